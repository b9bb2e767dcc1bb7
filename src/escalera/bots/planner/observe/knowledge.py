"""What the planner knows at one decision, as a fixed-size record that compiled code reads.

`Seen` names the fields for the type checker; `SEEN` is the same as a NumPy dtype. Seats and teams
count from 0 here. It holds only what the seat may see (R23).
"""

from typing import Annotated, Any, Final

import numpy as np
import numpy.typing as npt

from escalera.cards.compiling.arrays import Array
from escalera.cards.compiling.records import record
from escalera.cards.kinds import JOKER_RANK, KINDS
from escalera.engine.state.dtypes import DECK, MELDS, SEATS

Records = npt.NDArray[Any]
RANKS: Final = JOKER_RANK + 1
"""The ranks, and one more for jokers."""


class SeenMeld:
    """One meld on the table (in no order); `which` is a set's rank or a sequence's suit."""

    team: int
    form: int
    which: int
    total: int
    wilds: int
    jokers: int
    low: int
    high: int
    name: int  # the meld's number


class Seen:
    """The table as the seat sees it at one decision."""

    seat: int
    team: int
    phase: int
    actor: int
    asked: int
    took: int
    pending: int
    barred: int
    no_discard: int
    face_down: int
    frozen: int
    points: int  # card points laid in this turn
    laid: int  # this turn's cards on the table
    took_back: int  # the seat took cards back in this turn
    stock: int
    pile_count: int
    meld_count: int
    own_held: int  # cards in hand, without red 3s
    hand: list[int]
    gone: list[int]  # by kind: on the table and in the pile
    held: list[int]
    feet: list[int]
    melded: list[int]
    minimums: list[int]
    pile: list[int]
    known: list[list[int]]  # by seat and kind: what it took from the pile and still holds
    thrown: list[list[int]]  # by seat and rank: what it discarded in this hand
    melds: list[SeenMeld]


SEEN_MELD: Final = record(
    "SEEN_MELD", __name__, [(name, "i4") for name in SeenMeld.__annotations__]
)
_SHAPES: Final[dict[str, Any]] = {
    "hand": ("i4", (KINDS,)),
    "gone": ("i4", (KINDS,)),
    "held": ("i4", (SEATS,)),
    "feet": ("i4", (SEATS,)),
    "melded": ("i4", (SEATS,)),
    "minimums": ("i4", (SEATS,)),
    "pile": ("i4", (DECK,)),
    "known": ("i4", (SEATS, KINDS)),
    "thrown": ("i4", (SEATS, RANKS)),
    "melds": (SEEN_MELD, (MELDS,)),
}
SEEN: Final = record(
    "SEEN", __name__, [(name, *_SHAPES.get(name, ("i4",))) for name in Seen.__annotations__]
)
SeenRecords = Annotated[npt.NDArray[Any], Array(SEEN)]


class Choice:
    """One legal action as numbers: kinds `NO_CARD` and meld 0 stand for none."""

    op: int
    a: int
    b: int
    c: int
    place: int
    meld: int
    other: int


CHOICE: Final = record("CHOICE", __name__, [(name, "i4") for name in Choice.__annotations__])
ChoiceRecords = Annotated[npt.NDArray[Any], Array(CHOICE)]


def new_seen(count: int = 2) -> Records:
    """Return an array of empty `SEEN` records; the planner works on the second as its scratch."""
    return np.zeros(count, dtype=SEEN)
