"""A person's data: all of it can be had, and all of it goes; the others' matches stay."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select

from escalera.engine.match.game import Game
from escalera.notation import read, write
from escalera.server.store import PadRow, Store
from escalera.server.store.admin.notes import Note, note, notes
from escalera.server.store.schema import metadata
from escalera.server.store.store import Maker
from escalera.server.table.stored.rebuilding import rebuilt
from escalera.server.table.table import Table
from tests.server.client import Client, dealt, joined, log_of, opened, to_act
from tests.server.serving import HASTY, guest, serving
from tests.server.store.stores import opened as opened_store
from tests.server.upkeep.commands import Commands
from tests.server.upkeep.kept_tables import store_kept

PERSON, NAME = "ann", "Ann"


async def keep_everything(store: Store) -> dict[str, Table]:
    """Store something of a person wherever a person can be stored."""
    made = await store_kept(store)
    await store.save_person(PERSON, NAME, 1000.0)
    await store.save_person("bo", "Bo", 2000.0)
    await store.save_pad(PadRow("pad1", PERSON, "owner", 1, '{"names": ["Ann", "Bo"]}', 5.0))
    await store.save_preset("rules1", "Ann's rules", "samba", 4, {}, PERSON)
    await store.note_made("rules1", Maker(PERSON, "a digest"), 5.0, 0.0)
    await store.end_signing(PERSON)
    await store.keep_up(lambda connection: note(connection, Note(5.0, PERSON, "lock", "table1")))
    return made


def everything(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of all tables."""
    return {
        name: [tuple(row) for row in connection.execute(select(table))]
        for name, table in metadata.tables.items()
        if name not in ("audit", "signings")
    }


def mentions(value: Any) -> bool:
    """Say whether a stored value names the person, as a whole word; Bo was called Ann, too."""
    text = value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
    if '"person":"bo"' in text:
        return False
    return any(f'"{word}"' in text or text == word for word in (PERSON, NAME)) or " Ann\\n" in text


def told_without_people(game: Game | None) -> list[str]:
    """Return the lines of a match's record but for those that name people."""
    lines = write(game.record()).splitlines() if game else []
    return [line for line in lines if not line.startswith(("seat ", "# hands"))]


@pytest.mark.asyncio
async def test_nothing_is_left_of_who_is_forgotten(commands: Commands) -> None:
    async with opened_store(commands.database) as store:
        before = await keep_everything(store)
        stored = await store.look(everything)
        assert {name for name, rows in stored.items() if any(mentions(v) for r in rows for v in r)}
        said = await commands.soon("admin", "forget", PERSON)
        assert f"{PERSON} is forgotten" in said
        now = await store.look(everything)
        found = [
            (name, row) for name, rows in now.items() for row in rows if any(map(mentions, row))
        ]
        assert found == []
        assert [done.who for done in await store.look(lambda c: notes(c, 9))] == ["admin", ""]
        assert await store.signing(PERSON) == 1
        assert (now["pads"], now["presets"]) == ([], [])
        assert [row[:2] for row in now["people"]] == [("bo", "Bo")]
        for table_id, table in before.items():
            log = await store.events(table_id)
            again = rebuilt(log)
            assert again.status == table.status
            assert told_without_people(again.match) == told_without_people(table.match)
        assert "Nothing is stored" in await commands.soon("admin", "forget", PERSON, status=2)


@pytest.mark.asyncio
async def test_all_that_is_stored_can_be_had(commands: Commands) -> None:
    async with opened_store(commands.database) as store:
        made = await keep_everything(store)
        await commands.soon("admin", "ban", PERSON)
        found = json.loads(await commands.soon("admin", "export", PERSON))
    assert (found["id"], found["name"], found["seen_at"]) == (PERSON, NAME, 1000.0)
    assert found["banned_at"] > 0
    assert [pad["data"] for pad in found["pads"]] == [{"names": ["Ann", "Bo"]}]
    assert [rules["name"] for rules in found["presets"]] == ["Ann's rules"]
    assert [done["what"] for done in found["audit"]] == ["lock", "ban", "export"]
    assert [one["id"] for one in found["made"]] == ["rules1"]
    assert found["cookies_ended"] == 1
    theirs = {row["id"]: row for row in found["tables"]}
    assert set(theirs) == {
        name for name, table in made.items() if table.seat_of(PERSON) or host(table)
    }
    finished = next(row for row in theirs.values() if row["status"] == "finished")
    assert read(finished["record"]).names[finished["seat"]] == NAME
    playing = [row["record"] for row in theirs.values() if row["status"] == "playing"]
    assert all("\ndeal" not in text.rpartition("reveal")[2] for text in playing if text)


def host(table: Table) -> bool:
    return table.made.host == PERSON


@pytest.mark.asyncio
async def test_nobody_of_that_id(commands: Commands) -> None:
    async with opened_store(commands.database):
        said = await commands.soon("admin", "export", "nobody", status=2)
    assert "Nothing is stored of a person nobody" in said


async def play_on(clients: list[Client], watcher: Client, seq: int) -> None:
    """Let everybody play until a seq, and a bot for whoever is not there."""
    await watcher.until(lambda: "seq" in watcher.hand)
    while (now := watcher.hand["seq"]) < seq:
        for client in clients:
            if client.seat == watcher.hand["table"]["actor"]:
                await client.play()
        await watcher.until(lambda now=now: watcher.hand["seq"] > now)  # type: ignore[misc]


def test_a_running_server_forgets_too_and_its_table_goes_on(
    commands: Commands, tmp_path: Path
) -> None:
    async def go() -> None:
        table, guests = opened(server, grace_seconds=0)
        await asyncio.to_thread(guests[0].ask, "PUT", "/api/me", {"name": "Zoe Zapata"})
        person = (await commands.listed("people", "--name", "zapata"))[0]["id"]
        async with dealt(table, guests) as clients:
            for _ in range(4):
                await to_act(clients).play()
            seq = clients[1].hand["seq"]
            await clients[0].send("say", phrase="hello")
            await clients[1].until(lambda: "said" in clients[1].newest)
            await commands.soon("admin", "forget", person)
            await clients[1].until(lambda: clients[1].info(1)["name"] == "N. N.")
            async with joined(guest(server), table) as watcher:
                await watcher.until(lambda: watcher.table["seats"][0]["name"] == "N. N.")
                await play_on(clients[1:], watcher, seq + 12)
            async with joined(guest(server), table) as later:
                await later.send("ping")
                await later.until(lambda: "pong" in later.newest)
                assert "sayings" not in later.newest
        log = await log_of(server, table)
        assert not any(person.encode() in line for line in log)
        assert not any(person in row["summary"] for row in await commands.listed("tables"))
        assert msgspec.json.decode(log[1])["name"] == "N. N."

    with serving(commands.database, tmp_path / "log", command=HASTY) as server:
        asyncio.run(asyncio.wait_for(go(), 120))
    assert "fault" not in (tmp_path / "log").read_text()
