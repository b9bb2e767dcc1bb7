"""The settings and the database that a command works with; what is said if they can't be had."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from escalera.cli.errors import CommandError
from escalera.cli.language import chosen, complaint
from escalera.cli.sentences import wrong_setting

if TYPE_CHECKING:
    from escalera.server.host.settings import Settings
    from escalera.server.live.bus import Bus
    from escalera.server.store import Store

T = TypeVar("T")


@dataclass(frozen=True)
class House:
    """A server's database, and the bus that tells running servers what is done to it."""

    store: "Store"
    bus: "Bus"

    async def note(self, what: str, about: str) -> None:
        """Keep a note of something that was done."""
        from escalera.server.store.admin.notes import note_now

        await note_now(self.store, "admin", what, about)


def settings_of(given: dict[str, Any]) -> "Settings":
    """Return the server's settings, those given before all others; CommandError for a wrong one."""
    from pydantic import ValidationError
    from pydantic_settings import SettingsError

    from escalera.server.host.settings import Settings

    try:
        return Settings(**{key: value for key, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        name, bounds = str(first["loc"][0]), first.get("ctx", {})
        value = "..." if _may_hold_a_password(name) else first["input"]
        raise CommandError(wrong_setting(name, value, first["type"], bounds)) from None
    except SettingsError:
        raise CommandError(complaint("command-setting-json")) from None


def _may_hold_a_password(name: str) -> bool:
    return name.endswith(("_url", "_urls", "_token"))


def only(database: str | None) -> dict[str, Any]:
    """Return a database's URL as a setting; one that is given stands for several too."""
    return {"database_url": database, "database_urls": () if database else None}


def urls_of(database: str | None) -> tuple[str, ...]:
    """Return the URLs of the database, or of several: as given, or as a server takes them."""
    try:
        import sqlalchemy  # noqa: F401 - whether the extra is there

        return settings_of(only(database)).databases
    except ModuleNotFoundError as error:
        missing = complaint("command-no-server", module=error.name or "?")
        raise CommandError(missing) from None


def with_house(database: str | None, work: Callable[[House], Coroutine[Any, Any, T]]) -> T:
    """Do something with a server's database as it is; CommandError if it can't be used."""
    return told(_working(urls_of(database), work))


def told(work: Coroutine[Any, Any, T]) -> T:
    """Return what a coroutine returns; CommandError, in a sentence, if its database fails it."""
    from escalera.server.live.bus import BusError
    from escalera.server.store import DatabaseError, Unavailable

    try:
        return asyncio.run(work)
    except (BusError, DatabaseError) as error:
        raise CommandError(error.said(chosen())) from None
    except Unavailable as error:
        silent = DatabaseError("DATABASE_SILENT", trouble=str(error))
        raise CommandError(silent.said(chosen())) from None
    except OSError as error:
        raise CommandError(error.strerror or str(error)) from None


async def _working(urls: Sequence[str], work: Callable[[House], Coroutine[Any, Any, T]]) -> T:
    async with _opened(urls) as house:
        return await work(house)


@asynccontextmanager
async def reached(urls: Sequence[str]) -> AsyncIterator["Store"]:
    """A store, not opened, so nothing is changed; DatabaseError for a file that isn't there."""
    from escalera.server.store import open_store
    from escalera.server.store.admin.state import check_there

    store = open_store(urls)
    try:
        for url in urls:
            check_there(url)
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def _opened(urls: Sequence[str]) -> AsyncIterator[House]:
    from escalera.server.live.bus import open_bus
    from escalera.server.store import DatabaseError
    from escalera.server.store.admin.state import schema_of, schema_version
    from escalera.server.store.migrate import check_not_newer

    async with reached(urls) as store:
        for part in store.parts:
            found = await part.look(schema_version)
            check_not_newer(found)
            if schema_of(found) != "newest":
                raise DatabaseError("SCHEMA_OLDER")
        await store.check()
        # Servers on SQLite files find new events by themselves, unless they tell each other.
        files = all(url.startswith("sqlite") for url in urls)
        bus = open_bus(urls, settings_of({}).nats_url, alone=files)
        await bus.open()
        try:
            yield House(store, bus)
        finally:
            await bus.close()
