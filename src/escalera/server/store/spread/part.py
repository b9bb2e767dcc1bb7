"""One database of several: while it is known not to answer, it is not asked."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from escalera.server.store.errors import DatabaseError
from escalera.server.store.sql import SqlStore
from escalera.server.store.store import Unavailable

T = TypeVar("T")

ASK_EVERY = 1.0
"""Seconds between two looks whether a database is back."""
_log = structlog.get_logger("escalera.server")


class Part:
    """A database with its place, and whether it is away.

    So nobody waits for it again and again: who wants one of its tables hears at once.
    """

    def __init__(self, store: SqlStore, place: int, start: Callable[[], Awaitable[None]]) -> None:
        self.store, self.place, self._start = store, place, start
        self.away = False
        self._to_start = False
        self._watching: asyncio.Task[None] | None = None

    async def do(self, work: Callable[[SqlStore], Awaitable[T]]) -> T:
        """Do something there; Unavailable, at once while it is away."""
        if self.away:
            raise Unavailable(f"database {self.place} is away")
        try:
            return await work(self.store)
        except Unavailable:
            self._watch()
            raise

    async def start(self) -> None:
        """Migrate it and check its place; if it does not answer, that is done when it does."""
        self._to_start = True
        try:
            await self._begin()
        except Unavailable:
            self.away = True
            self._watch()

    async def answers(self) -> bool:
        """Say whether it answers now."""
        if not self.away and not await self.store.healthy():
            self.away = True
            self._watch()
        return not self.away

    async def close(self) -> None:
        """Stop looking, and let it go."""
        if self._watching:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        await self.store.close()

    async def _begin(self) -> None:
        await self._start()
        self._to_start = False

    def _watch(self) -> None:
        if self._watching is None or self._watching.done():
            self._watching = asyncio.create_task(self._look_on())

    async def _look_on(self) -> None:
        """Look whether it is away, and then until it is back."""
        while not await self._is_back():
            if not self.away:
                _log.warning("database away", place=self.place)
            self.away = True
            await asyncio.sleep(ASK_EVERY)
        if self.away:
            _log.info("database back", place=self.place)
        self.away = False

    async def _is_back(self) -> bool:
        try:
            if self._to_start:
                await self._begin()
        except (DatabaseError, Unavailable) as error:
            _log.error("database not usable", place=self.place, trouble=str(error))
            return False
        return await self.store.healthy()
