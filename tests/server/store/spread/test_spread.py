"""Tables spread over several databases: played, restarted, and one of the databases gone."""

import asyncio
import json
import signal
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from escalera.server.live import scheduler
from escalera.server.live.bus import open_bus
from escalera.server.store import Store, Unavailable, open_store
from escalera.server.store.spread.shares import share
from escalera.server.store.store import Maker
from tests.server.absent import absent
from tests.server.client import Client, dealt, joined, opened, to_act
from tests.server.house import dealt as dealt_long_ago
from tests.server.house import house, keep
from tests.server.live.bus.hearing import hear_each_other, hearing, until
from tests.server.plain_http import PLAIN
from tests.server.postgres import Cluster
from tests.server.serving import Guest, Server, serving
from tests.server.store.stores import ROW
from tests.server.store.stores import opened as opened_store

PLAYS = 12


def named(place: int, count: int = 2) -> str:
    """Return a table's id that belongs into a database by its place, from 1."""
    return next(f"t{n}" for n in range(100) if share(f"t{n}", count) == place - 1)


@pytest.fixture
def two(tmp_path: Path, postgres: Cluster) -> tuple[str, str]:
    """Return the URLs of a file, which is the home, and of a database that can go."""
    return f"sqlite:///{tmp_path / 'home'}.db", postgres.new_database()


async def soon(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not so():
            await asyncio.sleep(0.02)


# ---------------------------------------------------------------- the store


@pytest.mark.asyncio
async def test_a_table_is_whole_in_one_database(two: tuple[str, str]) -> None:
    async with opened_store(two) as store:
        for place in (1, 2):
            table = named(place)
            await store.create_table(replace(ROW, id=table), [b"1"])
            await store.append(table, 2, [b"2"])
            await store.note_made(table, Maker("ann", "x"), 5.0, 0.0, table=True)
            assert await store.parts[place - 1].events(table) == [b"1", b"2"]
            assert await store.parts[place - 1].made_from(table) == "x"
            assert await store.parts[2 - place].events(table) == []
            assert await store.parts[2 - place].table(table) is None
        await store.note_made("rules", Maker("ann", "x"), 5.0, 0.0)
        assert await store.made_by(Maker("ann", "x"), 0.0) == (3, 3)
        over = replace(ROW, id=named(2), status="finished")
        await store.append(named(2), 3, [b"3"], over)
        assert await store.made_by(Maker("ann", "x"), 0.0) == (2, 2)


@pytest.mark.asyncio
async def test_what_is_in_the_others_goes_on_without_one(
    two: tuple[str, str], postgres: Cluster
) -> None:
    here, there = named(1), named(2)
    async with opened_store(two) as store:
        for table in (here, there):
            await store.create_table(replace(ROW, id=table, due_at=7.0), [b"1"])
        async with absent(postgres, two[1]):
            with pytest.raises(Unavailable):
                await store.append(there, 2, [b"2"])
            await soon(lambda: store.parts_away == (2,))
            await plays_on(store, here, there)
        await soon(lambda: store.parts_away == ())
        assert len(await store.events(there)) in (1, 2)  # who was told nothing looks anew
        assert set(await store.deadlines()) == {here, there}


async def plays_on(store: Store, here: str, there: str) -> None:
    """Nobody at one table notices that the other's database is gone."""
    await store.append(here, 2, [b"2"])
    assert await store.healthy()
    assert [row.id for row in await store.tables_of("ann", 9)] == [here]
    assert [row.id for row in await store.open_tables(9)] == [here]
    assert await store.deadlines() == {here: 7.0}
    assert await store.made_by(Maker("ann", "x"), 0.0) == (0, 0)
    with pytest.raises(Unavailable, match="away"):  # at once, without asking it
        await store.events(there)


@pytest.mark.asyncio
async def test_a_start_waits_for_none_but_the_home(two: tuple[str, str], postgres: Cluster) -> None:
    async with opened_store(two) as store:
        await store.create_table(replace(ROW, id=named(2)), [b"1"])
    async with absent(postgres, two[1]):
        store = open_store(two)
        await store.open()
        assert store.parts_away == (2,)
        await store.create_table(replace(ROW, id=named(1)), [b"1"])
    await soon(lambda: store.parts_away == ())
    assert await store.events(named(2)) == [b"1"]
    await store.close()
    home_away = open_store([two[1], two[0]])
    async with absent(postgres, two[1]):
        with pytest.raises(Unavailable):
            await home_away.open()
    await home_away.close()


@pytest.mark.asyncio
async def test_clocks_run_on_when_a_database_comes_back(
    two: tuple[str, str], postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "ASK_AGAIN", 0.1)
    here, there = named(1), named(2)
    async with opened_store(two) as store:
        for table in (here, there):
            await keep(store, dealt_long_ago(table, clock="strict"))
    async with AsyncExitStack() as stack:
        async with absent(postgres, two[1]):
            made = await stack.enter_async_context(house(two))
            made.keeper.start()
            await soon(lambda: here in made.hub.lives)
            assert there not in made.hub.lives
        await soon(lambda: there in made.hub.lives and made.hub.lives[there].table.seq > 7)


# ---------------------------------------------------------------- the bus


@pytest.mark.asyncio
async def test_plays_of_any_database_are_heard_by_every_process(
    two: tuple[str, str], postgres: Cluster
) -> None:
    servers = [postgres.new_database() for _ in range(2)]
    await hear_each_other(open_bus(servers), open_bus(servers))
    async with (
        opened_store(two) as store,
        hearing(open_bus(two)) as own,
        hearing(open_bus(two)) as others,
    ):
        telling = open_bus(two)
        await telling.open()
        for place in (1, 2):
            await store.append(named(place), 1, [b"1"])
            telling.tell(named(place), 1)
            await until(lambda place=place: (named(place), 1) in own)  # type: ignore[misc]
            await until(lambda place=place: (named(place), 1) in others)  # type: ignore[misc]
        await telling.close()


@pytest.mark.asyncio
async def test_a_bus_goes_on_while_a_database_is_gone(postgres: Cluster) -> None:
    servers = [postgres.new_database() for _ in range(2)]
    telling, listening = open_bus(servers), open_bus(servers)
    async with absent(postgres, servers[1]), hearing(telling), hearing(listening) as others:
        telling.tell(named(1), 1)
        await until(lambda: (named(1), 1) in others)
    later = open_bus(servers)
    async with hearing(open_bus(servers)) as others:
        async with absent(postgres, servers[1]):
            await later.open()
        later.tell(named(2), 3)
        await until(lambda: (named(2), 3) in others)
    await later.close()


# ---------------------------------------------------------------- a server


def tables_apart(server: Server) -> list[tuple[str, list[Guest]]]:
    """Open tables until there is one in each of two databases; return these two, by place."""
    found: dict[int, tuple[str, list[Guest]]] = {}
    while len(found) < 2:
        table, guests = opened(server)
        found.setdefault(share(table, 2), (table, guests))
    return [found[0], found[1]]


async def some_plays(clients: Sequence[Client]) -> None:
    for _ in range(PLAYS):
        await to_act(clients).play()


async def back(stack: AsyncExitStack, server: Server, table: str, was: list[Guest]) -> list[Client]:
    """Let people come back to their table."""
    guests = [Guest(server, one.cookie) for one in was]
    clients = [await stack.enter_async_context(joined(who, table)) for who in guests]
    for client in clients:
        await client.until(lambda client=client: client.hand)  # type: ignore[misc]
    return clients


def test_two_databases_are_played_and_each_goes_and_comes_back(
    postgres: Cluster, tmp_path: Path
) -> None:
    urls = [postgres.new_database() for _ in range(2)]

    async def first(server: Server) -> list[tuple[str, list[Guest]]]:
        apart = tables_apart(server)
        async with dealt(*apart[0]) as here, dealt(*apart[1]) as there:
            for gone, waits, plays, said in (
                (urls[1], there, here, "200 ok"),
                (urls[0], here, there, "503 the database does not answer"),
            ):
                await some_plays(waits)
                async with absent(postgres, gone):
                    assert await waits[0].refused("lock", locked=True) == "NO_DATABASE"
                    await some_plays(plays)
                    assert (await health(server)).startswith(said)
                await until_well(server)
                await some_plays(waits)
        return apart

    async def again(server: Server, apart: list[tuple[str, list[Guest]]]) -> None:
        async with AsyncExitStack() as stack:
            for table, guests in apart:
                await some_plays(await back(stack, server, table, guests))
        for table, guests in apart:
            rows = Guest(server, guests[0].cookie).ask("GET", "/api/me/tables")
            assert [row["id"] for row in rows] == [table]
        async with opened_store(urls) as store:
            for place, (table, _) in enumerate(apart):
                assert len(await store.parts[place].events(table)) > 3 * PLAYS
                assert await store.parts[1 - place].events(table) == []

    with serving("", tmp_path / "log", database_urls=json.dumps(urls)) as server:
        apart = asyncio.run(asyncio.wait_for(first(server), 120))
        server.stop(signal.SIGKILL)
        server.start()
        asyncio.run(asyncio.wait_for(again(server, apart), 120))


async def health(server: Server) -> str:
    answer = await asyncio.to_thread(httpx.get, f"{server.address}/health", verify=PLAIN)
    return f"{answer.status_code} {answer.text}"


async def until_well(server: Server) -> None:
    async with asyncio.timeout(30):
        while "store: ok" not in await health(server):
            await asyncio.sleep(0.1)
