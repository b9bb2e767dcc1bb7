"""What state a database is in, without changing anything about it."""

from pathlib import Path
from typing import Literal

from sqlalchemy import Connection, inspect, select

from escalera.server.store.address import address
from escalera.server.store.errors import DatabaseError
from escalera.server.store.schema import NEWEST, version

Schema = Literal["none", "older", "newest", "newer"]


def schema_version(connection: Connection) -> str:
    """Return the number of a database's schema, empty for a database without our tables."""
    if not inspect(connection).has_table(version.name):
        return ""
    found: str | None = connection.scalar(select(version))
    return found or ""


def schema_of(found: str) -> Schema:
    """Say how a schema's number compares with what this version of the server needs."""
    if not found:
        return "none"
    return "newest" if found == NEWEST else "older" if found < NEWEST else "newer"


def check_there(url: str) -> None:
    """Raise DatabaseError for an SQLite file that isn't there: looking at it would make it."""
    parsed = address(url)
    if parsed.get_backend_name() == "sqlite" and not Path(str(parsed.database)).is_file():
        raise DatabaseError("NO_FILE", path=str(parsed.database))
