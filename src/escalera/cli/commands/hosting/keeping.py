"""`escalera backup`, `restore` and `migrate`: a server's database as a whole."""

from pathlib import Path

from escalera.cli.commands.hosting.opening import reached, told, url_of
from escalera.cli.commands.hosting.printed import say_of
from escalera.cli.console import say
from escalera.cli.errors import CommandError
from escalera.cli.language import complaint


def back_up(database: str | None, path: Path) -> int:
    """Write a database into a file, while a server may be using it."""
    url = url_of(database)
    from escalera.server.store.admin.backup import back_up as backed_up

    _check_folder(path)

    async def work() -> dict[str, int]:
        async with reached(url) as store:
            return await backed_up(store, path)

    copied = told(work())
    say(say_of("backup-done", path=str(path), tables=copied["tables"], events=copied["events"]))
    return 0


def restore(database: str | None, path: Path) -> int:
    """Fill an empty database from a backup."""
    url = url_of(database)
    from escalera.server.store import open_store
    from escalera.server.store.admin.backup import restore as restored

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
    from escalera.server.store import open_store
    from escalera.server.store.admin.state import schema_of, schema_version
    from escalera.server.store.migrate import check_not_newer
    from escalera.server.store.schema import NEWEST

    async def found() -> str:
        async with reached(url) as store:
            version = await store.look(schema_version)
        check_not_newer(version)
        return version

    async def migrated() -> None:
        store = open_store(url)
        await store.open()
        await store.close()

    at = told(found())
    state = schema_of(at)
    if not check and state != "newest":
        told(migrated())
        say(say_of("migrate-done", old=at, newest=NEWEST))
        return 0
    say(say_of(f"migrate-{state}", old=at, newest=NEWEST))
    return int(state != "newest")


def _check_folder(path: Path) -> None:
    if not path.absolute().parent.is_dir():
        raise CommandError(complaint("command-no-folder", path=str(path.parent)))
