"""The bus: every process hears what any of them tells, through lost connections too."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from escalera.server.live.bus import LocalBus, PollingBus, open_bus
from escalera.server.live.bus.postgres_bus import PostgresBus
from escalera.server.store import open_store
from tests.server.live.bus.hearing import hear_each_other, hear_the_last_word, hearing, until
from tests.server.postgres import END_OTHERS, OTHERS, Cluster

pytestmark = pytest.mark.asyncio


@asynccontextmanager
async def administering(url: str) -> AsyncIterator[asyncpg.Connection]:
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()


async def test_local_bus_tells_every_listener() -> None:
    bus = LocalBus()
    async with hearing(bus) as first, hearing(bus) as second:
        bus.tell("t1", 3)
        assert first == []
        await until(lambda: first == second == [("t1", 3)])


async def test_local_bus_does_not_tell_the_teller() -> None:
    bus, heard = LocalBus(), list[tuple[str, int]]()

    def teller(table_id: str, seq: int) -> None:
        heard.append((f"teller {table_id}", seq))

    bus.listen(teller)
    async with hearing(bus) as other:
        bus.tell("t1", 3, teller)
        bus.tell("t2", 1)
        await until(lambda: other == [("t1", 3), ("t2", 1)])
    assert heard == [("teller t2", 1)]


async def test_listener_that_raises_harms_nobody() -> None:
    def fault(_table_id: str, _seq: int) -> None:
        raise RuntimeError("a fault")

    reported: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, what: reported.append(what))
    bus = LocalBus()
    bus.listen(fault)
    async with hearing(bus) as heard:
        bus.tell("t1", 1)
        await until(lambda: heard == [("t1", 1)])
    assert len(reported) == 1


async def test_bus_of_a_database(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a.db"
    assert isinstance(open_bus(url), PollingBus)
    assert isinstance(open_bus(url, alone=True), LocalBus)
    assert isinstance(open_bus("postgresql://postgres@127.0.0.1/a"), PostgresBus)


async def test_polling_bus_hears_what_other_processes_append(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a.db"
    mine, other = open_store(url), open_store(url)
    await mine.open()
    await other.open()
    await other.append("old", 1, [b"1"])
    async with hearing(open_bus(url)) as heard:
        await other.append("t1", 1, [b"1", b"2"])
        await other.append("t2", 7, [b"7"])
        await until(lambda: ("t2", 7) in heard)
        await other.append("t1", 3, [b"3"])
        await until(lambda: ("t1", 3) in heard)
    assert {table_id for table_id, _ in heard} == {"t1", "t2"}
    await mine.close()
    await other.close()


async def test_tell_is_heard_over_two_connections(postgres: Cluster) -> None:
    url = postgres.empty_database()
    await hear_each_other(open_bus(url), open_bus(url))


async def test_lost_connection_is_made_anew_and_listeners_told(postgres: Cluster) -> None:
    url = postgres.empty_database()
    telling, listening = open_bus(url), open_bus(url)
    async with (
        administering(url) as database,
        hearing(telling) as own,
        hearing(listening) as others,
    ):
        await database.execute(END_OTHERS)
        await until(lambda: ("", 0) in others and ("", 0) in own)
        telling.tell("t1", 5)
        await until(lambda: ("t1", 5) in others)
        listening.tell("t1", 6)
        await until(lambda: ("t1", 6) in own)


async def test_what_is_told_without_a_connection_is_sent_later(postgres: Cluster) -> None:
    url = postgres.empty_database()
    telling, listening = open_bus(url), open_bus(url)
    async with administering(url) as database, hearing(listening) as others:
        spared = [row["pid"] for row in await database.fetch(f"SELECT pid {OTHERS}")]
        async with hearing(telling):
            await database.execute(f"{END_OTHERS} AND pid <> ALL($1)", spared)
            telling.tell("t1", 5)
            await until(lambda: ("t1", 5) in others)
    assert ("", 0) not in others


async def test_what_is_told_last_is_sent_before_closing(postgres: Cluster) -> None:
    url = postgres.empty_database()
    await hear_the_last_word(open_bus(url), open_bus(url))


async def test_foreign_payloads_are_passed_over(postgres: Cluster) -> None:
    url = postgres.empty_database()
    async with administering(url) as database, hearing(open_bus(url)) as heard:
        for payload in ("", "nonsense", "-1 t1", "4 t1"):
            await database.execute("SELECT pg_notify('escalera', $1)", payload)
        await until(lambda: bool(heard))
    assert heard == [("t1", 4)]


async def test_database_that_is_not_there_is_said_when_opening() -> None:
    with pytest.raises(OSError, match="Connect"):
        await open_bus("postgresql://postgres@127.0.0.1:1/none").open()
