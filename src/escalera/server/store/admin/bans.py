"""Who may not use the server any more."""

from sqlalchemy import Connection, delete, select

from escalera.server.store.schema import bans
from escalera.server.store.writing import put_if_missing


def banned(connection: Connection) -> frozenset[str]:
    """Return everybody who is banned."""
    return frozenset(connection.scalars(select(bans.c.person_id)))


def ban(connection: Connection, person_id: str, now: float) -> bool:
    """Ban a person; False if they are banned already."""
    return put_if_missing(connection, bans, {"person_id": person_id, "at": now})


def unban(connection: Connection, person_id: str) -> bool:
    """Let a person in again; False if they were not banned."""
    return connection.execute(delete(bans).where(bans.c.person_id == person_id)).rowcount > 0
