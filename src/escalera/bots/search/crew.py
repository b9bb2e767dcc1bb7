"""Threads that play plans out side by side, each with its own scratch memory."""

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from escalera.bots.search.question import LEFT_AFTER_NO, LEFT_TO_GO_OUT, lay_aside
from escalera.bots.search.rollout import Bench
from escalera.engine.state.dtypes import States


@dataclass(frozen=True)
class Task:
    """What all threads share: dealt worlds, the rules, weights, and how plans are played out.

    The planner plays ``careful`` turns on, then the quick policy ``quick`` turns; a hand still in
    play then is judged as it stands. ``team`` (from 0) whose points count; ``took_back`` 1 if the
    player took cards back in this turn; ``held`` and ``thrown`` what is known of the other hands;
    ``values`` what a hand that goes on is judged by (`values_for`); ``yes`` the code of saying
    yes to a partner's question, -1 if none is asked.
    """

    worlds: States
    rules: States
    weights: Any
    careful: int
    quick: int
    team: int
    took_back: int
    held: Any
    thrown: Any
    values: Any
    yes: int = -1

    def points(self, bench: Bench, world: int, code: int) -> float:
        """Return what a plan (its first action's code) scores in a world."""
        bench.put(self.worlds, world)
        if self.yes >= 0:
            lay_aside(bench.states, 0, LEFT_TO_GO_OUT if code == self.yes else LEFT_AFTER_NO)
        first, back = code, self.took_back
        if self.careful:
            known = self.held, self.thrown
            bench.planner(self.rules, self.weights, *known, code, self.careful, back)
            first, back = -1, 0
        if self.quick:
            bench.quick(self.rules, first, self.quick, back)
        return bench.points(self.rules, self.team, self.values)


def play(
    benches: Sequence[Bench],
    task: Task,
    plans: Sequence[int],
    worlds: range,
    until: float = math.inf,
) -> Any:
    """Return the points of every plan in every world, an array of shape (plans, worlds).

    plans: the codes of their first actions; until: the time (`time.monotonic`) after which
    unfinished worlds are left out. The worlds are shared out among the benches, a thread for
    each; the result is the same for any number of them unless time runs out.
    """
    results = np.full((len(plans), len(worlds)), np.nan)

    def share(number: int) -> None:
        for at in range(number, len(worlds), len(benches)):
            for plan, code in enumerate(plans):
                if time.monotonic() > until:
                    return
                results[plan, at] = task.points(benches[number], worlds[at], code)

    if len(benches) == 1:
        share(0)
    else:
        with ThreadPoolExecutor(len(benches)) as pool:
            list(pool.map(share, range(len(benches))))
    return results[:, ~np.isnan(results[-1])]
