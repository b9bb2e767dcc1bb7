"""The bus: says that a table's log reached a seq. The log is the truth; the bus only wakes."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Integer,
    func,
    literal_column,
    make_url,
    select,
)
from sqlalchemy.exc import DBAPIError

from escalera.server.live.faults import log_fault
from escalera.server.store.faults import POSTGRES_FAULTS
from escalera.server.store.files import file_engine
from escalera.server.store.schema import events

T = TypeVar("T")

Listener = Callable[[str, int], None]
"""Called with a table's id and a seq, or with ("", 0) if it may have missed anything."""

CHANNEL = "escalera"

# In seconds.
LOOK_EVERY = 0.1
PING_EVERY = 10.0
ANSWER_WITHIN = 5.0
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 5.0

_NOTIFY = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"

# SQLite numbers the rows of a table in the order in which they were committed.
_row: ColumnElement[int] = literal_column("events.rowid", Integer)


class Bus(Protocol):
    """Carries "table T reached seq N" to every process; perhaps twice, in any order."""

    async def open(self) -> None:
        """Start to listen to other processes."""

    async def close(self) -> None:
        """Stop."""

    def tell(self, table_id: str, seq: int, teller: Listener | None = None) -> None:
        """Soon tell every listener in every process but the teller; never block, never raise."""

    def listen(self, callback: Listener) -> None:
        """Call this function on the event loop whenever a process tells something, this one too."""


def open_bus(url: str, *, alone: bool = False) -> Bus:
    """Return the bus, not yet open, of the processes on a database; `alone`: there is only one."""
    if alone:
        return LocalBus()
    parsed = make_url(url.replace("postgres://", "postgresql://", 1))
    return PostgresBus(parsed) if parsed.get_backend_name() == "postgresql" else PollingBus(parsed)


class LocalBus:
    """The bus of a single process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    async def open(self) -> None:
        """Start."""

    async def close(self) -> None:
        """Stop."""

    def tell(self, table_id: str, seq: int, teller: Listener | None = None) -> None:
        """Tell every listener but the teller soon."""
        for listener in self._listeners:
            if listener != teller:
                asyncio.get_running_loop().call_soon(listener, table_id, seq)

    def listen(self, callback: Listener) -> None:
        """Call this function on the event loop whenever something is told."""
        self._listeners.append(callback)


class PollingBus(LocalBus):
    """The bus of several processes on one SQLite file: looks every half second for new events."""

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


class PostgresBus(LocalBus):
    """The bus of several processes on one PostgreSQL database, by LISTEN and NOTIFY.

    It replaces a lost connection, and then tells listeners ("", 0).
    """

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._untold: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._closing = False
        self._serving: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect and listen; OSError or asyncpg's errors if that fails."""
        self._serving = asyncio.create_task(self._serve_on(await self._connected()))

    async def close(self) -> None:
        """Send what has not been sent yet, and stop."""
        self._closing = True
        self._wake.set()
        if self._serving:
            await asyncio.wait([self._serving], timeout=ANSWER_WITHIN)
            self._serving.cancel()
            await asyncio.gather(self._serving, return_exceptions=True)

    def tell(self, table_id: str, seq: int, teller: Listener | None = None) -> None:
        """Tell this process's listeners soon, and the others' as soon as there is a connection."""
        super().tell(table_id, seq, teller)
        self._untold[table_id] = max(seq, self._untold.get(table_id, 0))
        self._wake.set()

    async def _serve_on(self, connection: asyncpg.Connection) -> None:
        while True:
            await self._serve(connection)
            if self._closing:
                return
            connection = await self._connected_again()
            super().tell("", 0)

    async def _serve(self, connection: asyncpg.Connection) -> None:
        """Send what is told, until the connection is lost or the bus closed."""
        try:
            while not connection.is_closed():
                last = self._closing
                await self._send(connection)
                if last:
                    return
                await self._woken()
        except POSTGRES_FAULTS:
            return
        except Exception as error:  # noqa: BLE001 - a new connection is made
            log_fault(error, "bus")
        finally:
            connection.terminate()

    async def _woken(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wake.wait(), PING_EVERY)
        self._wake.clear()

    async def _send(self, connection: asyncpg.Connection) -> None:
        """Send what has not been sent yet; if that is nothing, ask whether the database answers."""
        sent = dict(self._untold)
        payloads = [f"{seq} {table_id}" for table_id, seq in sent.items()]
        await connection.execute(_NOTIFY, CHANNEL, payloads, timeout=ANSWER_WITHIN)
        for table_id, seq in sent.items():
            if self._untold[table_id] == seq:
                del self._untold[table_id]

    async def _connected(self) -> asyncpg.Connection:
        connection = await asyncpg.connect(self._address, timeout=ANSWER_WITHIN)
        connection.add_termination_listener(lambda _lost: self._wake.set())
        await connection.add_listener(CHANNEL, self._heard)
        return connection

    async def _connected_again(self) -> asyncpg.Connection:
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._connected()
            except Exception as error:  # noqa: BLE001 - it is tried again whatever it was
                if not isinstance(error, POSTGRES_FAULTS):
                    log_fault(error, "bus")
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _heard(self, connection: asyncpg.Connection, pid: int, _channel: str, payload: str) -> None:
        seq, _, table_id = payload.partition(" ")
        if pid != connection.get_server_pid() and seq.isdecimal():
            super().tell(table_id, int(seq))


def _newest(connection: Connection) -> int:
    newest: int | None = connection.scalar(select(func.max(_row)).select_from(events))
    return newest or 0


def _newer(connection: Connection, seen: int) -> list[tuple[str, int, int]]:
    """Return the tables with events after a row, each with the seq it reached and its last row."""
    found = connection.exec_driver_sql(_NEWER, (seen,))
    return [(table_id, seq, row) for table_id, seq, row in found]


# Without the plus, SQLite groups by the index, and reads the whole log to do so.
_NEWER = "SELECT table_id, max(seq), max(rowid) FROM events WHERE rowid > ? GROUP BY +table_id"
