"""Means over deals, with their intervals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]

_WIDTH = 1.959964  # standard errors on each side of 95 % of a normal distribution


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval; a single deal gives no interval (None)."""

    mean: float
    low: float | None
    high: float | None


def clustered(by_deal: Sequence[float] | Numbers) -> Estimate:
    """Return the mean of deals, and its interval by the spread between deals.

    by_deal: each deal's mean over its seatings. The hands of one deal share their cards, so a deal,
    not a hand, is one observation. The interval is the normal one, for thirty deals or more.
    """
    values = np.asarray(by_deal, dtype=np.float64)
    mean = float(values.mean())
    if len(values) < 2:
        return Estimate(mean, None, None)
    error = _WIDTH * float(values.std(ddof=1)) / len(values) ** 0.5
    return Estimate(mean, mean - error, mean + error)


def middle(values: Sequence[int], share: float) -> int:
    """Return a quantile that is one of the values: at least that share of them is no higher."""
    ordered = sorted(values)
    return ordered[max(1, math.ceil(share * len(ordered))) - 1]
