"""How much of one person, and from one address, is kept at a time."""

import time
from pathlib import Path
from typing import Any

import pytest

from escalera.server.live.table_rows import row_of
from escalera.server.upkeep.retention import DAY, Ages, delete_table, purge
from tests.server.http.guests import guests_of, opened, sentence

pytestmark = pytest.mark.asyncio

PRESET = {"game": "samba", "players": 4, "name": "Ours", "settings": {}}
PAD = {"pad": {"escalera-pad": 1, "game": "samba", "names": ["A", "B", "C", "D"], "hands": []}}


async def tried(guest: Any) -> int:
    return int((await guest.post("/api/tables", json={"game": "samba"})).status_code)


async def test_a_person_keeps_so_many_tables_pads_and_house_rules(tmp_path: Path) -> None:
    async with guests_of(tmp_path, kept_at_once=3) as guests:
        ann, bo = await guests.known(), await guests.known()
        await opened(ann)
        await ann.post("/api/presets", json=PRESET)
        pad = (await ann.post("/api/pads/shared", json=PAD)).json()["id"]
        said = await ann.post("/api/tables", json={"game": "samba"})
        assert "finish or delete" in sentence(said, 429)
        assert said.json()["name"] == "TOO_MANY_KEPT"
        assert await tried(bo) == 201
        await ann.delete(f"/api/pads/shared/{pad}")
        assert [await tried(ann), await tried(ann)] == [201, 429]


async def test_a_finished_match_counts_no_more(tmp_path: Path) -> None:
    async with guests_of(tmp_path, kept_at_once=1) as guests:
        ann = await guests.known()
        live = await guests.live(await opened(ann))
        assert await tried(ann) == 429
        live.table.status = "finished"
        await guests.services.store.append(
            live.table.id, live.table.seq + 1, [], row_of(live.table)
        )
        assert await tried(ann) == 201


async def test_what_is_deleted_counts_no_more(tmp_path: Path) -> None:
    async with guests_of(tmp_path, kept_at_once=2) as guests:
        ann, store, bus = await guests.known(), guests.services.store, guests.services.bus
        table = await opened(ann)
        await ann.post("/api/pads/shared", json=PAD)
        assert await tried(ann) == 429
        assert await delete_table(store, bus, table)
        assert [await tried(ann), await tried(ann)] == [201, 429]
        assert (await purge(store, bus, Ages(pads=1), time.time() + 9 * DAY))["pads"] == 1
        assert [await tried(ann), await tried(ann)] == [201, 429]


async def test_an_address_keeps_so_many_whoever_asks(tmp_path: Path) -> None:
    async with guests_of(tmp_path, kept_at_once_at_address=2) as guests:
        for _ in range(2):
            await opened(await guests.known())
        assert await tried(await guests.known()) == 429
    async with guests_of(tmp_path, kept_at_once_at_address=2) as guests:  # a new start, the same
        assert await tried(await guests.known()) == 429


async def test_no_address_is_kept(tmp_path: Path) -> None:
    async with guests_of(tmp_path) as guests:
        await opened(await guests.known())
    assert b"127.0.0.1" not in (tmp_path / "escalera.db").read_bytes()
