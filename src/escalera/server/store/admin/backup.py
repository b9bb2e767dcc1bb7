"""The whole database as one SQLite file, while a server runs; and from it a database again.

A backup is a snapshot: all that was acknowledged before it began is in it. It has the schema of the
database that it was made of, and is brought to the newest one when it is restored, into an SQLite
file or into PostgreSQL, whichever it came from. Several databases make one file, each a snapshot of
its own, and one file fills one database or any number.
"""

import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import (
    URL,
    Connection,
    ExceptionContext,
    MetaData,
    RowMapping,
    Table,
    delete,
    event,
    insert,
    select,
)
from sqlalchemy.exc import DatabaseError as SqlError

from escalera.server.store.admin.listing import counts
from escalera.server.store.admin.state import schema_version
from escalera.server.store.errors import DatabaseError
from escalera.server.store.files import file_engine, keep_private
from escalera.server.store.migrate import build, check_not_newer, migrate_file
from escalera.server.store.schema import (
    events,
    makers,
    metadata,
    places,
    sitters,
    snapshots,
    tables,
    version,
)
from escalera.server.store.spread.shares import share
from escalera.server.store.store import Store

Belongs = Callable[[Table, RowMapping], bool]
"""Says whether a table's row is to be copied."""
_ITS_OWN = {places.name, snapshots.name}
"""What a database does not hand on: its place, and what it can make anew."""
ROWS = 1000
"""How many rows are in memory at once."""


class _NotWritten(Exception):  # noqa: N818 - a backup's own outcome, told as `DatabaseError`
    """A file could not be written: of the two databases of a backup it is not the server's."""


async def back_up(store: Store, path: Path) -> dict[str, int]:
    """Write a backup; return how many rows of each table it has. The store need not be open.

    The file is there only once it is whole. DatabaseError if there is such a file already, it can't
    be written, or there is no database.
    """
    if path.exists():
        raise DatabaseError("BACKUP_EXISTS", path=str(path))
    part = path.with_name(f"{path.name}.part")
    try:
        part.unlink(missing_ok=True)
        copied = Counter[str]()
        for each in store.parts:
            copied.update(await each.look(partial(_write_file, path=part)))
        part.rename(path)
    except (OSError, _NotWritten) as error:
        raise DatabaseError("BACKUP_NOT_WRITTEN", path=str(path), trouble=_why(error)) from None
    finally:
        with suppress(OSError):  # if it can't go, it could not be made
            part.unlink(missing_ok=True)
    return dict(copied)


async def restore(path: Path, store: Store) -> dict[str, int]:
    """Fill an empty database from a backup; return how many rows each of its tables got.

    It opens the store. DatabaseError, and nothing restored, if the file is no backup of ours, comes
    from a newer version, or the database holds anything: even a server's first start is something.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        shutil.copyfile(path, copy)
        _check(copy, path)
        migrate_file(_url(copy))
        await store.open()
        if any([await part.look(_is_filled) for part in store.parts]):
            raise DatabaseError("NOT_EMPTY")
        return await _filled(store, copy)


async def _filled(store: Store, path: Path) -> dict[str, int]:
    """Fill all databases, or none of them; return how many rows each table got."""
    copied, done, count = Counter[str](), list[tuple[Store, dict[str, int]]](), len(store.parts)
    try:
        for index, part in enumerate(store.parts):
            own = await part.keep_up(partial(_fill, path=path, index=index, count=count))
            done.append((part, own))
            copied.update(own)
    except BaseException:
        for part, own in done:
            await part.keep_up(partial(_empty, filled=own))
        raise
    return dict(copied)


def stand_still(connection: Connection) -> None:
    """Let a connection read everything as of one moment."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def _write_file(connection: Connection, path: Path) -> dict[str, int]:
    """Write all rows, as of one moment, into a file that has the schema they come from."""
    stand_still(connection)
    found = schema_version(connection)
    if not found:
        raise DatabaseError("NO_TABLES")
    check_not_newer(found)
    keep_private(_url(path))
    with _file(path, writing=True) as file:
        if not schema_version(file):
            build(file, found)
        elif schema_version(file) != found:
            raise DatabaseError("SCHEMA_OLDER")
        kept = MetaData()
        kept.reflect(file)
        kept.remove(kept.tables[version.name])
        return _copied(connection, file, kept.sorted_tables, lambda _table, _row: True)


def _is_filled(connection: Connection) -> bool:
    """Say whether a database holds anything but its place among others."""
    held = counts(connection)
    return any(held[name] for name in held if name not in _ITS_OWN)


def _fill(connection: Connection, path: Path, index: int, count: int) -> dict[str, int]:
    """Copy what belongs into one of several databases, by its index."""
    if _is_filled(connection):
        raise DatabaseError("NOT_EMPTY")
    with _file(path) as file:
        known = set(file.scalars(select(tables.c.id)))

        def belongs(table: Table, row: RowMapping) -> bool:
            if table in (tables, makers) and row["id"] in known:
                return share(row["id"], count) == index
            if table in (events, sitters):
                return share(row["table_id"], count) == index
            return index == 0

        return _copied(file, connection, metadata.sorted_tables, belongs)


def _empty(connection: Connection, filled: dict[str, int]) -> None:
    """Take out again what was just filled in, unless somebody has added to it since."""
    held = counts(connection)
    if any(held[name] != number for name, number in filled.items()):
        return
    for table in reversed(metadata.sorted_tables):
        if table.name in filled:
            connection.execute(delete(table))


def _copied(
    source: Connection, target: Connection, copied: list[Table], belongs: Belongs
) -> dict[str, int]:
    """Copy all rows that belong."""
    wanted = [table for table in copied if table.name not in _ITS_OWN]
    return {table.name: _copied_table(source, target, table, belongs) for table in wanted}


def _copied_table(source: Connection, target: Connection, table: Table, belongs: Belongs) -> int:
    count = 0
    rows = source.execution_options(yield_per=ROWS).execute(select(table))
    for some in rows.mappings().partitions(ROWS):
        if own := [dict(row) for row in some if belongs(table, row)]:
            target.execute(insert(table), own)
            count += len(own)
    return count


def _check(copy: Path, path: Path) -> None:
    """Raise DatabaseError if a file is no backup that this version reads."""
    try:
        with _file(copy) as file:
            sound = file.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
            found = schema_version(file)
    except SqlError:
        sound, found = False, ""
    if not sound or not found:
        raise DatabaseError("NO_BACKUP", path=str(path))
    check_not_newer(found)


@contextmanager
def _file(path: Path, *, writing: bool = False) -> Iterator[Connection]:
    engine = file_engine(_url(path), writing=writing)
    if writing:
        event.listen(engine, "handle_error", _say_not_written)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _say_not_written(context: ExceptionContext) -> None:
    raise _NotWritten(str(context.original_exception))


def _why(error: OSError | _NotWritten) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)


def _url(path: Path) -> URL:
    return URL.create("sqlite", database=str(path))
