"""Answers that take long, made in a process of their own: kept, shared by who asks, and limited.

They are Python through and through, so a thread would hold the lock that the tables need, too.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable, Hashable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from typing import Any

from prometheus_client import Counter

from escalera.server.live.processes.fair_shares import FairShares
from escalera.server.live.processes.kept_answers import KEPT_BYTES, KeptAnswers
from escalera.server.live.processes.parent import follow_parent
from escalera.server.messages.errors import Refused

WAITING = 16
"""The most answers being made or waiting for it."""
MOST = 12
"""The most of them that one address may have, so that others find a place."""
_BEHIND = 5
"""How far the process lets others go first, as `nice` counts."""
_REFUSED = Counter("escalera_answers_refused", "Heavy answers refused, as too many waited")
_AHEAD = 1
"""So many answers wait in the processes' own queue: a process that is done has the next at once."""
Given = Callable[[], Awaitable[tuple[Any, ...]]]


def begin() -> None:
    """Get a new process ready: it ends with its parent, and lets tables and bots go first."""
    follow_parent()
    with suppress(AttributeError, OSError):
        os.nice(_BEHIND)


class HeavyAnswers:
    """Makes answers in some processes; if there are none, in threads of this process."""

    def __init__(
        self,
        processes: int = 1,
        waiting: int = WAITING,
        kept: int = KEPT_BYTES,
        most: int = MOST,
    ) -> None:
        self._processes, self._waiting, self._most = processes, waiting, most
        self._answers = KeptAnswers(kept)
        self._pool: ProcessPoolExecutor | None = None
        self._shares = FairShares(processes + _AHEAD, most=processes)
        self._asking: dict[Hashable, str] = {}
        """By what is being made or waits for it, the address of whoever asked first."""

    async def answer(
        self, key: Hashable, work: Callable[..., bytes], given: Given, whose: Sequence[str] = ("",)
    ) -> bytes:
        """Return an answer; `Refused` if too many wait, or too many from one address.

        key: what the answer depends on; given: what `work` is to get, asked for only if needed;
        whose: the address of whoever asks, and who it is. They are served by turns.
        """
        if not self._answers.at_hand(key):
            self._check(whose[0])
            self._asking[key] = whose[0]
        return await self._answers.answer(key, partial(self._make, key, work, given, whose))

    def _check(self, address: str) -> None:
        asking = list(self._asking.values())
        if len(asking) >= self._waiting or asking.count(address) >= self._most:
            _REFUSED.inc()
            raise Refused("SERVER_BUSY")

    async def _make(
        self, key: Hashable, work: Callable[..., bytes], given: Given, whose: Sequence[str]
    ) -> bytes:
        try:
            async with self._shares.place(*whose):
                return await self._worked(partial(work, *await given()))
        finally:
            del self._asking[key]

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
