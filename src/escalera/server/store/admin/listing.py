"""Lists for whoever runs a server: tables, people, how many there are of everything."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import partial

from sqlalchemy import Connection, func, select

from escalera.server.store.reading import read_tables, sat_at
from escalera.server.store.schema import bans, metadata, people, sitters, tables
from escalera.server.store.spread.shares import newest
from escalera.server.store.store import Store, TableRow


@dataclass(frozen=True, slots=True)
class Known:
    """A person as the database knows them; `seen_at` are UTC seconds, 0 if nobody knows."""

    id: str
    name: str
    seen_at: float
    tables: int
    banned: bool


async def listed_tables(
    store: Store, limit: int, *, status: str = "", person_id: str = ""
) -> list[TableRow]:
    """Return tables, the newest first, of a status or of a person if one is named."""
    find = partial(_tables, limit=limit, status=status, person_id=person_id)
    return newest([await part.look(find) for part in store.parts], limit)


async def listed_people(store: Store, limit: int, *, name: str = "") -> list[Known]:
    """Return people, who was seen last first; `name`: a part of theirs, in any case.

    Who has never said a name is on the list if they sat at a table or are banned.
    """
    if len(store.parts) == 1:
        return await store.look(partial(_people, limit=limit, name=name))
    sat = Counter[str]()
    for part in store.parts[1:]:
        sat.update(await part.look(_sat))
    known = await store.look(partial(_people, limit=None, name=name))
    known = [replace(one, tables=one.tables + sat.pop(one.id, 0)) for one in known]
    nameless = [] if name else [Known(one, "", 0.0, count, False) for one, count in sat.items()]
    return sorted(known + nameless, key=lambda one: (-one.seen_at, one.id))[:limit]


def _sat(connection: Connection) -> dict[str, int]:
    """Return at how many tables of a database people sit or sat."""
    grouped = select(sitters.c.person_id, func.count()).group_by(sitters.c.person_id)
    return {row[0]: row[1] for row in connection.execute(grouped)}


def _tables(connection: Connection, limit: int, status: str, person_id: str) -> list[TableRow]:
    """Return a database's tables."""
    where = [tables.c.status == status] if status else []
    where += [sat_at(person_id)] if person_id else []
    return read_tables(connection, *where, limit=limit)


def _people(connection: Connection, limit: int | None, name: str) -> list[Known]:
    """Return a database's people."""
    ids = select(people.c.id).union(select(sitters.c.person_id), select(bans.c.person_id))
    everybody = ids.subquery("everybody")
    sat = select(func.count()).where(sitters.c.person_id == everybody.c.id).scalar_subquery()
    wanted = select(
        everybody.c.id,
        func.coalesce(people.c.name, ""),
        func.coalesce(people.c.seen_at, 0.0),
        sat,
        bans.c.person_id.is_not(None),
    ).select_from(
        everybody.outerjoin(people, people.c.id == everybody.c.id).outerjoin(
            bans, bans.c.person_id == everybody.c.id
        )
    )
    if name:
        wanted = wanted.where(people.c.name.icontains(name, autoescape=True))
    ordered = wanted.order_by(func.coalesce(people.c.seen_at, 0.0).desc(), everybody.c.id)
    found = connection.execute(ordered.limit(limit))
    return [Known(row[0], row[1], row[2], row[3], bool(row[4])) for row in found]


def counts(connection: Connection) -> dict[str, int]:
    """Return how many rows each table of the database has."""
    return {
        name: connection.scalar(select(func.count()).select_from(table)) or 0
        for name, table in metadata.tables.items()
    }


def by_status(connection: Connection) -> dict[str, int]:
    """Return how many tables there are of each status."""
    found = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
    return {str(status): int(count) for status, count in found}
