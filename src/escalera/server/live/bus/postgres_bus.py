"""The bus on PostgreSQL: processes tell each other by LISTEN and NOTIFY."""

import asyncio
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL

from escalera.server.live.bus.bus import Listener
from escalera.server.live.bus.local_bus import LocalBus
from escalera.server.live.fault_log import log_fault
from escalera.server.store.postgres import POSTGRES_FAULTS

CHANNEL = "escalera"

# In seconds.
PING_EVERY = 10.0
ANSWER_WITHIN = 5.0
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 5.0

_NOTIFY = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"


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
