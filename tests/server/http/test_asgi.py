"""A real server's door: who gets in, how much they may say, how it stops and what it logs."""

import asyncio
import itertools
import json
import re
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import dealt, joined, log_of, opened, to_act
from tests.server.postgres import Cluster
from tests.server.serving import Guest, Server, guest, send, serving, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("door")
    with serving(f"sqlite:///{folder / 'e.db'}", folder / "log", log_level="debug") as made:
        yield made


def door(server: Server, table: str, **headers: str) -> Any:
    address = server.address.replace("http", "ws", 1)
    return connect(f"{address}/api/tables/{table}/socket", additional_headers=headers)


async def refused(server: Server, table: str, **headers: str) -> int:
    """Return the status that refuses a handshake, 101 if nothing does."""
    try:
        async with door(server, table, **headers):
            return 101
    except InvalidStatus as found:
        return found.response.status_code


async def answer_to(socket: ClientConnection, ref: str) -> str:
    """Return the type of the answer to a request."""
    async for frame in socket:
        message = json.loads(frame)
        if message.get("ref") == ref:
            return str(message["type"])
    raise AssertionError("the server has closed the connection")


async def closed_with(socket: ClientConnection) -> int:
    """Return the code that the server closes a connection with."""
    with suppress(ConnectionClosed):
        while True:
            await socket.recv()
    return socket.close_code or 0


def test_only_our_own_pages_and_programs_are_let_in(server: Server) -> None:
    table, (host, *_) = opened(server)
    cookie = f"escalera={host.cookie}"
    tries = {
        101: [{"cookie": cookie}, {"cookie": cookie, "origin": server.address}],
        403: [
            {},
            {"cookie": cookie + "x"},
            {"cookie": cookie, "origin": "https://elsewhere.example"},
            {"cookie": cookie, "origin": "null"},
            {"cookie": cookie, "origin": server.address.replace("http", "https") + "0"},
        ],
    }
    for status, headers in tries.items():
        for given in headers:
            assert asyncio.run(refused(server, table, **given)) == status, given
    assert asyncio.run(refused(server, "nosuchtable1", cookie=cookie)) == 403
    assert asyncio.run(refused(server, "../me", cookie=cookie)) in (403, 404)


def test_too_much_at_once_is_refused_and_the_connection_stays(tmp_path: Path) -> None:
    async def run(table: str, who: Guest) -> None:
        async with who.socket(table) as socket:
            for number in range(40):
                await send(socket, "ping", ref=str(number))
            await until(socket, "error", name="TOO_FAST")
            async with asyncio.timeout(30):
                for number in itertools.count():
                    await send(socket, "ping", ref=f"later {number}")
                    if await answer_to(socket, f"later {number}") == "pong":
                        break
                    await asyncio.sleep(0.05)

    database = f"sqlite:///{tmp_path / 'e.db'}"
    with serving(database, tmp_path / "log", messages_a_second="5") as slow:
        table, (who, *_) = opened(slow)
        asyncio.run(asyncio.wait_for(run(table, who), 60))


def test_phrases_are_for_all_and_texts_where_the_table_allows_them(server: Server) -> None:
    async def run(*, chat: bool) -> None:
        table, guests = opened(server, chat=chat)
        async with joined(guests[0], table) as here, joined(guests[1], table) as other:
            assert await here.refused("say", phrase="hello") == "NO_SEAT"
            await here.send("sit", seat=1, name="Ann")
            await here.until(lambda: here.seat)
            assert await here.refused("say", phrase="you fool") == "NO_PHRASE"
            assert await here.refused("say") == "NO_PHRASE"
            both = await here.refused("say", text="Hello", phrase="<b>you fool")
            assert both == ("NO_PHRASE" if chat else "NO_CHAT")
            await here.send("say", phrase="well_played")
            await other.until(lambda: other.newest.get("said", {}).get("phrase") == "well_played")
            if not chat:
                assert await here.refused("say", text="Have you a joker?") == "NO_CHAT"
                return
            await here.send("say", text="Good evening")
            await other.until(lambda: other.newest["said"]["text"] == "Good evening")
            assert other.newest["said"]["seat"] == 1

    for chat in (False, True):
        asyncio.run(run(chat=chat))


def test_open_tables_are_the_public_ones_that_have_not_started(server: Server) -> None:
    public, (host, *_) = opened(server, public=True)
    private, _ = opened(server)
    listed = [row["id"] for row in host.ask("GET", "/api/tables")]
    assert public in listed
    assert private not in listed

    async def start() -> None:
        async with joined(host, public) as here:
            await here.send("sit", seat=1, name="Ann")
            await here.send("start")
            await here.until(lambda: here.table["status"] == "playing")

    asyncio.run(start())
    assert public not in [row["id"] for row in host.ask("GET", "/api/tables")]
    assert public in [row["id"] for row in host.ask("GET", "/api/me/tables")]


SECRETS = re.compile(r"\b(?:[2-9TJQKA][SHDC]|JK)\b|[0-9a-f]{32}|reveal|Psst|escalera=")


def test_the_log_holds_no_card_no_secret_and_nothing_that_was_said(server: Server) -> None:
    async def run() -> None:
        table, guests = opened(server, chat=True)
        async with dealt(table, guests) as clients:
            for _ in range(30):
                here = to_act(clients)
                await here.play()
            await here.send("say", text="Psst")
            await here.refused("play", seq=0, action="meld KS KS KS")
            await here.unreadable('{"type":"play","action":"discard KS"}')
            await here.unreadable(b"\xff KS")
        guests[0].ask("GET", f"/api/tables/{table}/record")

    asyncio.run(run())
    log = server.log.read_text()
    assert "started" in log
    assert not SECRETS.search(log)
    assert all(part not in log for part in (server.database, "Traceback"))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_server_stops_cleanly(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = f"sqlite:///{tmp_path / 'e.db'}"
    if kind == "postgres":
        database = request.getfixturevalue("postgres").new_database()

    async def run(stopping: Server) -> None:
        table, guests = opened(stopping)
        async with dealt(table, guests) as clients:
            seq = await to_act(clients).play("draw")
            async with guests[0].socket(table) as idle:
                code = await asyncio.to_thread(stopping.stop, signal.SIGTERM)
                assert code in (0, -signal.SIGTERM)
                assert await closed_with(idle) == 1012
        await asyncio.to_thread(stopping.start)
        assert len(await log_of(stopping, table)) >= seq
        async with joined(guests[0], table) as back:
            await back.until(lambda: back.hand)
            assert back.hand["seq"] >= seq
            assert back.hand["table"]["phase"] == "play"

    with serving(database, tmp_path / "log") as server:
        asyncio.run(asyncio.wait_for(run(server), 120))
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_a_database_that_is_away_is_told_and_waited_for(postgres: Cluster, tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        table, guests = opened(server)
        async with dealt(table, guests) as clients:
            here = to_act(clients)
            await asyncio.to_thread(postgres.kill, postmaster=False)
            try:
                seq = here.hand["seq"]
                assert await here.refused("play", seq=seq, action="draw") == "NO_DATABASE"
                async with guests[0].socket(table) as late:
                    assert await closed_with(late) == 4503
                async with door(server, "notathand1", cookie=f"escalera={here.guest.cookie}") as no:
                    assert await closed_with(no) == 4503
                answer = await asyncio.to_thread(httpx.get, f"{server.address}/api/tables")
                assert answer.status_code == 503
                assert json.loads(answer.text)["detail"].endswith(".")
                health = await asyncio.to_thread(httpx.get, f"{server.address}/health")
                assert health.status_code == 503
            finally:
                await asyncio.to_thread(postgres.start)
            assert len(await log_of(server, table)) == seq
            await here.play("draw")
            assert guest(server).ask("GET", "/health").startswith("ok\nstore: ok\nkeeper: ok\n")

    with serving(postgres.new_database(), tmp_path / "log") as server:
        asyncio.run(asyncio.wait_for(run(server), 120))
    assert "Traceback" not in (tmp_path / "log").read_text()
