"""Which tables tell of a person, in any place: the lists alone don't know of all.

Who takes a match off their list, or is removed by the host, stays in the log.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, func, literal, or_, select

from escalera.server.store.reading import read_tables
from escalera.server.store.schema import events, tables
from escalera.server.store.store import TableRow

FEW: Final = 100
"""So many tables' logs are searched at a time: others who read wait no longer."""
_KEYS: Final = ("person", "host")
"""What an event calls a person's id."""


def next_ids(connection: Connection, after: str) -> list[str]:
    """Return the ids of a few tables after an id, in order."""
    found = select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(FEW)
    return list(connection.scalars(found))


def rows_and_naming(
    connection: Connection, ids: Sequence[str], person: str
) -> tuple[list[TableRow], set[str]]:
    """Return some tables' rows, and which of the tables have a log that names a person."""
    quoted = msgspec.json.encode(person)
    words = [b'"%s":%s' % (key.encode(), quoted) for key in _KEYS]
    named = or_(*(_holds(connection, word) for word in words))
    found = select(events.c.table_id).where(events.c.table_id.in_(ids), named).distinct()
    return read_tables(connection, tables.c.id.in_(ids)), set(connection.scalars(found))


def _holds(connection: Connection, word: bytes) -> ColumnElement[bool]:
    """Return the condition that an event holds some bytes."""
    if connection.dialect.name == "sqlite":
        return func.instr(events.c.data, word) > 0
    return func.position(literal(word).op("IN")(events.c.data)) > 0
