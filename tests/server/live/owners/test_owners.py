"""Which process owns a table, with two or three on one database; a test lets their hearts beat."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest
from sqlalchemy import Connection, text

from escalera.server.live.owners.owners import SILENT, Owners
from escalera.server.store import Store, open_store
from escalera.server.store.admin import leases
from tests.server.postgres import Cluster

TABLE = "table1"
MANY = 40
"""More than a process has connections."""
Story = Callable[[Store, Owners, Owners], Awaitable[None]]


def told(url: str, story: Story) -> None:
    """Run a story of two processes that never beat by themselves."""

    async def run() -> None:
        store = open_store(url)
        await store.open()
        one, other = Still(store, "http://one"), Still(store, "http://other")
        await one.start()
        await other.start()
        await story(store, one, other)
        await store.close()

    asyncio.run(run())


class Still(Owners):
    """Owners that beat only when told."""

    async def start(self) -> None:
        await self._enter()


async def die(one: Owners, *others: Owners) -> None:
    """Let the others beat until one counts as dead."""
    for _ in range(SILENT + 1):
        for other in others:
            assert not other.owns(TABLE)
            await other.beat()


def test_without_an_address_all_tables_are_ours() -> None:
    assert Owners(open_store("sqlite:///unused.db")).owns(TABLE)


def test_one_owns_a_table_and_the_other_is_told_where(database_url: str) -> None:
    async def story(_store: Store, one: Owners, other: Owners) -> None:
        assert await other.elsewhere(TABLE) is None
        assert await one.own(TABLE)
        assert one.owns(TABLE)
        assert await one.elsewhere(TABLE) is None
        lease = await other.elsewhere(TABLE)
        assert lease
        assert (lease.process, lease.address, lease.epoch) == (one.process, "http://one", 1)
        assert not await other.own(TABLE)
        assert not other.owns(TABLE)

    told(database_url, story)


def test_of_many_who_claim_a_table_at_once_one_owns_it(database_url: str) -> None:
    async def story(_store: Store, one: Owners, other: Owners) -> None:
        tables = [f"table{number}" for number in range(20)]
        claims = [owners.own(table) for table in tables for owners in (one, other, one, other)]
        await asyncio.gather(*claims)
        for table in tables:
            assert one.owns(table) + other.owns(table) == 1

    told(database_url, story)


def test_a_table_that_is_let_go_is_anybodys(database_url: str) -> None:
    async def story(_store: Store, one: Owners, other: Owners) -> None:
        await one.own(TABLE)
        await one.release(TABLE)
        assert not one.owns(TABLE)
        assert await other.own(TABLE)

    told(database_url, story)


def test_who_beats_keeps_its_tables_and_who_is_silent_loses_them(database_url: str) -> None:
    async def story(_store: Store, one: Owners, other: Owners) -> None:
        await one.own(TABLE)
        for _ in range(3 * SILENT):
            await one.beat()
            await other.beat()
        assert not await other.own(TABLE)
        buried: list[str] = []
        other.buried = lambda: buried.append("one")
        await die(one, other)
        await other.beat()
        assert buried == ["one"]
        assert await other.elsewhere(TABLE) is None
        assert await other.own(TABLE)

    told(database_url, story)


def test_the_tables_of_one_that_stops_are_looked_for_once(database_url: str) -> None:
    async def story(store: Store, one: Owners, other: Owners) -> None:
        gone: list[str] = []
        other.buried = lambda: gone.append("one")
        await other.beat()
        await store.keep_up(partial(leases.leave, process=one.process))
        for _ in range(2 * SILENT):
            await other.beat()
        assert gone == ["one"]

    told(database_url, story)


def test_who_was_taken_for_dead_comes_back_with_nothing(database_url: str) -> None:
    async def story(_store: Store, one: Owners, other: Owners) -> None:
        await one.own(TABLE)
        lost: list[str] = []
        one.lost = lost.append
        before = one.process
        await die(one, other)
        await other.own(TABLE)
        await one.beat()
        assert lost == [TABLE]
        assert one.process != before
        lease = await one.elsewhere(TABLE)
        assert lease
        assert lease.process == other.process
        await one.beat()
        assert await one.own("table2")

    told(database_url, story)


def test_who_can_not_be_reached_loses_a_table_at_once_and_hears_of_it(database_url: str) -> None:
    async def story(_store: Store, one: Owners, other: Owners) -> None:
        await one.own(TABLE)
        await one.own("table2")
        lost: list[str] = []
        one.lost = lost.append
        other.doubt(one.process)
        assert await other.own(TABLE)
        lease = await one.elsewhere("table2")
        assert lease is None
        await one.beat()
        assert lost == [TABLE]
        assert one.owns("table2")
        again = await one.elsewhere(TABLE)
        assert again
        assert again.epoch == 2

    told(database_url, story)


def test_a_doubt_ends_with_the_next_beat(database_url: str) -> None:
    async def story(_store: Store, one: Owners, other: Owners) -> None:
        await one.own(TABLE)
        other.doubt(one.process)
        await other.beat()
        assert not await other.own(TABLE)

    told(database_url, story)


def test_a_beat_waits_behind_nobody(postgres: Cluster) -> None:
    async def story(store: Store, one: Owners, _other: Owners) -> None:
        waits = [asyncio.create_task(store.look(stand)) for _ in range(MANY)]
        await asyncio.wait_for(one.beat(), 10)
        assert not any(wait.done() for wait in waits)
        for wait in waits:
            wait.cancel()
        await asyncio.gather(*waits, return_exceptions=True)

    told(postgres.empty_database(), story)


def stand(connection: Connection) -> None:
    """Hold a connection for longer than any beat may take."""
    connection.execute(text("SELECT pg_sleep(20)"))


def test_who_stops_lets_all_tables_go(database_url: str) -> None:
    async def run() -> None:
        store = open_store(database_url)
        await store.open()
        one, other = Owners(store, "http://one"), Still(store, "http://other")
        await one.start()
        await other.start()
        await one.own(TABLE)
        await one.stop()
        assert not one.owns(TABLE)
        assert await other.own(TABLE)
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("looks", [1, SILENT - 1])
def test_a_pause_that_ends_in_time_costs_nothing(database_url: str, looks: int) -> None:
    async def story(_store: Store, one: Owners, other: Owners) -> None:
        await one.own(TABLE)
        for _ in range(3):
            await one.beat()
            for _ in range(looks):
                await other.beat()
        assert one.owns(TABLE)
        assert not await other.own(TABLE)

    told(database_url, story)
