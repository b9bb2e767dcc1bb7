"""A small network in NumPy that scores each legal action of a hand, and Adam's steps."""

from pathlib import Path
from typing import Any

import numpy as np

from escalera.envs.layout import FEATURES
from examples.inputs import ACTION_NUMBERS, STATE_NUMBERS, actions

Array = np.ndarray[Any, Any]


class Network:
    """A score for each legal action: two hidden layers over its state and itself.

    weights: those of another network, which it begins with. ``prior``: whether it looks at the
    planner's choice, too.
    """

    def __init__(self, weights: list[Array]) -> None:
        self.weights = weights
        self.prior = len(weights[1]) > ACTION_NUMBERS
        self.means = [np.zeros_like(one) for one in weights]
        self.squares = [np.zeros_like(one) for one in weights]
        self.steps = 0

    def forward(self, seen: Array, of: Array, features: Array) -> Array:
        """Return the scores of actions; seen, of and features as `inputs.actions` has them."""
        into, by, first, inner, second, last, base = self.weights
        self.x, self.of = seen.astype(np.float32), of
        self.a = actions(seen, of, features)
        self.one = np.maximum((self.x @ into)[of] + self.a @ by + first, 0)
        self.two = np.maximum(self.one @ inner + second, 0)
        scores: Array = (self.two @ last)[:, 0] + base
        return scores

    def guesses(self, seen: Array) -> Array:
        """Return a score for each state alone: that of no action."""
        none = np.zeros((len(seen), FEATURES), dtype=np.int16)
        return self.forward(seen, np.arange(len(seen)), none)

    def learn(self, slope: Array, rate: float) -> None:
        """Make a step of Adam's down this slope of the scores that `forward` has just given."""
        self._step(self.slopes(slope.astype(np.float32)), rate)

    def slopes(self, slope: Array) -> list[Array]:
        """Return the slope of each weight, from that of the scores that `forward` gave."""
        _, _, _, inner, _, last, _ = self.weights
        slope = slope[:, None]
        below = slope @ last.T * (self.two > 0)
        lowest = below @ inner.T * (self.one > 0)
        summed = np.zeros((len(self.x), lowest.shape[1]), dtype=slope.dtype)
        at = np.flatnonzero(np.diff(self.of, prepend=-1))
        summed[self.of[at]] = np.add.reduceat(lowest, at)
        slopes = [self.x.T @ summed, self.a.T @ lowest, lowest.sum(axis=0), self.one.T @ below]
        return [*slopes, below.sum(axis=0), self.two.T @ slope, slope.sum(axis=0)]

    def _step(self, slopes: list[Array], rate: float) -> None:
        self.steps += 1
        grown = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for at, slope in enumerate(slopes):
            self.means[at] += 0.1 * (slope - self.means[at])
            self.squares[at] += 0.001 * (slope * slope - self.squares[at])
            self.weights[at] -= rate * grown * self.means[at] / (np.sqrt(self.squares[at]) + 1e-8)

    def save(self, path: Path) -> None:
        """Write the weights."""
        np.savez(path, *self.weights)


def new_network(hidden: int, random: np.random.Generator) -> Network:
    """Return a network that knows nothing, with two layers of so many units."""
    shapes = [
        (STATE_NUMBERS, hidden),
        (ACTION_NUMBERS, hidden),
        (hidden,),
        (hidden, hidden),
        (hidden,),
    ]
    drawn = [
        random.normal(0, shape[0] ** -0.5, shape) if len(shape) > 1 else np.zeros(shape)
        for shape in [*shapes, (hidden, 1), (1,)]
    ]
    return Network([one.astype(np.float32) for one in drawn])


def with_prior(network: Network, trust: float) -> Network:
    """Return a network that scores the planner's choice so much higher, and all else as this one.

    One more unit in each layer carries it through. ValueError: the network has that already.
    """
    if network.prior:
        raise ValueError("This network looks at the planner's choice already.")
    into, by, first, inner, second, last, base = network.weights
    by, inner = np.pad(by, (0, 1)), np.pad(inner, (0, 1))
    by[-1, -1] = inner[-1, -1] = 1
    last = np.append(last, [[np.float32(trust)]], axis=0)
    wider = [np.pad(one, (0, 1)) for one in (first, second)]
    return Network([np.pad(into, ((0, 0), (0, 1))), by, wider[0], inner, wider[1], last, base])


def saved_network(path: Path) -> Network:
    """Return a network that was saved."""
    with np.load(path) as kept:
        return Network([kept[name] for name in kept.files])
