"""How long decisions take: counts in steps of two per cent, small enough to store for each deal."""

import math
import time
from collections.abc import Iterable, Sequence

from escalera.bots import Bot
from escalera.engine.match.view import View
from escalera.engine.state.action import Action

_STEP = math.log(1.02)

Times = dict[int, int]
"""How many decisions took 1.02**key seconds."""


class Clocked:
    """A bot with a stopwatch: it times every decision with a choice."""

    def __init__(self, bot: Bot, times: Times) -> None:
        self._bot = bot
        self._times = times

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Return the bot's choice."""
        start = time.perf_counter()
        action = self._bot.choose(view, legal)
        if len(legal) > 1:
            step = step_of(time.perf_counter() - start)
            self._times[step] = self._times.get(step, 0) + 1
        return action


def step_of(seconds: float) -> int:
    """Return the step that a time falls on."""
    return round(math.log(max(seconds, 1e-9)) / _STEP)


def added(all_times: Iterable[Times]) -> Times:
    """Return the sum of several counts."""
    total: Times = {}
    for times in all_times:
        for step, count in times.items():
            total[step] = total.get(step, 0) + count
    return total


def quantile(times: Times, share: float) -> float:
    """Return within how many seconds a share of the decisions was made, to about 1 %."""
    left = share * sum(times.values())
    step = 0
    for step in sorted(times):
        left -= times[step]
        if left <= 0:
            break
    return math.exp(step * _STEP) if times else 0.0
