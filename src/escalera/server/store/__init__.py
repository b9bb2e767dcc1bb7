"""What the server keeps: the log of every table, people, presets, pads; on SQLite or PostgreSQL."""

from collections.abc import Sequence

from escalera.server.store.address import address
from escalera.server.store.errors import DatabaseError
from escalera.server.store.spread import SpreadStore
from escalera.server.store.sql import SqlStore
from escalera.server.store.sqlite import SqliteStore
from escalera.server.store.store import (
    Conflict,
    Maker,
    PadRow,
    Preset,
    Status,
    Store,
    TableRow,
    Unavailable,
    Writers,
)

__all__ = [
    "Conflict",
    "DatabaseError",
    "Maker",
    "PadRow",
    "Preset",
    "Status",
    "Store",
    "TableRow",
    "Unavailable",
    "Writers",
    "open_store",
]


def open_store(urls: str | Sequence[str], *, full_sync: bool = False) -> Store:
    """Return the store, not yet open, at a URL: `sqlite:///FILE` or `postgresql://...`.

    urls: one, or several whose databases share the tables. `full_sync`: an SQLite file waits for
    the disk at every commit, as PostgreSQL always does. DatabaseError if a URL has neither form.
    """
    if isinstance(urls, str):
        return _one(urls, full_sync=full_sync)
    each = [_one(url, full_sync=full_sync) for url in urls]
    return each[0] if len(each) == 1 else SpreadStore(each)


def _one(url: str, *, full_sync: bool) -> SqlStore:
    parsed = address(url)
    kind = parsed.get_backend_name()
    if kind == "postgresql":
        # Only who uses PostgreSQL loads what speaks to it.
        from escalera.server.store.postgres import PostgresStore

        return PostgresStore(parsed)
    if kind == "sqlite" and not parsed.host and parsed.database not in {None, "", ":memory:"}:
        return SqliteStore(parsed.set(drivername="sqlite"), full_sync=full_sync)
    raise DatabaseError("NO_DATABASE_URL")
