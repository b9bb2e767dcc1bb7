"""Weights as points for the optimiser: how far one unit moves each of them."""

import math
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from escalera.bots.planner.playout import duel
from escalera.bots.planner.value.weights import NAMES, Weights
from escalera.rules import RuleSet

Point = npt.NDArray[np.float64]

RATIO: Final = 0.3
"""One unit makes a weight above 0 about a third larger or smaller."""
STEPS: Final = {"taking": 10.0, "deny": 0.1, "patience": 50.0}
"""Weights that may have either sign, and how much a unit adds."""
SHARES: Final = {"served": 0.3}
"""Weights from 0 to 1, begun at 0, and how much a unit adds."""
_FAR: Final = 2.5
"""How many units to move a weight to see whether it matters."""


@dataclass(frozen=True)
class Space:
    """The weights to tune, around those at the start; the point 0 is the start."""

    start: Weights
    names: tuple[str, ...]

    def weights(self, point: Point) -> Weights:
        """Return the weights at a point, to four places."""
        moved = {
            name: round(_moved(name, getattr(self.start, name), float(units)), 4)
            for name, units in zip(self.names, point, strict=True)
        }
        return replace(self.start, **moved)


def _moved(name: str, value: float, units: float) -> float:
    if name in STEPS:
        return value + STEPS[name] * units
    if name in SHARES:
        return min(1.0, max(0.0, value + SHARES[name] * units))
    return value * math.exp(RATIO * units)


def space_of(rules: RuleSet, start: Weights, seed: int | str, deals: int) -> Space:
    """Return the space of the weights that matter in a game.

    It leaves a weight alone if the deals end in the same points with much more and much less of it.
    """
    even = duel(rules, start, start, seed, deals)
    names = []
    for name in NAMES:
        moved = [Space(start, (name,)).weights(np.array([units])) for units in (_FAR, -_FAR)]
        if any((duel(rules, one, one, seed, deals) != even).any() for one in moved):
            names.append(name)
    return Space(start, tuple(names))
