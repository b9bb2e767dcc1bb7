"""Threads that play plans out side by side, each with its own scratch memory."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from escalera.bots.search.rollout import PLANNER, Bench
from escalera.engine.layout import States


@dataclass(frozen=True)
class Task:
    """What all threads share: dealt worlds, the rules, weights, and how plans are played out.

    ``policy`` that plays on; ``turns`` until a hand is judged as it stands, 0 for never; ``team``
    (from 0) whose points count; ``took_back`` 1 if the player took cards back in this turn;
    ``held`` and ``thrown`` what is known of the other hands.
    """

    worlds: States
    rules: States
    weights: Any
    policy: int
    turns: int
    team: int
    took_back: int
    held: Any
    thrown: Any

    def points(self, bench: Bench, world: int, code: int) -> float:
        """Return what a plan, its first action's code, makes in a world."""
        bench.put(self.worlds, world)
        if self.policy == PLANNER:
            bench.planner(
                self.rules, self.weights, self.held, self.thrown, code, self.turns, self.took_back
            )
        else:
            bench.quick(self.rules, code, self.turns, self.took_back)
        return bench.points(self.rules, self.team)


def play(benches: Sequence[Bench], task: Task, plans: Sequence[int], worlds: range) -> Any:
    """Return the points of every plan in every world, an array of shape (plans, worlds).

    plans: the codes of their first actions. The worlds are shared out among the benches, a thread
    for each; the result is the same for any number of them.
    """
    results = np.zeros((len(plans), len(worlds)))

    def share(number: int) -> None:
        for at in range(number, len(worlds), len(benches)):
            for plan, code in enumerate(plans):
                results[plan, at] = task.points(benches[number], worlds[at], code)

    if len(benches) == 1:
        share(0)
    else:
        with ThreadPoolExecutor(len(benches)) as pool:
            list(pool.map(share, range(len(benches))))
    return results
