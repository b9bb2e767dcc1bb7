"""The bus on PostgreSQL: processes tell each other by LISTEN and NOTIFY."""

from collections.abc import Sequence
from typing import ClassVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL

from escalera.server.live.bus.remote_bus import ANSWER_WITHIN, RemoteBus
from escalera.server.store.postgres import POSTGRES_FAULTS

CHANNEL = "escalera"

_NOTIFY = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"


class PostgresBus(RemoteBus[asyncpg.Connection]):
    """The bus of several processes on one PostgreSQL database, by LISTEN and NOTIFY."""

    FAULTS: ClassVar = POSTGRES_FAULTS

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def connected(self) -> asyncpg.Connection:
        """Return a connection to the database, listening; OSError or asyncpg's errors."""
        connection = await asyncpg.connect(self._address, timeout=ANSWER_WITHIN)
        connection.add_termination_listener(lambda _lost: self.lost())
        await connection.add_listener(CHANNEL, self._notified)
        return connection

    def is_lost(self, connection: asyncpg.Connection) -> bool:
        """Say whether the connection is closed."""
        closed: bool = connection.is_closed()
        return closed

    async def send(self, connection: asyncpg.Connection, payloads: Sequence[str]) -> None:
        """Notify all who listen."""
        await connection.execute(_NOTIFY, CHANNEL, list(payloads), timeout=ANSWER_WITHIN)

    async def end(self, connection: asyncpg.Connection) -> None:
        """Close the connection without waiting."""
        connection.terminate()

    def _notified(
        self, connection: asyncpg.Connection, pid: int, _channel: str, payload: str
    ) -> None:
        if pid != connection.get_server_pid():
            self.heard(payload)
