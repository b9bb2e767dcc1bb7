"""Two buses as one: it tells by the first and hears both."""

import asyncio

from escalera.server.live.bus.bus import Bus, Listener


class DoubleBus:
    """The bus of a server that is told of plays by NATS, and of commands perhaps by the database.

    Who runs `escalera admin` may name the database alone: what it does is heard all the same.
    """

    def __init__(self, telling: Bus, other: Bus) -> None:
        self._telling, self._other = telling, other

    async def open(self) -> None:
        """Start to listen to both."""
        await self._telling.open()
        await self._other.open()

    async def close(self) -> None:
        """Stop."""
        await asyncio.gather(self._telling.close(), self._other.close())

    def tell(self, table_id: str, seq: int, teller: Listener | None = None) -> None:
        """Soon tell every listener in every process but the teller, by the first bus."""
        self._telling.tell(table_id, seq, teller)

    def listen(self, callback: Listener) -> None:
        """Call this function on the event loop whenever either bus tells something."""
        self._telling.listen(callback)
        self._other.listen(callback)
