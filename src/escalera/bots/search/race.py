"""Comparing plans on the same deals: which fall behind, and which is surely ahead.

Plan 0 is the one to beat; ``points`` holds what each plan made on each deal, ``running`` is 1 for
the plans still played out: plan 0 always is. ``limits`` are the standard errors by which a plan
must lead plan 0 to be played, and those behind it at which it is dropped.
"""

import math
from typing import Any, Final

from escalera.bots.search.kernel import door, kernel
from escalera.cards.compiling.arrays import Integers, RealRows, Reals

SURE: Final = 0
BEHIND: Final = 1
_TWO: Final = 2
"""The deals from which on there is a standard error."""


@door
def drop_behind(points: RealRows, running: Integers, count: int, deals: int, limits: Reals) -> int:
    """Drop the plans that are behind after so many deals; return how many run besides plan 0."""
    left = 0
    for plan in range(1, count):
        if running[plan] == 1:
            running[plan] = int(_may_win(points, plan, deals, limits[BEHIND]))
            left += running[plan]
    return left


@door
def find_winner(points: RealRows, running: Integers, count: int, deals: int, limits: Reals) -> int:
    """Return the plan furthest ahead of those that surely lead, or 0."""
    best, found = 0.0, 0
    for plan in range(1, count):
        if running[plan] == 1 and deals > 0:
            mean = _lead(points, plan, deals)
            if mean > best and mean > _error(points, plan, deals, mean, limits[SURE]):
                best, found = mean, plan
    return found


@kernel
def _may_win(points: Any, plan: int, deals: int, behind: float) -> bool:
    if deals < _TWO:
        return deals > 0
    mean = _lead(points, plan, deals)
    error = _error(points, plan, deals, mean, 1.0)
    return error > 0 and mean + behind * error > 0


@kernel
def _lead(points: Any, plan: int, deals: int) -> float:
    """Return how many points a plan is ahead of plan 0 on average."""
    total = 0.0
    for deal in range(deals):
        total += points[plan][deal] - points[0][deal]
    return total / deals


@kernel
def _error(points: Any, plan: int, deals: int, mean: float, times: float) -> float:
    """Return so many times the standard error of a lead: endless after a single deal."""
    if times <= 0:
        return 0.0
    if deals < _TWO:
        return math.inf
    total = 0.0
    for deal in range(deals):
        off = points[plan][deal] - points[0][deal] - mean
        total += off * off
    return times * math.sqrt(total / (deals - 1) / deals)
