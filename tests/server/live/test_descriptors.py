"""A server short of file descriptors: players go on, and newcomers are told."""

import asyncio
import resource
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest

from escalera.rules import games
from escalera.server.host.descriptors import Room, raised
from tests.another_python import run as another
from tests.server.client import Client, dealt, opened, to_act
from tests.server.plain_http import PLAIN
from tests.server.raw import HEAD, raw
from tests.server.serving import SERVE, Server, guest

FEW = 200
"""The hard limit of the server under test."""
TOO_FEW = 8
"""Fewer than it has open when it starts."""
PLAYS = 150


def short(folder: Path, **settings: str) -> Server:
    """Return a server with few descriptors: a soft limit below the hard one."""
    limits = f'ulimit -Sn {FEW // 2}; ulimit -Hn {FEW}; exec "$@"'
    command = ["sh", "-c", limits, "sh", *SERVE]
    return Server(f"sqlite:///{folder / 'e.db'}", folder / "log", settings, command=command)


@asynccontextmanager
async def crowd(server: Server) -> AsyncIterator[None]:
    """Open connections that send half a request, until the server has no room for one more."""
    async with AsyncExitStack() as stack:
        while await room(server):
            connection = await stack.enter_async_context(raw(server))
            await connection.send(HEAD)
        yield


async def room(server: Server) -> bool:
    """Say whether the server has room for one more."""
    async with httpx.AsyncClient(verify=PLAIN) as client:
        answer = await client.get(f"{server.address}/health")
    if answer.status_code == 200:
        return True
    assert answer.status_code == 503
    assert answer.json()["name"] == "FULL"
    return False


async def play_on(clients: list[Client]) -> set[str]:
    """Play a table's hand on; return the verbs that were played."""
    verbs, regrets = set(), 0
    for _ in range(PLAYS):
        here = to_act(clients)
        seq = await here.play(chosen(here.legal, here.seat == regrets))
        verb = here.hand["table"]["last"][1].split()[0]
        verbs.add(verb)
        regrets = here.seat if verb == "back" else regrets * (verb != "discard")
        await here.until(partial(all_told, clients, seq))
        if not here.hand["table"]["actor"]:
            break  # the hand is over; its score sheet may still be on the way
    return verbs


def chosen(legal: list[str], regrets: bool) -> str:
    """Return a meld where there is one; whoever has taken cards back in this turn ends it instead.

    Melding the same cards again would lead to taking them back again.
    """
    verbs = ("discard", "end", "draw", "back") if regrets else ("meld", "take", "add")
    return next((action for verb in verbs for action in legal if action.startswith(verb)), "")


async def press(server: Server) -> None:
    """Open so many silent connections that not even a refusal fits; the server closes them all."""
    async with AsyncExitStack() as stack:
        pressing = [await stack.enter_async_context(raw(server)) for _ in range(FEW // 4)]
        assert await asyncio.gather(*(one.rest() for one in pressing)) == [b""] * len(pressing)


def all_told(clients: list[Client], seq: int) -> bool:
    return all(client.hand["seq"] >= seq for client in clients)


def test_latecomers_are_told_and_players_go_on(tmp_path: Path) -> None:
    async def run() -> None:
        table, guests = opened(server)
        late = guest(server)
        async with dealt(table, guests) as clients:
            async with crowd(server):
                async with late.socket(table) as socket:
                    await socket.wait_closed()
                    assert (socket.close_code, socket.close_reason) == (4529, "FULL")
                await press(server)
                assert await play_on(clients) >= {"draw", "discard", "meld"}
            async with asyncio.timeout(60):
                while not await room(server):
                    await asyncio.sleep(0.05)
            async with late.socket(table) as socket:
                assert b"welcome" in (await socket.recv(decode=False))

    server = short(tmp_path, ESCALERA_REQUEST_SECONDS="600", ESCALERA_LOG_LEVEL="info")
    server.start()
    try:
        asyncio.run(asyncio.wait_for(run(), 300))
        log = server.log.read_text()
        assert f"limit={FEW}" in log
        assert "fault" not in log
        figures = guest(server).ask("GET", "/metrics")
        assert 'closed_connections_total{why="crowded"}' in figures
        assert 'closed_connections_total{why="full"}' in figures
    finally:
        server.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux takes descriptors from another")
def test_a_play_needs_no_descriptor(tmp_path: Path) -> None:
    async def run() -> None:
        tables = [opened(server, game=game) for game in games()]
        assert server.process is not None
        async with AsyncExitStack() as stack:
            seated = [
                await stack.enter_async_context(dealt(table, guests)) for table, guests in tables
            ]
            hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)[1]
            resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (TOO_FEW, hard))
            assert len(list(Path(f"/proc/{server.process.pid}/fd").iterdir())) > TOO_FEW
            verbs = set().union(*[await play_on(clients) for clients in seated])
            assert verbs >= {"draw", "discard", "meld"}
            resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (hard, hard))

    server = short(tmp_path)
    server.start()
    try:
        asyncio.run(asyncio.wait_for(run(), 300))
        assert "fault" not in server.log.read_text()
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("limit", "reserve", "backlog"),
    [(0, 0, 2048), (256, 64, 32), (1024, 256, 128), (1_048_576, 4096, 2048)],
)
def test_a_part_is_kept(limit: int, reserve: int, backlog: int) -> None:
    room = Room(limit)
    assert (room.reserve, room.backlog) == (reserve, backlog)
    last = limit - reserve
    assert [room.crowded(at) for at in (0, last - 1, last)] == [False, False, limit > 0]
    assert [room.full(at) for at in (last, limit - reserve // 2)] == [False, limit > 0]


RAISED = """
import resource
from escalera.server.host.descriptors import raised
resource.setrlimit(resource.RLIMIT_NOFILE, (100, 300))
print(raised().limit, resource.getrlimit(resource.RLIMIT_NOFILE))
"""


def test_the_limit_is_raised_to_the_hard_one() -> None:
    assert another("-c", RAISED) == "300 (300, 300)\n"


def test_a_limit_that_is_as_high_as_can_be_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _which: (700, 700))
    monkeypatch.setattr(resource, "setrlimit", None)
    assert raised() == Room(700)


def test_where_the_hard_limit_can_not_be_had_a_common_one_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refusing(_which: int, limits: tuple[int, int]) -> None:
        if limits[0] > 10_240:
            raise ValueError("not allowed")

    monkeypatch.setattr(resource, "getrlimit", lambda _which: (256, 1 << 62))
    monkeypatch.setattr(resource, "setrlimit", refusing)
    assert raised() == Room(10_240)
