"""Brings a database to the newest schema, safely even if several processes do so at once.

An empty database gets the schema as it is now; Alembic, which takes 10 MB, is imported only where
an older schema has to be upgraded.
"""

import sqlite3
import threading
import time

from sqlalchemy import URL, Connection, inspect, select
from sqlalchemy.exc import OperationalError

from escalera.server.store.errors import DatabaseError
from escalera.server.store.files import BUSY_TIMEOUT, file_engine, keep_private
from escalera.server.store.schema import NEWEST, metadata, version

_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
ONE_AT_A_TIME = threading.Lock()
"""Held by who migrates: Alembic keeps the running migration in globals."""


def migrate_file(url: URL) -> None:
    """Migrate an SQLite file to the newest schema and set it to keep a write-ahead log."""
    keep_private(url)
    _keep_write_ahead_log(url)
    engine = file_engine(url, writing=True)
    try:
        with ONE_AT_A_TIME, engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()


def upgrade(connection: Connection) -> None:
    """Bring the schema to the newest version within a connection's transaction.

    DatabaseError if a newer version of the server has used the database.
    """
    found = inspect(connection).get_table_names()
    if not found:
        build(connection, NEWEST)
        return
    at = connection.scalar(select(version)) if version.name in found else None
    check_not_newer(at or "")
    if at != NEWEST:
        from escalera.server.store import alembic_upgrade

        alembic_upgrade.run(connection)


def check_not_newer(found: str) -> None:
    """Raise DatabaseError for a schema, by its number, that only a newer version knows."""
    if found > NEWEST:
        raise DatabaseError("DATABASE_NEWER", version=found, newest=NEWEST)


def build(connection: Connection, number: str) -> None:
    """Build the schema of a number in an empty database."""
    if number != NEWEST:
        from escalera.server.store import alembic_upgrade

        alembic_upgrade.run(connection, number)
        return
    metadata.create_all(connection)
    version.create(connection)
    connection.execute(version.insert().values(version_num=NEWEST))


def _keep_write_ahead_log(url: URL) -> None:
    """Set the journal's mode; try again if another process does so too: SQLite doesn't wait."""
    engine = file_engine(url)
    deadline = time.monotonic() + BUSY_TIMEOUT
    while True:
        try:
            with engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        except OperationalError as error:
            if not _is_busy(error) or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return engine.dispose()


def _is_busy(error: OperationalError) -> bool:
    return isinstance(error.orig, sqlite3.Error) and error.orig.sqlite_errorcode in _BUSY
