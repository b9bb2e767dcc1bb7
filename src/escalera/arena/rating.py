"""Elo ratings by the model of Bradley and Terry, with a bootstrap over deals.

The model: a side of strength s beats one of strength t with the chance s / (s + t). The method that
fits the strengths is Hunter's, "MM algorithms for generalized Bradley-Terry models", 2004.
"""

import numpy as np
import numpy.typing as npt

from escalera.arena.statistics import Estimate
from escalera.cards.rng import seed_words

Numbers = npt.NDArray[np.float64]

_PRIOR = 0.5
_STEPS = 20_000
_CLOSE = 1e-9


def elo(wins: Numbers) -> Numbers:
    """Return ratings with mean 0 on the scale where 400 points are odds of ten to one.

    wins: (..., side, side), the hands that the first side has won against the second, a half for
    a tie. Sides that met get one more tied hand, so that no rating is infinite.
    """
    met = wins + np.swapaxes(wins, -1, -2) > 0
    smooth = wins + _PRIOR * met
    ratings = 400 * np.log10(_strengths(smooth))
    return np.asarray(ratings - ratings.mean(axis=-1, keepdims=True))


def _strengths(wins: Numbers) -> Numbers:
    """Return strengths whose geometric mean is 1."""
    won: Numbers = wins.sum(axis=-1)
    games = wins + np.swapaxes(wins, -1, -2)
    strengths: Numbers = np.ones_like(won)
    for _ in range(_STEPS):
        sums = strengths[..., :, None] + strengths[..., None, :]
        better: Numbers = won / (games / sums).sum(axis=-1)
        better /= np.exp(np.log(better).mean(axis=-1, keepdims=True))
        change = np.abs(np.log(better / strengths)).max()
        strengths = better
        if change < _CLOSE:
            break
    return strengths


def ratings(by_deal: Numbers, seed: int | str, times: int = 1000) -> list[Estimate]:
    """Return each side's rating, with the middle 95 % of its ratings on deals drawn anew.

    by_deal: (deal, side, side), the hands won as in `elo`. A single deal gives no interval.
    """
    found = [float(rating) for rating in elo(by_deal.sum(axis=0))]
    deals = len(by_deal)
    if deals < 2:
        return [Estimate(rating, None, None) for rating in found]
    generator = np.random.default_rng([int(word) for word in seed_words(f"{seed}/bootstrap")])
    drawn = elo(np.stack([_drawn(by_deal, generator) for _ in range(times)]))
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    return [
        Estimate(rating, float(low[side]), float(high[side])) for side, rating in enumerate(found)
    ]


def _drawn(by_deal: Numbers, generator: np.random.Generator) -> Numbers:
    """Return the wins of the same number of deals, drawn with replacement."""
    deals = len(by_deal)
    counts = np.bincount(generator.integers(deals, size=deals), minlength=deals)
    return np.asarray(np.tensordot(counts.astype(np.float64), by_deal, axes=1))
