"""The bus on a NATS server: processes tell each other by a subject, whatever their database is."""

import asyncio
from collections.abc import Sequence
from typing import ClassVar, Final
from urllib.parse import urlsplit

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from escalera.server.live.bus.errors import BusError
from escalera.server.live.bus.remote_bus import (
    ANSWER_WITHIN,
    FIRST_PAUSE,
    PING_EVERY,
    RemoteBus,
)

_SUBJECT: Final = "escalera"
_LOOK_EVERY: Final = 0.1
"""In seconds."""


class NatsBus(RemoteBus[Client]):
    """The bus of several processes that know one NATS server.

    url: ``nats://[USER:PASSWORD@]HOST[:PORT][/NAME]``, or ``tls://``; processes that serve another
    database with the same NATS server need another name.
    """

    FAULTS: ClassVar = (Error, OSError, TimeoutError)

    def __init__(self, url: str) -> None:
        super().__init__()
        parts = urlsplit(url)
        self._server = f"{parts.scheme}://{parts.netloc}"
        self._subject = ".".join(filter(None, (_SUBJECT, *parts.path.split("/"))))

    async def open(self) -> None:
        """Connect and listen; BusError if that fails."""
        try:
            await super().open()
        except self.FAULTS as error:
            raise BusError("BUS_SILENT", trouble=str(error)) from None

    async def connected(self) -> Client:
        """Return a connection to the server, which listens; OSError or one of NATS's errors."""
        connection = await nats.connect(
            self._server,
            name=_SUBJECT,
            allow_reconnect=False,  # `RemoteBus` makes a new connection, and says so
            max_reconnect_attempts=1,
            reconnect_time_wait=FIRST_PAUSE,
            connect_timeout=int(ANSWER_WITHIN),
            ping_interval=int(PING_EVERY),
            no_echo=True,
            error_cb=_passed_over,
            closed_cb=self._closed,
        )
        await connection.subscribe(self._subject, cb=self._published)
        await _all_sent(connection)
        return connection

    def is_lost(self, connection: Client) -> bool:
        """Say whether the connection is not open."""
        return not connection.is_connected

    async def send(self, connection: Client, payloads: Sequence[str]) -> None:
        """Publish payloads, and wait until the server has them."""
        for payload in payloads:
            await connection.publish(self._subject, payload.encode())
        flushed = asyncio.create_task(_all_sent(connection))
        try:
            # A connection that is lost with something unsent says so to nobody.
            while not flushed.done() and connection.is_connected:
                await asyncio.wait([flushed], timeout=_LOOK_EVERY)
        finally:
            flushed.cancel()
            (found,) = await asyncio.gather(flushed, return_exceptions=True)
        if isinstance(found, BaseException):
            raise ConnectionError(str(found))

    async def end(self, connection: Client) -> None:
        """Close the connection."""
        await connection.close()

    async def _published(self, message: Msg) -> None:
        self.heard(message.data.decode("utf-8", errors="replace"))

    async def _closed(self) -> None:
        self.lost()


async def _all_sent(connection: Client) -> None:
    """Wait until the server has what was written; one of NATS's errors if it does not answer.

    The client sends the ping of a flush before what still waits, so that only the answer to the
    second one says something of that.
    """
    for _ in range(2):
        await connection.flush(int(ANSWER_WITHIN))


async def _passed_over(_error: Exception) -> None:
    """Say nothing of what a lost connection raises: the bus makes a new one."""
