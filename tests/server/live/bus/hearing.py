"""Hears what a bus says."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from escalera.server.live.bus import Bus

Heard = list[tuple[str, int]]


@asynccontextmanager
async def hearing(bus: Bus) -> AsyncIterator[Heard]:
    """Open a bus and give the list of what it says."""
    heard: Heard = []
    bus.listen(lambda table_id, seq: heard.append((table_id, seq)))
    await bus.open()
    try:
        yield heard
    finally:
        await bus.close()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.01)
