"""The mistakes of the levels: which legal actions a player sees, and what they think of dangers."""

from typing import Any

from escalera.bots.planner.kernel import door, kernel
from escalera.bots.planner.observe.knowledge import ChoiceRecords
from escalera.bots.planner.value.weights import WeightRecords
from escalera.cards.compiling.arrays import Integers
from escalera.engine.state.enums import Op, Phase

HOARDED = 250.0
"""What somebody who hoards wild cards thinks that each one is worth on top."""


@door
def notice_choices(
    legal: ChoiceRecords,
    marks: Integers,
    n: int,
    phase: int,
    begun: bool,
    overlooks: bool,
    forgets: bool,
) -> int:
    """Move the actions that a player notices, and their marks, to the front (`notice`)."""
    return notice(legal, marks, n, phase, begun, overlooks, forgets)


@kernel
def notice(
    legal: Any, marks: Any, n: int, phase: int, begun: bool, overlooks: bool, forgets: bool
) -> int:
    """Move the actions that a player notices, and their marks, to the front; return how many.

    begun: an initial meld or a take of the pile is not finished. overlooks: does not see that two
    cards in hand take the pile; forgets: to table anything, where nothing is begun. All n, if they
    would neither draw nor discard.
    """
    pairs = overlooks and phase == Phase.DRAW
    tabling = forgets and phase == Phase.PLAY and not begun and not pairs
    if not _may_end(legal, n) or not (pairs or tabling):
        return n
    seen = 0
    for k in range(n):
        if not _unnoticed(int(legal[k].op), pairs, tabling):
            legal[seen] = legal[k]
            marks[seen] = marks[k]
            seen += 1
    return seen


@kernel
def _may_end(legal: Any, n: int) -> bool:
    """Say whether a draw or a discard is among the actions: nobody fails to see those."""
    ends = 0
    for k in range(n):
        ends += int(legal[k].op == Op.DRAW or legal[k].op == Op.DISCARD)
    return ends > 0


@kernel
def _unnoticed(op: int, pairs: bool, tabling: bool) -> bool:
    """Say whether an action goes unnoticed; everybody sees a take of the upcard alone."""
    if pairs:
        return op == Op.TAKE_WITH
    return tabling and (op == Op.MELD or op == Op.ADD or op == Op.ASK)


@door
def set_mood(weights: WeightRecords, careless: bool, hoards: bool) -> None:
    """Change a record of weights to a turn's mood: careless of dangers, hoarding wild cards."""
    w = weights[0]
    if careless:
        w.pile_card = w.pile_points = w.feed = w.block = 0.0
    if hoards:
        w.wild_more = w.wild_first + HOARDED
        w.wild_first = w.wild_more
