"""All writing, as functions of one connection in a transaction; the same for both databases."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from secrets import token_bytes
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sqlalchemy import Connection, Table, delete, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from escalera.server.store.schema import events, pads, sitters, snapshots, tables, used
from escalera.server.store.store import PadRow, TableRow

Values = dict[str, Any]
_TRIAL: Final = ""
"""In the place of a table's id; no table has it."""
_TRIAL_BYTES: Final = 65_536
if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

Insert: TypeAlias = "sqlite.Insert | postgresql.Insert"


@dataclass(frozen=True, slots=True, eq=False)
class Append:
    """Events to append to a table's log from a seq on.

    row, snapshot: the table's own after them, if there is a new one.
    """

    table_id: str
    seq: int
    events: Sequence[bytes]
    row: TableRow | None
    snapshot: bytes = b""


def write_appends(connection: Connection, appends: Iterable[Append]) -> None:
    """Write a group of appends; IntegrityError, and nothing written, if one of the seqs exists."""
    _write_all(connection, _in_order(appends))


def write_what_fits(connection: Connection, appends: Iterable[Append]) -> set[Append]:
    """Write a group's appends one by one; return those refused because one of their seqs exists."""
    return {append for append in _in_order(appends) if not _written(connection, append)}


def _in_order(appends: Iterable[Append]) -> list[Append]:
    """Return appends sorted by table id: then two processes never wait for each other."""
    return sorted(appends, key=lambda append: append.table_id)


def write_new_table(connection: Connection, row: TableRow, first: Sequence[bytes]) -> None:
    """Insert a table with its first events; IntegrityError if its id is taken."""
    connection.execute(insert(tables), [_row_values(row)])
    _write_all(connection, [Append(row.id, 1, first, None)])
    put(connection, sitters, _sitter_values(row))


def put(connection: Connection, table: Table, values: Sequence[Values]) -> None:
    """Insert rows, or replace the rows that have their keys."""
    if not values:
        return
    connection.execute(_put(connection.dialect.name, table), values)


@lru_cache(maxsize=16)
def _put(dialect: str, table: Table) -> Insert:
    """Return the statement that puts rows: made once, as making it costs more than running it."""
    statement = _insert(dialect, table)
    keys = [column.name for column in table.primary_key]
    changed: Mapping[str, Any] = {
        column.name: statement.excluded[column.name]
        for column in table.columns
        if not column.primary_key
    }
    return statement.on_conflict_do_update(index_elements=keys, set_=changed)


def put_if_missing(connection: Connection, table: Table, values: Values) -> bool:
    """Insert a row unless there is one with its key; say whether it was inserted."""
    statement = _insert(connection.dialect.name, table).on_conflict_do_nothing()
    done = connection.execute(statement, values)
    return done.rowcount > 0


def leave_off(connection: Connection, table: str, person: str) -> bool:
    """Forget that a person sat at a table; False if nothing was known of it."""
    sat = (sitters.c.table_id == table, sitters.c.person_id == person)
    return connection.execute(delete(sitters).where(*sat)).rowcount > 0


def write_pad(connection: Connection, row: PadRow) -> bool:
    """Insert a pad's version 1, or replace the version before; False if that one is not there."""
    if row.version == 1:
        return put_if_missing(connection, pads, asdict(row))
    before = (pads.c.id == row.id, pads.c.version == row.version - 1)
    return connection.execute(update(pads).where(*before), asdict(row)).rowcount > 0


def use(connection: Connection, word: str, now: float, forgotten: float) -> bool:
    """Note a word's first use; False if it was used before. Words older than `forgotten` go."""
    connection.execute(delete(used).where(used.c.at < forgotten))
    return put_if_missing(connection, used, {"word": word, "at": now})


def write_trial(connection: Connection) -> None:
    """Write as much as a few plays do, beside all that is kept: a full disk may have a bit left."""
    values = {"table_id": _TRIAL, "seq": 0, "data": token_bytes(_TRIAL_BYTES)}
    put(connection, snapshots, [values])


def delete_trial(connection: Connection) -> None:
    """Delete what was written as a trial."""
    connection.execute(delete(snapshots).where(snapshots.c.table_id == _TRIAL))


def _written(connection: Connection, append: Append) -> bool:
    try:
        with connection.begin_nested():
            _write_all(connection, [append])
    except IntegrityError:
        return False
    return True


def _write_all(connection: Connection, appends: Sequence[Append]) -> None:
    _log(connection, [row for append in appends for row in _event_rows(append)])
    rows = [append.row for append in appends if append.row]
    put(connection, tables, [_row_values(row) for row in rows])
    # Who has taken a finished match off their list gets it back by nothing that others do there.
    sitting = [row for row in rows if row.status != "finished"]
    put(connection, sitters, [values for row in sitting for values in _sitter_values(row)])
    taken = [_snapshot_values(append) for append in appends if append.snapshot]
    put(connection, snapshots, taken)


def _log(connection: Connection, rows: list[tuple[str, int, bytes]]) -> None:
    """Insert into the log, in SQLite's own words, as nothing is done more often."""
    if not rows:
        return
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(_LOG, rows)
    else:
        names = events.columns.keys()
        connection.execute(insert(events), [dict(zip(names, row, strict=True)) for row in rows])


_LOG = "INSERT INTO events (table_id, seq, data) VALUES (?, ?, ?)"


def _event_rows(append: Append) -> list[tuple[str, int, bytes]]:
    return [(append.table_id, seq, data) for seq, data in enumerate(append.events, append.seq)]


def _snapshot_values(append: Append) -> Values:
    last = append.seq + len(append.events) - 1
    return {"table_id": append.table_id, "seq": last, "data": append.snapshot}


def _row_values(row: TableRow) -> Values:
    return {column.name: getattr(row, column.name) for column in tables.columns}


def _sitter_values(row: TableRow) -> list[Values]:
    return [
        {"table_id": row.id, "person_id": person_id, "place": place}
        for place, person_id in enumerate(row.people)
    ]


def _insert(dialect: str, table: Table) -> Insert:
    if dialect == "sqlite":
        return sqlite.insert(table)
    # Only who uses PostgreSQL loads what speaks to it.
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)
