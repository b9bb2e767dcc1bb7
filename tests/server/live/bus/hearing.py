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


async def hear_each_other(telling: Bus, listening: Bus) -> None:
    """Assert that each of two buses hears what the other tells, and its own once."""
    async with hearing(telling) as own, hearing(listening) as others:
        for seq in range(1, 101):
            telling.tell("t 1", seq)
        await until(lambda: ("t 1", 100) in others)
        listening.tell("t2", 1)
        await until(lambda: ("t2", 1) in own)
    assert own == [("t 1", seq) for seq in range(1, 101)] + [("t2", 1)]
    assert others[-1] == ("t2", 1)


async def hear_the_last_word(telling: Bus, listening: Bus) -> None:
    """Assert that a bus hears what another one tells just before it closes."""
    async with hearing(listening) as others:
        async with hearing(telling):
            telling.tell("t1", 5)
        await until(lambda: others == [("t1", 5)])


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.01)
