"""`python -m bench.envs`: how many steps a batch of hands takes, and what each buffer costs.

It writes bench/envs.md. A step is: list all legal actions, pick one at random (by NumPy, for all
hands at once), apply it; the batch also writes the observation, the features, the mask and the
history. The engine alone (`play_hands`) does the first three in compiled code.
"""

import statistics
import time
from pathlib import Path
from typing import Final

import numpy as np

from escalera.cards.rng import seed_words
from escalera.engine.legal.survey import BUFFER
from escalera.engine.match import doors
from escalera.engine.state.dtypes import SEATS, new_states
from escalera.engine.state.rule_record import numbers
from escalera.envs import Hands
from escalera.rules import games, load

ROWS: Final = 256
MANY: Final = 2048
"""Enough for threads to be worth their while."""
SECONDS: Final = 2.0
TIMES: Final = 3
PAGE: Final = Path(__file__).with_name("envs.md")
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


def engine(game: str) -> float:
    """Return the actions a second of the engine alone."""
    states, out, scores = new_states(1), np.zeros(BUFFER, np.int64), np.zeros(SEATS, np.int64)
    rules, words, found = numbers(load(game)), seed_words(game), []
    for _ in range(TIMES):
        began = time.perf_counter()
        played = doors.play_hands(states, 0, rules, words, out, 5000, scores)
        found.append(played / (time.perf_counter() - began))
    return statistics.median(found)


def main() -> None:
    """Measure all games, and write the page."""
    lines = []
    for game in games():
        found = [batch(game, *table) for table in ((ROWS, 1), (MANY, 1), (MANY, 2))]
        figures = " | ".join(
            f"{steps:,.0f}" for steps in (*(one for one, _ in found), engine(game))
        )
        lines.append(f"| {game} | {figures} | {max(longest for _, longest in found)} |")
        print(lines[-1], flush=True)
    PAGE.write_text(_HEAD + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
