"""Comparing plans on the same deals: which fall behind, and which is surely ahead."""

import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np


@dataclass
class Race:
    """Plans by number, 0 the one to beat, and the points that each made on every deal.

    ``running`` are the plans still played out; 0 always is.
    """

    running: list[int]
    points: dict[int, list[float]] = field(default_factory=dict)

    def note(self, results: Any) -> None:
        """Note a batch: an array of shape (running plans, deals)."""
        for plan, row in zip(self.running, results, strict=True):
            self.points.setdefault(plan, []).extend(row.tolist())

    def lead(self, plan: int) -> tuple[float, float]:
        """Return how many points a plan is ahead of plan 0 on average, and the standard error."""
        ahead = np.array(self.points[plan]) - np.array(self.points[0])
        if len(ahead) < 2:
            return float(ahead.mean()), math.inf
        return float(ahead.mean()), float(ahead.std(ddof=1) / math.sqrt(len(ahead)))

    def drop(self, behind: float) -> bool:
        """Drop plans this many standard errors behind; say whether only plan 0 is left."""
        kept = [plan for plan in self.running if plan == 0 or self._may_win(plan, behind)]
        self.running = kept
        return kept == [0]

    def _may_win(self, plan: int, behind: float) -> bool:
        if plan not in self.points:
            return False
        mean, error = self.lead(plan)
        return error > 0 and mean + behind * error > 0

    def winner(self, sure: float) -> int:
        """Return the plan furthest ahead of those that lead by this many standard errors, or 0."""
        best, found = 0.0, 0
        for plan in self.running[1:]:
            mean, error = self.lead(plan)
            if mean > max(best, sure * error):
                best, found = mean, plan
        return found
