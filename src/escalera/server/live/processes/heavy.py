"""Answers that take long, made in a process of their own: kept, shared by who asks, and limited.

They are Python through and through, so a thread would hold the lock that the tables need, too.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from typing import Any

from prometheus_client import Counter

from escalera.server.live.processes.kept_answers import KEPT_BYTES, KeptAnswers
from escalera.server.live.processes.parent import follow_parent
from escalera.server.messages.errors import Refused

WAITING = 16
"""The most answers being made or waiting for it."""
_BEHIND = 5
"""How far the process lets others go first, as `nice` counts."""
_REFUSED = Counter("escalera_answers_refused", "Heavy answers refused, as too many waited")
Given = Callable[[], Awaitable[tuple[Any, ...]]]


def begin() -> None:
    """Get a new process ready: it ends with its parent, and lets tables and bots go first."""
    follow_parent()
    with suppress(AttributeError, OSError):
        os.nice(_BEHIND)


class HeavyAnswers:
    """Makes answers in some processes; if there are none, in threads of this process."""

    def __init__(self, processes: int = 1, waiting: int = WAITING, kept: int = KEPT_BYTES) -> None:
        self._processes, self._waiting, self._answers = processes, waiting, KeptAnswers(kept)
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, key: Hashable, work: Callable[..., bytes], given: Given) -> bytes:
        """Return an answer; `Refused` if too many wait.

        key: what the answer depends on; given: what `work` is to get, asked for only if needed.
        """
        if not self._answers.at_hand(key) and self._answers.coming >= self._waiting:
            _REFUSED.inc()
            raise Refused("SERVER_BUSY")
        return await self._answers.answer(key, partial(self._make, work, given))

    async def _make(self, work: Callable[..., bytes], given: Given) -> bytes:
        return await self._worked(partial(work, *await given()))

    async def _worked(self, work: Callable[[], bytes]) -> bytes:
        if not self._processes:
            return await asyncio.to_thread(work)
        pool = self._started()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work)
        except BrokenProcessPool:
            if self._pool is pool:  # else another answer has already replaced it
                self._pool = None
            raise Refused("SERVER_BUSY") from None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=get_context("spawn"), initializer=begin
            )
        return self._pool

    def close(self) -> None:
        """Stop the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
