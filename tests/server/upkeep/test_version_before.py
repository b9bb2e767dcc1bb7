"""This version starts on the schema and the logs of the one before, and everybody plays on."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from alembic import command
from sqlalchemy import Connection

from escalera.server.host.people import People
from escalera.server.store import Store
from escalera.server.store.admin.state import schema_version
from escalera.server.store.alembic_upgrade import config
from escalera.server.store.schema import tables
from escalera.server.table.table import Table
from tests.server.client import Client, joined, log_of
from tests.server.serving import HASTY, Guest, Server, serving
from tests.server.store.stores import opened
from tests.server.upkeep.kept_tables import store_kept

BEFORE = "0003"
PLAYS = 12
Ends = set[tuple[Client, int]]
"""Who has gone on from which hand's end, by its seq."""


def older(connection: Connection) -> str:
    command.downgrade(config(connection), BEFORE)
    return schema_version(connection)


async def as_before(store: Store) -> tuple[dict[str, Table], People]:
    """Leave a database as the version before has left it, with people in the middle of matches."""
    made = await store_kept(store)
    people = People(await store.secret())
    await store.save_person("ann", "Ann")
    assert await store.keep_up(older) == BEFORE
    return made, people


def seq(client: Client) -> int:
    """Return how many events of the log a client has heard of."""
    return int(max(client.table["seq"], client.hand.get("seq", 0)))


def may_move(one: Client, gone_on: Ends) -> bool:
    """Say whether somebody may play, or has seen a hand's end and not gone on."""
    over = one.hand.get("table", {}).get("phase") == "over"
    return bool(one.legal) or (over and (one, one.hand["seq"]) not in gone_on)


async def move(one: Client, gone_on: Ends) -> None:
    """Let somebody play, or go on to the next hand, if it is theirs to do."""
    if one.legal:
        await one.play()
    elif may_move(one, gone_on):
        gone_on.add((one, one.hand["seq"]))
        await one.send("next")


async def play_on(server: Server, people: People, table: Table) -> None:
    """Let a table's people come back with their cookies and play until some plays are stored."""
    before = len(await log_of(server, table.id))
    guests = [
        Guest(server, people.cookie(one.person)) for one in table.seats.values() if one.person
    ]
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(joined(who, table.id)) for who in guests]
        if clients[0].table["paused"]:
            await clients[0].send("resume")
        gone_on: Ends = set()
        while (now := seq(clients[0])) < before + PLAYS:
            for client in clients:
                await move(client, gone_on)
            await clients[0].until(
                lambda now=now: (  # type: ignore[misc]
                    seq(clients[0]) > now or any(may_move(one, gone_on) for one in clients)
                )
            )
    assert len(await log_of(server, table.id)) >= before + PLAYS


async def finished(server: Server, people: People, table: Table) -> None:
    """A finished match shows its record to its people as before."""
    person = next(one.person for one in table.seats.values() if one.person)
    who = Guest(server, people.cookie(person))
    record = await asyncio.to_thread(who.ask, "GET", f"/api/tables/{table.id}/record")
    assert str(record).startswith("escalera 1")


def test_everybody_plays_on(database_url: str, tmp_path: Path) -> None:
    async def prepare() -> tuple[dict[str, Table], People]:
        async with opened(database_url) as store:
            return await as_before(store)

    async def go() -> None:
        await asyncio.gather(*(play_on(server, people, table) for table in playing))
        for table in over:
            await finished(server, people, table)
        async with opened(database_url) as store:
            assert await store.person("ann") == "Ann"
            times = await store.look(dates)
        assert all(made[name].made.at < at for name, at in times.items())

    made, people = asyncio.run(prepare())
    playing = [one for one in made.values() if one.status == "playing"]
    over = [one for one in made.values() if one.status == "finished" and not one.closed]
    assert len(playing) > 5
    assert over
    with serving(database_url, tmp_path / "log", command=HASTY) as server:
        asyncio.run(asyncio.wait_for(go(), 200))
    assert "fault" not in (tmp_path / "log").read_text()


def dates(connection: Connection) -> dict[str, float]:
    """Return when something happened last at tables, as the upgrade and the server noted it."""
    return {row.id: row.changed_at for row in connection.execute(tables.select())}
