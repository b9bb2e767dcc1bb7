"""Clones the planner from a dataset with NumPy only: a small network that scores each legal action.

    escalera dataset samba --hands 1000 --seed 1 -o DIR
    python examples/cloning.py DIR [--epochs 10] [--seed 1]

It learns from nine tenths of the matches and prints how often it would play what the planner
played in the others, beside two that learn nothing: the first legal action, and the bot `greedy`,
who is asked at the same tables, dealt again: so the dataset is of a game without `--set`.
"""

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow.dataset as parquet

from escalera import Game
from escalera.bots import make_bot
from escalera.cards.kinds import KINDS
from escalera.envs import SLICES
from escalera.envs.layout import MELD_NUMBERS, Feature, MeldNumber
from escalera.rules import load

Array = np.ndarray[Any, Any]
HIDDEN, BATCH, RATE, HELD = 96, 256, 2e-3, 10
SEEN = ("table", "hand", "pile", "seats", "teams")
RANK, SUIT = np.arange(KINDS) // 4, np.arange(KINDS) % 4
SET, SEQUENCE = 1, 2
OPS, PLACES = 19, 16


class Rows(NamedTuple):
    """Decisions as numbers: by row, but for the actions, one legal list after the other."""

    states: Array
    near: Array
    actions: Array
    starts: Array
    choice: Array
    code: Array
    match: Array

    def take(self, rows: Array) -> "Rows":
        """Return some of the rows."""
        ends = np.append(self.starts, len(self.actions))
        lengths = ends[rows + 1] - ends[rows]
        starts = np.cumsum(lengths) - lengths
        at = np.arange(lengths.sum()) + np.repeat(ends[rows] - starts, lengths)
        some = self.states[rows], self.near[rows], self.actions[at], starts
        return Rows(*some, self.choice[rows], self.code[rows], self.match[rows])


def near(obs: Array) -> Array:
    """Return for each kind the largest meld that it may join: own sets, sequences, then others'."""
    found = np.zeros((len(obs), 4, KINDS), dtype=np.float32)
    melds = obs[:, SLICES["melds"]].reshape(len(obs), -1, MELD_NUMBERS)
    for row, slot in np.argwhere(melds[:, :, MeldNumber.TEAM] > 0):
        meld = melds[row, slot]
        form, which = meld[MeldNumber.FORM], meld[MeldNumber.WHICH]
        into = found[row, 2 * (meld[MeldNumber.TEAM] > 1) + (form == SEQUENCE)]
        edges = (meld[MeldNumber.LOW] == RANK + 1) | (meld[MeldNumber.HIGH] == RANK - 1)
        fits = edges & (which == SUIT) if form == SEQUENCE else (form == SET) & (which == RANK)
        into[fits] = np.maximum(into[fits], meld[MeldNumber.TOTAL] / 7)
    return found


def read(folder: Path) -> Rows:
    """Read a dataset, batch by batch, and keep what the network looks at."""
    parts: list[tuple[Array, ...]] = []
    columns = ["obs", "codes", "features", "choice", "match"]
    for batch in parquet.dataset(folder / "data").to_batches(columns=columns, batch_size=4096):
        obs = batch["obs"].flatten().to_numpy().reshape(batch.num_rows, -1)
        seen = np.concatenate([obs[:, SLICES[name]] for name in SEEN], axis=1)
        states = np.sign(seen) * np.log1p(np.abs(seen, dtype=np.float32))
        features = batch["features"].flatten().flatten().to_numpy().reshape(-1, len(Feature))
        lengths, choice = batch["codes"].value_lengths().to_numpy(), batch["choice"].to_numpy()
        code = batch["codes"].flatten().to_numpy()[np.cumsum(lengths) - lengths + choice]
        match = batch["match"].to_numpy()
        parts.append((states, near(obs), features, lengths, choice.astype(int), code, match))
    states, found, features, lengths, *others = map(np.concatenate, zip(*parts, strict=True))
    return Rows(states, found, features, np.cumsum(lengths, dtype=int) - lengths, *others)


def inputs(rows: Rows) -> tuple[Array, Array, Array]:
    """Return the network's inputs: states, actions, and the row of each action."""
    lengths = np.diff(np.append(rows.starts, len(rows.actions)))
    of, f = np.repeat(np.arange(len(lengths)), lengths), rows.actions
    cards = np.zeros((len(f), KINDS + 1), dtype=np.float32)
    for name in (Feature.CARD_A, Feature.CARD_B, Feature.CARD_C):
        cards[np.arange(len(f)), f[:, name]] += 1
    kind = np.maximum(f[:, Feature.CARD_A] - 1, 0)
    hand = rows.states[:, SLICES["hand"]]  # `SEEN` begins as an observation does
    ranks = np.stack([hand[:, rank == RANK].sum(axis=1) for rank in range(14)], axis=1)
    ties = [hand[of, kind], ranks[of, RANK[kind]], *rows.near[of, :, kind].T]
    sizes = [f[:, Feature.TOTAL] / 7, f[:, Feature.WILDS] / 3, f[:, Feature.POINTS] / 50]
    sizes += [f[:, Feature.FORM] == SET, f[:, Feature.FORM] == SEQUENCE]
    told = np.stack([*ties, *sizes], axis=1).astype(np.float32)
    ops, places = np.eye(OPS, dtype=np.float32), np.eye(PLACES, dtype=np.float32)
    said = [ops[f[:, Feature.OP]], places[f[:, Feature.PLACE]], cards, told]
    whole = [rows.states, rows.near.reshape(len(rows.near), -1)]
    return np.concatenate(whole, axis=1), np.concatenate(said, axis=1), of


class Scorer:
    """A score for each legal action: two hidden layers over its state and itself; Adam's steps."""

    def __init__(self, states: int, actions: int, random: np.random.Generator) -> None:
        shapes = [(states, HIDDEN), (actions, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, 1)]
        drawn = [random.normal(0, shape[0] ** -0.5, shape) for shape in shapes]
        self.weights = [np.float32(one) for one in (*drawn, np.zeros(HIDDEN), np.zeros(HIDDEN))]
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def forward(self, x: Array, a: Array, of: Array) -> tuple[Array, Array, Array]:
        """Return both hidden layers, and the scores."""
        states, actions, inner, last, bias, second = self.weights
        one = np.maximum((x @ states)[of] + a @ actions + bias, 0)
        two = np.maximum(one @ inner + second, 0)
        return one, two, (two @ last)[:, 0]

    def learn(self, rows: Rows, rate: float) -> None:
        """Make one step towards what the planner chose."""
        x, a, of = inputs(rows)
        one, two, scores = self.forward(x, a, of)
        raised = np.exp(scores - np.maximum.reduceat(scores, rows.starts)[of])
        slope = raised / np.add.reduceat(raised, rows.starts)[of]
        slope[rows.starts + rows.choice] -= 1
        slope = slope[:, None] / len(rows.starts)
        inner, last = self.weights[2:4]
        below = slope @ last.T * (two > 0)
        lowest = below @ inner.T * (one > 0)
        summed = np.add.reduceat(lowest, rows.starts, axis=0)
        slopes = [x.T @ summed, a.T @ lowest, one.T @ below, two.T @ slope]
        self._step([*slopes, lowest.sum(axis=0), below.sum(axis=0)], rate)

    def _step(self, slopes: list[Array], rate: float) -> None:
        self.steps += 1
        grown = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for at, slope in enumerate(slopes):
            self.means[at] += 0.1 * (slope - self.means[at])
            self.squares[at] += 0.001 * (slope * slope - self.squares[at])
            self.weights[at] -= rate * grown * self.means[at] / (np.sqrt(self.squares[at]) + 1e-8)

    def hits(self, rows: Rows) -> int:
        """Return in how many rows the highest score is the planner's choice."""
        scores = self.forward(*inputs(rows))[2]
        best = np.maximum.reduceat(scores, rows.starts)
        return int((scores[rows.starts + rows.choice] == best).sum())


def greedy(rows: Rows, folder: Path) -> int:
    """Return how often the bot `greedy` would play the same: the matches are dealt again."""
    head = parquet.dataset(folder / "data").head(1, columns=["game", "players", "seed"])
    made = head.to_pylist()[0]
    rules, seed = load(made["game"], made["players"]), made["seed"].rsplit("/", 2)[0]
    hits, bot = 0, make_bot("greedy")
    for match in np.unique(rows.match).tolist():
        game = Game.new(rules, seed=f"{seed}/{match}")
        for code in rows.code[rows.match == match].tolist():
            while len(legal := game.legal_codes()) < 2:
                game.play_code(legal[0]) if legal else game.next_hand()
            said = bot.choose(game.view(game.seat_to_act), game.legal_actions())
            hits += said == game.position.action(code)
            game.play_code(code)
    return hits


def main() -> None:
    """Learn, and print a line an epoch."""
    parser = argparse.ArgumentParser(description="Clones the planner from a dataset.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rows, random = read(given.folder), np.random.default_rng(given.seed)
    held = rows.take(np.flatnonzero(rows.match % HELD == 0))
    learned, n = np.flatnonzero(rows.match % HELD), len(held.choice)
    if not len(learned) or not n:
        parser.error(f"{given.folder} has too few matches: write more hands.")
    print(f"{len(learned):,} decisions to learn from, {n:,} of other matches to be tested with")
    print(f"first in the list {(held.choice == 0).mean():.1%}")
    print(f"greedy            {greedy(held, given.folder) / n:.1%}", flush=True)
    x, a, _ = inputs(held.take(np.arange(1)))
    scorer = Scorer(x.shape[1], a.shape[1], random)
    steps = given.epochs * -(-len(learned) // BATCH)
    for epoch in range(1, given.epochs + 1):
        order = random.permutation(learned)
        for at in range(0, len(order), BATCH):
            part = rows.take(order[at : at + BATCH])
            scorer.learn(part, RATE * (1 - scorer.steps / steps))
        parts = np.array_split(np.arange(n), 1 + n // BATCH)
        hits = sum(scorer.hits(held.take(part)) for part in parts)
        print(f"epoch {epoch:2}          {hits / n:.1%}", flush=True)


if __name__ == "__main__":
    main()
