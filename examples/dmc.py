"""Deep Monte Carlo: a network learns what each legal action comes to at the hand's end.

    python -m examples.dmc black-samba --players 2 -o DIR [--hands 20000] [--seed 1]

One network plays all seats of a batch and mostly chooses what it holds best, at times anything
else; it learns how far the team was ahead in the end. It comes from DouZero (Zha and others, 2021),
with two changes, as our hands are long: another network guesses that from the state alone, and the
first one learns what an action adds to the guess; and the guesses on the way count a little, too
(`TRUST`; 1 would be Monte Carlo alone). DIR has the bots that it was, for
`escalera arena DIR/10.py greedy --game black-samba --players 2`.
"""

from pathlib import Path
from typing import Any

import numpy as np

from escalera.envs.layout import FEATURES
from escalera.rules import RuleSet
from examples.curve import Curve, arguments
from examples.inputs import STATE_NUMBERS, table
from examples.network import new_network, saved_network
from examples.tables import Tables, brought, left_out

Array = np.ndarray[Any, Any]
ROWS, HIDDEN, CHANCE, SCALE, RATE = 256, 128, 0.02, 500, 1e-3
KEPT, BATCH, TRUST = 200_000, 1024, 0.95
"""TRUST: how far what came of a decision counts, rather than the guess at the seat's next one."""


class Memory:
    """The last decisions of ended hands: state, action, and the points that came of it.

    features: how many numbers describe an action.
    """

    def __init__(self, features: int = FEATURES) -> None:
        self.seen = np.zeros((KEPT, STATE_NUMBERS), dtype=np.float16)
        self.done = np.zeros((KEPT, features), dtype=np.int16)
        self.points, self.gain = np.zeros((2, KEPT), dtype=np.float32)
        self.total = 0

    def add(self, *decisions: list[Any]) -> None:
        """Keep some decisions in place of the oldest: states, actions, points and gains."""
        at = np.arange(self.total, self.total + len(decisions[0])) % KEPT
        self.seen[at], self.done[at], self.points[at], self.gain[at] = decisions
        self.total += len(at)

    def some(self, random: np.random.Generator) -> tuple[Array, Array, Array, Array]:
        """Return some of them."""
        rows = random.integers(min(self.total, KEPT), size=BATCH)
        return self.seen[rows], self.done[rows], self.points[rows], self.gain[rows]


class SelfPlay:
    """Plays a batch of hands with one network at all seats, and remembers what came of it.

    ``base`` guesses the points from a state alone, ``network`` what an action adds to that.
    """

    def __init__(self, rules: RuleSet, seed: int, weights: Path | None = None) -> None:
        self.random = np.random.default_rng(seed)
        self.base = new_network(HIDDEN, self.random)
        self.network = saved_network(weights) if weights else new_network(HIDDEN, self.random)
        self.tables = Tables(rules, ROWS, seed, prior=self.network.prior)
        self.memory = Memory(self.tables.features.shape[1])
        self.open: list[list[tuple[Any, ...]]] = [[] for _ in range(ROWS)]

    def step(self) -> None:
        """Play an action in every hand."""
        tables, random = self.tables, self.random
        rows, hands = tables.rows, tables.hands
        scores = self.network.forward(tables.seen, tables.of, tables.features)
        best = table(left_out(scores, tables.barred, random), tables.of).argmax(axis=1)
        lot = (random.random(len(rows)) * hands.count[rows]).astype(int)
        choice = np.where(random.random(len(rows)) < CHANCE, lot, best)
        who = hands.seat[rows].tolist(), hands.team[rows].tolist()
        did = tables.features[np.searchsorted(tables.of, np.arange(len(rows))) + choice]
        worth = self.base.guesses(tables.seen).tolist()
        for row, *decision in zip(rows.tolist(), *who, tables.seen, did, worth, strict=True):
            self.open[row].append(tuple(decision))
        for row in tables.step(choice):
            if self.open[row]:
                self._keep(row)

    def _keep(self, row: int) -> None:
        """Remember a hand that ended: what each decision brought beyond the guess."""
        seats, teams, seen, done, worth = map(list, zip(*self.open[row], strict=True))
        gains = brought(seats, teams, worth, self.tables.ahead(row) / SCALE, TRUST)[::-1]
        points = [held + gain for held, gain in zip(worth, gains, strict=True)]
        self.memory.add(seen, done, points, gains)
        self.open[row] = []

    def learn(self, rate: float) -> None:
        """Make a step towards what came of some decisions."""
        seen, done, points, gain = self.memory.some(self.random)
        error = self.base.guesses(seen) - points
        self.base.learn(2 * error / BATCH, rate)
        error = self.network.forward(seen, np.arange(BATCH), done) - gain
        self.network.learn(2 * error / BATCH, rate)


def main() -> None:
    """Learn, and print a line now and then."""
    given = arguments(str(__doc__).splitlines()[0], RATE).parse_args()
    curve = Curve(given)
    play = SelfPlay(curve.rules, given.seed, given.weights)
    while curve.going:
        play.step()
        if play.memory.total >= BATCH:
            play.learn(curve.rate)
        curve.after(play.tables.ended, play.network)


if __name__ == "__main__":
    main()
