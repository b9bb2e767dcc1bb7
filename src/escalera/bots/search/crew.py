"""Threads that try plans side by side, each with its own scratch memory."""

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from escalera.bots.search.rollout import Bench
from escalera.bots.search.trial import try_plans
from escalera.engine.state.dtypes import States


@dataclass(frozen=True)
class Task:
    """What all threads share; the names are those of `trial.try_plans`."""

    worlds: States
    rules: States
    weights: Any
    held: Any
    thrown: Any
    plans: Any
    running: Any
    count: int
    careful: int
    quick: int
    took_back: bool
    values: Any
    points: Any

    def play(self, bench: Bench, world: int) -> None:
        """Play the running plans out in a world, and note their points."""
        try_plans(
            self.worlds, world, self.rules, self.weights, self.held, self.thrown, self.plans,
            self.running, self.count, self.careful, self.quick, self.took_back, self.values,
            self.points, *bench.arrays(),
        )  # fmt: skip


def play(
    benches: Sequence[Bench], task: Task, first: int, worlds: int, until: float = math.inf
) -> int:
    """Play the running plans out in so many worlds from one on; return how many were played.

    until: the time (`time.monotonic`) after which no world is begun; the points of those played
    then stand in front. The worlds are shared out among the benches, a thread for each; the
    result is the same for any number of them unless time runs out.
    """

    def share(number: int) -> list[int]:
        played = []
        for world in range(first + number, first + worlds, len(benches)):
            if time.monotonic() > until:
                break
            task.play(benches[number], world)
            played.append(world)
        return played

    if len(benches) == 1:
        return len(share(0))
    with ThreadPoolExecutor(len(benches)) as pool:
        played = sorted(world for some in pool.map(share, range(len(benches))) for world in some)
    task.points[:, first : first + len(played)] = task.points[:, played]
    return len(played)
