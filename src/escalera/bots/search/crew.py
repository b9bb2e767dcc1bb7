"""Threads that play plans out side by side, without the GIL, each with its own scratch memory."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from escalera.bots.search.rollout import Bench, play_plans
from escalera.engine.layout import States


@dataclass(frozen=True)
class Task:
    """What all threads share: dealt worlds, the rules, weights, and how plans are played out."""

    worlds: States
    rules: States
    weights: Any
    policy: int
    turns: int
    team: int
    took_back: bool
    held: Any
    thrown: Any


def play(benches: Sequence[Bench], task: Task, codes: list[int], first: int, last: int) -> Any:
    """Return the points of plans (codes of first actions) on worlds first to last, (plans, worlds).

    The worlds are dealt out to the benches, one thread for each; the result is the same for any
    number of them.
    """
    plans = np.array(codes, dtype=np.int64)
    results = np.zeros((len(codes), len(task.worlds)))
    bounds = np.linspace(first, last, len(benches) + 1).astype(int).tolist()

    def share(number: int) -> None:
        play_plans(
            task.worlds, bounds[number], bounds[number + 1], task.rules, task.weights, plans,
            results, task.policy, task.turns, task.team, int(task.took_back), task.held,
            task.thrown, *benches[number].arrays(),
        )  # fmt: skip

    if len(benches) == 1:
        share(0)
    else:
        with ThreadPoolExecutor(len(benches)) as pool:
            list(pool.map(share, range(len(benches))))
    return results[:, first:last]
