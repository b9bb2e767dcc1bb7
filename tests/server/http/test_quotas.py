"""How much one person and one address may make in an hour."""

from pathlib import Path

import pytest

from tests.server.http.guests import guests_of, opened, sentence

pytestmark = pytest.mark.asyncio

PRESET = {"game": "samba", "players": 4, "name": "Ours", "settings": {}}


async def test_an_address_brings_so_many_new_people(tmp_path: Path) -> None:
    async with guests_of(tmp_path, new_people_an_hour=2) as guests:
        first, second = await guests.known(), await guests.known()
        third = guests.guest()
        said = await third.get("/api/me")
        assert "network" in sentence(said, 429)
        assert said.json()["name"] == "TOO_MANY_PEOPLE"
        assert "set-cookie" not in said.headers
        for known in first, second:
            assert (await known.get("/api/me")).status_code == 200


async def test_a_page_without_a_cookie_is_served_when_too_many_have_come(tmp_path: Path) -> None:
    async with guests_of(tmp_path, new_people_an_hour=1) as guests:
        assert "set-cookie" in (await guests.guest().get("/")).headers
        page = await guests.guest().get("/")
        assert page.status_code == 200
        assert "set-cookie" not in page.headers


async def test_a_person_makes_so_many_tables_pads_and_house_rules(tmp_path: Path) -> None:
    async with guests_of(tmp_path, made_an_hour=2) as guests:
        ann, ben = await guests.known(), await guests.known()
        await opened(ann)
        assert (await ann.post("/api/presets", json=PRESET)).status_code == 201
        said = await ann.post("/api/tables", json={"game": "samba"})
        assert said.json()["name"] == "TOO_MANY_MADE"
        assert "hour" in sentence(said, 429)
        await opened(ben)


async def test_an_address_makes_so_many_whoever_asks(tmp_path: Path) -> None:
    async with guests_of(tmp_path, made_an_hour_at_address=3) as guests:
        for _ in range(3):
            await opened(await guests.known())
        said = await (await guests.known()).post("/api/tables", json={"game": "samba"})
        assert said.json()["name"] == "TOO_MANY_MADE"
