"""What is written, as functions of one connection in a transaction; the same for both databases."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table, insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from escalera.server.store.port import TableRow
from escalera.server.store.schema import events, sitters, tables

Values = dict[str, Any]


@dataclass(frozen=True, slots=True, eq=False)
class Append:
    """Events to append to a table's log from a seq on, and its new row if that changed."""

    table_id: str
    seq: int
    events: Sequence[bytes]
    row: TableRow | None


def write_appends(connection: Connection, appends: Iterable[Append]) -> set[Append]:
    """Write a group of appends and return those refused because a seq of theirs exists.

    By table id, so that two processes never wait for each other in a circle.
    """
    ordered = sorted(appends, key=lambda append: append.table_id)
    if _written(connection, ordered):
        return set()
    return {append for append in ordered if not _written(connection, [append])}


def write_new_table(connection: Connection, row: TableRow, first: Sequence[bytes]) -> None:
    """Insert a table with its first events; IntegrityError if its id is taken."""
    connection.execute(insert(tables), [_row_values(row)])
    _write_all(connection, [Append(row.id, 1, first, None)])
    put(connection, sitters, _sitter_values(row))


def put(connection: Connection, table: Table, values: Sequence[Values]) -> None:
    """Insert rows, or put them in the place of those with their keys."""
    if not values:
        return
    statement = _insert(connection, table)
    keys = [column.name for column in table.primary_key]
    changed: Mapping[str, Any] = {
        column.name: statement.excluded[column.name]
        for column in table.columns
        if not column.primary_key
    }
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=changed), values)


def put_if_missing(connection: Connection, table: Table, values: Values) -> None:
    """Insert a row unless there is one with its key."""
    connection.execute(_insert(connection, table).on_conflict_do_nothing(), values)


def _written(connection: Connection, appends: Sequence[Append]) -> bool:
    try:
        with connection.begin_nested():
            _write_all(connection, appends)
    except IntegrityError:
        return False
    return True


def _write_all(connection: Connection, appends: Sequence[Append]) -> None:
    logged = [values for append in appends for values in _event_values(append)]
    if logged:
        connection.execute(insert(events), logged)
    rows = [append.row for append in appends if append.row]
    put(connection, tables, [_row_values(row) for row in rows])
    put(connection, sitters, [values for row in rows for values in _sitter_values(row)])


def _event_values(append: Append) -> list[Values]:
    return [
        {"table_id": append.table_id, "seq": seq, "data": data}
        for seq, data in enumerate(append.events, append.seq)
    ]


def _row_values(row: TableRow) -> Values:
    return {column.name: getattr(row, column.name) for column in tables.columns}


def _sitter_values(row: TableRow) -> list[Values]:
    return [
        {"table_id": row.id, "person_id": person_id, "place": place}
        for place, person_id in enumerate(row.people)
    ]


def _insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)
