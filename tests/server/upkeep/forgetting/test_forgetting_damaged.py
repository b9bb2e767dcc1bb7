"""Somebody is forgotten at every table that can be read, and the others are named."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, func, select, update

from escalera.server.live.bus import LocalBus
from escalera.server.store import Store
from escalera.server.store.schema import events, tables
from escalera.server.table.events import is_gone
from escalera.server.upkeep.personal_data import still_known
from escalera.server.upkeep.retention import DAY, FEW, Ages, purge
from tests.server.house import WORDS
from tests.server.store.stores import ROW, opened
from tests.server.upkeep.commands import Commands
from tests.server.upkeep.test_admin_page import house, press
from tests.server.upkeep.test_people import PERSON, keep_everything

pytestmark = pytest.mark.asyncio


async def _damage(store: Store, unread: str, torn: str, unlisted: str) -> None:
    """Spoil one table's event, take another one's last but one, and spoil a third one's row."""

    def write(connection: Connection) -> None:
        second = (events.c.table_id == unread, events.c.seq == 2)
        connection.execute(update(events).where(*second).values(data=WORDS))
        last = select(func.max(events.c.seq)).where(events.c.table_id == torn)
        inner = (events.c.table_id == torn, events.c.seq == last.scalar_subquery() - 1)
        connection.execute(delete(events).where(*inner))
        row = update(tables).where(tables.c.id == unlisted)
        connection.execute(row.values(summary="nonsense"))

    await store.keep_up(write)


async def test_a_damaged_table_is_named_and_no_other_waits_for_it(commands: Commands) -> None:
    async with opened(commands.database) as store:
        await keep_everything(store)
        unread, torn, unlisted, *others = await still_known(store, PERSON)
        assert others
        await _damage(store, unread, torn, unlisted)
        assert "Nothing" not in await commands.soon("admin", "export", PERSON)
        said = await commands.soon("admin", "forget", PERSON, status=2)
        assert [one for one in (unread, torn, unlisted, *others) if one in said] == [unread]
        assert await still_known(store, PERSON) == [unread]
        for table in torn, unlisted, *others:
            log = b"".join(await store.events(table))
            assert b'"person":"ann"' not in log
            assert b'"name":"Ann"' not in log.replace(b'"person":"bo","name":"Ann"', b"")
        assert await store.person(PERSON) is None


async def test_a_row_without_a_log_spoils_no_export_and_can_be_deleted(
    commands: Commands,
) -> None:
    async with opened(commands.database) as store:
        await keep_everything(store)
        await store.create_table(ROW, [])
        found = json.loads(await commands.soon("admin", "export", PERSON))
        assert len(found["tables"]) > 1
        assert [row["record"] for row in found["tables"] if row["id"] == ROW.id] == [""]
        await commands.soon("admin", "forget", PERSON)
        assert is_gone(await store.events(ROW.id))
        await commands.soon("admin", "delete", ROW.id)
        assert await store.table(ROW.id) is None
        assert len(await store.events(ROW.id)) == 1


async def test_old_rows_without_a_log_keep_no_others(database_url: str) -> None:
    async with opened(database_url) as store:
        for number in range(FEW + 1):
            log = [b"1"] if number == FEW else []
            over = replace(ROW, id=f"t{number}", status="finished", changed_at=float(number))
            await store.create_table(over, log)
        assert (await purge(store, LocalBus(), Ages(finished=1), 9 * DAY))["finished"] == FEW + 1


async def test_a_torn_log_can_be_closed(commands: Commands) -> None:
    async with opened(commands.database) as store:
        made = await keep_everything(store)
        torn = next(one for one, table in made.items() if table.status == "playing")
        await _damage(store, "", torn, "")
        await commands.soon("admin", "close", torn)
        row = await store.table(torn)
        assert row is not None
        assert row.status == "finished"


async def test_the_page_says_that_not_all_was_done(tmp_path: Path) -> None:
    async with house(tmp_path) as (guests, host):
        store = guests.services.store
        await keep_everything(store)
        unread, torn, unlisted, *_ = await still_known(store, PERSON)
        await _damage(store, unread, torn, unlisted)
        assert "not at every table" in await press(host, "people", "forget", PERSON)
