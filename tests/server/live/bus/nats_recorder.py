"""A way to a NATS server that records what is sent to it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress


class NatsRecorder:
    """What came through from clients to the server, as far as they have sent it."""

    def __init__(self, port: int) -> None:
        self.sent = b""
        self.carrying: list[asyncio.Task[None]] = []
        self._port = port

    def met(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Begin to carry what a client and the server say to each other."""
        self.carrying.append(asyncio.create_task(self._carry(reader, writer)))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self._port)
        with suppress(OSError):
            await asyncio.gather(
                _copy(reader, to_server, self._record), _copy(from_server, writer, _ignore)
            )

    def _record(self, data: bytes) -> None:
        self.sent += data


@asynccontextmanager
async def recording(port: int) -> AsyncIterator[tuple[NatsRecorder, str]]:
    """Give a recorder before the server at a port, and its own address; waits for clients' ends."""
    recorder = NatsRecorder(port)
    async with await asyncio.start_server(recorder.met, "127.0.0.1", 0) as listening:
        own = listening.sockets[0].getsockname()[1]
        yield recorder, f"nats://127.0.0.1:{own}"
        await asyncio.gather(*recorder.carrying)


async def _copy(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, heard: Callable[[bytes], None]
) -> None:
    while data := await reader.read(4096):
        heard(data)
        writer.write(data)
    writer.close()
    await writer.wait_closed()


def _ignore(_data: bytes) -> None:
    """Record nothing of the server's answers."""
