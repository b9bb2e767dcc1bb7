"""The store on an SQLite file: one writer thread, and readers beside it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from functools import partial
from typing import TypeVar

from sqlalchemy import URL, Connection

from escalera.server.store.database_faults import told_plainly
from escalera.server.store.files import file_engine
from escalera.server.store.migrate import migrate_file
from escalera.server.store.sql import SqlStore

T = TypeVar("T")

READERS = 2


class SqliteStore(SqlStore):
    """A store in one file, which several processes of one machine may share.

    If a process is killed, nothing that was written is lost. If the machine loses power, nothing is
    lost with `full_sync`, and without it perhaps the last moments.
    """

    def __init__(self, url: URL, *, full_sync: bool = False) -> None:
        super().__init__()
        level = "FULL" if full_sync else "NORMAL"
        self._url = url
        self._writing = file_engine(url, f"synchronous={level}", "foreign_keys=ON", writing=True)
        self._reading = file_engine(url, "query_only=ON")
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    async def _migrate(self) -> None:
        with told_plainly():
            await asyncio.to_thread(migrate_file, self._url)

    async def _let_go(self) -> None:
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self._writing.dispose()
        self._reading.dispose()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await _done(self._readers, self._reading.connect, work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        with self.writes.noted():
            return await self.beat(work)

    async def beat(self, work: Callable[[Connection], T]) -> T:
        """Do what a process does with each beat."""
        return await _done(self._writer, self._writing.begin, work)


async def _done(
    threads: ThreadPoolExecutor,
    connect: Callable[[], AbstractContextManager[Connection]],
    work: Callable[[Connection], T],
) -> T:
    with told_plainly():
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(threads, partial(_with_connection, connect, work))


def _with_connection(
    connect: Callable[[], AbstractContextManager[Connection]], work: Callable[[Connection], T]
) -> T:
    with connect() as connection:
        return work(connection)
