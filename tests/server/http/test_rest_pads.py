"""Score pads over REST: sheets, counting, paper, and pads shared by a link."""

import io
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pypdf
import pytest
import pytest_asyncio

from escalera.pad import agreed, described, read_pad
from escalera.pad.counted_data import told
from escalera.rules import games
from tests.server.http.guests import Guests, all_told, guests_of, sentence

pytestmark = pytest.mark.asyncio

HAND: dict[str, Any] = {
    "teams": [{"red_canastas": 2, "out": 1, "table": 435, "hand": 20}, {"hand": 110}]
}
PAD: dict[str, Any] = {
    "escalera-pad": 1,
    "game": "samba",
    "names": ["Ann", "Bob", "Cem", "Dee"],
    "hands": [HAND],
}


@pytest_asyncio.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with guests_of(tmp_path) as made:
        yield made


@pytest.mark.parametrize("game", games())
async def test_sheet_is_that_of_the_rules(guests: Guests, game: str) -> None:
    guest = guests.guest()
    found = await guest.get(f"/api/games/{game}/sheet")
    assert found.json() == described(agreed(game))


async def test_sheet_of_variations(guests: Guests) -> None:
    guest = guests.guest()
    asked: dict[str, Any] = {"players": 3, "set": ["target=5000", "self_policed=no"]}
    found = (await guest.get("/api/games/samba/sheet", params=asked)).json()
    assert found == described(agreed("samba", 3, {"target": "5000", "self_policed": "no"}))
    assert found["target"] == 5000
    assert found["teams"] == [1, 2, 3]


@pytest.mark.parametrize(
    ("path", "status", "named"),
    [
        ("whist/sheet", 404, "no game 'whist'"),
        ("samba/sheet?set=target=soon", 422, "target"),
        ("samba/sheet?set=colour=red", 422, "colour"),
        ("samba/sheet?set=target", 422, "KEY=VALUE"),
        ("samba/sheet?set=target=1&set=target=2", 422, "twice"),
        ("samba/sheet?players=9", 422, "players"),
    ],
)
async def test_impossible_sheets_are_named(
    guests: Guests, path: str, status: int, named: str
) -> None:
    answer = await guests.guest().get(f"/api/games/{path}")
    assert named in all_told(answer, status)


async def test_pad_is_counted(guests: Guests) -> None:
    found = (await guests.guest().post("/api/pads/told", json={"pad": PAD})).json()
    assert found == told(read_pad(PAD))
    assert found["scores"] == [1615, -110]
    assert found["next"]["dealer"] == 2


async def test_false_pad_is_refused_with_its_place(guests: Guests) -> None:
    wrong = {**PAD, "hands": [{"teams": [{"red_threes": 7}, {}]}]}
    for path in ("/api/pads/told", "/api/pads/sheet.pdf", "/api/pads/shared"):
        answer = await guests.guest().post(path, json={"pad": wrong})
        assert "hands[0].teams[0].red_threes" in all_told(answer, 422)
        assert answer.json()["name"] == "NOT_A_PAD"


async def test_hand_is_looked_at_before_it_is_entered(guests: Guests) -> None:
    async def found(hand: dict[str, Any], number: int) -> list[str]:
        body = {"pad": PAD, "hand": hand, "number": number}
        answer = await guests.guest().post("/api/pads/check", json=body)
        return [one["check"] for one in answer.json()]

    short = {"teams": [{"table": 60, "hand": 20}, {"hand": 110}]}
    assert await found(HAND, 2) == []
    assert await found({"teams": [{"out": 1, "table": 60}, {"hand": 5}]}, 1) == ["SETS_NEEDED"]
    assert await found(short, 1) == ["NOBODY_OUT"]
    assert await found(short, 2) == ["NOBODY_OUT", "SHORT_OF_MINIMUM"]


async def test_slip_written_without_a_server_does_not_stop_what_follows(guests: Guests) -> None:
    """A page without a network keeps what it can't find fault with."""
    slip = {"teams": [{"out": 1, "table": 60}, {"hand": 5}]}
    wrong = {**PAD, "hands": [slip]}
    body = {"pad": wrong, "hand": HAND, "number": 1}
    assert (await guests.guest().post("/api/pads/check", json=body)).json() == []
    refused = await guests.guest().post("/api/pads/shared", json={"pad": wrong})
    assert "SETS_NEEDED" in refused.json()["detail"]
    right = {**PAD, "edits": [{"done": "corrected", "hand": 1, "was": slip}]}
    for path in ("/api/pads/told", "/api/pads/sheet.pdf", "/api/pads/shared"):
        assert (await guests.guest().post(path, json={"pad": right})).is_success


async def test_refused_pad_says_what_and_where_in_each_language(guests: Guests) -> None:
    wrong = {**PAD, "hands": [{"teams": [{"red_threes": 7}, {}]}]}
    answer = (await guests.guest().post("/api/pads/told", json={"pad": wrong})).json()
    place = "hands[0].teams[0].red_threes"
    assert f"{place}: write a whole number from 0 to 6" in answer["detail"]
    assert f"{place}: escriba un número entero de 0 a 6" in answer["values"]["what_es"]


@pytest.mark.parametrize("paper", ["a4", "letter"])
async def test_sheet_on_paper(guests: Guests, paper: str) -> None:
    body = {"pad": PAD, "paper": paper, "large": True}
    answer = await guests.guest().post("/api/pads/sheet.pdf", json=body)
    assert answer.headers["content-type"] == "application/pdf"
    page = pypdf.PdfReader(io.BytesIO(answer.content)).pages[0]
    assert "1,615" in page.extract_text()
    assert "Ann & Cem" in page.extract_text()
    assert round(page.mediabox.width) == {"a4": 595, "letter": 612}[paper]


# ------------------------------------------------------------------ shared by a link


async def test_shared_pad_is_seen_by_all_and_written_by_its_owner(guests: Guests) -> None:
    owner, other = await guests.known(), await guests.known()
    pad_id = (await owner.post("/api/pads/shared", json={"pad": PAD})).json()["id"]
    seen = (await other.get(f"/api/pads/shared/{pad_id}")).json()
    assert (seen["version"], seen["own"], seen["writers"]) == (1, False, "owner")
    assert read_pad(seen["pad"]) == read_pad(PAD)
    more = {"pad": {**PAD, "hands": [HAND, HAND]}, "version": 1}
    assert "only be read" in sentence(await other.put(f"/api/pads/shared/{pad_id}", json=more), 403)
    assert (await owner.put(f"/api/pads/shared/{pad_id}", json=more)).json() == {"version": 2}
    now = (await other.get(f"/api/pads/shared/{pad_id}")).json()
    assert (now["version"], len(now["pad"]["hands"])) == (2, 2)


async def test_pad_that_all_may_write_stays_the_owners(guests: Guests) -> None:
    owner, other = await guests.known(), await guests.known()
    made = await owner.post("/api/pads/shared", json={"pad": PAD, "writers": "link"})
    path = f"/api/pads/shared/{made.json()['id']}"
    change = {"pad": PAD, "version": 1, "writers": "link"}
    assert (await other.put(path, json=change)).json() == {"version": 2}
    taken = {**change, "version": 2, "writers": "owner"}
    assert (await other.put(path, json=taken)).status_code == 403
    assert (await owner.put(path, json=taken)).json() == {"version": 3}
    assert (await other.put(path, json={**change, "version": 3})).status_code == 403


async def test_change_of_an_old_version_is_a_conflict(guests: Guests) -> None:
    owner = await guests.known()
    path = (
        f"/api/pads/shared/{(await owner.post('/api/pads/shared', json={'pad': PAD})).json()['id']}"
    )
    change = {"pad": {**PAD, "hands": []}, "version": 1}
    assert (await owner.put(path, json=change)).status_code == 200
    late = await owner.put(path, json={**change, "pad": PAD})
    assert (late.status_code, late.json()["name"]) == (409, "PAD_CHANGED")
    assert (await owner.get(path)).json()["pad"]["hands"] == []


async def test_asking_again_costs_nothing_while_nothing_changes(guests: Guests) -> None:
    owner = await guests.known()
    path = (
        f"/api/pads/shared/{(await owner.post('/api/pads/shared', json={'pad': PAD})).json()['id']}"
    )
    tag = (await owner.get(path)).headers["etag"]
    again = await owner.get(path, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    await owner.put(path, json={"pad": PAD, "version": 1})
    assert (await owner.get(path, headers={"if-none-match": tag})).status_code == 200


async def test_pad_that_is_no_longer_shared(guests: Guests) -> None:
    owner, other = await guests.known(), await guests.known()
    made = await owner.post("/api/pads/shared", json={"pad": PAD, "writers": "link"})
    path = f"/api/pads/shared/{made.json()['id']}"
    assert (await other.delete(path)).status_code == 403
    tag = (await other.get(path)).headers["etag"]
    change = {"pad": PAD, "version": 1, "writers": "link"}
    assert (await other.put(path, json=change)).json() == {"version": 2}

    assert (await owner.delete(path)).status_code == 204
    for asked in (
        await other.get(path),
        await owner.get(path, headers={"if-none-match": tag}),
        await other.put(path, json={**change, "version": 2}),
        await owner.put(path, json={**change, "version": 3}),
        await owner.delete(path),
    ):
        assert "any more" in sentence(asked, 410)
        assert asked.json()["name"] == "PAD_UNSHARED"


async def test_pad_that_is_not_there(guests: Guests) -> None:
    guest = await guests.known()
    for name in "nosuchpad1", "short", "nosuchpad1.":
        assert "no such" in sentence(await guest.get(f"/api/pads/shared/{name}"), 404)
    change = {"pad": PAD, "version": 1}
    assert "no such" in sentence(await guest.put("/api/pads/shared/nosuchpad1", json=change), 404)
