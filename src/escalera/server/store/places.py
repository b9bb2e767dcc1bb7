"""Which place a database has among several: kept in it, so that none is ever taken for another.

The first one also knows which of the others have been in use.
"""

from dataclasses import asdict, dataclass
from secrets import token_hex

from sqlalchemy import Connection, inspect, select

from escalera.server.store.errors import DatabaseError
from escalera.server.store.schema import events, metadata, places, tables
from escalera.server.store.writing import put_if_missing


@dataclass(frozen=True, slots=True)
class Place:
    """A database's place, from 1, of how many, in which cluster of databases."""

    place: int
    count: int
    cluster: str


def read_places(connection: Connection) -> dict[int, Place]:
    """Return the places that a database knows; its own is the lowest. An older schema has none."""
    if not inspect(connection).has_table(places.name):
        return {}
    found = connection.execute(select(places).order_by(places.c.place))
    return {row.place: Place(*row) for row in found}


def check_alone(connection: Connection) -> None:
    """Raise DatabaseError for a database that is one of several."""
    if known := read_places(connection):
        own = known[min(known)]
        raise DatabaseError("DATABASE_OF_SEVERAL", place=own.place, count=own.count)


def check_place(connection: Connection, place: int, count: int) -> str:
    """Return the cluster of a database named in a place, empty for one that has no place yet.

    DatabaseError if it has another place, or is in use and has none: its tables would be lost.
    """
    used = _is_used(connection, place)
    known = read_places(connection)  # read last: who uses a database has given it its place before
    if not known:
        if used:
            raise DatabaseError("DATABASE_IN_USE", place=place, count=count)
        return ""
    own = known[min(known)]
    if (own.place, own.count) != (place, count):
        values = {"is_place": own.place, "is_count": own.count}
        raise DatabaseError("DATABASE_PLACE", place=place, count=count, **values)
    return own.cluster


def take_first(connection: Connection, count: int) -> Place:
    """Make a database the first of several, unless it is; return its place."""
    if cluster := check_place(connection, 1, count):
        return Place(1, count, cluster)
    note_place(connection, Place(1, count, token_hex(8)))
    return take_first(connection, count)  # another process may have been faster


def take_place(connection: Connection, wanted: Place, *, used: bool) -> None:
    """Give a database a place after the first, unless it has it.

    used: whether a database with this place was in use before; DatabaseError if this is another.
    """
    if not check_place(connection, wanted.place, wanted.count):
        if used:
            raise DatabaseError("DATABASE_GONE", place=wanted.place)
        note_place(connection, wanted)
    if check_place(connection, wanted.place, wanted.count) != wanted.cluster:
        raise DatabaseError("DATABASE_STRANGE", place=wanted.place)


def note_place(connection: Connection, place: Place) -> None:
    """Note a place that is taken, unless it is noted."""
    put_if_missing(connection, places, asdict(place))


def _is_used(connection: Connection, place: int) -> bool:
    """Say whether a database without a place holds what would be out of reach in one."""
    held = (tables, events) if place == 1 else metadata.sorted_tables
    return any(connection.execute(select(table).limit(1)).first() for table in held)
