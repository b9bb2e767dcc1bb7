"""People come and go, pause, are late, ask each other and watch: nothing ruins a game."""

import asyncio
import re
import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import Client, dealt, joined, log_of, opened, to_act
from tests.server.serving import Guest, Server, guest, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("presence")
    with serving(f"sqlite:///{folder / 'e.db'}", folder / "log") as made:
        yield made


def test_a_seat_is_kept_for_another_connection_and_another_device(server: Server) -> None:
    async def run() -> None:
        table, guests = opened(server)
        async with dealt(table, guests) as clients:
            cards = clients[1].hand["cards"]
            await clients[1].socket.close()
            await clients[0].until(lambda: clients[0].info(2)["away"])
            async with joined(guests[1], table) as again:
                await again.until(lambda: again.hand and not again.info(2)["away"])
                assert again.newest["welcome"]["seat"] == again.seat == 2
                assert again.hand["cards"] == cards
                connections = sockets_open(server)
                async with joined(moved(guests[1]), table) as device:
                    await device.until(lambda: device.hand)
                    assert device.seat == 2
                    assert device.hand["cards"] == cards
                await again.until(lambda: sockets_open(server) == connections)
                assert not clients[0].info(2)["away"]  # one of two connections is left

    asyncio.run(run())


def sockets_open(server: Server) -> int:
    """Return how many connections to tables a server has."""
    told = re.search(
        r"^escalera_sockets (\S+)$", httpx.get(f"{server.address}/metrics").text, re.MULTILINE
    )
    assert told
    return int(float(told[1]))


def going_on(server: Server, path: str) -> httpx.Response:
    """Return the answer to a new device that opens a private link."""
    token = path.partition("#")[2]
    return httpx.post(f"{server.address}/api/me/move", json={"token": token})


def moved(who: Guest) -> Guest:
    """Return somebody on another device, by a private link."""
    answer = going_on(who.server, who.ask("POST", "/api/me/link")["path"])
    assert answer.status_code == 200
    return Guest(who.server, answer.cookies["escalera"])


def test_a_false_link_moves_nothing(server: Server) -> None:
    answer = going_on(server, guest(server).ask("POST", "/api/me/link")["path"] + "x")
    assert answer.status_code == 404
    assert not answer.cookies


def test_a_bot_sits_in_and_gives_the_seat_back(server: Server) -> None:
    async def run() -> None:
        table, guests = opened(server, 2, grace_seconds=1)
        async with dealt(table, guests) as (one, two):
            while not one.legal:
                await next_play(two)
                await two.until(lambda: two.legal or one.legal)
            await one.socket.close()
            await two.until(lambda: two.info(1)["away"])
            assert not two.info(1)["stand_in"]
            await two.until(lambda: two.info(1)["stand_in"])
            await two.until(lambda: played_by_bot(two, 1))
            async with joined(guests[0], table) as again:
                await two.until(lambda: not two.info(1)["stand_in"])
                assert not two.info(1)["away"]
                while not again.legal:
                    await next_play(two)
                    await again.until(lambda: two.legal or again.legal)
                await again.play()
                assert again.hand["table"]["last"][::2] == [1, "person"]

    asyncio.run(run())


async def next_play(client: Client) -> None:
    """Play if it is the client's turn."""
    if client.legal:
        await client.play()


def played_by_bot(client: Client, seat: int) -> bool:
    hands = (message for message in client.messages if message["type"] == "hand")
    return any(
        hand["table"]["last"] and hand["table"]["last"][::2] == [seat, "bot"] for hand in hands
    )


def test_a_pause_stops_people_and_bots(server: Server) -> None:
    async def run() -> None:
        table, guests = opened(server, 2, pace="quick")
        async with dealt(table, guests) as (one, two):
            await one.send("pause")
            await two.until(lambda: two.table["paused"] == 1)
            seq = two.table["seq"]
            assert await one.refused("pause") == "PAUSED"
            assert await two.refused("play", seq=seq, action="draw") == "PAUSED"
            await bots_play_elsewhere(server)
            assert len(await log_of(server, table)) == two.table["seq"] == seq
            assert not one.legal
            assert not two.legal
            await two.send("resume")
            await one.until(lambda: not one.table["paused"])
            assert await one.refused("resume") == "NOT_PAUSED"
            while one.hand["table"]["actor"] in (1, 2):  # on to a bot's turn
                await next_play(to_act((one, two)))
                await one.until(lambda: one.hand["seq"] == two.hand["seq"])
            await one.send("pause")
            await two.until(lambda: two.table["paused"])
            seq = two.table["seq"]
            await bots_play_elsewhere(server)
            assert len(await log_of(server, table)) == seq
            await two.send("resume")
            await two.until(lambda: (two.hand["table"]["last"] or "..?")[2] == "bot")
            await two.until(lambda: two.hand["seq"] > seq + 1)

    asyncio.run(run())


async def bots_play_elsewhere(server: Server) -> None:
    """Wait until bots have played twice at another table: long enough for one to play here."""
    table, guests = opened(server, 1, pace="quick")
    async with dealt(table, guests) as (only,):
        for _ in range(2):
            before = len(bot_plays(only))
            while len(bot_plays(only)) == before:
                await next_play(only)
                await only.until(lambda: only.legal or len(bot_plays(only)) > before)  # noqa: B023


def bot_plays(client: Client) -> list[int]:
    hands = (message for message in client.messages if message["type"] == "hand")
    return [hand["seq"] for hand in hands if (hand["table"]["last"] or "..?")[2] == "bot"]


def test_a_strict_clock_plays_safely(server: Server) -> None:
    async def run() -> None:
        table, guests = opened(server, clock="strict", turn_seconds=5)
        async with dealt(table, guests) as clients:
            here, watcher = to_act(clients), clients[0]
            assert here.hand["turn_until"] > 0
            await watcher.until(lambda: watcher.hand["table"]["last"])
            assert watcher.hand["table"]["last"] == [here.seat, "draw", "clock"]

    asyncio.run(run())


def test_partners_ask_and_answer(server: Server) -> None:
    async def run() -> None:
        table, guests = opened(server)
        seen: set[str] = set()
        async with dealt(table, guests) as clients:
            for _ in range(60):
                actor = to_act(clients)
                await actor.until(lambda actor=actor: actor.legal)  # type: ignore[misc]
                await asked_and_answered(actor, clients, seen)
                if seen == {"yes", "no"}:
                    return
        raise AssertionError(seen)

    asyncio.run(run())


async def asked_and_answered(actor: Client, clients: list[Client], seen: set[str]) -> None:
    """Ask if it is legal, answer an open question, or else go on."""
    if "ask" in actor.legal:
        await actor.play("ask")
        partner = clients[(actor.seat + 1) % 4]
        await partner.until(lambda: partner.legal)
        assert partner.legal == ["yes", "no"]
        assert await actor.refused("play", seq=actor.hand["seq"], action="yes") == "NOT_YOUR_TURN"
    elif "yes" in actor.legal:
        answer = "no" if "no" not in seen else "yes"
        await actor.play(answer)
        asker = clients[(actor.seat + 1) % 4]
        await asker.until(lambda: asker.legal)
        assert asker.hand["table"]["asked"] == answer
        seen.add(answer)
    else:
        await next_play(actor)


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
