"""What a search for an arrangement keeps from one combination of sequences to the next."""

from typing import Final

from escalera.bots.planner.kernel import kernel
from escalera.bots.planner.observe.knowledge import Seen
from escalera.cards.compiling.records import record
from escalera.cards.kinds import ACE, FOUR
from escalera.engine.state.dtypes import Rules
from escalera.engine.state.enums import Form
from escalera.rules.parameters import BY_NAME

STEPS: Final = ACE + 2
"""One more than the last step: ranks 2 to 12, then 13 for the wild meld."""
WILD_STEP: Final = ACE + 1
SLOTS: Final = 16
"""How many different remainders of a rank are kept with their best choices."""
ALL: Final = (1 << STEPS) - 1
"""All steps as bits."""
MORE: Final = BY_NAME["complete_cards"].high + 1
"""One more than the most wilds that a step lays."""
WILDS, CARDS, POINTS, UNIT = range(4)
"""Where a search counts wilds, cards and card points, and in which unit these (`size`, `start`)."""
LEAST, MOST, SHORT, STATE, WORK = range(5)
"""What `bound` holds: the least and most cards, the least points, the last state, the steps."""
GAIN, LAID, VALUE = range(3)
"""What `sums` holds: what the pieces laid gain, their naturals' points, and the whole's worth."""


class Kept:
    """By step and slot: what is left of the rank, how many options there are, and the best ones.

    They are valid while the hand, the melds and the prices stay the same.
    """

    left: list[list[int]]  # the rank's cards by suit in one number, -1: nothing is kept
    options: list[list[int]]
    best: list[list[list[int]]]  # by wilds laid: the option that gains most, -1: none
    gains: list[list[list[float]]]
    side: list[list[float]]  # what its cards add to their suits
    at: list[int]  # by step: the slot of what is left now
    stale: int  # as bits: the ranks whose remaining cards have changed
    open: list[int]  # by rank: the index of the fullest open set, -1: none
    complete: list[int]  # the same for a complete one
    wild: int  # the index of the fullest open wild meld, -1: none


KEPT: Final = record(
    "KEPT",
    __name__,
    [
        ("left", "i8", (STEPS, SLOTS)),
        ("options", "i8", (STEPS, SLOTS)),
        ("best", "i8", (STEPS, SLOTS, MORE)),
        ("gains", "f8", (STEPS, SLOTS, MORE)),
        ("side", "f8", (STEPS, SLOTS)),
        ("at", "i8", (STEPS,)),
        ("stale", "i8"),
        ("open", "i8", (STEPS,)),
        ("complete", "i8", (STEPS,)),
        ("wild", "i8"),
    ],
)


@kernel
def begin(v: Seen, r: Rules, kept: Kept) -> None:
    """Forget every choice and note where the team's melds are."""
    for step in range(STEPS):
        for slot in range(SLOTS):
            kept.left[step][slot] = -1
    for rank in range(FOUR, ACE + 1):
        kept.open[rank] = open_meld(v, r, Form.SET, rank)
        kept.complete[rank] = complete_set(v, r, rank)
    kept.wild = open_meld(v, r, Form.WILD, 0)


@kernel
def open_meld(v: Seen, r: Rules, form: int, which: int) -> int:
    """Return the index of the team's fullest open meld of a form, -1 if there is none."""
    return open_meld_of(v, r, int(v.team), form, which)


@kernel
def open_meld_of(v: Seen, r: Rules, team: int, form: int, which: int) -> int:
    """Return the index of a team's fullest open meld of a form, -1 if there is none."""
    best, most = -1, 0
    for i in range(v.meld_count):
        m = v.melds[i]
        same = m.team == team and m.form == form and m.which == which
        if same and most < m.total < r.complete_cards:
            best, most = i, int(m.total)
    return best


@kernel
def complete_set(v: Seen, r: Rules, rank: int) -> int:
    """Return the index of the team's complete set of a rank, -1 if there is none."""
    for i in range(v.meld_count):
        m = v.melds[i]
        same = m.team == v.team and m.form == Form.SET and m.which == rank
        if same and m.total >= r.complete_cards:
            return i
    return -1
