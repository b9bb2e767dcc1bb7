"""An arrangement as a record: what a search for the best way to lay a hand out writes."""

from typing import Annotated, Any, Final

import numpy as np
import numpy.typing as npt

from escalera.bots.planner.arrange.search_memo import KEPT, STEPS, Kept
from escalera.bots.planner.arrange.sequence_combinations import PIECES_LAID
from escalera.bots.planner.kernel import kernel
from escalera.bots.planner.observe.knowledge import Records
from escalera.cards.compiling.arrays import Array
from escalera.cards.compiling.records import record
from escalera.cards.kinds import JOKER, TWOS

MOST_WORK: Final = 1_000_000
"""The steps after which a search takes the best it has: far more than almost any hand needs."""


class Arrangement:
    """What to lay: sequence pieces; by step, the naturals and wilds of a set or wild meld."""

    value: float
    cards: int
    points: int
    wilds: int
    runs: int
    pieces: list[int]
    naturals: list[int]
    more: list[int]
    target: list[int]
    work: int  # steps of all searches that used this record
    most_work: int  # steps after which one search stops
    kept: Kept


ARRANGEMENT: Final = record(
    "ARRANGEMENT",
    __name__,
    [
        ("value", "f8"),
        ("cards", "i4"),
        ("points", "i4"),
        ("wilds", "i4"),
        ("runs", "i4"),
        ("pieces", "i4", (PIECES_LAID,)),
        ("naturals", "i4", (STEPS,)),
        ("more", "i4", (STEPS,)),
        ("target", "i4", (STEPS,)),
        ("work", "i8"),
        ("most_work", "i8"),
        ("kept", KEPT),
    ],
)
ArrangementRecords = Annotated[npt.NDArray[Any], Array(ARRANGEMENT)]


def new_arrangements(count: int = 1) -> Records:
    """Return an array of empty `ARRANGEMENT` records."""
    made = np.zeros(count, dtype=ARRANGEMENT)
    made["most_work"] = MOST_WORK
    return made


@kernel
def wild_kind(hand: Any, at: int) -> int:
    """Return the kind of a hand's at-th wild in laying order: jokers, then twos."""
    if at < hand[JOKER]:
        return JOKER
    at -= int(hand[JOKER])
    for kind in range(TWOS):
        if at < hand[kind]:
            return kind
        at -= int(hand[kind])
    return -1


@kernel
def wilds_held(hand: Any) -> int:
    """Count the wilds of a hand."""
    held = int(hand[JOKER])
    for kind in range(TWOS):
        held += int(hand[kind])
    return held
