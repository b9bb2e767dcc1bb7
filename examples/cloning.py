"""Clones the planner from a dataset with NumPy only: a small network that scores each legal action.

    escalera dataset samba --hands 1000 --seed 1 -o DIR
    python -m examples.cloning DIR -o clone.py [--epochs 10] [--seed 1]
    escalera arena clone.py greedy --game samba --deals 100 --seed 1

It learns from nine tenths of the matches and prints how often it would play what the planner
played in the others, beside two that learn nothing: the first legal action, and the bot `greedy`,
who is asked at the same tables, dealt again: so the dataset is of a game without `--set`. What it
learned is a bot, in the file that `-o` names.
"""

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow.dataset as parquet

from escalera import Game
from escalera.bots import make_bot
from escalera.envs.layout import Feature
from escalera.rules import load
from examples.inputs import states
from examples.network import Network, new_network
from examples.network_bot import save_bot

Array = np.ndarray[Any, Any]
HIDDEN, BATCH, RATE, HELD = 128, 256, 2e-3, 10


class Rows(NamedTuple):
    """Decisions as numbers: by row, but for the features, one legal list after the other."""

    seen: Array
    features: Array
    starts: Array
    choice: Array
    code: Array
    match: Array

    def take(self, rows: Array) -> "Rows":
        """Return some of the rows."""
        ends = np.append(self.starts, len(self.features))
        lengths = ends[rows + 1] - ends[rows]
        starts = np.cumsum(lengths) - lengths
        at = np.arange(lengths.sum()) + np.repeat(ends[rows] - starts, lengths)
        some = self.seen[rows], self.features[at], starts
        return Rows(*some, self.choice[rows], self.code[rows], self.match[rows])

    @property
    def of(self) -> Array:
        """The row that each action belongs to."""
        lengths = np.diff(np.append(self.starts, len(self.features)))
        return np.repeat(np.arange(len(lengths)), lengths)


def read(folder: Path) -> Rows:
    """Read a dataset, batch by batch, and keep what the network looks at."""
    parts: list[tuple[Array, ...]] = []
    columns = ["obs", "codes", "features", "choice", "match"]
    for batch in parquet.dataset(folder / "data").to_batches(columns=columns, batch_size=4096):
        seen = states(batch["obs"].flatten().to_numpy().reshape(batch.num_rows, -1))
        features = batch["features"].flatten().flatten().to_numpy().reshape(-1, len(Feature))
        lengths, choice = batch["codes"].value_lengths().to_numpy(), batch["choice"].to_numpy()
        code = batch["codes"].flatten().to_numpy()[np.cumsum(lengths) - lengths + choice]
        match = batch["match"].to_numpy()
        parts.append((seen, features, lengths, choice.astype(int), code, match))
    seen, features, lengths, *others = map(np.concatenate, zip(*parts, strict=True))
    return Rows(seen, features, np.cumsum(lengths, dtype=int) - lengths, *others)


def learn(network: Network, rows: Rows, rate: float) -> None:
    """Make one step towards what the planner chose."""
    scores = network.forward(rows.seen, rows.of, rows.features)
    raised = np.exp(scores - np.maximum.reduceat(scores, rows.starts)[rows.of])
    slope = raised / np.add.reduceat(raised, rows.starts)[rows.of]
    slope[rows.starts + rows.choice] -= 1
    network.learn(slope / len(rows.starts), rate)


def hits(network: Network, rows: Rows) -> int:
    """Return in how many rows the highest score is the planner's choice."""
    scores = network.forward(rows.seen, rows.of, rows.features)
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
    parser.add_argument("-o", dest="bot", type=Path, help="the Python file of the bot it becomes")
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
    network = new_network(HIDDEN, random)
    steps = given.epochs * -(-len(learned) // BATCH)
    for epoch in range(1, given.epochs + 1):
        order = random.permutation(learned)
        for at in range(0, len(order), BATCH):
            part = rows.take(order[at : at + BATCH])
            learn(network, part, RATE * (1 - network.steps / steps))
        parts = np.array_split(np.arange(n), 1 + n // BATCH)
        right = sum(hits(network, held.take(part)) for part in parts)
        print(f"epoch {epoch:2}          {right / n:.1%}", flush=True)
        if given.bot:
            save_bot(network, given.bot)


if __name__ == "__main__":
    main()
