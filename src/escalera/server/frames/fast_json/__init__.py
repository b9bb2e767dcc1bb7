"""The frames' JSON written straight from an engine's state, by compiled functions.

`messages_out.public_hand` says the same with a `View`; the tests compare the bytes. What is hidden
(R23) stays hidden here by what the functions read: `public` of a state what `View` shows to a
spectator, `write_cards` one seat's hand, `actions` the codes that were listed for the seat that
acts.
"""

from escalera.server.frames.fast_json.parts import cards_part, legal_part, public_part

__all__ = ["cards_part", "legal_part", "public_part"]
