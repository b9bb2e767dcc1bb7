"""The record of a layout: what the search for the best way to lay a hand out writes down."""

from typing import Annotated, Any, Final

import numpy as np
import numpy.typing as npt

from escalera.bots.planner.arrange.search_memo import KEPT, STEPS
from escalera.bots.planner.arrange.sequence_combinations import (
    PIECES_LAID,
)
from escalera.bots.planner.observe.knowledge import Records
from escalera.cards.compiling.arrays import Array

MOST_WORK: Final = 1_000_000
"""The steps after which a search takes the best it has: far more than almost any hand needs."""


LAYOUT: Final = np.dtype(
    (
        np.record,
        np.dtype(
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
                ("work", "i8"),  # steps of all searches that used this record
                ("most_work", "i8"),  # steps after which one search stops
                ("kept", KEPT),
            ]
        ),
    )
)
"""What to lay: sequence pieces; by step, the naturals and wilds of a set or wild meld."""


LayoutRecords = Annotated[npt.NDArray[Any], Array(LAYOUT)]


def new_layouts(count: int = 1) -> Records:
    """Return an array of empty `LAYOUT` records."""
    made = np.zeros(count, dtype=LAYOUT)
    made["most_work"] = MOST_WORK
    return made
