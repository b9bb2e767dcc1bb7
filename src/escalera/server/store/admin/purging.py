"""Deleting tables, score pads and people, a few at a time.

What is left of a deleted table is one last event, which says so. A server that has the table at
hand hears of it, and can't append to a log that is gone: the seq is taken.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, Select, delete, exists, func, select

from escalera.server.store.schema import events, makers, pads, people, sitters, snapshots, tables
from escalera.server.store.writing import put_if_missing

LATEST: Final = 20
"""So many events are looked at for the newest change."""


@dataclass(frozen=True)
class Unused:
    """That nothing has happened at a table since a time.

    time_of: when a stored event happened, None for one that is no change of the table.
    """

    since: float
    time_of: Callable[[bytes], float | None]


def delete_table(
    connection: Connection, table_id: str, last: bytes, unused: Unused | None = None
) -> bool:
    """Delete a table and its log but for a last event; False if there is none, or it is in use.

    The last event goes in before the others go: SQLite numbers rows on from the highest that is
    there, and servers look for higher numbers than those they have seen.
    """
    ours = events.c.table_id == table_id
    if not connection.scalar(select(exists().where(tables.c.id == table_id))):
        return False
    if unused and _in_use(connection, table_id, unused):
        return False
    seq = connection.scalar(select(func.max(events.c.seq)).where(ours)) or 0
    values = {"table_id": table_id, "seq": seq + 1, "data": last}
    if not put_if_missing(connection, events, values):
        return False  # somebody else deletes it, or plays on
    connection.execute(delete(events).where(ours, events.c.seq <= seq))
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id))
    connection.execute(delete(sitters).where(sitters.c.table_id == table_id))
    connection.execute(delete(tables).where(tables.c.id == table_id))
    _forget_makers(connection, [table_id])
    return True


def _in_use(connection: Connection, table_id: str, unused: Unused) -> bool:
    """Say whether a table's newest event is too new; its row says so from then on."""
    log = select(events.c.data).where(events.c.table_id == table_id)
    found = connection.scalars(log.order_by(events.c.seq.desc()).limit(LATEST))
    times = (at for at in map(unused.time_of, found) if at is not None)
    at = next(times, 0.0)
    if at < unused.since:
        return False
    connection.execute(tables.update().where(tables.c.id == table_id).values(changed_at=at))
    return True


def old_tables(
    connection: Connection, before: float, statuses: Sequence[str], limit: int
) -> list[str]:
    """Return tables of some statuses that have not changed since a time, oldest first.

    Their rows say so, which plays within a hand don't write: `delete_table` looks at the log.
    """
    old = (tables.c.changed_at < before, tables.c.status.in_(statuses))
    found = select(tables.c.id).where(*old).order_by(tables.c.changed_at).limit(limit)
    return list(connection.scalars(found))


def purge_pads(connection: Connection, before: float, limit: int) -> int:
    """Delete score pads that nobody has written since a time; return how many."""
    old = pads.c.changed_at < before
    ids = list(connection.scalars(select(pads.c.id).where(old).limit(limit)))
    gone = connection.execute(delete(pads).where(pads.c.id.in_(ids), old)).rowcount
    _forget_makers(connection, set(ids).difference(connection.scalars(_among(ids))))
    return gone


def _among(ids: Sequence[str]) -> Select[tuple[str]]:
    """Choose those of some pads that are there: one may have been written meanwhile."""
    return select(pads.c.id).where(pads.c.id.in_(ids))


def _forget_makers(connection: Connection, ids: Collection[str]) -> None:
    """Forget who made what is deleted: it counts no more."""
    connection.execute(delete(makers).where(makers.c.id.in_(ids)))


def old_guests(connection: Connection, before: float, after: str, limit: int) -> list[str]:
    """Return people who were not seen since a time, by their ids, from an id on."""
    old = select(people.c.id).where(people.c.seen_at < before, people.c.id > after)
    return list(connection.scalars(old.order_by(people.c.id).limit(limit)))


def going_on(connection: Connection, ids: Sequence[str]) -> set[str]:
    """Return those of some people who sit at a table of this database that is not over."""
    return set(connection.scalars(_sitting().where(sitters.c.person_id.in_(ids))))


def forget_lists(connection: Connection, ids: Sequence[str]) -> None:
    """Forget the lists of some people's tables, but for those who sit where it is not over."""
    theirs = sitters.c.person_id.in_(set(ids) - going_on(connection, ids))
    connection.execute(delete(sitters).where(theirs))


def forget_names(connection: Connection, ids: Sequence[str], before: float) -> int:
    """Forget some people who were not seen since a time; return how many.

    Who sits at a table of this database that is not over is kept until it is.
    """
    old = (people.c.seen_at < before, people.c.id.not_in(_sitting()))
    return connection.execute(delete(people).where(people.c.id.in_(ids), *old)).rowcount


def _sitting() -> Select[tuple[str]]:
    sitting = select(sitters.c.person_id).join(tables, tables.c.id == sitters.c.table_id)
    return sitting.where(tables.c.status != "finished")


def seen(connection: Connection, ids: Sequence[str], now: float) -> None:
    """Note that some people, if they have a name here, were here just now."""
    connection.execute(people.update().where(people.c.id.in_(ids)).values(seen_at=now))
