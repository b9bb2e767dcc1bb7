"""What a thread needs to think with, and the threads that share a batch's rows."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from escalera.bots.planner.decide.find_plans import MOST_PLANS
from escalera.bots.planner.decide.plan_numbers import HEAD, MOST_NUMBERS
from escalera.bots.planner.playout import Desk
from escalera.engine.legal.survey import BUFFER
from escalera.engine.state.dtypes import DECK, new_states


class Thinking:
    """One thread's scratch memory: the planner's, and what plays its plans out."""

    def __init__(self) -> None:
        desk = Desk()
        self.choices = desk.choices
        *self._planner, _, _ = desk.arrays()  # what is known has a place of its own for each hand
        self._told = np.zeros(MOST_NUMBERS + HEAD * BUFFER, dtype=np.int64)
        self._starts = np.zeros(MOST_PLANS + BUFFER, dtype=np.int64)
        self._rated = np.zeros(MOST_PLANS + BUFFER)
        self._trial, self._buffer = new_states(2), np.zeros(BUFFER, dtype=np.int64)
        self._left = np.zeros(DECK, dtype=np.int64)

    def arrays(self) -> tuple[Any, ...]:
        """Return every array, as `listing.list_plans` takes them."""
        told = self._told, self._starts, self._rated
        return *self._planner, *told, self._trial, self._buffer, self._left


class Thinkers:
    """So many threads, each with memory of its own."""

    def __init__(self, threads: int) -> None:
        self._memories = [Thinking() for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    def share(
        self, work: Callable[[Thinking, int, int], None], rows: npt.NDArray[np.int64]
    ) -> None:
        """Let each thread do its part of the rows: work takes its memory and the part's ends."""
        parts = len(self._memories)
        ends = [len(rows) * part // parts for part in range(parts + 1)]
        tasks = [(self._memories[part], ends[part], ends[part + 1]) for part in range(parts)]
        others = [self._pool.submit(work, *task) for task in tasks[1:]] if self._pool else []
        work(*tasks[0])
        for other in others:
            other.result()
