"""The bus of processes on several databases: each database's own bus tells of its tables."""

import asyncio
from collections.abc import Sequence

from escalera.server.live.bus.bus import Bus, Listener
from escalera.server.live.fault_log import log_fault
from escalera.server.store.spread.shares import share

OPEN_EVERY = 1.0
"""Seconds between two tries to open a bus whose database is away."""


class SpreadBus:
    """Tells of a table where its log is kept, and listens at all databases.

    So plays reach every process though another database, the first one too, is away.
    """

    def __init__(self, buses: Sequence[Bus]) -> None:
        self._buses = buses
        self._listeners: list[Listener] = []
        self._opening: list[asyncio.Task[None]] = []
        self._opened: list[Bus] = []

    async def open(self) -> None:
        """Listen at the first database, and at the others as soon as they answer."""
        first, *others = self._buses
        await first.open()
        self._opened.append(first)
        for bus in others:
            if not await self._tried(bus):
                self._opening.append(asyncio.create_task(self._open_later(bus)))

    async def close(self) -> None:
        """Stop."""
        for task in self._opening:
            task.cancel()
        await asyncio.gather(*self._opening, return_exceptions=True)
        await asyncio.gather(*(bus.close() for bus in self._opened))

    def tell(self, table_id: str, seq: int, teller: Listener | None = None) -> None:
        """Soon tell every listener in every process but the teller."""
        self._buses[share(table_id, len(self._buses))].tell(table_id, seq, teller)

    def listen(self, callback: Listener) -> None:
        """Call this function on the event loop whenever a process tells something."""
        self._listeners.append(callback)
        for bus in self._buses:
            bus.listen(callback)

    async def _tried(self, bus: Bus) -> bool:
        try:
            await bus.open()
        except Exception as error:  # noqa: BLE001 - it is tried again, whatever it was
            log_fault(error, "bus")
            return False
        self._opened.append(bus)
        return True

    async def _open_later(self, bus: Bus) -> None:
        await asyncio.sleep(OPEN_EVERY)
        while not await self._tried(bus):
            await asyncio.sleep(OPEN_EVERY)
        for listener in self._listeners:
            listener("", 0)
