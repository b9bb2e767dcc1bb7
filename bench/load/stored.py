"""A database full of tables in play: one game is really played, its log stored under many ids."""

import time
from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection, insert, select, true, update

from escalera.server.host.people import People
from escalera.server.live.table_rows import row_of
from escalera.server.store import Store, TableRow, open_store, schema
from escalera.server.store.schema import sitters, snapshots, tables
from escalera.server.store.writing import put
from escalera.server.table import events
from escalera.server.table.stored.rebuilding import happen_again, opened
from escalera.server.table.stored.snapshot import snapshot
from tests.server.store.kept.evening import Evening

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
    seq, data = last_snapshot(evening.log)
    kept = {"table_id": TABLE, "seq": seq, "data": data}
    await store.keep_up(lambda connection: put(connection, snapshots, [kept] if seq else []))
    for first in range(0, copies, SLICE):
        await _copy(store, row, range(first, min(first + SLICE, copies)))
    people = People(await store.secret())
    await store.close()
    return list(map(people.cookie, evening.people))


def last_snapshot(log: Sequence[bytes]) -> tuple[int, bytes]:
    """Return the snapshot that a server leaves beside a log, and its seq; 0 and nothing if none."""
    made, *further = map(events.decode, log)
    assert isinstance(made, events.TableMade)
    table, kept = opened(made), (0, b"")
    for event in further:
        happen_again(table, event)
        if taken := snapshot(table, [event]):
            kept = table.seq, taken
    return kept


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
    log = (
        select(tables.c.id, schema.events.c.seq, schema.events.c.data)
        .join(schema.events, true())
        .where(schema.events.c.table_id == TABLE)
        .where(tables.c.id.between(rows[0].id, rows[-1].id))
        .order_by(tables.c.id, schema.events.c.seq)
    )
    connection.execute(insert(schema.events).from_select(NAMES, log))
    one = select(tables.c.id, snapshots.c.seq, snapshots.c.data).join(snapshots, true())
    one = one.where(snapshots.c.table_id == TABLE)
    one = one.where(tables.c.id.between(rows[0].id, rows[-1].id))
    connection.execute(insert(snapshots).from_select(NAMES, one))


def _sitter(row: TableRow, place: int) -> dict[str, object]:
    return {"table_id": row.id, "person_id": row.people[place], "place": place}
