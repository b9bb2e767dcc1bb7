"""The parts of a frame, as bytes of JSON."""

from typing import Final

import numpy as np

from escalera.engine.legal.survey import BUFFER
from escalera.engine.match import doors
from escalera.engine.match.position import Position
from escalera.engine.state.dtypes import DECK, MELDS
from escalera.server.frames.fast_json.doors import write_actions, write_cards, write_public

_CARD: Final = len('"JK=9D",')
_HEADS: Final = 4096
"""More than the fields need besides cards and melds."""
_MELD: Final = 128
_PUBLIC: Final = 3 * DECK * _CARD + MELDS * _MELD + _HEADS
"""Room for every card in the pile, in a meld, and tabled in this turn."""
_HAND: Final = DECK * _CARD + 2
_ACTION: Final = len('"take with 8D JK=9D 8D to m9999",')
_WHOLE: Final = DECK * _CARD + MELDS * _ACTION + 2
"""Room for every meld when whole melds are taken back."""


def public_part(position: Position) -> bytes:
    """Return what all see of a hand, `protocol.PublicHand` from `phase` until `last`."""
    out = np.empty(_PUBLIC, dtype=np.uint8)
    return out[: write_public(position.states, 0, position.numbers, out)].tobytes()


def cards_part(position: Position, seat: int) -> bytes:
    """Return the cards of a seat (from 0) as a list: for that seat only."""
    out = np.empty(_HAND, dtype=np.uint8)
    return out[: write_cards(position.states, 0, seat, out)].tobytes()


def legal_part(position: Position) -> bytes:
    """Return `Position.legal_texts` as a list: for the acting seat only."""
    codes = np.empty(BUFFER, dtype=np.int64)
    count = doors.list_legal(position.states, 0, position.numbers, codes)
    out = np.empty(count * _ACTION + _WHOLE, dtype=np.uint8)
    return out[: write_actions(position.states, 0, codes, count, out)].tobytes()
