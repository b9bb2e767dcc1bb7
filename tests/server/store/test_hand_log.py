"""The log tells a hand again as it was told: after a reload, later, elsewhere, to spectators."""

import asyncio
import json
import random
import signal
from pathlib import Path

import httpx
import pytest

from escalera.rules import games
from escalera.server.frames.hand_log import hand_log
from escalera.server.table import events
from tests.server.client import Client, Message, dealt, joined, opened, to_act
from tests.server.logged import Logged, deal, started, told_again, told_live
from tests.server.plain_http import PLAIN
from tests.server.serving import Guest, Server, guest, serving

SECRET = "5" * 64
PLAYS = 150


def play_on(table: Logged, generator: random.Random, plays: int) -> None:
    """Play at random, taking cards back again and again."""
    game = table.game
    assert game is not None
    for n in range(plays):
        if game.hand_over:
            return
        legal = list(map(str, game.legal_actions()))
        backs = [text for text in legal if text.startswith("back")] if n % 3 == 0 else []
        action = generator.choice(backs or legal)
        by: events.By = "clock" if n % 5 == 0 else "person"
        table.apply(events.Played(float(n), game.seat_to_act, action, by))


@pytest.mark.parametrize("game", games())
def test_each_play_is_told_again_byte_for_byte(game: str) -> None:
    table, generator = started(game), random.Random(game)
    for hand in (1, 2):
        played = deal(table, hand, SECRET)
        play_on(table, generator, PLAYS)
        assert told_again(table) == told_live(table.told)
        kinds = {events.decode(stored).__class__ for stored in table.log}
        assert events.Played in kinds
        while not played.hand_over:
            play_on(table, generator, 1)
        assert told_again(table) == told_live(table.told)


def test_takes_back_are_told() -> None:
    table, generator = started("sambola"), random.Random(8)
    deal(table, 1, SECRET)
    play_on(table, generator, PLAYS)
    told = [json.loads(shown["last"]) for _, shown in told_again(table)]
    assert any(last and last[1].startswith("back") for last in told)
    assert {last[2] for last in told if last} == {"person", "clock"}


def test_a_hand_that_begins_in_the_middle_is_told_from_there() -> None:
    table, generator = started("samba"), random.Random(1)
    game = deal(table, 1, SECRET)
    play_on(table, generator, 30)
    at = [n for n, stored in enumerate(table.log) if b'"played"' in stored][:10]
    log = [stored for n, stored in enumerate(table.log) if n not in at]
    first, *others = hand_log(game.record(), log, 1)
    _, shown = told_live(table.told)[10]
    read = {name: json.loads(value) for name, value in shown.items()}
    assert json.loads(first)["table"] == {**read, "last": None}
    assert len(others) == 20


def test_what_is_not_dealt_is_not_told() -> None:
    table = started("samba")
    game = deal(table, 1, SECRET)
    assert not list(hand_log(game.record(), table.log, 2))


# ---------------------------------------------------------------- at a server


def told(client: Client) -> dict[int, Message]:
    """Return the public part of all `hand` messages that tell a play, by seq."""
    hands = [message for message in client.messages if message["type"] == "hand"]
    return {hand["seq"]: hand["table"] for hand in hands if hand["table"]["last"]}


def log(who: Guest, table: str, hand: int = 1) -> dict[int, Message]:
    """Return what the server tells again of a hand: whole states by seq, without the deal."""
    answer = who.ask("GET", f"/api/tables/{table}/hands/{hand}/plays")
    shown: Message = {}
    found = {}
    for play in answer["plays"]:
        shown = shown | play["table"]
        found[play["seq"]] = shown
    return {seq: state for seq, state in found.items() if state["last"]}


async def play_some(clients: list[Client], plays: int) -> None:
    for _ in range(plays):
        seq = await to_act(clients).play()
        for client in clients:
            await caught_up(client, seq)


async def caught_up(client: Client, seq: int) -> None:
    await client.until(lambda: client.hand["seq"] >= seq)


async def play_out(clients: list[Client], hand: int) -> Message:
    """Play a hand to its end, and on to the next one's deal; return its end."""
    while clients[0].hand["table"]["phase"] != "over":
        await play_some(clients, 1)
    for client in clients:
        await told_end(client, hand)
        await client.send("next")
    await clients[0].until(lambda: clients[0].hand["table"]["number"] == hand + 1)
    return clients[0].newest["over"]


async def told_end(client: Client, hand: int) -> None:
    await client.until(lambda: client.newest.get("over", {}).get("number") == hand)


@pytest.mark.parametrize("elsewhere", [False, True])
def test_the_log_survives_a_kill_and_is_the_same_elsewhere(tmp_path: Path, elsewhere: bool) -> None:
    database = f"sqlite:///{tmp_path / 'e.db'}"

    async def run(server: Server, other: Server) -> None:
        table, guests = opened(server)
        async with dealt(table, guests) as clients, joined(guest(server), table) as spectator:
            await play_some([*clients, spectator], 24)
            live = told(spectator)
        assert len(live) == 24
        late = guest(server)
        assert log(late, table) == log(guests[0], table) == live
        if not elsewhere:
            server.stop(signal.SIGKILL)
            server.start()
        assert log(Guest(other, late.cookie), table) == live

    with serving(database, tmp_path / "log") as server:
        if elsewhere:
            with serving(database, tmp_path / "other") as other:
                asyncio.run(run(server, other))
        else:
            asyncio.run(run(server, server))


def test_who_may_not_watch_hears_nothing_of_the_log(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        table, guests = opened(server, spectators=False)
        async with dealt(table, guests) as clients:
            await play_some(clients, 2)
            assert len(log(guests[3], table)) == 2
            for path in ("hands/1/plays", "sheets"):
                answer = asked(guest(server), f"/api/tables/{table}/{path}")
                assert answer.status_code == 404
            assert (
                asked(guests[0], f"/api/tables/{table}/hands/2/plays").json()["name"]
                == "HAND_NOT_DEALT"
            )

    with serving(f"sqlite:///{tmp_path / 'e.db'}", tmp_path / "log") as server:
        asyncio.run(run(server))


def asked(who: Guest, path: str, **headers: str) -> httpx.Response:
    cookies = {"escalera": who.cookie}
    return httpx.get(
        who.server.address + path, cookies=cookies, headers=headers, timeout=30, verify=PLAIN
    )


def test_a_long_log_is_small_on_the_wire(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        table, guests = opened(server)
        async with dealt(table, guests) as clients:
            await play_some(clients, 60)
            path = f"/api/tables/{table}/hands/1/plays"
            packed = asked(guests[0], path)
            assert packed.headers["content-encoding"] == "gzip"
            assert int(packed.headers["content-length"]) < 60 * 80
            assert packed.json() == asked(guests[0], path, **{"accept-encoding": "identity"}).json()

    with serving(f"sqlite:///{tmp_path / 'e.db'}", tmp_path / "log") as server:
        asyncio.run(run(server))


# ---------------------------------------------------------------- score sheets


def test_every_hands_sheet_is_kept_for_the_match(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        table, guests = opened(server, settings={"target": "100000"})
        async with dealt(table, guests) as clients:
            over = [await play_out(clients, hand) for hand in (1, 2)]
        for who in (guests[2], guest(server)):
            assert who.ask("GET", f"/api/tables/{table}/sheets") == over
        server.stop(signal.SIGKILL)
        server.start()
        assert guests[1].ask("GET", f"/api/tables/{table}/sheets") == over
        again = guests[1].ask("GET", f"/api/tables/{table}/hands/1/plays")
        assert again["over"] == over[0]
        assert over[0]["scores"] != over[1]["scores"]

    with serving(f"sqlite:///{tmp_path / 'e.db'}", tmp_path / "log") as server:
        asyncio.run(run(server))
