"""Attacks on the way in: half-sent requests, and more sockets than anybody needs."""

import asyncio
import math
import time
from contextlib import AsyncExitStack, suppress

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.raw import HEAD
from tests.server.strangers.attack.stranger import Going, Stranger, rounds
from tests.server.strangers.attack.tally import Tally

AT_ONCE = 1000
"""So many connections are opened at the same time."""
SHUT = "closed at once"
LATE = "408 (late)"


async def half_sent(stranger: Stranger, tally: Tally, going: Going) -> None:
    """Open connections, send half a request over each, and wait for what comes."""
    for _ in rounds(going):
        await _half_sent(stranger, tally)


async def _half_sent(stranger: Stranger, tally: Tally) -> None:
    held = Tally()
    opening = asyncio.Semaphore(AT_ONCE)
    async with asyncio.TaskGroup() as asking:
        for _ in range(stranger.some(10_000)):
            await opening.acquire()
            asking.create_task(_half(stranger, held, opening))
        took = time.monotonic() - held.began
    # Those cut off make room for as many again.
    times = 1 + math.floor(took / stranger.limits.request_seconds)
    most = stranger.limits.connections_at_address * times
    tally.add(held)
    if held.let_in > most:
        tally.faults.append(f"{held.let_in} half-sent requests waited, and {most} may")


async def _half(stranger: Stranger, tally: Tally, opening: asyncio.Semaphore) -> None:
    """Send half a request; who is let in waits for the rest until its time is up."""
    said = b""
    try:
        reader, writer = await stranger.stream()
        writer.write(HEAD)
        opening.release()
        with suppress(ConnectionError):
            said = await reader.read()
        writer.close()
    except ConnectionError:
        opening.release()
    if b" 408 " in said:
        tally.let()
    else:
        tally.refuse(SHUT)


async def sockets(stranger: Stranger, tally: Tally, going: Going) -> None:
    """Open a table's sockets and keep them, as many as come."""
    table = await stranger.table(stranger.guest(), public=True)
    async with AsyncExitStack() as stack:
        for _ in rounds(going):
            for _ in range(stranger.some(1000)):
                await _open(stranger, tally, stack, (table, stranger.guest()))
    tally.no_more_than(stranger.limits.connections_at_address)


async def _open(
    stranger: Stranger, tally: Tally, stack: AsyncExitStack, at: tuple[str, str]
) -> None:
    try:
        socket = await stack.enter_async_context(stranger.socket(*at))
        await socket.recv()
        tally.let()
    except (ConnectionClosed, InvalidHandshake, OSError):
        tally.refuse(SHUT)
