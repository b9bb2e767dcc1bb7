"""Proximal policy optimization on a batch: a network says how likely each legal action should be.

    python -m examples.ppo black-samba --players 2 -o DIR [--hands 12000] [--seed 1]

One network plays all seats by lot, another guesses how many points a team will end ahead by, and
what an action brought beyond that guess makes it likelier (Schulman and others, 2017). DIR has the
bots that it was, for `escalera arena DIR/10.py greedy --game black-samba --players 2`. `--weights`
begins with a network that was saved, such as a clone; with `--prior 2.5` it is told of each action
whether the planner would play it, too, and trusts that by so much at first.
"""

from argparse import Namespace
from typing import Any, NamedTuple

import numpy as np

from escalera.rules import RuleSet
from examples.curve import Curve, arguments
from examples.inputs import table
from examples.network import Network, new_network, saved_network, with_prior
from examples.tables import Tables, brought, left_out

Array = np.ndarray[Any, Any]
ROWS, HIDDEN, SCALE = 256, 128, 500
ROUND, BATCH, TIMES, RATE, VALUE_RATE = 16_384, 512, 3, 5e-4, 1e-3
CLIP, TRUST, VARIETY, WARM = 0.2, 0.95, 0.01, 4
"""How far a likelihood may move in a round; how far what came of a decision counts, rather than the
next guess; what variety is worth; in how many rounds a saved network waits for the guesses."""


class Decision(NamedTuple):
    """A choice: what was seen, the legal list, what was played, how likely; the value guessed."""

    seat: int
    team: int
    seen: Array
    features: Array
    barred: Array
    place: int
    likely: float
    value: float


class Judged(NamedTuple):
    """Decisions of ended hands in arrays, their lists one after the other, and what they brought.

    gain: beyond the guess; result: the points that the guess should have said.
    """

    decisions: list[Decision]
    gain: Array
    result: Array


class Player:
    """Plays a batch of hands at all seats, and learns round by round."""

    def __init__(
        self, rules: RuleSet, seed: int, begun: Network | None = None, variety: float = VARIETY
    ) -> None:
        self.random = np.random.default_rng(seed)
        self.policy = begun or new_network(HIDDEN, self.random)
        self.value = new_network(HIDDEN, self.random)
        self.tables = Tables(rules, ROWS, seed, prior=self.policy.prior)
        self.open: list[list[Decision]] = [[] for _ in range(ROWS)]
        self.waiting, self.variety = WARM if begun else 0, variety

    def likelihoods(self, seen: Array, of: Array, features: Array, barred: Array) -> Array:
        """Return the logarithm of each action's likelihood, a row for each legal list."""
        scores = left_out(self.policy.forward(seen, of, features), barred, self.random)
        rows = table(scores, of)
        rows -= rows.max(axis=1, keepdims=True)
        shown: Array = rows - np.log(np.exp(rows).sum(axis=1, keepdims=True))
        return shown

    def play_round(self) -> Judged:
        """Play until enough hands have ended, and judge what was decided in them."""
        judged: list[tuple[Decision, float, float]] = []
        while len(judged) < ROUND:
            for row in self._step():
                judged += self._judged(row)
        decisions, gain, result = zip(*judged, strict=True)
        gains = np.array(gain, dtype=np.float32)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        return Judged(list(decisions), gains, np.array(result, dtype=np.float32))

    def _step(self) -> Array:
        tables, now = self.tables, np.arange(len(self.tables.rows))
        likely = self.likelihoods(tables.seen, tables.of, tables.features, tables.barred)
        choice = (likely + self.random.gumbel(size=likely.shape)).argmax(axis=1)
        said, values = likely[now, choice], self.value.guesses(tables.seen)
        ends = np.cumsum(np.bincount(tables.of))[:-1]
        lists, bars = np.split(tables.features, ends), np.split(tables.barred, ends)
        hands, rows = tables.hands, tables.rows
        told = hands.seat[rows].tolist(), hands.team[rows].tolist(), tables.seen, lists, bars
        for row, *decision in zip(rows, *told, choice, said, values, strict=True):
            self.open[row].append(Decision(*decision))
        return tables.step(choice)

    def _judged(self, row: int) -> list[tuple[Decision, float, float]]:
        """Return the decisions of a hand that ended, with what each seat's brought."""
        decisions, self.open[row] = self.open[row], []
        seats, teams = [one.seat for one in decisions], [one.team for one in decisions]
        values, ahead = [one.value for one in decisions], self.tables.ahead(row) / SCALE
        gains = brought(seats, teams, values, ahead, TRUST)
        return [
            (one, gain, one.value + gain)
            for one, gain in zip(reversed(decisions), gains, strict=True)
        ]

    def learn(self, judged: Judged, rate: float) -> None:
        """Learn from a round, several times over."""
        for _ in range(TIMES):
            order = self.random.permutation(len(judged.decisions))
            for part in np.array_split(order, -(-len(order) // BATCH)):
                some = [judged.decisions[at] for at in part]
                seen = np.stack([one.seen for one in some])
                if not self.waiting:
                    self._learn_policy(some, seen, judged.gain[part], rate)
                error = self.value.guesses(seen) - judged.result[part]
                self.value.learn(2 * error / len(part), VALUE_RATE)
        self.waiting = max(0, self.waiting - 1)

    def _learn_policy(self, some: list[Decision], seen: Array, gain: Array, rate: float) -> None:
        of = np.repeat(np.arange(len(some)), [len(one.features) for one in some])
        features = np.concatenate([one.features for one in some])
        barred = np.concatenate([one.barred for one in some])
        likely = self.likelihoods(seen, of, features, barred)
        now, place = np.arange(len(some)), np.array([one.place for one in some])
        ratio = np.exp(likely[now, place] - np.array([one.likely for one in some]))
        moved = np.where(gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = np.where(moved, 0, ratio * gain)
        chance = np.exp(likely)
        logs = np.where(chance > 0, likely, 0)
        variety = -(chance * logs).sum(axis=1, keepdims=True)
        slope = push[:, None] * chance + self.variety * chance * (logs + variety)
        slope[now, place] -= push
        self.policy.learn(np.where(barred, 0, slope[np.isfinite(likely)]) / len(some), rate)


def begun(given: Namespace) -> Network | None:
    """Return the network to begin with; None for one that knows nothing and is told nothing."""
    saved = saved_network(given.weights) if given.weights else None
    if not given.prior:
        return saved
    first = saved or new_network(HIDDEN, np.random.default_rng(given.seed))
    return with_prior(first, given.prior)


def main() -> None:
    """Learn, and print a line now and then."""
    parser = arguments(str(__doc__).splitlines()[0], RATE)
    parser.add_argument("--variety", type=float, default=VARIETY, help="what variety is worth")
    parser.add_argument(
        "--prior", type=float, help="how far to trust the planner's choice at first"
    )
    curve = Curve(given := parser.parse_args())
    player = Player(curve.rules, given.seed, begun(given), given.variety)
    while curve.going:
        player.learn(player.play_round(), curve.rate)
        curve.after(player.tables.ended, player.policy)


if __name__ == "__main__":
    main()
