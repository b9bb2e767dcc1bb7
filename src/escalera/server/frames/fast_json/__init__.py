"""The frames' JSON written straight from an engine's state, by compiled functions.

`messages_out.public_hand` says the same with a `View`; the tests compare the bytes. Hidden cards
(R23) stay hidden because no function reads more than it may: `public` reads what `View` shows a
spectator, `write_cards` one seat's hand, and `actions` the codes listed for the seat that acts.
"""

from escalera.server.frames.fast_json.parts import cards_part, legal_part, public_part

__all__ = ["cards_part", "legal_part", "public_part"]
