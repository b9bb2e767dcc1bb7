"""The bus on SQLite, which tells nobody: each process looks for itself."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import URL, ColumnElement, Connection, Integer, func, literal_column, select
from sqlalchemy.exc import DBAPIError

from escalera.server.live.bus.local_bus import LocalBus
from escalera.server.live.fault_log import log_fault
from escalera.server.store.files import file_engine
from escalera.server.store.schema import events

T = TypeVar("T")

LOOK_EVERY = 0.1
"""In seconds."""

# SQLite numbers the rows of a table in the order in which they were committed.
_row: ColumnElement[int] = literal_column("events.rowid", Integer)


class PollingBus(LocalBus):
    """The bus of several processes on one SQLite file: it looks for new events again and again."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._engine = file_engine(url, "query_only=ON")
        self._seen = 0
        self._closing = asyncio.Event()
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start looking for new events; the store must be open."""
        self._seen = await asyncio.to_thread(self._read, _newest)
        self._looking = asyncio.create_task(self._look_on())

    async def close(self) -> None:
        """Stop."""
        self._closing.set()
        if self._looking:
            await self._looking
        self._engine.dispose()

    async def _look_on(self) -> None:
        while not self._closing.is_set():
            try:
                await self._look()
            except DBAPIError:
                pass  # the next look sees it all
            except Exception as error:  # noqa: BLE001 - and so it does then
                log_fault(error, "bus")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), LOOK_EVERY)

    async def _look(self) -> None:
        seen = self._seen
        for table_id, seq, row in await asyncio.to_thread(self._read, lambda c: _newer(c, seen)):
            self._seen = max(self._seen, row)
            self.tell(table_id, seq)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)


def _newest(connection: Connection) -> int:
    newest: int | None = connection.scalar(select(func.max(_row)).select_from(events))
    return newest or 0


def _newer(connection: Connection, seen: int) -> list[tuple[str, int, int]]:
    """Return the tables with events after a row, each with the seq it reached and its last row."""
    found = connection.exec_driver_sql(_NEWER, (seen,))
    return [(table_id, seq, row) for table_id, seq, row in found]


# Without the plus, SQLite groups by the index, and reads the whole log to do so.
_NEWER = "SELECT table_id, max(seq), max(rowid) FROM events WHERE rowid > ? GROUP BY +table_id"
