"""Connections that say what no browser says: parts of requests, byte by byte, or nothing."""

import asyncio
import socket
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

from tests.server.serving import Server

HEAD = b"GET /health HTTP/1.1\r\nhost: here\r\n"


class Raw:
    """A connection, and what has come over it."""

    def __init__(self, reader: StreamReader, writer: StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def send(self, part: bytes) -> bool:
        """Send a part of something; do nothing and return False if the other side has closed."""
        with suppress(ConnectionError):
            self._writer.write(part)
            await self._writer.drain()
            return True
        return False

    async def answer(self) -> bytes:
        """Return a whole answer; the connection stays open."""
        head = await self.head()
        length = next(
            int(line[15:])
            for line in head.lower().split(b"\r\n")
            if line[:15] == b"content-length:"
        )
        return head + await self._reader.readexactly(length)

    async def head(self) -> bytes:
        """Return an answer up to the empty line."""
        return await self._reader.readuntil(b"\r\n\r\n")

    async def rest(self) -> bytes:
        """Return all that comes until the other side closes."""
        async with asyncio.timeout(60):
            with suppress(ConnectionError):
                return await self._reader.read()
        return b""


@asynccontextmanager
async def raw(server: Server, room: int = 0) -> AsyncIterator[Raw]:
    """Open a connection to a server; room: the bytes that the system keeps of what is not read."""
    at = urlsplit(server.address)
    plain = socket.socket()
    if room:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, (at.hostname, at.port))
    reader, writer = await asyncio.open_connection(sock=plain, limit=room or 2**16)
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
