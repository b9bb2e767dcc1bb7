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
        self._away = self._to_start = False
        self._trouble = ""
        """Why it could not be started, as was logged last."""
        self._watching: asyncio.Task[None] | None = None

    @property
    def is_silent(self) -> bool:
        """Whether it did not answer when it was asked last."""
        return self._watching is not None and not self._watching.done()

    async def do(self, work: Callable[[SqlStore], Awaitable[T]]) -> T:
        """Do something there; Unavailable, at once while it is away."""
        if self._away:
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
            self._goes_away()
            self._watch()

    async def answers(self) -> bool:
        """Say whether it answers now."""
        if not self._away and not await self.store.healthy():
            self._goes_away()
            self._watch()
        return not self._away

    async def close(self) -> None:
        """Stop looking, and let it go."""
        if self._watching:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        await self.store.close()

    async def _begin(self) -> None:
        await self._start()
        self._to_start = False

    def _goes_away(self) -> None:
        if not self._away:
            _log.warning("database away", place=self.place)
        self._away = True

    def _watch(self) -> None:
        if not self.is_silent:
            self._watching = asyncio.create_task(self._look_on())

    async def _look_on(self) -> None:
        """Look whether it is away, and then until it is back."""
        while not await self._is_back():
            self._goes_away()
            await asyncio.sleep(ASK_EVERY)
        if self._away:
            _log.info("database back", place=self.place)
        self._away = False

    async def _is_back(self) -> bool:
        try:
            if self._to_start:
                await self._begin()
        except Unavailable:
            return False
        except Exception as error:  # noqa: BLE001 - its tables wait, whatever it is
            self._say(error)
            return False
        return await self.store.healthy()

    def _say(self, error: Exception) -> None:
        """Log once why it can't be used: what a refusal says, of anything else only its kind."""
        trouble = str(error) if isinstance(error, DatabaseError) else type(error).__name__
        if trouble != self._trouble:
            _log.error("database not usable", place=self.place, trouble=trouble)
        self._trouble = trouble
