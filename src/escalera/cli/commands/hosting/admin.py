"""`escalera admin`: tables and people of a server, which may be running."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from functools import partial
from typing import Any

from escalera.cli.commands.hosting.opening import House, with_house
from escalera.cli.commands.hosting.printed import print_columns, print_json, say_of, when
from escalera.cli.console import say
from escalera.cli.errors import CommandError
from escalera.cli.language import complaint


def tables(database: str | None, status: str, person: str, limit: int, *, json: bool) -> int:
    """List tables, the newest first."""
    from escalera.server.live.table_rows import shown_summary
    from escalera.server.store.admin.listing import listed_tables

    rows = with_house(
        database, lambda h: listed_tables(h.store, limit, status=status, person_id=person)
    )
    shown = [{**asdict(row), "summary": shown_summary(row)} for row in rows]
    lines = (
        (row.id, row.status, row.game, when(row.changed_at), ", ".join(filter(None, names)))
        for row, names in ((row, shown_summary(row).get("seats", [])) for row in rows)
    )
    return _print(shown, ("id", "status", "game", "changed", "seats"), lines, json=json)


def people(database: str | None, name: str, limit: int, *, json: bool) -> int:
    """List people, who was seen last first."""
    from escalera.server.store.admin.listing import listed_people

    found = with_house(database, lambda h: listed_people(h.store, limit, name=name))
    banned = say_of("admin-banned")
    lines = (
        (one.id, one.name, when(one.seen_at), str(one.tables), banned if one.banned else "")
        for one in found
    )
    heads = ("id", "name", "seen", "tables", "banned")
    return _print(map(asdict, found), heads, lines, json=json)


def audit(database: str | None, limit: int, *, json: bool) -> int:
    """List what moderators and administrators did, the newest first."""
    from escalera.server.store.admin.notes import notes

    found = with_house(database, lambda house: house.store.look(partial(notes, limit=limit)))
    lines = ((when(one.at), one.who, one.what, one.about) for one in found)
    return _print(map(asdict, found), ("when", "who", "what", "about"), lines, json=json)


def close(database: str | None, table: str) -> int:
    """Close a table; its people hear of it at once."""
    return _act(database, "close", table, "command-no-open-table", "admin-closed")


def delete(database: str | None, table: str) -> int:
    """Delete a table and its log."""
    return _act(database, "delete", table, "command-no-table", "admin-deleted")


def ban(database: str | None, person: str) -> int:
    """Let a person in no more; CommandError for one of whom nothing is stored."""
    from escalera.server.upkeep.personal_data import is_known

    known = with_house(database, lambda house: is_known(house.store, person))
    _needed(known, "command-no-person", person)
    return _act(database, "ban", person, "command-banned", "admin-now-banned")


def unban(database: str | None, person: str) -> int:
    """Let a person in again."""
    return _act(database, "unban", person, "command-not-banned", "admin-unbanned")


def purge(database: str | None, days: dict[str, int]) -> int:
    """Delete what is older than some days, each kind by its own; 0 leaves a kind alone."""
    import time

    from escalera.server.upkeep.retention import purge_by_days

    if not any(days.values()):
        raise CommandError(complaint("command-purge-what"))
    now = time.time()
    done = with_house(database, lambda h: purge_by_days(h.store, h.bus, days, now))
    say(say_of("admin-purged", **done))
    return 0


def forget(database: str | None, person: str) -> int:
    """Delete all that is stored of a person."""
    from escalera.server.upkeep.personal_data import forget as forgotten
    from escalera.server.upkeep.personal_data import is_known, still_known

    async def work(house: House) -> tuple[dict[str, int], list[str]]:
        if not await is_known(house.store, person):
            return {}, []
        done = await forgotten(house.store, house.bus, person)
        await house.note("forget", person)
        return done, await still_known(house.store, person)

    done, left = with_house(database, work)
    _needed(bool(done), "command-no-person", person)
    say(say_of("admin-forgotten", id=person, **done))
    if left:
        raise CommandError(complaint("command-not-forgotten", id=person, tables=", ".join(left)))
    return 0


def export(database: str | None, person: str) -> int:
    """Print all that is stored of a person as JSON."""
    from escalera.server.upkeep.personal_data import exported, is_known

    async def work(house: House) -> dict[str, object]:
        if not await is_known(house.store, person):
            return {}
        await house.note("export", person)
        return await exported(house.store, person)

    found = with_house(database, work)
    _needed(bool(found), "command-no-person", person)
    print_json(found)
    return 0


def _act(database: str | None, what: str, about: str, why_not: str, said: str) -> int:
    """Do something to a table or a person; CommandError if there is nothing to do."""
    from escalera.server.upkeep.acts import act

    _needed(with_house(database, lambda h: act(h.store, h.bus, what, about)), why_not, about)
    say(say_of(said, id=about))
    return 0


def page(database: str | None) -> int:
    """Print a word for the page that does the same."""
    from escalera.server.host.administrators import WORD_SECONDS, Administrators

    async def work(house: House) -> str:
        return Administrators(await house.store.secret()).word()

    word = with_house(database, work)
    say(say_of("admin-word-made", minutes=WORD_SECONDS // 60))
    say(word)
    return 0


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
