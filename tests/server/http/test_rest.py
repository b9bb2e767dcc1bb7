"""The REST edge: tables, records and replays."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import time

import httpx
import pytest
import pytest_asyncio

from escalera.notation import read
from escalera.server.messages import asks
from escalera.server.table import events
from escalera.server.table.events import Event
from escalera.server.table.table import Table
from tests.server.http.guests import UNKNOWN, Guests, guests_of, opened, sentence
from tests.server.table.test_table import sealed, shuffle

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with guests_of(tmp_path) as made:
        yield made


# ---------------------------------------------------------------- tables


async def test_an_unknown_table_is_404_everywhere(guests: Guests) -> None:
    guest, table = guests.guest(), f"/api/tables/{UNKNOWN}"
    for path in (table, f"{table}/record", f"{table}/hands/1"):
        sentence(await guest.get(path), 404)
    sentence(await guest.post(f"{table}/rematch"), 404)
    for name in "short", "a sign.":
        assert "no such table" in sentence(await guest.get(f"/api/tables/{name}/hands/1"), 404)


async def test_lists_show_public_tables_and_ones_own(guests: Guests) -> None:
    host, other = await guests.known(), await guests.known()
    shown = await opened(host, public=True, settings={"jokers": "6"})
    hidden = await opened(host)
    listed = (await other.get("/api/tables")).json()
    assert [table["id"] for table in listed] == [shown]
    assert listed[0]["settings"] == {"jokers": "6"}
    own = (await host.get("/api/me/tables")).json()
    assert {table["id"] for table in own} == {shown, hidden}
    (newest,) = (await host.get("/api/me/tables?limit=1")).json()
    (oldest,) = (await host.get(f"/api/me/tables?until={own[-1]['created_at']!r}")).json()
    assert (newest, oldest) == (own[0], own[-1])
    sentence(await host.get("/api/me/tables?until=nan"), 422)
    assert (await other.get("/api/me/tables")).json() == []
    assert (await other.get(f"/api/tables/{hidden}")).json()["status"] == "open"


async def test_a_table_without_spectators_is_not_there_for_others(guests: Guests) -> None:
    host, other = await guests.known(), await guests.known()
    table = await opened(host, spectators=False)
    await guests.ask(host, table, asks.Sit(seat=1, name="Ann"), asks.Start())
    assert (await host.get(f"/api/tables/{table}")).json()["status"] == "playing"
    for path in ("", "/record", "/hands/1"):
        sentence(await other.get(f"/api/tables/{table}{path}"), 404)
    sentence(await other.post(f"/api/tables/{table}/rematch"), 404)


async def test_the_record_before_the_first_hand_is_over(guests: Guests) -> None:
    host = await guests.known()
    table = await opened(host)
    sentence(await host.get(f"/api/tables/{table}/record"), 404)
    await guests.ask(host, table, asks.Sit(seat=1, name="Ann"), asks.Start())
    for dealt in (False, True):
        answer = await host.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        assert "\nhand " not in answer.text
        assert "seat 1 Ann\n" in answer.text
        sentence(await host.get(f"/api/tables/{table}/hands/1"), 404)
        if not dealt:
            await guests.ask(host, table, sealed("ann"), shuffle("ann"))


async def test_a_finished_hand_can_be_seen_again_from_every_seat(guests: Guests) -> None:
    ann, ben = await guests.known(), await guests.known()
    table = await opened(ann, players=2, settings={"target": "100000"})
    await guests.ask(ann, table, asks.Sit(seat=1, name="Ann"))
    await guests.ask(ben, table, asks.Sit(seat=2, name="Ben"))
    await guests.ask(ann, table, asks.Start(), sealed("ann"))
    await guests.ask(ben, table, sealed("ben"), shuffle("ben"))
    await guests.ask(ann, table, shuffle("ann"))
    plays = await play_hand(guests, table)
    sheet = (await ann.get(f"/api/tables/{table}/record")).text
    assert len(read(sheet).statements) > plays
    for seat in (0, 1, 2):
        frames = (await ben.get(f"/api/tables/{table}/hands/1?seat={seat}")).json()
        assert len(frames) == plays + 1
        assert bool(frames[0]["cards"]) == bool(seat)
        assert frames[-1]["table"]["phase"] == "over"
        assert frames[0]["table"]["last"] is None
        last = [frame["table"]["last"] for frame in frames[1:]]
        assert [by for _, _, by in last] == ["person", *["bot"] * (plays - 1)]
        assert last[0][:2] == [frames[0]["table"]["actor"], "draw"]
    sentence(await ben.get(f"/api/tables/{table}/hands/1?seat=3"), 422)
    sentence(await ben.get(f"/api/tables/{table}/hands/2"), 404)
    sentence(await ben.post(f"/api/tables/{table}/rematch"), 409)


async def play_hand(guests: Guests, table: str) -> int:
    """Play a hand to its end by drawing and discarding; return how many plays it took."""
    live, plays = await guests.live(table), 0
    game = live.table.game
    assert game is not None
    while not live.table.hand_over:
        legal = [str(action) for action in game.legal_actions()]
        kind = ("end", "draw", "discard")
        found = next(text for word in kind for text in legal if text.startswith(word))
        by: events.By = "bot" if plays else "person"
        await guests.services.hub.happen(live, partial(_played, game.seat_to_act, found, by))
        plays += 1
    return plays


def _played(seat: int, action: str, by: events.By, _table: Table) -> list[Event]:
    return [events.Played(time(), seat, action, by)]


async def over(guests: Guests, ann: httpx.AsyncClient, ben: httpx.AsyncClient) -> str:
    """Return a table of Ann's and Ben's, which only they may see, whose match is over."""
    table = await opened(ann, players=2, settings={"target": "0", "hands": "1"})
    await guests.ask(ben, table, asks.Sit(seat=2, name="Ben"))
    await guests.ask(ann, table, asks.Sit(seat=1, name="Ann"), asks.Lock(locked=True))
    await guests.ask(ann, table, asks.Start(), sealed("ann"))
    await guests.ask(ben, table, sealed("ben"), shuffle("ben"))
    await guests.ask(ann, table, shuffle("ann"))
    await play_hand(guests, table)
    return table


async def test_a_rematch_of_a_locked_table_is_locked(guests: Guests) -> None:
    ann, ben, zoe = [await guests.known() for _ in range(3)]
    table = await over(guests, ann, ben)
    answer = await ben.post(f"/api/tables/{table}/rematch")
    again = (await guests.live(answer.json()["id"])).table
    assert [seat.name for seat in again.seats.values()] == ["Ann", "Ben"]
    assert again.locked
    sentence(await zoe.get(f"/api/tables/{again.id}"), 403)


async def test_of_two_who_ask_for_a_rematch_at_once_there_is_one(guests: Guests) -> None:
    ann, ben = await guests.known(), await guests.known()
    table = await over(guests, ann, ben)
    asked = [who.post(f"/api/tables/{table}/rematch") for who in (ann, ben)]
    answers = [answer.json()["id"] for answer in await asyncio.gather(*asked)]
    assert answers[0] == answers[1]
    for who in ann, ben:
        listed = [row["id"] for row in (await who.get("/api/me/tables")).json()]
        assert sorted(listed) == sorted([table, answers[0]])


async def test_ones_own_tables_say_whose_turn_it_is(guests: Guests) -> None:
    ann, ben, host = [await guests.known() for _ in range(3)]
    table = await opened(host, players=2)
    await guests.ask(ann, table, asks.Sit(seat=2, name="Ann"))
    await guests.ask(ben, table, asks.Sit(seat=1, name="Ben"))
    assert await _seat_and_turn(ann) == (2, False)
    assert await _seat_and_turn(host) == (0, False)
    await guests.ask(host, table, asks.Start())
    await guests.ask(ann, table, sealed("ann"))
    await guests.ask(ben, table, sealed("ben"), shuffle("ben"))
    await guests.ask(ann, table, shuffle("ann"))
    live = await guests.live(table)
    for at_hand in (True, False):
        if not at_hand:
            guests.services.hub.forget(live)
        game = live.table.game
        assert game is not None
        assert await _seat_and_turn(ann) == (2, game.seat_to_act == 2)
        assert await _seat_and_turn(ben) == (1, game.seat_to_act == 1)
        assert await _seat_and_turn(host) == (0, False)


async def _seat_and_turn(guest: httpx.AsyncClient) -> tuple[int, bool]:
    (row,) = (await guest.get("/api/me/tables")).json()
    assert "sitting" not in row
    shown = (await guest.get(f"/api/tables/{row['id']}")).json()
    assert "sitting" not in shown
    assert "seat" not in shown
    return row["seat"], row["your_turn"]


# ---------------------------------------------------------------- the described edge


async def test_the_served_document_is_the_described_one(guests: Guests) -> None:
    served = (await guests.guest().get("/openapi.json")).json()
    kept = json.loads((Path(__file__).parents[3] / "docs" / "openapi.json").read_text("utf-8"))
    assert served["paths"] == kept["paths"]


async def test_a_finished_match_can_be_taken_off_ones_list(guests: Guests) -> None:
    host, other = await guests.known(), await guests.known()
    table = await opened(host)
    sentence(await host.delete(f"/api/me/tables/{table}"), 409)
    row = await guests.services.store.table(table)
    assert row
    over = replace(row, id="finished-one", status="finished")
    await guests.services.store.create_table(over, [])
    sentence(await other.delete(f"/api/me/tables/{over.id}"), 404)
    assert (await host.delete(f"/api/me/tables/{over.id}")).json() == {"id": over.id}
    sentence(await host.delete(f"/api/me/tables/{over.id}"), 404)
    assert [one["id"] for one in (await host.get("/api/me/tables")).json()] == [table]
