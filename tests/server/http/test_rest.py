"""The REST edge: games and rules, tables, records and replays."""

import json
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from escalera.notation import read
from escalera.rules import games, switches
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


# ---------------------------------------------------------------- games and rules


async def test_every_game_is_listed_and_has_its_rule_card(guests: Guests) -> None:
    guest = guests.guest()
    listed = (await guest.get("/api/games")).json()
    assert [game["id"] for game in listed] == list(games())
    for game in listed:
        for players in game["players"]:
            body = {"game": game["id"], "players": players}
            card = (await guest.post("/api/rules", json=body)).json()
            assert card
            assert all(group["title"] and group["rows"] for group in card)
            spanish = (await guest.post("/api/rules?lang=es", json=body)).json()
            assert [group["key"] for group in spanish] == [group["key"] for group in card]
            assert spanish != card


async def test_each_named_value_of_each_switch_makes_a_card_or_is_named(guests: Guests) -> None:
    guest = guests.guest()
    for game in (await guest.get("/api/games")).json():
        for switch in game["switches"]:
            assert switch["default"] in switch["values"]
            assert isinstance(switch["takes"], str)
            settings = {switch["key"]: switch["default"]}
            answer = await guest.post("/api/rules", json={"game": game["id"], "settings": settings})
            assert answer.status_code == 200, answer.text


async def test_what_else_a_switch_takes_is_said(guests: Guests) -> None:
    listed = (await guests.guest().get("/api/games")).json()
    switches = {
        (game["id"], switch["key"]): (switch["takes"], switch["kind"], switch["high"])
        for game in listed
        for switch in game["switches"]
    }
    assert switches["villages-samba", "cut_bonus"] == (
        "“off”, or a chance such as 0.05",
        "chance",
        1,
    )
    assert switches["villages-samba", "self_policed"] == ("", None, 0)


@pytest.mark.parametrize("path", ["/api/rules", "/api/tables", "/api/presets"])
@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({"game": "whist"}, "game"),
        ({"settings": {"target": "soon"}}, "target"),
        ({"settings": {"colour": "red"}}, "colour"),
        ({"settings": {"stock_piles": "99"}}, "stock_piles"),
    ],
)
async def test_impossible_settings_are_named(
    guests: Guests, path: str, body: dict[str, object], named: str
) -> None:
    whole = {"game": "samba", **body, **({"name": "Ours"} if "presets" in path else {})}
    answer = await guests.guest().post(path, json=whole)
    assert sentence(answer, 422).endswith(".")
    assert answer.json()["key"] == named


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", True),
        ("players", "4"),
        ("players", 4.0),
        ("players", 9),
        ("public", 1),
        ("chat", "yes"),
        ("turn_seconds", False),
        ("clock", "never"),
        ("pace", None),
        ("settings", {"jokers": 6}),
        ("settings", [["jokers", "6"]]),
        ("seed", "1"),
    ],
)
async def test_types_are_strict(guests: Guests, field: str, value: object) -> None:
    body = {"game": "samba", field: value}
    said = sentence(await guests.guest().post("/api/tables", json=body), 422)
    assert field in said


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'{"name":"\\ud800"}'])
async def test_what_is_no_body_is_refused(guests: Guests, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    sentence(await guests.guest().put("/api/me", content=body, headers=headers), 422)


async def test_a_body_that_is_no_text_is_refused(guests: Guests) -> None:
    headers = {"content-type": "application/json"}
    sentence(await guests.guest().put("/api/me", content=b"\xff", headers=headers), 400)


async def test_a_refusal_does_not_repeat_what_was_sent(guests: Guests) -> None:
    answer = await guests.guest().put("/api/me", json={"name": ["<script>"]})
    assert "script" not in sentence(answer, 422)


async def test_a_refusal_has_a_name_and_the_setting_at_fault(guests: Guests) -> None:
    body = {"game": "villages-samba", "settings": {"hands": "5"}}
    problem = (await guests.guest().post("/api/rules", json=body)).json()
    assert (problem["name"], problem["key"]) == ("MINIMUM_FOR_EACH_HAND", "hands")
    assert problem["detail"].startswith("A match of 5 hands needs")
    assert problem["values"] == {"hands": 5, "there": 4}
    missing = (await guests.guest().get("/api/presets/nosuchpreset")).json()
    assert (missing["name"], missing["key"]) == ("NO_SUCH_RULES", "")
    assert (await guests.guest().delete("/api/games")).json()["name"] == "NOT_UNDERSTOOD"


@pytest.mark.parametrize("game", games())
async def test_every_house_rule_can_be_set_to_what_the_document_says(
    guests: Guests, game: str
) -> None:
    guest = guests.guest()
    found = (await guest.get(f"/api/games/{game}/house-rules?players=4")).json()
    settings = {rule["key"]: rule["default"] for rule in found}
    assert len(settings) > 60
    assert not settings.keys() & {switch.name for switch in switches(game)}
    card = await guest.post("/api/rules", json={"game": game, "settings": settings})
    assert card.json() == (await guest.post("/api/rules", json={"game": game})).json()


async def test_house_rules_say_what_values_they_take(guests: Guests) -> None:
    guest = guests.guest()
    found = (await guest.get("/api/games/samba/house-rules?players=2")).json()
    rules = {rule["key"]: rule for rule in found}
    assert rules["hand_cards"]["kind"] == "whole number"
    assert (rules["hand_cards"]["low"], rules["hand_cards"]["high"]) == (1, 40)
    assert rules["asking"]["choices"] == ["optional", "required"]
    assert rules["red_canasta"]["group"] == "Bonuses"
    sentence(await guest.get("/api/games/whist/house-rules"), 404)


async def test_house_rules_are_kept_under_an_id(guests: Guests) -> None:
    body = {"name": "Sundays", "game": "samba", "players": 4, "settings": {"jokers": "6"}}
    kept = (await guests.guest().post("/api/presets", json=body)).json()["id"]
    found = await guests.guest().get(f"/api/presets/{kept}")
    assert found.json() == {"id": kept, **body}
    sentence(await guests.guest().get("/api/presets/nosuchpreset"), 404)


# ---------------------------------------------------------------- tables


async def test_an_unknown_table_is_404_everywhere(guests: Guests) -> None:
    guest, table = guests.guest(), f"/api/tables/{UNKNOWN}"
    for path in (table, f"{table}/record", f"{table}/hands/1"):
        sentence(await guest.get(path), 404)
    sentence(await guest.post(f"{table}/rematch"), 404)
    sentence(await guest.get("/api/tables/short"), 422)


async def test_lists_show_public_tables_and_ones_own(guests: Guests) -> None:
    host, other = await guests.known(), await guests.known()
    shown = await opened(host, public=True, settings={"jokers": "6"})
    hidden = await opened(host)
    listed = (await other.get("/api/tables")).json()
    assert [table["id"] for table in listed] == [shown]
    assert listed[0]["settings"] == {"jokers": "6"}
    own = (await host.get("/api/me/tables")).json()
    assert {table["id"] for table in own} == {shown, hidden}
    assert len((await host.get("/api/me/tables?limit=1")).json()) == 1
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
    return [events.Played(1.0, seat, action, by)]


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
