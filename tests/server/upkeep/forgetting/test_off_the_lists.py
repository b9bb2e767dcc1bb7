"""Who is on no table's list any more is found in its log, and forgotten there, too."""

import json
from collections.abc import Sequence

import pytest

from escalera.server.live.bus import LocalBus
from escalera.server.live.table_rows import row_of
from escalera.server.messages.options import Options
from escalera.server.store import Store
from escalera.server.store.admin import mentions
from escalera.server.table import events
from escalera.server.table.events import Event, Removed, Seated, TableMade
from escalera.server.table.table import Table
from escalera.server.upkeep.personal_data import exported, forget, is_known, still_known
from tests.server.store.stores import opened as opened_store
from tests.server.upkeep.commands import Commands

pytestmark = pytest.mark.asyncio
PERSON = "-b_o"


async def kept(store: Store, name: str, *happened: Event, host: str = "ann") -> None:
    """Store a table at which something happened."""
    log = [TableMade(1.0, name, Options(game="samba"), host), *happened]
    table = Table(log[0])  # type: ignore[arg-type]
    for event in log[1:]:
        table.apply(event)
    await store.create_table(row_of(table), list(map(events.encode, log)))


async def off_the_lists(store: Store) -> list[str]:
    """Store tables that know somebody, whom no list knows; return their ids in order."""
    sat = Seated(2.0, 1, PERSON, 'Bo "B." Surname')
    await kept(store, "removed", sat, Removed(3.0, PERSON, 1))
    await kept(store, "watched", Removed(3.0, PERSON))
    await kept(store, "sits", sat)
    await kept(store, "hosts", host=PERSON)
    await kept(store, "others", Seated(2.0, 1, "cy", f'"person":"{PERSON}"'))
    for table in "sits", "hosts":
        assert await store.leave_off(table, PERSON)
    return ["hosts", "removed", "sits", "watched"]


async def told(store: Store, tables: Sequence[str]) -> str:
    """Return all that the database tells of some tables."""
    rows = [str(await store.table(table)) for table in tables]
    logs = [line.decode() for table in tables for line in await store.events(table)]
    return "\n".join([*rows, *logs])


async def test_somebody_is_forgotten_at_every_table(databases: tuple[str, ...]) -> None:
    async with opened_store(databases) as store:
        tables = await off_the_lists(store)
        assert sorted(await still_known(store, PERSON)) == tables
        await forget(store, LocalBus(), PERSON)
        text = await told(store, tables)
        assert PERSON not in text
        assert "Surname" not in text
        assert not await is_known(store, PERSON)
        assert await still_known(store, "cy") == ["others"]


async def test_many_tables_are_searched_a_few_at_a_time(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mentions, "FEW", 2)
    async with opened_store(database_url) as store:
        tables = await off_the_lists(store)
        assert sorted(await still_known(store, PERSON)) == tables


async def test_all_of_it_can_be_had(databases: tuple[str, ...]) -> None:
    async with opened_store(databases) as store:
        tables = await off_the_lists(store)
        found = {row["id"]: row for row in (await exported(store, PERSON))["tables"]}
        assert sorted(found) == tables
        assert [found[table]["seat"] for table in tables] == [0, 0, 1, 0]
        assert found["removed"]["names"] == ['Bo "B." Surname']
        assert found["watched"]["names"] == []


async def test_who_is_only_in_a_log_can_be_banned_exported_and_forgotten(
    commands: Commands,
) -> None:
    async with opened_store(commands.database) as store:
        await kept(store, "removed", Seated(2.0, 1, "bo", "Bo"), Removed(3.0, "bo", 1))
        found = json.loads(await commands.soon("admin", "export", "bo"))
        assert [row["id"] for row in found["tables"]] == ["removed"]
        await commands.soon("admin", "ban", "bo")
        assert "bo is forgotten" in await commands.soon("admin", "forget", "bo")
        assert '"Bo"' not in await told(store, ["removed"])
