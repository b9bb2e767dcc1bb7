"""The gate of a real server: it cuts off incomplete requests and serves whole ones."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from escalera.server.host.http_protocol import Gate
from tests.server.client import joined, opened
from tests.server.raw import HEAD, Raw, raw
from tests.server.serving import Server, guest, serving

BODY = (
    b"PUT /api/me HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n"
    b"content-length: %d\r\n\r\n"
)
SMALL = 4096
"""How many bytes a connection that reads slowly has room for."""
GAMES = b"GET /api/games HTTP/1.1\r\nhost: here\r\n\r\n"
NAME = json.dumps({"name": "Ann"}).encode()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("gate")
    database = f"sqlite:///{folder / 'e.db'}"
    with serving(database, folder / "log", request_seconds="0.5") as made:
        yield made


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ([], b""),
        ([HEAD], b"HTTP/1.1 408 "),
        ([HEAD + b"\r\n", HEAD], b"HTTP/1.1 408 "),
        ([BODY % len(NAME) + NAME[:5]], b"HTTP/1.1 4"),
        ([BODY % len(NAME) + NAME, BODY % 20], b"HTTP/1.1 4"),
    ],
    ids=["nothing", "half a head", "half a second head", "half a body", "a second body"],
)
def test_what_does_not_come_whole_is_cut(server: Server, parts: list[bytes], said: bytes) -> None:
    async def run() -> None:
        async with raw(server) as connection:
            for part in parts[:-1]:
                await connection.send(part)
                assert b"200 OK" in await connection.answer()
            for part in parts[-1:]:
                await connection.send(part)
            assert (await connection.rest())[: len(said)] == said

    asyncio.run(run())


@pytest.mark.parametrize(
    ("before", "drop"), [(b"GET /", b"x"), (HEAD, b"x"), (HEAD + b"\r\n", b"\r\n")]
)
def test_what_trickles_is_cut(server: Server, before: bytes, drop: bytes) -> None:
    async def run() -> None:
        async with raw(server) as connection:
            await connection.send(before)
            trickling = asyncio.create_task(trickle(connection, drop))
            try:
                assert b" 408 " in await connection.rest()
            finally:
                trickling.cancel()

    asyncio.run(run())


async def trickle(connection: Raw, drop: bytes) -> None:
    """Send, drop by drop, a head that never ends, or what may come before one."""
    while True:
        await connection.send(drop)
        await asyncio.sleep(0.05)


def test_what_is_whole_is_served_and_a_table_stays(server: Server) -> None:
    async def run() -> None:
        table, (host, *_) = opened(server)
        async with joined(host, table) as here, raw(server) as slow:
            await slow.send(HEAD)
            async with raw(server) as whole:
                for part in (HEAD[:9], HEAD[9:], b"\r\n"):
                    await whole.send(part)
                assert b"\r\n\r\nok\n" in await whole.answer()
                await whole.send(HEAD + b"\r\n")
                assert b"\r\n\r\nok\n" in await whole.answer()
            assert b" 408 " in await slow.rest()  # by now the time is up for all before it
            await here.send("sit", seat=1, name="Ann")
            await here.until(lambda: here.seat)

    asyncio.run(run())


def test_who_takes_no_answers_is_cut_off(server: Server) -> None:
    async def run() -> None:
        async with raw(server, room=SMALL) as connection:
            await connection.send(GAMES * 3000)
            async with asyncio.timeout(60):
                while closed_unread(server) == before:
                    await asyncio.sleep(0.1)

    before = closed_unread(server)
    asyncio.run(run())


class Later:
    """A loop whose time passes by hand."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Any, ...]] = []

    def call_later(self, _seconds: float, *what: Any) -> Any:
        self.waiting.append(what)
        return SimpleNamespace(cancel=lambda: self.waiting.remove(what))

    def pass_by(self) -> None:
        waiting, self.waiting = self.waiting, []
        for what, *given in waiting:
            what(*given)


class Wire:
    """A transport with bytes that nobody has taken."""

    left, aborted = 300_000, False

    def get_write_buffer_size(self) -> int:
        return self.left

    def abort(self) -> None:
        self.aborted = True


def test_who_takes_an_answer_slowly_gets_all_of_it() -> None:
    time, wire = Later(), Wire()
    gate: Any = Gate.__new__(Gate)
    vars(gate).update(loop=time, transport=wire, flow=Mock(), _unread=None, _answered=None)
    gate.pause_writing()
    for wire.left in (200_000, 100_000):
        time.pass_by()
    assert not wire.aborted
    gate.resume_writing()
    assert not time.waiting
    gate.pause_writing()
    time.pass_by()
    assert wire.aborted


def closed_unread(server: Server) -> float:
    """Return how many connections were closed because nobody took their answers."""
    figures = guest(server).ask("GET", "/metrics")
    lines = [
        line for line in figures.splitlines() if 'closed_connections_total{why="unread"}' in line
    ]
    return float(lines[0].split()[-1]) if lines else 0.0


def test_a_request_cut_off_is_counted_but_is_no_fault(server: Server) -> None:
    async def run() -> None:
        async with raw(server) as connection:
            await connection.send(BODY % len(NAME))
            await connection.rest()

    asyncio.run(run())
    figures = guest(server).ask("GET", "/metrics")
    assert 'escalera_closed_connections_total{why="late"}' in figures
    assert "Traceback" not in Path(server.log).read_text()
