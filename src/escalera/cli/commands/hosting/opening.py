"""The settings and the database that a command works with; what is said if they can't be had."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
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
    url: str

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
        raise CommandError(wrong_setting(name, first["input"], first["type"], bounds)) from None
    except SettingsError:
        raise CommandError(complaint("command-setting-json")) from None


def url_of(database: str | None) -> str:
    """Return the database's URL: as given, or as a server would take it."""
    try:
        import sqlalchemy  # noqa: F401 - whether the extra is there

        return settings_of({"database_url": database}).database_url
    except ModuleNotFoundError as error:
        missing = complaint("command-no-server", module=error.name or "?")
        raise CommandError(missing) from None


def with_house(database: str | None, work: Callable[[House], Coroutine[Any, Any, T]]) -> T:
    """Do something with a server's database as it is; CommandError if it can't be used."""
    return told(_working(url_of(database), work))


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


async def _working(url: str, work: Callable[[House], Coroutine[Any, Any, T]]) -> T:
    async with _opened(url) as house:
        return await work(house)


@asynccontextmanager
async def reached(url: str) -> AsyncIterator["Store"]:
    """A database's store, not opened, so nothing is changed; DatabaseError for a file not there."""
    from escalera.server.store import open_store
    from escalera.server.store.admin.state import check_there

    store = open_store(url)
    try:
        check_there(url)
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[House]:
    from escalera.server.live.bus import open_bus
    from escalera.server.store import DatabaseError
    from escalera.server.store.admin.state import schema_of, schema_version
    from escalera.server.store.migrate import check_not_newer

    async with reached(url) as store:
        found = await store.look(schema_version)
        check_not_newer(found)
        if schema_of(found) != "newest":
            raise DatabaseError("SCHEMA_OLDER")
        # Servers on one SQLite file find new events by themselves, unless they tell each other.
        bus = open_bus(url, settings_of({}).nats_url, alone=url.startswith("sqlite"))
        await bus.open()
        try:
            yield House(store, bus, url)
        finally:
            await bus.close()
