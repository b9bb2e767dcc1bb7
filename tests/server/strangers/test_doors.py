"""Hostile text and refused words at every door: REST and the table's socket."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import joined, opened
from tests.server.http.guests import Guests, guests_of, sentence
from tests.server.serving import Server, serving
from tests.server.strangers.hostile import HOSTILE, harmless

PRESET = {"game": "samba", "players": 4, "settings": {}}


@pytest.fixture
def words(tmp_path: Path) -> str:
    file = tmp_path / "words.txt"
    file.write_text("# the club's list\nrude\n", "utf-8")
    return str(file)


def pad(*players: str) -> dict[str, Any]:
    return {"escalera-pad": 1, "game": "samba", "names": list(players), "hands": []}


async def names_kept(guests: Guests, text: str) -> list[str]:
    """Return every text that the server keeps and gives back after somebody sent one."""
    ann = await guests.known()
    await ann.put("/api/me", json={"name": text})
    kept = [(await ann.get("/api/me")).json()["name"]]
    made = await ann.post("/api/presets", json={**PRESET, "name": text})
    if made.status_code == 201:
        kept.append((await ann.get(f"/api/presets/{made.json()['id']}")).json()["name"])
    made = await ann.post("/api/pads/shared", json={"pad": pad(text, "B", "C", "D")})
    if made.status_code == 201:
        shared = (await ann.get(f"/api/pads/shared/{made.json()['id']}")).json()
        kept += shared["pad"]["names"]
    return kept


@pytest.mark.asyncio
async def test_hostile_text_over_rest_is_cleaned_or_refused(tmp_path: Path) -> None:
    async with guests_of(tmp_path) as guests:
        for text in HOSTILE.values():
            assert all(map(harmless, await names_kept(guests, text)))
        assert "Ann" in await names_kept(guests, "Ann")


@pytest.mark.asyncio
async def test_a_refused_word_is_refused_at_every_door_of_rest(tmp_path: Path, words: str) -> None:
    async with guests_of(tmp_path, refused_words=words) as guests:
        ann = await guests.known()
        asked = [
            await ann.put("/api/me", json={"name": "Rude Ann"}),
            await ann.post("/api/presets", json={**PRESET, "name": "rude rules"}),
            await ann.post("/api/pads/shared", json={"pad": pad("A", "R.u.d.e", "C", "D")}),
        ]
        for said in asked:
            assert "word" in sentence(said, 422)
            assert said.json()["name"] == "REFUSED_WORD"
        assert (await ann.put("/api/me", json={"name": "Ann"})).status_code == 200


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("doors")
    (folder / "words").write_text("rude\n", "utf-8")
    options = {"refused_words": str(folder / "words")}
    with serving(f"sqlite:///{folder / 'e.db'}", folder / "log", **options) as made:
        yield made


def test_hostile_text_at_a_table_is_cleaned_or_refused(server: Server) -> None:
    async def run() -> None:
        table, (host, bo, *_) = opened(server, chat=True)
        async with joined(host, table) as here, joined(bo, table) as other:
            assert await here.refused("sit", seat=1, name="so rude") == "REFUSED_WORD"
            for text in HOSTILE.values():
                await here.send("sit", seat=1, name=text)
                await here.send("sit", seat=1, name="Ann")
                await here.until(lambda: here.seat and here.info(1)["name"] == "Ann")
                await here.send("say", text=f"{text} end")
                await other.until(lambda: str(other.newest.get("said", {})).count("end"))
                assert harmless(other.newest.pop("said")["text"])
            assert await here.refused("say", text="R U D E") == "REFUSED_WORD"
            told = [one for one in other.messages if one["type"] == "table"]
            assert all(harmless(seat["name"]) for one in told for seat in one["seats"])

    asyncio.run(run())
