"""The REST edge: games, rules, and settings that are refused."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from escalera.rules import games, switches
from tests.server.http.guests import Guests, all_told, guests_of, sentence

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with guests_of(tmp_path) as made:
        yield made


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


async def test_a_table_may_have_other_numbers_of_players_than_its_game(guests: Guests) -> None:
    guest = guests.guest()
    for game in (await guest.get("/api/games")).json():
        assert game["players"] == sorted(game["players"])
        assert [switch["values"][0] for switch in game["switches"]] == [
            switch["default"] for switch in game["switches"]
        ]
        for players in range(2, 7):
            body = {"game": game["id"], "players": players}
            assert (await guest.post("/api/rules", json=body)).status_code == 200
    schemas = guests.app.openapi()["components"]["schemas"]
    said = schemas["GameInfo"]["properties"]["players"]["description"]
    assert "a table may have any number from 2 to 6" in said


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
    takes = "“off”, or a chance such as 0.05"
    assert switches["villages-samba", "cut_bonus"] == (takes, "chance", 1)
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
    said = all_told(await guests.guest().post("/api/tables", json=body), 422)
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
    assert "script" not in all_told(answer, 422)


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


@pytest.mark.parametrize("game", games())
async def test_a_variation_says_which_house_rules_it_sets(guests: Guests, game: str) -> None:
    guest = guests.guest()
    listed = (await guest.get("/api/games")).json()
    for switch in next(one for one in listed if one["id"] == game)["switches"]:
        for value, brought in switch["brings"].items():
            chosen = {"game": game, "settings": {switch["key"]: value}}
            written = {"game": game, "settings": {**brought, switch["key"]: value}}
            cards = [await guest.post("/api/rules", json=body) for body in (chosen, written)]
            if cards[0].is_success:
                assert cards[0].json() == cards[1].json(), (value, brought)


async def test_three_hands_of_the_villages_bring_their_own_minimums(guests: Guests) -> None:
    listed = (await guests.guest().get("/api/games")).json()
    game = next(one for one in listed if one["id"] == "villages-samba")
    hands = next(switch for switch in game["switches"] if switch["key"] == "hands")
    assert hands["brings"] == {"3": {"minimums": "70/120/150"}}


async def test_house_rules_are_kept_under_an_id(guests: Guests) -> None:
    body = {"name": "Sundays", "game": "samba", "players": 4, "settings": {"jokers": "6"}}
    kept = (await guests.guest().post("/api/presets", json=body)).json()["id"]
    found = await guests.guest().get(f"/api/presets/{kept}")
    assert found.json() == {"id": kept, **body}
    sentence(await guests.guest().get("/api/presets/nosuchpreset"), 404)
