"""The bus of a server that is one process."""

import asyncio

from escalera.server.live.bus.bus import Listener


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
