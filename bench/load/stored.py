"""A database full of tables in play: one game is really played, its log stored under many ids."""

import time
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Select, Table, insert, select, true, update

from escalera.server.host.people import People
from escalera.server.live.table_rows import row_of
from escalera.server.store import Store, TableRow, open_store
from escalera.server.store.schema import events, sitters, snapshots, tables
from escalera.server.store.writing import put
from tests.server.store.kept.evening import Evening, snapshots_of

TABLE = "storedtable"
"""The table that was really played."""
NAMES = ("table_id", "seq", "data")
SLICE = 100
"""How many copies are stored in a transaction."""
SETTINGS = {"target": "100000"}
CHANCE = 0.1
"""How many of the plays are any legal ones: the others are a quick bot's, so that hands end."""


def played(plays: int) -> Evening:
    """Return a table of four people in mid-hand after about so many plays."""
    evening = Evening(TABLE, 4, game="samba", settings=SETTINGS)
    evening.begin()
    while (left := plays - len(evening.log)) > 0:
        evening.play(left, chance=CHANCE)
        game = evening.table.game
        assert game is not None
        if game.hand_over:
            evening.next_hand()
    return evening


async def fill(url: str, evening: Evening, copies: int) -> list[str]:
    """Store a table and copies of its log; return its people's cookies, by seat.

    A copy is good for reading only: what happened at it names the table that was really played.
    """
    store, row = open_store(url), row_of(evening.table)
    await store.open()
    await store.create_table(row, evening.log)
    last = [
        {"table_id": TABLE, "seq": seq, "data": data} for seq, data in snapshots_of(evening.log)
    ]
    await store.keep_up(lambda connection: put(connection, snapshots, last[-1:]))
    for first in range(0, copies, SLICE):
        await _copy(store, row, range(first, min(first + SLICE, copies)))
    people = People(await store.secret())
    await store.close()
    return list(map(people.cookie, evening.people))


async def let_all_be_due(url: str) -> None:
    """Write in all rows that a clock is due, so that a server reads the tables at its start."""
    store = open_store(url)
    due = update(tables).values(due_at=time.time())
    await store.keep_up(lambda connection: connection.execute(due))
    await store.close()


async def _copy(store: Store, row: TableRow, numbers: range) -> None:
    rows = [replace(row, id=f"stored{number:06}") for number in numbers]
    await store.keep_up(lambda connection: _write(connection, rows))


def _write(connection: Connection, rows: list[TableRow]) -> None:
    """Copy the played table's log and snapshot to others, all inside the database."""
    names = [column.name for column in tables.columns]
    values = [{name: getattr(row, name) for name in names} for row in rows]
    connection.execute(insert(tables), values)
    connection.execute(insert(sitters), [_sitter(row, n) for row in rows for n in range(4)])
    for copied in events, snapshots:
        connection.execute(insert(copied).from_select(NAMES, _copies(copied, rows)))


def _copies(copied: Table, rows: list[TableRow]) -> Select[Any]:
    """Return the played table's rows of a log or of snapshots, as others' rows."""
    return (
        select(tables.c.id, copied.c.seq, copied.c.data)
        .join(copied, true())
        .where(copied.c.table_id == TABLE)
        .where(tables.c.id.between(rows[0].id, rows[-1].id))
        .order_by(tables.c.id, copied.c.seq)
    )


def _sitter(row: TableRow, place: int) -> dict[str, object]:
    return {"table_id": row.id, "person_id": row.people[place], "place": place}
