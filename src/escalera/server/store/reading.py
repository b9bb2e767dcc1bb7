"""All reading, as functions of one connection; the same for both databases."""

import json
from collections.abc import Iterable
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, select

from escalera.server.store.schema import (
    events,
    pads,
    people,
    presets,
    secrets,
    sitters,
    snapshots,
    tables,
)
from escalera.server.store.store import PadRow, Preset, TableRow


def read_events(connection: Connection, table_id: str, after: int) -> list[bytes]:
    """Return the events of a table's log after a seq, in order."""
    chosen = select(events.c.data).where(events.c.table_id == table_id, events.c.seq > after)
    return list(connection.scalars(chosen.order_by(events.c.seq)))


def read_snapshot(connection: Connection, table_id: str) -> tuple[int, bytes]:
    """Return the seq and the bytes of a table's last snapshot; 0 and none if it has none."""
    chosen = select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.table_id == table_id)
    row = connection.execute(chosen).one_or_none()
    return (row.seq, row.data) if row else (0, b"")


def read_tables(
    connection: Connection, *where: ColumnElement[bool], limit: int | None = None
) -> list[TableRow]:
    """Return the rows of tables that meet every condition, the newest first."""
    found = connection.execute(_tables(where, limit))
    return [_table_row(list(rows)) for _, rows in groupby(found, key=attrgetter("id"))]


def read_deadlines(connection: Connection) -> dict[str, float]:
    """Return when clocks play next, by table."""
    found = connection.execute(select(tables.c.id, tables.c.due_at).where(tables.c.due_at > 0))
    return {row.id: row.due_at for row in found}


def sat_at(person_id: str) -> ColumnElement[bool]:
    """Return the condition that a person sits or sat at a table."""
    return tables.c.id.in_(select(sitters.c.table_id).where(sitters.c.person_id == person_id))


def read_person(connection: Connection, person_id: str) -> str | None:
    """Return a person's name."""
    name: str | None = connection.scalar(select(people.c.name).where(people.c.id == person_id))
    return name


def read_preset(connection: Connection, preset_id: str) -> Preset | None:
    """Return a preset."""
    row = connection.execute(select(presets).where(presets.c.id == preset_id)).one_or_none()
    if row is None:
        return None
    return Preset(**{**row._asdict(), "settings": json.loads(row.settings)})


def read_pad(connection: Connection, pad_id: str) -> PadRow | None:
    """Return a shared score pad."""
    row = connection.execute(select(pads).where(pads.c.id == pad_id)).one_or_none()
    return None if row is None else PadRow(**row._asdict())


def read_secret(connection: Connection, name: str) -> bytes | None:
    """Return a secret."""
    value: bytes | None = connection.scalar(select(secrets.c.value).where(secrets.c.name == name))
    return value


def _tables(where: Iterable[ColumnElement[bool]], limit: int | None) -> Select[Any]:
    newest = select(tables).where(*where).order_by(tables.c.created_at.desc(), tables.c.id)
    chosen = newest.limit(limit).subquery()
    return (
        select(chosen, sitters.c.person_id)
        .outerjoin(sitters, sitters.c.table_id == chosen.c.id)
        .order_by(chosen.c.created_at.desc(), chosen.c.id, sitters.c.place)
    )


def _table_row(rows: list[Row[Any]]) -> TableRow:
    values = rows[0]._asdict()
    del values["person_id"]
    return TableRow(**values, people=tuple(row.person_id for row in rows if row.person_id))
