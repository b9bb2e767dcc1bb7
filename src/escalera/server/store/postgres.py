"""The store on PostgreSQL, by asyncpg."""

import asyncio
import time
from collections.abc import Callable
from inspect import signature
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, Connection, event, func, select
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from escalera.server.store.database_faults import told_plainly
from escalera.server.store.errors import DatabaseError
from escalera.server.store.migrate import ONE_AT_A_TIME, upgrade
from escalera.server.store.sql import SqlStore

T = TypeVar("T")

MIGRATION_LOCK = 0x65736361
"""The number of the lock that one migrating process holds in the database."""
CONNECT_TIMEOUT = 10.0
COMMAND_TIMEOUT = 30.0
CONNECTIONS = 5
RESTED = 0.25
"""Seconds after which a connection is asked whether it still stands, before it is used again.

To ask takes up to three trips to the database.
"""
_SINCE: Final = "since"
_OPTIONS: Final = {*signature(asyncpg.connect).parameters, "prepared_statement_cache_size"}
"""What may stand behind the `?` of a URL: for asyncpg, and for SQLAlchemy."""

# asyncpg calls it an internal error when its connection ends in the middle of a message.
POSTGRES_FAULTS = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""What asyncpg raises when the database can't be reached or the connection is lost."""


class PostgresStore(SqlStore):
    """A store in a PostgreSQL database, which any number of processes may share.

    DatabaseError if its URL has an option that there isn't.
    """

    def __init__(self, url: URL) -> None:
        super().__init__()
        if not _OPTIONS.issuperset(url.query):
            raise DatabaseError("URL_OPTION")
        self._url = url.set(drivername="postgresql+asyncpg")
        self._engine = _engine(self._url, CONNECTIONS)
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        """The same connections without transactions, of which a reader has no use."""
        self._heart = _engine(self._url, 1)
        """The beat's own: if many come at once, it would wait behind them and count as silent."""

    async def _migrate(self) -> None:
        with told_plainly(POSTGRES_FAULTS):
            await asyncio.to_thread(_migrate, self._url)

    async def _let_go(self) -> None:
        await self._engine.dispose()
        await self._heart.dispose()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        with told_plainly(POSTGRES_FAULTS):
            async with self._reader.connect() as connection:
                return await connection.run_sync(work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        with self.writes.noted():
            return await _written(self._engine, work)

    async def beat(self, work: Callable[[Connection], T]) -> T:
        """Do what a process does with each beat, on a connection of its own."""
        return await _written(self._heart, work)


def _engine(url: URL, connections: int) -> AsyncEngine:
    made = create_async_engine(
        url,
        connect_args={"timeout": CONNECT_TIMEOUT, "command_timeout": COMMAND_TIMEOUT},
        pool_size=connections,
        hide_parameters=True,  # in what an error says: they hold cards and secrets
    )
    _ask_the_rested(made)
    return made


def _ask_the_rested(engine: AsyncEngine) -> None:
    """Replace a connection that is lost, or rested and does not answer, before it is used."""
    pool, dialect = engine.sync_engine.pool, engine.sync_engine.dialect

    @event.listens_for(pool, "checkin")
    def rests(_connection: object, record: Any) -> None:
        record.info[_SINCE] = time.monotonic()

    @event.listens_for(pool, "checkout")
    def is_used(connection: Any, record: Any, _fairy: object) -> None:
        since = record.info.get(_SINCE, time.monotonic())
        if time.monotonic() - since < RESTED and not connection.driver_connection.is_closed():
            return
        try:
            dialect.do_ping(connection)
        except dialect.loaded_dbapi.Error as error:
            raise InvalidatePoolError from error


async def _written(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    with told_plainly(POSTGRES_FAULTS):
        async with engine.begin() as connection:
            return await connection.run_sync(work)


def _migrate(url: URL) -> None:
    """Migrate the database to the newest schema; runs an event loop of its own."""
    with ONE_AT_A_TIME:
        asyncio.run(_migrate_alone(url))


async def _migrate_alone(url: URL) -> None:
    engine = create_async_engine(url, poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()
