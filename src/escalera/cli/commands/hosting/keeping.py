"""`escalera backup`, `restore` and `migrate`: a server's database as a whole."""

from pathlib import Path

from escalera.cli.commands.hosting.opening import reached, told, urls_of
from escalera.cli.commands.hosting.printed import of_several, say_of
from escalera.cli.console import say
from escalera.cli.errors import CommandError
from escalera.cli.files import check_folder
from escalera.cli.language import complaint


def back_up(database: str | None, path: Path) -> int:
    """Write a database into a file, while a server may be using it."""
    urls = urls_of(database)
    from escalera.server.store.admin.backup import back_up as backed_up

    check_folder(path)

    async def work() -> dict[str, int]:
        async with reached(urls) as store:
            await store.check()
            return await backed_up(store, path)

    copied = told(work())
    say(say_of("backup-done", path=str(path), tables=copied["tables"], events=copied["events"]))
    return 0


def restore(database: str | None, path: Path) -> int:
    """Fill an empty database from a backup."""
    urls = urls_of(database)
    from escalera.server.store import open_store
    from escalera.server.store.admin.backup import restore as restored

    if not path.is_file():
        raise CommandError(complaint("command-no-backup", path=str(path)))

    async def work() -> dict[str, int]:
        store = open_store(urls)
        try:
            return await restored(path, store)
        finally:
            await store.close()

    copied = told(work())
    say(say_of("restore-done", path=str(path), tables=copied["tables"], events=copied["events"]))
    return 0


def migrate(database: str | None, *, check: bool) -> int:
    """Bring a database to this version's schema, or say how it is; 1 if it is not the newest."""
    urls = urls_of(database)
    from escalera.server.store import DatabaseError, open_store
    from escalera.server.store.admin.state import schema_of, schema_version
    from escalera.server.store.migrate import check_not_newer
    from escalera.server.store.schema import NEWEST

    async def found() -> list[str]:
        async with reached(urls) as store:
            versions = [await part.look(schema_version) for part in store.parts]
        for version in versions:
            check_not_newer(version)
        return versions

    async def migrated() -> None:
        store = open_store(urls)
        try:
            await store.open()
            if store.parts_away:
                raise DatabaseError("DATABASES_AWAY", places=", ".join(map(str, store.parts_away)))
        finally:
            await store.close()

    versions = told(found())
    states = [schema_of(version) for version in versions]
    doing = not check and set(states) != {"newest"}
    if doing:
        told(migrated())
    for place, (state, version) in enumerate(zip(states, versions, strict=True), 1):
        key = "migrate-done" if doing and state != "newest" else f"migrate-{state}"
        say(of_several(place, len(urls), say_of(key, old=version, newest=NEWEST)))
    return int(not doing and set(states) != {"newest"})
