"""The wire: its frames follow the protocol, and a client that is gone causes no trouble."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from escalera.server.live import transport
from escalera.server.live.transport import Wire, text_frame
from tests.server.raw import Raw, raw
from tests.server.serving import Guest, guest, send, serving, until

MANY = 4000
"""More frames than any client sends at once."""
ASK = json.dumps({"type": "ping", "ref": "x" * 40}).encode()
"""A message that is answered."""


def frame(opcode: Opcode, text: bytes = b"", *, fin: bool = True) -> bytes:
    """Return a client's frame."""
    return Frame(opcode, text, fin=fin).serialize(mask=True)


END = frame(Opcode.CONT)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 4000, 65_535, 65_536, 200_000])
def test_a_frame_is_as_the_library_writes_it(length: int) -> None:
    text = b"x" * length
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_connections_that_break_off_hinder_nobody(tmp_path: Path) -> None:
    async def come_and_go() -> None:
        host, other = guest(server), guest(server)
        table = host.ask("POST", "/api/tables", {"game": "samba"})["id"]
        async with host.socket(table) as socket:
            for turn in range(20):
                gone = await other.socket(table)
                gone.transport.abort()
                await send(socket, "sit", seat=1 + turn % 4, name=f"Ann {turn}")
                await until(socket, "table", seq=2 * turn + 2)

    log = tmp_path / "log"
    with serving(f"sqlite:///{tmp_path / 'e.db'}", log) as server:
        asyncio.run(asyncio.wait_for(come_and_go(), 60))
    assert "error" not in log.read_text().lower()


@asynccontextmanager
async def upgraded(who: Guest) -> AsyncIterator[Raw]:
    """Open a table's socket, and from then on send bytes as they come."""
    table = who.ask("POST", "/api/tables", {"game": "samba"})["id"]
    async with raw(who.server) as connection:
        await connection.send(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\n"
            "connection: upgrade\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\ncookie: escalera={who.cookie}\r\n"
            "\r\n".encode()
        )
        assert b" 101 " in await connection.head()
        yield connection


@pytest.mark.parametrize(
    "flood",
    [
        frame(Opcode.PING) * MANY,
        frame(Opcode.PONG) * MANY,
        frame(Opcode.TEXT, fin=False) + frame(Opcode.CONT, fin=False) * MANY + END,
        frame(Opcode.BINARY, fin=False) + frame(Opcode.CONT, fin=False) * MANY + END,
    ],
    ids=["pings", "pongs", "a text's parts", "a binary message's parts"],
)
def test_frames_without_end_cost_the_connection(tmp_path: Path, flood: bytes) -> None:
    async def run() -> None:
        async with upgraded(guest(server)) as connection:
            await connection.send(flood + frame(Opcode.TEXT, ASK))
            assert b"pong" not in await connection.rest()

    with serving(f"sqlite:///{tmp_path / 'e.db'}", tmp_path / "log") as server:
        asyncio.run(run())


def test_pings_now_and_then_and_messages_in_parts_are_answered(tmp_path: Path) -> None:
    async def run() -> None:
        host = guest(server)
        table = host.ask("POST", "/api/tables", {"game": "samba"})["id"]
        async with asyncio.timeout(60), host.socket(table) as socket:
            for number in range(20):
                await (await socket.ping())
                await socket.send(iter(json.dumps({"type": "ping", "ref": str(number)})))
                await until(socket, "pong", ref=str(number))

    with serving(f"sqlite:///{tmp_path / 'e.db'}", tmp_path / "log") as server:
        asyncio.run(run())


def test_who_never_reads_is_cut_off(tmp_path: Path) -> None:
    """A close that waits for what is unread would wait for ever, and keep it all."""

    async def ask_and_never_read() -> None:
        async with asyncio.timeout(60), upgraded(guest(server)) as connection:
            while await connection.send(frame(Opcode.TEXT, ASK) * 100):
                pass

    with serving(f"sqlite:///{tmp_path / 'e.db'}", tmp_path / "log") as server:
        asyncio.run(ask_and_never_read())


class Deaf:
    """A transport whose client takes nothing: closing it ends nothing."""

    aborted = False

    def write(self, _part: bytes) -> None:
        return

    def close(self) -> None:
        return

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True


def deaf_wire() -> tuple[Wire, Deaf]:
    """Return a wire whose client takes nothing."""
    wire = Wire(Config(cast("Any", None), lifespan="off"), ServerState(), {})
    wire.transport = cast("Any", Deaf())
    return wire, cast("Any", wire.transport)


def test_who_answers_no_ping_and_reads_nothing_is_cut_off() -> None:
    async def run() -> None:
        wire, deaf = deaf_wire()
        wire.keepalive_timeout()
        assert deaf.aborted

    asyncio.run(run())


def test_a_connection_that_is_over_ends_in_any_case(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        wire, deaf = deaf_wire()
        wire.on_task_complete(cast("Any", None))
        async with asyncio.timeout(60):
            while not deaf.aborted:
                await asyncio.sleep(0.001)

    monkeypatch.setattr(transport, "LINGERS", 0.0)
    asyncio.run(run())
