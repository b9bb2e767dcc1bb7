"""`python -m bench.envs`: how many steps a second a batch of hands takes.

It writes bench/envs.md. A step is: list all legal actions, pick one at random (by NumPy, for all
hands at once), apply it; the batch also writes the observation, the features, the mask and the
history. The engine alone (`random_play`) does the first three in compiled code. What stands
below about other projects' games stays: `python -m bench.stepping` writes that.
"""

import statistics
import time
from typing import Final

import numpy as np

from bench.stepping.page import PAGE, kept
from escalera.bench.measure import random_play
from escalera.envs import Hands
from escalera.rules import games

ROWS: Final = 256
MANY: Final = 2048
"""Enough for threads to be worth their while."""
SECONDS: Final = 2.0
TIMES: Final = 3
_HEAD: Final = f"""# Many hands at once

Steps a second of `escalera.envs.Hands`, random play, medians of {TIMES} on one machine with two
shared cores (`python -m bench.envs`). Every step writes the observation, the legal list with
features and mask, and the history; the engine alone, on one core, writes none of them.

| game | {ROWS} hands, one thread | {MANY} hands, one thread | two | engine alone | longest list |
|---|---|---|---|---|---|
"""


def batch(game: str, rows: int, threads: int) -> tuple[float, int]:
    """Return a batch's steps a second, and the longest legal list seen."""
    hands, random, longest = Hands(game, rows, seed=1, threads=threads), np.random.default_rng(1), 0
    found = []
    for turn in range(TIMES + 1):
        steps, began = 0, time.perf_counter()
        while time.perf_counter() - began < (SECONDS if turn else SECONDS / 4):
            hands.step((random.random(rows) * hands.count).astype(np.int64))
            longest = max(longest, int(hands.count.max()))
            steps += rows
        found.append(steps / (time.perf_counter() - began))
    return statistics.median(found[1:]), longest


def main() -> None:
    """Measure all games, and write the page."""
    lines = []
    for game in games():
        found = [batch(game, *table) for table in ((ROWS, 1), (MANY, 1), (MANY, 2))]
        alone = random_play(game, SECONDS).actions_per_second
        figures = " | ".join(f"{steps:,.0f}" for steps in (*(one for one, _ in found), alone))
        lines.append(f"| {game} | {figures} | {max(longest for _, longest in found)} |")
        print(lines[-1], flush=True)
    text = _HEAD + "\n".join(lines) + "\n\n" + kept()
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
