"""`escalera backup`, `restore` and `migrate`: a server's database as a whole."""

from pathlib import Path

from escalera.cli.commands.hosting.opening import told, url_of
from escalera.cli.commands.hosting.printed import say_of
from escalera.cli.console import say
from escalera.cli.errors import CommandError
from escalera.cli.language import chosen, complaint


def back_up(database: str | None, path: Path) -> int:
    """Write a database into a file, while a server may be using it."""
    url = url_of(database)
    from escalera.server.store import open_store
    from escalera.server.store.upkeep.backup import back_up as backed_up
    from escalera.server.store.upkeep.state import check_there

    _check_folder(path)

    async def work() -> dict[str, int]:
        store = open_store(url)
        try:
            check_there(url)
            return await backed_up(store, path)
        finally:
            await store.close()

    copied = told(work())
    say(say_of("backup-done", path=str(path), tables=copied["tables"], events=copied["events"]))
    return 0


def restore(database: str | None, path: Path) -> int:
    """Fill an empty database from a backup."""
    url = url_of(database)
    from escalera.server.store import open_store
    from escalera.server.store.upkeep.backup import restore as restored

    if not path.is_file():
        raise CommandError(complaint("command-no-backup", path=str(path)))

    async def work() -> dict[str, int]:
        store = open_store(url)
        try:
            return await restored(path, store)
        finally:
            await store.close()

    copied = told(work())
    say(say_of("restore-done", path=str(path), tables=copied["tables"], events=copied["events"]))
    return 0


def migrate(database: str | None, *, check: bool) -> int:
    """Bring a database to this version's schema, or say how it is; 1 if it is not the newest."""
    url = url_of(database)
    from escalera.server.store import DatabaseError, open_store
    from escalera.server.store.schema import NEWEST
    from escalera.server.store.upkeep.state import check_there, schema_of, schema_version

    async def found() -> str:
        store = open_store(url)
        try:
            check_there(url)
            return await store.look(schema_version)
        finally:
            await store.close()

    async def migrated() -> None:
        store = open_store(url)
        await store.open()
        await store.close()

    at = told(found())
    state = schema_of(at)
    if state == "newer":
        raise CommandError(
            DatabaseError("DATABASE_NEWER", version=at, newest=NEWEST).said(chosen())
        )
    if not check and state != "newest":
        told(migrated())
        say(say_of("migrate-done", old=at, newest=NEWEST))
        return 0
    say(say_of(f"migrate-{state}", old=at, newest=NEWEST))
    return int(state != "newest")


def _check_folder(path: Path) -> None:
    if not path.absolute().parent.is_dir():
        raise CommandError(complaint("command-no-folder", path=str(path.parent)))
