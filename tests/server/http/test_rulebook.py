"""The REST edge of the rule book: books, differences, the referee."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from escalera.book import book, differences, figures, lessons
from escalera.rules import games, load
from tests.server.http.guests import Guests, all_told, guests_of

pytestmark = pytest.mark.asyncio
RECORD = Path(__file__).resolve().parents[2] / "rulings" / "samba" / "r9-merge.rec"


@pytest_asyncio.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with guests_of(tmp_path) as made:
        yield made


async def test_every_game_has_its_book(guests: Guests) -> None:
    guest = guests.guest()
    for game in games():
        found = (await guest.get(f"/api/games/{game}/book")).json()
        told = book(load(game))
        assert found["title"] == told.title
        assert [item["key"] for item in found["chapters"]] == [item.key for item in told.chapters]
        assert len(found["card"]) == len(figures(load(game)))


async def test_settings_players_and_language(guests: Guests) -> None:
    asked: dict[str, Any] = {"set": ["hands=3", "self_policed=yes"], "players": 6, "lang": "es"}
    found = (await guests.guest().get("/api/games/villages-samba/book", params=asked)).json()
    told = book(load("villages-samba", 6, {"hands": 3, "self_policed": "yes"}), "es")
    assert found["seats"] == 6
    assert [item["label"] for item in found["agreed"]] == [item.label for item in told.agreed]
    assert found["chapters"][0]["lines"] == list(told.chapters[0].lines)


async def test_every_game_has_its_lessons(guests: Guests) -> None:
    guest = guests.guest()
    for game in games():
        found = (await guest.get(f"/api/games/{game}/lessons?lang=es")).json()
        told = lessons(load(game), "es")
        assert [(item["key"], item["title"]) for item in found] == [
            (item.key, item.title) for item in told
        ]


async def test_an_example_asks_the_referee_the_same(guests: Guests) -> None:
    guest = guests.guest()
    chapters = (await guest.get("/api/games/bolivia/book")).json()["chapters"]
    for example in [item for chapter in chapters for item in chapter["examples"]][::5]:
        body = {"record": example["record"], "play": example["play"]}
        assert (await guest.post("/api/referee", json=body)).json() == example["verdict"]


@pytest.mark.parametrize(
    ("path", "status", "named"),
    [
        ("/api/games/whist/book", 404, "whist"),
        ("/api/games/samba/differs?other=whist", 404, "whist"),
        ("/api/games/whist/lessons", 404, "whist"),
        ("/api/games/samba/book?set=colour=red", 422, "colour"),
        ("/api/games/samba/book?set=jokers", 422, "KEY=VALUE"),
        ("/api/games/samba/book?set=jokers=", 422, "KEY=VALUE"),
        ("/api/games/samba/differs?other_set=jokers=3&other_set=jokers=4", 422, "twice"),
        ("/api/games/samba/book?set=stock_piles=99", 422, "stock_piles"),
        ("/api/games/samba/book?players=7", 422, "players"),
        ("/api/games/samba/book?lang=de", 422, "lang"),
    ],
)
async def test_what_cannot_be_is_named(guests: Guests, path: str, status: int, named: str) -> None:
    answer = await guests.guest().get(path)
    assert named in all_told(answer, status)


async def test_two_games_differ(guests: Guests) -> None:
    found = (await guests.guest().get("/api/games/samba/differs?other=bolivia&lang=es")).json()
    told = differences(load("samba"), load("bolivia"), "es")
    assert [(item["name"], item["left"], item["right"]) for item in found] == [
        (item.name, item.left, item.right) for item in told
    ]


async def test_a_table_differs_from_the_document(guests: Guests) -> None:
    guest = guests.guest()
    found = (await guest.get("/api/games/sambola/differs?set=jokers=6")).json()
    assert found == [{"name": "jokers", "label": "Jokers", "left": "6", "right": "9"}]
    assert (await guest.get("/api/games/sambola/differs")).json() == []
    (two,) = (await guest.get("/api/games/samba/differs?players=2")).json()
    assert (two["left"], two["right"]) == ("2", "4")


async def test_the_referee(guests: Guests) -> None:
    guest, record = guests.guest(), RECORD.read_text("utf-8")
    legal = {"legal": True, "name": "", "sentence": "", "rule": "", "offence": None}
    body = {"record": record, "play": "1 merge m1 m2"}
    assert (await guest.post("/api/referee", json=body)).json() == legal
    body["play"] = "1 merge m1 m3"
    found = (await guest.post("/api/referee", json=body)).json()
    assert (found["legal"], found["name"], found["rule"]) == (False, "TOO_MANY_WILDS", "Sets")
    found = (await guest.post("/api/referee", json={**body, "lang": "es"})).json()
    assert found["sentence"] == "Demasiados comodines: un grupo lleva 2 como mucho."
    assert found["rule"] == "Grupos"
    found = (await guest.post("/api/referee", json={**body, "play": "1 fly"})).json()
    assert found["name"] == "MALFORMED"


@pytest.mark.parametrize(
    ("record", "named"),
    [
        ("escalera 1\ngame whist 1\nplayers 4\n", "whist"),
        ("hello", "line 1"),
        ("escalera 1\ngame samba 1\nplayers 4\n", "No hand is dealt"),
        ("x" * 20_001, "record"),
    ],
)
async def test_a_wrong_record_is_named(guests: Guests, record: str, named: str) -> None:
    body = {"record": record, "play": "1 draw"}
    assert named in all_told(await guests.guest().post("/api/referee", json=body), 422)


async def test_a_lesson_is_played_in_a_tables_messages(guests: Guests) -> None:
    guest, path = guests.guest(), "/api/games/samba/lessons/take/table"
    begun = (await guest.post(path, json={})).json()
    assert [message["type"] for message in begun["messages"]] == ["welcome", "table", "hand"]
    assert begun["became"] == "open"
    hand = begun["messages"][-1]
    assert hand["table"]["pile"][-1] == "8D"
    assert "take with 8S 8H" in hand["legal"]
    assert hand["table"]["last"] is None

    refused = {"type": "play", "seq": 0, "action": "take with 9C KD", "ref": "a"}
    found = (await guest.post(path, json={"ask": refused})).json()
    assert found["plays"] == []
    [error] = found["messages"]
    assert (error["type"], error["ref"]) == ("error", "a")
    assert error["sentence"]
    assert error["rule"]

    offer = {"type": "offer", "cards": ["8S", "8H"], "ref": "b"}
    [offers] = (await guest.post(path, json={"ask": offer})).json()["messages"]
    assert offers["actions"] == ["take with 8S 8H"]
    why = {"type": "why", "action": "take with 9C KD"}
    [because] = (await guest.post(path, json={"ask": why})).json()["messages"]
    assert because["sentence"] == error["sentence"]

    play = {"type": "play", "seq": 0, "action": "take with 8S 8H"}
    found = (await guest.post(path, json={"ask": play})).json()
    assert (found["became"], found["plays"]) == ("reached", ["take with 8S 8H"])
    [hand] = found["messages"]
    assert hand["table"]["pile"] == []
    assert hand["table"]["last"] == [1, "take with 8S 8H", "person"]


async def test_partners_answer_in_a_lesson(guests: Guests) -> None:
    guest = guests.guest()
    lesson = next(one for one in lessons(load("samba")) if one.key == "out")
    own = [play[2:] for play in lesson.solution if play.startswith("1 ")]
    at = own.index("ask")
    body = {"plays": own[:at], "ask": {"type": "play", "seq": at, "action": "ask"}}
    found = (await guest.post("/api/games/samba/lessons/out/table", json=body)).json()
    asked, answered = found["messages"]
    assert (asked["table"]["phase"], asked["legal"]) == ("answer", [])
    assert answered["table"]["last"] == [3, "yes", "bot"]
    assert own[at + 1] in answered["legal"]


@pytest.mark.parametrize(
    ("key", "body", "status", "named"),
    [
        ("flying", {}, 404, "no such lesson"),
        ("take", {"plays": ["discard 4C"]}, 422, "raw"),
        ("take", {"plays": ["fly"]}, 422, "fly"),
        ("take", {"plays": ["draw"] * 61}, 422, "plays"),
        ("take", {"ask": {"type": "pause"}}, 422, "not understand"),
        ("take", {"ask": {"type": "play", "seq": 0}}, 422, "action"),
    ],
)
async def test_what_a_lesson_does_not_take(
    guests: Guests, key: str, body: dict[str, Any], status: int, named: str
) -> None:
    path = f"/api/games/samba/lessons/{key}/table"
    assert named in all_told(await guests.guest().post(path, json=body), status)


@pytest.mark.parametrize("action", ["fly", "2 draw", "discard AS"])
async def test_a_play_that_is_none_in_a_lesson_is_an_error(guests: Guests, action: str) -> None:
    body = {"ask": {"type": "play", "seq": 0, "action": action}}
    found = (await guests.guest().post("/api/games/samba/lessons/take/table", json=body)).json()
    assert [message["type"] for message in found["messages"]] == ["error"]
    assert (found["became"], found["plays"]) == ("open", [])


async def test_what_takes_long_is_shared_by_address_and_person(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    async def watched(*given: Any) -> bytes:
        asked.append(given[-1])
        return b"[]"

    monkeypatch.setattr(guests.services.heavy, "answer", watched)
    ann = await guests.known()
    pad = {"escalera-pad": 1, "game": "samba", "names": ["A", "B", "C", "D"], "hands": []}
    await guests.guest().get("/api/games/samba/book")
    await ann.get("/api/games/samba/lessons")
    await ann.post("/api/pads/sheet.pdf", json={"pad": pad})
    person = guests.asker(ann).person
    assert asked == [("127.0.0.1", ""), ("127.0.0.1", person), ("127.0.0.1", person)]
