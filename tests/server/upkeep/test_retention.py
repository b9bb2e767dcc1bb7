"""What is too old goes, a few rows at a time, and play goes on between."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from escalera.server.live.bus import LocalBus
from escalera.server.store import PadRow, Status, Store
from escalera.server.store.admin.listing import listed_tables
from escalera.server.store.admin.purging import Unused
from escalera.server.table import events
from escalera.server.upkeep import retention
from escalera.server.upkeep.retention import DAY, Ages, purge
from tests.server.house import LONG_AGO, begun, dealt, keep
from tests.server.http.guests import guests_of, opened
from tests.server.store.stores import ROW
from tests.server.store.stores import opened as opened_store
from tests.server.upkeep.commands import Commands

pytestmark = pytest.mark.asyncio
NOW = 1_000.0 * DAY


async def table(store: Store, name: str, status: str, days: float, *people: str) -> None:
    """Store a table at which something happened last so many days ago."""
    at = NOW - days * DAY
    row = replace(ROW, id=name, status=status, people=people, created_at=0.0, changed_at=at)  # type: ignore[arg-type]
    await store.create_table(row, [b"1", b"2"])


async def there(store: Store) -> set[str]:
    return {row.id for row in await listed_tables(store, 100)}


async def test_only_what_is_too_old_goes(databases: tuple[str, ...]) -> None:
    async with opened_store(databases) as store:
        await table(store, "long over", "finished", 31, "cy")
        await table(store, "just over", "finished", 29, "cy")
        await table(store, "in play", "playing", 500, "bo")
        for person, days in (("ann", 31), ("bo", 31), ("cy", 29)):
            await store.save_person(person, person.title(), NOW - days * DAY)
        for pad, days in (("old", 31), ("new", 29)):
            await store.save_pad(PadRow(pad, "ann", "owner", 1, "{}", NOW - days * DAY))
        for name in ("long over", "just over"):
            await store.append(name, len(await store.events(name)) + 1, [b"more"], None, b"taken")
        assert set((await purge(store, LocalBus(), Ages(), NOW)).values()) == {0}
        assert await there(store) == {"long over", "just over", "in play"}
        done = await purge(store, LocalBus(), Ages(30, 30, 30), NOW)
        assert done == {"finished": 1, "guests": 1, "pads": 1, "idle": 0}
        assert await there(store) == {"just over", "in play"}
        assert [await store.person(who) for who in ("ann", "bo", "cy")] == [None, "Bo", "Cy"]
        assert (await store.pad("old"), bool(await store.pad("new"))) == (None, True)
        assert [row.id for row in await store.tables_of("bo", 9)] == ["in play"]
        assert len(await store.events("long over")) == 1
        assert await store.snapshot("long over") == (0, b"")
        assert (await store.snapshot("just over"))[1] == b"taken"


async def test_a_table_in_use_is_not_idle(databases: tuple[str, ...]) -> None:
    """Its row tells of all but plays within a hand, and of those its log does."""
    now = time.time()
    seated = [*begun("seated")[:2], events.Seated(now, 2, "ann", "Ann")]
    played = events.encode(events.Played(now, 1, "draw"))
    async with opened_store(databases) as store:
        for log in seated, dealt("played"), dealt("left"), dealt("forgotten"):
            await keep(store, log)
        gone = events.encode(events.Forgotten(now))
        await store.append("forgotten", len(await store.events("forgotten")) + 1, [gone])
        await store.append("played", len(await store.events("played")) + 1, [played])
        before = now - LONG_AGO / 2
        done = await purge(store, LocalBus(), Ages(idle=1), before + DAY)
        assert done["idle"] == 2
        rows = {row.id: row.changed_at for row in await listed_tables(store, 9)}
        assert rows == {"seated": now, "played": now}


async def test_plays_are_written_between_two_deletions(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever plays waits for one table's deletion at most, however much there is to delete.

    A play under way may see one end that had begun before it, and then the one that it waits for.
    """
    steps: list[str] = []

    async def watched(store: Store, bus: LocalBus, name: str, unused: Unused) -> bool:
        done = await deleting(store, bus, name, unused)
        steps.append("deleted")
        return done

    async def playing(store: Store) -> None:
        seq = 2
        while "over" not in steps:
            seq += 1
            await store.append("in play", seq, [b"play"])
            steps.append("played")

    deleting = retention.delete_table
    monkeypatch.setattr(retention, "delete_table", watched)
    async with opened_store(database_url) as store:
        await table(store, "in play", "playing", 0)
        for number in range(25):
            await table(store, f"old {number}", "finished", 99)
        play = asyncio.create_task(playing(store))
        await purge(store, LocalBus(), Ages(finished=30), NOW)
        steps.append("over")
        await play
    told = "".join(step[0] for step in steps)
    assert told.count("d") == 25
    assert "ddd" not in told


@pytest.mark.parametrize(
    ("setting", "status"), [("keep_finished_days", "finished"), ("keep_idle_days", "playing")]
)
async def test_a_server_does_it_by_its_settings(
    tmp_path: Path, setting: str, status: Status
) -> None:
    async with guests_of(tmp_path, **{setting: 30}) as guests:
        store = guests.services.store
        at = time.time()
        other: Status = "playing" if status == "finished" else "finished"
        for name, days, is_ in (("old", 31, status), ("new", 29, status), ("other", 31, other)):
            row = replace(ROW, id=name, status=is_, changed_at=at - days * DAY)
            await store.create_table(row, [b"1"])
        await guests.services.housekeeper.clean()
        assert await there(store) == {"new", "other"}


async def test_a_visit_is_noted_and_a_deleted_table_can_not_be_played_on(tmp_path: Path) -> None:
    async with guests_of(tmp_path) as guests:
        ann = await guests.known()
        await ann.put("/api/me", json={"name": "Ann"})
        store, person = guests.services.store, guests.asker(ann).person
        await store.save_person(person, "Ann", 5.0)
        await ann.get("/api/me")
        await guests.services.bans.note_seen()
        name = await opened(ann)
        live = await guests.live(name)
        assert await retention.delete_table(store, guests.services.bus, name)
        answer = await ann.get(f"/api/tables/{name}")
        assert answer.status_code in {404, 410}
        assert live.table.closed
        database = f"sqlite:///{tmp_path / 'escalera.db'}"
    async with opened_store(database) as store:
        assert await there(store) == set()


async def test_purging_by_hand(commands: Commands) -> None:
    async with opened_store(commands.database) as store:
        at = time.time()
        for name, status in (("over", "finished"), ("open", "open"), ("in play", "playing")):
            old = replace(ROW, id=name, status=status, changed_at=at - 9 * DAY)  # type: ignore[arg-type]
            await store.create_table(old, [b"1"])
        assert "Say what is too old" in await commands.soon("admin", "purge", status=2)
        said = await commands.soon("admin", "purge", "--finished", "10", "--idle", "10")
        assert said.startswith("Deleted: 0 finished tables, 0 tables that were not over")
        said = await commands.soon("admin", "purge", "--finished", "8")
        assert said.startswith("Deleted: 1 finished tables, 0 tables that were not over")
        assert await there(store) == {"open", "in play"}
        await commands.soon("admin", "purge", "--idle", "8")
        assert await there(store) == set()
        done = [(one["what"], one["about"]) for one in await commands.listed("audit")]
        assert done == [("purge-idle", "2"), ("purge-finished", "1")]
