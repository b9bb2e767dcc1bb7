"""Whoever runs a server with several databases sees and does everything as with one."""

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from escalera.cli.app import run
from escalera.server.live.bus import LocalBus
from escalera.server.store import Store, open_store
from escalera.server.store.admin.backup import back_up, restore
from escalera.server.store.admin.listing import listed_people, listed_tables
from escalera.server.store.schema import NEWEST
from escalera.server.store.store import Conflict, Maker
from escalera.server.upkeep.retention import Ages, purge
from tests.server.store.stores import ROW, opened
from tests.server.upkeep.commands import Commands
from tests.server.upkeep.kept_tables import store_kept

pytestmark = pytest.mark.asyncio
TABLES = 12


@pytest.fixture
def commands(
    several: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Commands:
    monkeypatch.setenv("ESCALERA_DATABASE_URLS", json.dumps(several))
    return Commands("", capsys)


async def filled(store: Store, tables: Sequence[str] = ()) -> list[str]:
    """Store people, notes and, unless there are some already, tables; return the tables."""
    for number in range(0 if tables else TABLES):
        people = ("ann", "bo") if number % 2 else ("ann", "zoe", f"guest{number}")
        row = replace(ROW, id=f"t{number}", created_at=float(number), people=people)
        await store.create_table(row, [b"1", b"2"])
    tables = tables or [f"t{number}" for number in range(TABLES)]
    await store.save_person("ann", "Ann", 1000.0)
    await store.save_person("zoe", "Zoe", 3000.0)
    for table in tables:
        await store.note_made(table, Maker("ann", "a digest"), 5.0, 0.0, table=True)
    await store.note_made("rules1", Maker("ann", "a digest"), 5.0, 0.0)
    return sorted(tables)


async def logs(urls: str | Sequence[str]) -> dict[str, list[bytes]]:
    """Return the log of every table of one database or of several."""
    async with opened(urls) as store:
        return {row.id: await store.events(row.id) for row in await listed_tables(store, 1000)}


async def test_lists_tell_of_all(commands: Commands, several: tuple[str, ...]) -> None:
    async with opened(several) as store:
        tables = await filled(store)
        sat = Counter(who for row in await listed_tables(store, 1000) for who in row.people)
        assert all([await listed_tables(part, 1) for part in store.parts])
        told = await commands.listed("tables", "--limit", "1000")
        assert sorted(row["id"] for row in told) == tables
        assert [row["created_at"] for row in told] == sorted(
            (row["created_at"] for row in told), reverse=True
        )
        assert len(await commands.listed("tables", "--limit", "3")) == 3
        known = await commands.listed("people", "--limit", "1000")
        assert [one["name"] for one in known[:2]] == ["Zoe", "Ann"]
        assert {one["id"]: one["tables"] for one in known} == sat
        assert [one.id for one in await listed_people(store, 9, name="an")] == ["ann"]


async def test_a_person_is_exported_and_forgotten_everywhere(
    commands: Commands, several: tuple[str, ...]
) -> None:
    async with opened(several) as store:
        tables = await filled(store, [*await store_kept(store)])
        theirs = {row.id for row in await store.tables_of("ann", 1000)}
        found = json.loads(await commands.soon("admin", "export", "ann"))
        assert {table["id"] for table in found["tables"]} == theirs
        assert sorted(made["id"] for made in found["made"]) == sorted([*tables, "rules1"])
        assert "ann is forgotten" in await commands.soon("admin", "forget", "ann")
        assert await store.tables_of("ann", 1000) == []
        assert await store.made_by(Maker("ann", "a digest"), 0.0) == (0, 0)
        assert "ann" in await commands.soon("admin", "export", "ann", status=2)
        assert sorted(await logs(several)) == tables


async def test_deleting_and_purging(commands: Commands, several: tuple[str, ...]) -> None:
    async with opened(several) as store:
        tables = await filled(store)
        for table in tables[:3]:
            await commands.soon("admin", "delete", table)
            assert len(await store.events(table)) == 1
        for person, at in (("sits", 1.0), ("gone", 1.0), ("here", 99.0)):
            await store.save_person(person, person, at * 86_400)
        for number in range(6):
            row = replace(ROW, id=f"over{number}", status="finished", people=("gone", "sits"))
            await store.create_table(row, [b"1"])
            await store.create_table(
                replace(row, id=f"on{number}", status="open", people=("sits",)), [b"1"]
            )
        assert (await purge(store, LocalBus(), Ages(guests=30), 100 * 86_400.0))["guests"] >= 1
        assert [await store.person(one) for one in ("sits", "gone", "here")] == [
            "sits",
            None,
            "here",
        ]
        assert await store.tables_of("gone", 99) == []
        await commands.soon("admin", "purge", "--finished", "1", "--idle", "1")
        assert await listed_tables(store, 1000) == []


async def test_a_backup_goes_into_any_number(
    commands: Commands, several: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, again = f"sqlite:///{tmp_path}/one.db", [f"sqlite:///{tmp_path}/{n}.db" for n in "ab"]
    async with opened(one) as store:
        tables = await filled(store)
        secret = await store.secret()
    whole = await logs(one)
    await Commands(one, commands.capsys).soon("backup", str(tmp_path / "one.bak"))
    assert f"{len(tables)} tables" in await commands.soon("restore", str(tmp_path / "one.bak"))
    assert await logs(several) == whole
    async with opened(several) as store:
        assert await store.secret() == secret
        assert len(await store.made_by(Maker("ann", "a digest"), 0.0)) == 2
        assert await store.made_from(tables[0]) == "a digest"
        assert all([await listed_tables(part, 1) for part in store.parts])
    assert "not empty" in await commands.soon("restore", str(tmp_path / "one.bak"), status=2)
    await commands.soon("backup", str(tmp_path / "three.bak"))
    monkeypatch.setenv("ESCALERA_DATABASE_URLS", json.dumps(again))
    await commands.soon("restore", str(tmp_path / "three.bak"))
    assert await logs(again) == whole
    back = Commands(f"sqlite:///{tmp_path}/back.db", commands.capsys)
    await back.soon("restore", str(tmp_path / "three.bak"))
    assert await logs(back.database) == whole


async def test_a_restore_that_fails_halfway_leaves_all_empty(tmp_path: Path) -> None:
    one, two = f"sqlite:///{tmp_path}/one.db", [f"sqlite:///{tmp_path}/{n}.db" for n in "ab"]
    async with opened(one) as store:
        await filled(store)
        await back_up(store, tmp_path / "one.bak")
    whole = await logs(one)
    async with opened(two):
        pass
    with closing(sqlite3.connect(tmp_path / "b.db")) as full:
        full.execute(
            "CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
        store = open_store(two)
        with pytest.raises(Conflict, match="full"):
            await restore(tmp_path / "one.bak", store)
        await store.close()
        full.execute("DROP TRIGGER full")
    store = open_store(two)
    assert (await restore(tmp_path / "one.bak", store))["tables"] == TABLES
    await store.close()
    assert await logs(two) == whole


async def test_their_condition_is_told(commands: Commands, several: tuple[str, ...]) -> None:
    said = await commands.soon("migrate", "--check", status=2)
    assert "There is no database" in said
    store = open_store(several)
    await store.open()
    await store.close()
    said = await commands.soon("migrate", "--check")
    assert [f"{n} of 3: The database has schema {NEWEST}" in said for n in (1, 2, 3)] == [True] * 3
    assert await asyncio.to_thread(run, ["doctor"]) == 0
    shown = " ".join(commands.capsys.readouterr().out.split())
    assert "1 of 3:" in shown
    assert "3 of 3:" in shown


async def test_one_of_several_is_not_taken_for_all(
    commands: Commands, several: tuple[str, ...], tmp_path: Path
) -> None:
    async with opened(several) as store:
        await filled(store)
    alone = Commands(several[0], commands.capsys)
    for words in (("admin", "tables"), ("backup", str(tmp_path / "x.bak"))):
        said = await alone.soon(*words, status=2)
        assert "number 1 of 3: name all of them in ESCALERA_DATABASE_URLS" in said
