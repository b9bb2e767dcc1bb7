"""What a bus does that reaches other processes by a connection, and replaces a lost one."""

import asyncio
from abc import abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from typing import ClassVar, Generic, TypeVar

from escalera.server.live.bus.bus import Listener
from escalera.server.live.bus.local_bus import LocalBus
from escalera.server.live.fault_log import log_fault

C = TypeVar("C")

# In seconds.
PING_EVERY = 10.0
ANSWER_WITHIN = 5.0
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 5.0


class RemoteBus(LocalBus, Generic[C]):
    """Sends what is told over a connection; after a lost one it tells listeners ("", 0)."""

    FAULTS: ClassVar[tuple[type[Exception], ...]] = (OSError, TimeoutError)
    """What a lost connection raises."""

    def __init__(self) -> None:
        super().__init__()
        self._untold: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._closing = False
        self._serving: asyncio.Task[None] | None = None

    @abstractmethod
    async def connected(self) -> C:
        """Return a connection that listens, and calls `lost` when it is lost; or raise a fault."""

    @abstractmethod
    def is_lost(self, connection: C) -> bool:
        """Say whether nothing can be sent any more."""

    @abstractmethod
    async def send(self, connection: C, payloads: Sequence[str]) -> None:
        """Send payloads and wait for the other side, even if there are none; or raise a fault."""

    @abstractmethod
    async def end(self, connection: C) -> None:
        """End a connection, which may be lost."""

    async def open(self) -> None:
        """Connect and listen; one of the faults if that fails."""
        self._serving = asyncio.create_task(self._serve_on(await self.connected()))

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

    def lost(self) -> None:
        """Look at the connection at once: it may be lost."""
        self._wake.set()

    def heard(self, payload: str) -> None:
        """Tell this process's listeners what another process sent; pass over anything else."""
        seq, _, table_id = payload.partition(" ")
        if seq.isdecimal():
            super().tell(table_id, int(seq))

    async def _serve_on(self, connection: C) -> None:
        while True:
            await self._serve(connection)
            if self._closing:
                return
            connection = await self._connected_again()
            super().tell("", 0)

    async def _serve(self, connection: C) -> None:
        """Send what is told, until the connection is lost or the bus closed."""
        try:
            while not self.is_lost(connection):
                last = self._closing
                await self._send(connection)
                if last:
                    return
                await self._woken()
        except self.FAULTS:
            return
        except Exception as error:  # noqa: BLE001 - a new connection is made
            log_fault(error, "bus")
        finally:
            await self.end(connection)

    async def _woken(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wake.wait(), PING_EVERY)
        self._wake.clear()

    async def _send(self, connection: C) -> None:
        """Send what has not been sent yet; if that is nothing, ask whether anybody answers."""
        sent = dict(self._untold)
        await self.send(connection, [f"{seq} {table_id}" for table_id, seq in sent.items()])
        for table_id, seq in sent.items():
            if self._untold[table_id] == seq:
                del self._untold[table_id]

    async def _connected_again(self) -> C:
        pause = FIRST_PAUSE
        while True:
            try:
                return await self.connected()
            except Exception as error:  # noqa: BLE001 - it is tried again whatever it was
                if not isinstance(error, self.FAULTS):
                    log_fault(error, "bus")
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
