"""`escalera admin`: tables and people of a server, which may be running."""

from dataclasses import asdict
from functools import partial

from escalera.cli.commands.hosting.opening import House, with_house
from escalera.cli.commands.hosting.printed import print_columns, print_json, say_of, when
from escalera.cli.console import say
from escalera.cli.errors import CommandError
from escalera.cli.language import complaint


def tables(database: str | None, status: str, person: str, limit: int, *, json: bool) -> int:
    """List tables, the newest first."""
    from escalera.server.live.table_rows import shown_summary
    from escalera.server.store.upkeep.listing import listed_tables

    find = partial(listed_tables, limit=limit, status=status, person_id=person)
    rows = with_house(database, lambda house: house.store.look(find))
    shown = [{**asdict(row), "summary": shown_summary(row)} for row in rows]
    if json:
        print_json(shown)
        return 0
    heads = [say_of(f"admin-head-{one}") for one in ("id", "status", "game", "changed", "seats")]
    print_columns(
        heads,
        (
            (row.id, row.status, row.game, when(row.changed_at), ", ".join(filter(None, names)))
            for row, names in ((row, shown_summary(row).get("seats", [])) for row in rows)
        ),
    )
    return 0


def people(database: str | None, name: str, limit: int, *, json: bool) -> int:
    """List people, who was seen last first."""
    from escalera.server.store.upkeep.listing import listed_people

    find = partial(listed_people, limit=limit, name=name)
    found = with_house(database, lambda house: house.store.look(find))
    if json:
        print_json([asdict(one) for one in found])
        return 0
    heads = [say_of(f"admin-head-{one}") for one in ("id", "name", "seen", "tables", "banned")]
    banned = say_of("admin-banned")
    print_columns(
        heads,
        (
            (one.id, one.name, when(one.seen_at), str(one.tables), banned if one.banned else "")
            for one in found
        ),
    )
    return 0


def audit(database: str | None, limit: int, *, json: bool) -> int:
    """List what moderators and administrators did, the newest first."""
    from escalera.server.store.upkeep.notes import notes

    found = with_house(database, lambda house: house.store.look(partial(notes, limit=limit)))
    if json:
        print_json([asdict(one) for one in found])
        return 0
    heads = [say_of(f"admin-head-{one}") for one in ("when", "who", "what", "about")]
    print_columns(heads, ((when(one.at), one.who, one.what, one.about) for one in found))
    return 0


def close(database: str | None, table: str) -> int:
    """Close a table; its people hear of it at once."""
    from escalera.server.upkeep.closing import close_table

    async def work(house: House) -> bool:
        done = await close_table(house.store, house.bus, table)
        if done:
            await house.note("close", table)
        return done

    _needed(with_house(database, work), "command-no-open-table", table)
    say(say_of("admin-closed", id=table))
    return 0


def delete(database: str | None, table: str) -> int:
    """Delete a table and its log."""
    from escalera.server.upkeep.retention import delete_table

    async def work(house: House) -> bool:
        done = await delete_table(house.store, house.bus, table)
        if done:
            await house.note("delete", table)
        return done

    _needed(with_house(database, work), "command-no-table", table)
    say(say_of("admin-deleted", id=table))
    return 0


def ban(database: str | None, person: str) -> int:
    """Let a person in no more."""
    import time

    from escalera.server.store.upkeep import bans

    async def work(house: House) -> bool:
        done = await house.store.keep_up(partial(bans.ban, person_id=person, now=time.time()))
        if done:
            await house.note("ban", person)
        return done

    _needed(with_house(database, work), "command-banned", person)
    say(say_of("admin-now-banned", id=person))
    return 0


def unban(database: str | None, person: str) -> int:
    """Let a person in again."""
    from escalera.server.store.upkeep import bans

    async def work(house: House) -> bool:
        done = await house.store.keep_up(partial(bans.unban, person_id=person))
        if done:
            await house.note("unban", person)
        return done

    _needed(with_house(database, work), "command-not-banned", person)
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


def _needed(done: bool, why: str, about: str) -> None:
    if not done:
        raise CommandError(complaint(why, id=about))
