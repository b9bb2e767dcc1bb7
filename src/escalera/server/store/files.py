"""How an SQLite file is opened: the pragmas of every connection to it."""

import os
import sqlite3
from contextlib import suppress

from sqlalchemy import URL, Connection, Engine, create_engine, event

BUSY_TIMEOUT = 30.0
"""How many seconds a process waits for another one that is writing."""


def keep_private(url: URL) -> None:
    """Make a new database file that only its owner may read: it holds cookies' secret and cards.

    An older file stays as its host has set it.
    """
    with suppress(OSError):  # it exists already, or opening it will say what is wrong
        os.close(os.open(str(url.database), os.O_CREAT | os.O_EXCL, 0o600))


def file_engine(url: URL, *pragmas: str, writing: bool = False) -> Engine:
    """Return an engine whose connections get some pragmas.

    A connection that writes locks the file as its transaction begins, because a later lock fails at
    once if another process has written in between.
    """
    arguments = {"timeout": BUSY_TIMEOUT, "isolation_level": None, "check_same_thread": False}
    engine = create_engine(url, connect_args=arguments, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def obey(connection: sqlite3.Connection, _entry: object) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    if writing:
        event.listen(engine, "begin", _begin_immediate)
    return engine


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
