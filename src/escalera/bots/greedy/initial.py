"""The initial meld: melds that reach the minimum, or nothing (R5)."""

from collections.abc import Callable
from typing import Final

from escalera.bots.greedy.plan import Plan, Rating, climb
from escalera.bots.greedy.working_table import SEQUENCE, SET, Move, Table
from escalera.bots.greedy.worth import Judge
from escalera.engine.state.enums import Form

_NATURALS_FIRST: Final = 1000.0
_FORM_FIRST: Final = 500.0
_WILD_COST: Final = 60.0


def initial_plan(table: Table, judge: Judge, short: int, keep: int) -> Plan | None:
    """Return moves that lay at least `short` points and keep `keep` cards, None if none are found.

    Plans without wilds come first.
    """
    points = table.points()
    if points < short:
        return None
    for wilds in (False, True):
        for form in (None, SET, SEQUENCE):
            plan = climb(
                table, keep, _rating(judge, wilds, form), lambda t: points - t.points() >= short
            )
            if points - plan.table.points() >= short:
                return plan
    return None


def _rating(judge: Judge, wilds: bool, form: Form | None) -> Rating:
    """Rate natural moves first, those of `form` ahead of the others, then moves with wilds."""
    points = judge.summary.points

    def rating(table: Table) -> Callable[[Move], float]:
        needs = judge.needs(table)
        held = judge.held(table, needs)

        def rate(move: Move) -> float:
            laid = sum(points[card.kind] for card in move.cards)
            if move.wilds:
                return laid + 200 - _WILD_COST * move.wilds if wilds else 0.0
            first = _FORM_FIRST if move.after.form == form else 0.0
            return _NATURALS_FIRST + first + laid + judge.gain(table, move, needs, held)

        return rate

    return rating
