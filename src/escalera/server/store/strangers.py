"""What keeps strangers within bounds: who made what, and which cookies are ended."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, delete, func, or_, select

from escalera.server.store.schema import makers, pads, signings, tables
from escalera.server.store.store import Maker
from escalera.server.store.writing import put

MOST_NAMED = 10_000
"""The most people named in one question: a database takes so many values, and not many more."""


def count_made(connection: Connection, since: float, maker: Maker) -> tuple[int, int]:
    """Return how much of a person, and from their address, is kept and was made since a time.

    A finished match and a score pad that is not shared any more don't count.
    """
    by = (makers.c.person_id == maker.person_id, makers.c.address == maker.address)
    person, address = (_count(connection, since, whose) for whose in by)
    return person, address


def _count(connection: Connection, since: float, whose: ColumnElement[bool]) -> int:
    kept = (
        select(func.count())
        .select_from(makers)
        .outerjoin(tables, tables.c.id == makers.c.id)
        .outerjoin(pads, pads.c.id == makers.c.id)
        .where(whose, makers.c.at >= since)
        .where(or_(tables.c.status.is_(None), tables.c.status != "finished"))
        .where(or_(pads.c.data.is_(None), pads.c.data != ""))
    )
    return connection.scalar(kept) or 0


def note_made(connection: Connection, made: str, maker: Maker, now: float, since: float) -> None:
    """Note who made something; what was made before a time is forgotten."""
    connection.execute(delete(makers).where(makers.c.at < since))
    row = {"id": made, "person_id": maker.person_id, "address": maker.address, "at": now}
    put(connection, makers, [row])


def made_from(connection: Connection, made: str) -> str:
    """Return the digest of the address that something came from, empty if no note is left."""
    chosen = select(makers.c.address).where(makers.c.id == made)
    return connection.scalar(chosen) or ""


def read_signing(connection: Connection, person_id: str) -> int:
    """Return which version of a person's cookies is good, 0 if none was ever ended."""
    chosen = select(signings.c.version).where(signings.c.person_id == person_id)
    return connection.scalar(chosen) or 0


def read_signings(connection: Connection, people: Collection[str]) -> dict[str, int]:
    """Return which version is good of those of some people who have ended any."""
    ids, found = sorted(people), dict[str, int]()
    for first in range(0, len(ids), MOST_NAMED):
        named = signings.c.person_id.in_(ids[first : first + MOST_NAMED])
        for one in connection.execute(select(signings).where(named)):
            found[one.person_id] = one.version
    return found


def end_signing(connection: Connection, person_id: str) -> int:
    """End all of a person's cookies; return the version of the next ones."""
    version = read_signing(connection, person_id) + 1
    put(connection, signings, [{"person_id": person_id, "version": version}])
    return version
