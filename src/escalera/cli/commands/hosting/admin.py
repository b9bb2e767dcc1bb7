"""`escalera admin`: tables and people of a server, which may be running."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any

from escalera.cli.commands.hosting.opening import House, with_house
from escalera.cli.commands.hosting.printed import print_columns, print_json, say_of, when
from escalera.cli.console import say
from escalera.cli.errors import CommandError
from escalera.cli.language import complaint

if TYPE_CHECKING:
    from escalera.server.live.bus import Bus
    from escalera.server.store import Store

Act = Callable[["Store", "Bus", str], Awaitable[bool]]
"""What is done to a table or a person, by its id; False if there was nothing to do."""


def tables(database: str | None, status: str, person: str, limit: int, *, json: bool) -> int:
    """List tables, the newest first."""
    from escalera.server.live.table_rows import shown_summary
    from escalera.server.store.upkeep.listing import listed_tables

    find = partial(listed_tables, limit=limit, status=status, person_id=person)
    rows = with_house(database, lambda house: house.store.look(find))
    shown = [{**asdict(row), "summary": shown_summary(row)} for row in rows]
    lines = (
        (row.id, row.status, row.game, when(row.changed_at), ", ".join(filter(None, names)))
        for row, names in ((row, shown_summary(row).get("seats", [])) for row in rows)
    )
    return _print(shown, ("id", "status", "game", "changed", "seats"), lines, json=json)


def people(database: str | None, name: str, limit: int, *, json: bool) -> int:
    """List people, who was seen last first."""
    from escalera.server.store.upkeep.listing import listed_people

    find = partial(listed_people, limit=limit, name=name)
    found = with_house(database, lambda house: house.store.look(find))
    banned = say_of("admin-banned")
    lines = (
        (one.id, one.name, when(one.seen_at), str(one.tables), banned if one.banned else "")
        for one in found
    )
    heads = ("id", "name", "seen", "tables", "banned")
    return _print(map(asdict, found), heads, lines, json=json)


def audit(database: str | None, limit: int, *, json: bool) -> int:
    """List what moderators and administrators did, the newest first."""
    from escalera.server.store.upkeep.notes import notes

    found = with_house(database, lambda house: house.store.look(partial(notes, limit=limit)))
    lines = ((when(one.at), one.who, one.what, one.about) for one in found)
    return _print(map(asdict, found), ("when", "who", "what", "about"), lines, json=json)


def close(database: str | None, table: str) -> int:
    """Close a table; its people hear of it at once."""
    from escalera.server.upkeep.closing import close_table

    _done(database, "close", table, close_table, "command-no-open-table")
    say(say_of("admin-closed", id=table))
    return 0


def delete(database: str | None, table: str) -> int:
    """Delete a table and its log."""
    from escalera.server.upkeep.retention import delete_table

    _done(database, "delete", table, delete_table, "command-no-table")
    say(say_of("admin-deleted", id=table))
    return 0


def ban(database: str | None, person: str) -> int:
    """Let a person in no more."""
    import time

    from escalera.server.store.upkeep import bans

    async def banned(store: "Store", _: "Bus", one: str) -> bool:
        return await store.keep_up(partial(bans.ban, person_id=one, now=time.time()))

    _done(database, "ban", person, banned, "command-banned")
    say(say_of("admin-now-banned", id=person))
    return 0


def unban(database: str | None, person: str) -> int:
    """Let a person in again."""
    from escalera.server.store.upkeep import bans

    async def unbanned(store: "Store", _: "Bus", one: str) -> bool:
        return await store.keep_up(partial(bans.unban, person_id=one))

    _done(database, "unban", person, unbanned, "command-not-banned")
    say(say_of("admin-unbanned", id=person))
    return 0


def purge(database: str | None, days: dict[str, int]) -> int:
    """Delete what is older than some days, each kind by its own; 0 leaves a kind alone."""
    import time

    from escalera.server.upkeep.retention import DAY, Ages, purge_tables
    from escalera.server.upkeep.retention import purge as purged

    if not any(days.values()):
        raise CommandError(complaint("command-purge-what"))
    idle = days.pop("idle")

    async def work(house: House) -> dict[str, int]:
        now = time.time()
        done = await purged(house.store, house.bus, Ages(**days), now)
        before, going_on = now - idle * DAY, ("open", "playing")
        done["idle"] = idle and await purge_tables(house.store, house.bus, before, going_on)
        for what, count in done.items():
            if count:
                await house.note(f"purge-{what}", str(count))
        return done

    say(say_of("admin-purged", **with_house(database, work)))
    return 0


def forget(database: str | None, person: str) -> int:
    """Delete all that is stored of a person."""
    from escalera.server.store.upkeep.persons import exists
    from escalera.server.upkeep.people import forget as forgotten

    async def work(house: House) -> dict[str, int]:
        if not await house.store.look(partial(exists, person=person)):
            return {}
        done = await forgotten(house.store, house.bus, person)
        await house.note("forget", person)
        return done

    done = with_house(database, work)
    _needed(bool(done), "command-no-person", person)
    say(say_of("admin-forgotten", id=person, **done))
    return 0


def export(database: str | None, person: str) -> int:
    """Print all that is stored of a person as JSON."""
    from escalera.server.store.upkeep.persons import exists
    from escalera.server.upkeep.people import exported

    async def work(house: House) -> dict[str, object]:
        if not await house.store.look(partial(exists, person=person)):
            return {}
        await house.note("export", person)
        return await exported(house.store, person)

    found = with_house(database, work)
    _needed(bool(found), "command-no-person", person)
    print_json(found)
    return 0


def _done(database: str | None, what: str, about: str, act: Act, why_not: str) -> None:
    """Do something to a table or a person, and note it; CommandError if there is nothing to do."""

    async def work(house: House) -> bool:
        done = await act(house.store, house.bus, about)
        if done:
            await house.note(what, about)
        return done

    _needed(with_house(database, work), why_not, about)


def _needed(done: bool, why: str, about: str) -> None:
    if not done:
        raise CommandError(complaint(why, id=about))


def _print(
    found: Iterable[Any], heads: Sequence[str], lines: Iterable[Sequence[str]], *, json: bool
) -> int:
    """Print a list as JSON, or as columns under heads."""
    if json:
        print_json(list(found))
    else:
        print_columns([say_of(f"admin-head-{one}") for one in heads], lines)
    return 0
