"""People come and go, pause, are late and ask each other: nothing ruins a game."""

import asyncio
import re
from collections.abc import Iterator

import httpx
import pytest

from tests.server.client import Client, dealt, joined, log_of, opened, to_act
from tests.server.plain_http import PLAIN
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
        r"^escalera_sockets (\S+)$",
        httpx.get(f"{server.address}/metrics", verify=PLAIN).text,
        re.MULTILINE,
    )
    assert told
    return int(float(told[1]))


def going_on(server: Server, path: str) -> httpx.Response:
    """Return the answer to a new device that opens a private link."""
    token = path.partition("#")[2]
    return httpx.post(f"{server.address}/api/me/move", json={"token": token}, verify=PLAIN)


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
