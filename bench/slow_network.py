"""A network as slow as a phone's, in front of a server: for pages and their workers alike.

A browser's own throttling leaves out workers, and a table in the page fetches its engine in one.
"""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Final

LATENCY: Final = 0.150
"""Seconds from a request to the first byte of its answer."""
DOWN, UP = 1_600_000 / 8, 750_000 / 8
"""Bytes a second."""
PIECE: Final = 4096


class Line:
    """One way of the network: pieces go one after the other at its speed, and arrive later."""

    def __init__(self, speed: float) -> None:
        self.speed = speed
        self.bytes = 0
        self._free = 0.0

    async def carry(self, piece: bytes) -> float:
        """Wait until a piece has gone; return when it arrives."""
        now = asyncio.get_running_loop().time()
        self._free = max(now, self._free) + len(piece) / self.speed
        self.bytes += len(piece)
        await asyncio.sleep(self._free - now)
        return self._free + LATENCY / 2


class SlowNetwork:
    """Carries connections to a port of this machine."""

    def __init__(self, port: int) -> None:
        self.down, self.up = Line(DOWN), Line(UP)
        self._port = port

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one connection both ways until either end closes it."""
        to_read, to_write = await asyncio.open_connection("127.0.0.1", self._port)
        ways = (_flow(reader, to_write, self.up), _flow(to_read, writer, self.down))
        try:
            await asyncio.gather(*ways, return_exceptions=True)
        except asyncio.CancelledError:
            pass  # the network is closed
        finally:
            for one in (writer, to_write):
                one.close()


async def _flow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, line: Line) -> None:
    """Carry what comes one way; while a piece is under way, the next may go."""
    pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
    delivery = asyncio.ensure_future(_deliver(pieces, writer))
    while piece := await reader.read(PIECE):
        await pieces.put((await line.carry(piece), piece))
    await pieces.put((0.0, b""))
    await delivery


async def _deliver(pieces: "asyncio.Queue[tuple[float, bytes]]", to: asyncio.StreamWriter) -> None:
    loop = asyncio.get_running_loop()
    while (arriving := await pieces.get())[1]:
        when, piece = arriving
        await asyncio.sleep(max(0.0, when - loop.time()))
        to.write(piece)
        await to.drain()
    if to.can_write_eof():
        to.write_eof()


@contextmanager
def slow_network(port: int) -> Iterator[tuple[str, SlowNetwork]]:
    """Open a slow way to a port of this machine; yields its address, and what it carried."""
    network = SlowNetwork(port)
    opened: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event, int]] = Future()

    async def serve() -> None:
        over = asyncio.Event()
        server = await asyncio.start_server(network.connected, "127.0.0.1", 0)
        opened.set_result((asyncio.get_running_loop(), over, server.sockets[0].getsockname()[1]))
        await over.wait()  # what is still under way is cancelled at the loop's end
        server.close()

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    loop, over, at = opened.result()
    try:
        yield f"http://127.0.0.1:{at}", network
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()
