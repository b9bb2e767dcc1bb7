"""Spectators, clients that stop reading, refused requests: none of them ruins a game."""

import asyncio
import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import Client, dealt, joined, log_of, opened, to_act
from tests.server.serving import Guest, Server, guest, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("watching")
    with serving(f"sqlite:///{folder / 'e.db'}", folder / "log") as made:
        yield made


def test_spectators_see_no_cards(server: Server) -> None:
    async def run() -> None:
        table, guests = opened(server)
        async with dealt(table, guests) as clients, joined(guest(server), table) as watcher:
            await watcher.until(lambda: watcher.hand)
            seq = await to_act(clients).play()
            await watcher.until(lambda: watcher.hand["seq"] == seq)
            assert watcher.newest["welcome"]["seat"] == 0
            hands = [message for message in watcher.messages if message["type"] == "hand"]
            assert not any(hand["cards"] or hand["legal"] for hand in hands)
            for kind, fields in (("pause", {}), ("say", {"phrase": "hello"}), ("next", {})):
                assert await watcher.refused(kind, **fields) in ("NO_SEAT", "HAND_IN_PLAY")
            assert await watcher.refused("play", seq=seq, action="draw") == "NO_SEAT"
            assert await watcher.refused("why", action="draw") == "NO_SEAT"

    asyncio.run(run())


def test_spectators_are_refused_where_none_are_allowed(server: Server) -> None:
    async def run() -> None:
        table, guests = opened(server, spectators=False)
        async with joined(guest(server), table) as early, dealt(table, guests):
            await early.socket.wait_closed()
            assert early.socket.close_code == 4403
            assert not early.hand
            with pytest.raises(InvalidStatus, match="403"):
                async with guest(server).socket(table):
                    pass

    asyncio.run(run())


FLOOD = 12_000


BURST = 300


def test_who_stops_reading_is_let_go_and_holds_up_nobody(server: Server) -> None:
    async def run() -> None:
        table, guests = opened(server, chat=True)
        async with dealt(table, guests) as clients:
            with silent(guests[3], table) as unread:
                await clients[3].socket.close()
                for number in range(FLOOD):
                    await clients[0].send("say", text=f"{number} {'x' * 280}")
                    if number % BURST == BURST - 1:  # let those who read do so: or else they, too,
                        for client in clients[:3]:  # would count as clients that read nothing
                            await client.until(partial(was_told, client, number + 1))
                assert told(clients[1]) == FLOOD
                await clients[1].until(lambda: clients[1].info(4)["away"])
                if (mover := to_act(clients)).seat != 4:
                    await mover.play()
                assert at_its_end(unread)

    asyncio.run(run())


@contextmanager
def silent(who: Guest, table: str) -> Iterator[sockets.socket]:
    """Yield a connection with a small buffer that nobody reads from."""
    address = urlsplit(who.server.address)
    with sockets.socket() as made:
        made.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        made.connect((address.hostname, address.port))
        made.sendall("\r\n".join([*_handshake(who, table), "", ""]).encode())
        assert made.recv(12) == b"HTTP/1.1 101"
        yield made


def _handshake(who: Guest, table: str) -> list[str]:
    return [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {urlsplit(who.server.address).netloc}",
        f"Cookie: escalera={who.cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: c2FtYmEtc2FtYmEtc2FtYg==",
    ]


def at_its_end(socket: sockets.socket) -> bool:
    """Read what is still on its way; say whether the server has closed after it."""
    socket.settimeout(10)
    with suppress(ConnectionError):
        while socket.recv(65_536):
            pass
    return True


def was_told(client: Client, count: int) -> bool:
    return told(client) >= count


def told(client: Client) -> int:
    return sum(message["type"] == "said" for message in client.messages)


def test_what_may_not_be_changes_nothing(server: Server) -> None:
    async def run() -> None:
        table, guests = opened(server)
        async with dealt(table, guests) as clients, joined(guest(server), table) as stranger:
            here = to_act(clients)
            other = next(client for client in clients if client is not here)
            await here.play("draw")
            await other.until(lambda: other.hand["seq"] == here.hand["seq"])
            seq, action = here.hand["seq"], here.legal[0]
            log = await log_of(server, table)
            refused = {
                "LATE": await here.refused("play", seq=seq - 1, action=action),
                "NOT_YOUR_TURN": await other.refused("play", seq=seq, action="draw"),
                "NOT_YOUR_SEAT": await other.refused(
                    "play", seq=seq, action=f"{here.seat} {action}"
                ),
                "ALREADY_DRAWN": await here.refused("play", seq=seq, action="draw"),
                "NO_ACTION": await here.refused("play", seq=seq, action="drow"),
                "NO_SEAT": await stranger.refused("play", seq=seq, action=action),
                "STARTED": await stranger.refused("sit", seat=here.seat, name="Thief"),
                "DEALT": await here.refused("shuffle", hand=1, number="ab" * 16),
                "HAND_IN_PLAY": await here.refused("next"),
                "NOT_PAUSED": await here.refused("resume"),
            }
            assert {name: name for name in refused} == refused
            for frame in ("", "{", "[]", "{}", '{"type":"win"}', b"\xff", '{"type":"play"}'):
                assert await here.unreadable(frame) == "NO_MESSAGE"
            assert await here.refused("win") == await here.refused("play") == "NO_MESSAGE"
            assert await log_of(server, table) == log
            await here.play(action)
            seq_after = here.hand["seq"]
            assert await here.refused("play", seq=seq, action=action) == "LATE"  # repeated
            assert len(await log_of(server, table)) == seq_after == len(log) + 1

    asyncio.run(run())


def test_repeated_requests_before_the_match_change_nothing(server: Server) -> None:
    async def run() -> None:
        table, guests = opened(server, 2)
        async with joined(guests[0], table) as host, joined(guests[1], table) as friend:
            for _ in range(2):
                await host.send("sit", seat=1, name="Host")
            assert await friend.refused("sit", seat=1, name="Friend") == "SEAT_TAKEN"
            assert await friend.refused("start") == "NOT_HOST"
            assert len(await log_of(server, table)) == 2
            await host.send("start")
            assert await host.refused("start") == "STARTED"

    asyncio.run(run())
