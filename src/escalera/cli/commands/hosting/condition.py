"""How a server's database is, in a line; looking at it changes nothing."""

from typing import TYPE_CHECKING

from escalera.cli.commands.hosting.opening import reached, told, urls_of
from escalera.cli.commands.hosting.printed import of_several, say_of
from escalera.cli.errors import CommandError
from escalera.server.store.address import without_password
from escalera.server.store.admin.listing import by_status, counts
from escalera.server.store.admin.state import schema_of, schema_version
from escalera.server.store.schema import NEWEST

if TYPE_CHECKING:
    from sqlalchemy import Connection


def condition() -> str:
    """Return where each database is, which schema it has and what it holds, or what is wrong."""
    try:
        urls = urls_of(None)
    except CommandError as error:
        return str(error)
    said = [_condition(url) for url in urls]
    return "; ".join(of_several(place, len(urls), one) for place, one in enumerate(said, 1))


def _condition(url: str) -> str:
    """Return how one database is."""
    try:
        state = told(_looked(url))
        return say_of("condition", url=without_password(url), state=state)
    except CommandError as error:
        return str(error)


async def _looked(url: str) -> str:
    async with reached([url]) as store:
        return await store.look(_told)


def _told(connection: "Connection") -> str:
    found = schema_version(connection)
    if (state := schema_of(found)) != "newest":
        return say_of(f"migrate-{state}", old=found, newest=NEWEST)
    held, tables = counts(connection), by_status(connection)
    numbers = {status: tables.get(status, 0) for status in ("open", "playing", "finished")}
    return say_of(
        "condition-holds", schema=found, **numbers, people=held["people"], pads=held["pads"]
    )
