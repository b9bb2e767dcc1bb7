"""`python -m bench.gpu`: how many steps a second a batch of hands takes on a GPU.

It writes bench/gpu.md, and needs an NVIDIA GPU, CuPy and `make cuda`. Both figures are after every
hand has been played for a while, so that hands of all ages lie side by side; beside them the same
batch on this machine's processor, with a thread for each core.
"""

import os
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np

from escalera.envs import Hands
from escalera.rules import games

ROWS: Final = 1 << 20
HERE: Final = 4096
"""The rows of a batch on the processor."""
WARM: Final = 400
"""The actions that every hand has had before."""
AT_ONCE: Final = 100
"""The actions of each hand in a call at random."""
SECONDS: Final = 1.0
TIMES: Final = 3
PAGE: Final = Path(__file__).with_name("gpu.md")
_HEAD: Final = """# Many hands at once, on a GPU

Millions of actions a second of `escalera.envs.Hands` (`python -m bench.gpu`), medians of {times},
on {gpu} with {rows:,} hands, and on {cores} threads of the machine that it is in, with {here:,}.
*Random*: `play_at_random({at_once})`, a list and a play for every hand each time. *Steps*: `step`,
with observation, legal list, features and history written for every hand.

| game | random, GPU | random, processor | steps, GPU | steps, processor |
|---|---|---|---|---|
"""


def speed(hands: Hands, once: Callable[[], None], actions: int) -> float:
    """Return the millions of actions a second of a call that plays so many in every hand."""
    found = []
    for _ in range(TIMES):
        played, began = 0, time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            once()
            played += actions * hands.n
            finish(hands)
        found.append(played / (time.perf_counter() - began) / 1e6)
    return statistics.median(found)


def finish(hands: Hands) -> None:
    """Wait for a GPU: it hands a number over when all is done."""
    int(hands.count[0])


def measure(game: str, rows: int, **where: Any) -> tuple[float, float]:
    """Return a batch's random actions and steps a second, in millions."""
    hands = Hands(game, rows, seed=1, **where)
    xp: Any = np if "threads" in where else import_module("cupy")
    hands.play_at_random(WARM)
    random = speed(hands, lambda: hands.play_at_random(AT_ONCE), AT_ONCE)

    def step() -> None:
        hands.step((xp.random.random(rows) * hands.count).astype(np.int64))

    return random, speed(hands, step, 1)


def main() -> None:
    """Measure all games, and write the page."""
    cupy = import_module("cupy")
    cores = os.cpu_count() or 1
    gpu = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    lines = []
    for game in games():
        there, here = measure(game, ROWS, device="cuda"), measure(game, HERE, threads=cores)
        figures = " | ".join(f"{there[k]:.1f} | {here[k]:.1f}" for k in range(2))
        lines.append(f"| {game} | {figures} |")
        print(lines[-1], flush=True)
    head = _HEAD.format(times=TIMES, at_once=AT_ONCE, gpu=gpu, rows=ROWS, cores=cores, here=HERE)
    PAGE.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
