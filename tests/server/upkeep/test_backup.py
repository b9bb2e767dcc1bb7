"""A backup of a database in use holds all that was acknowledged before it began."""

import asyncio
import signal
from contextlib import AsyncExitStack
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import URL, Connection, Engine, create_engine

from escalera.cli.app import run
from escalera.server.store import Store, open_store
from escalera.server.store.admin.backup import stand_still
from escalera.server.store.admin.listing import counts
from escalera.server.store.files import file_engine
from escalera.server.store.migrate import build
from escalera.server.store.schema import metadata
from tests.server.client import dealt, joined, opened, to_act
from tests.server.postgres import Cluster
from tests.server.serving import Guest, serving
from tests.server.store.stores import ROW
from tests.server.store.stores import opened as opened_store
from tests.server.upkeep.commands import Commands

TABLES, PLAYS = 6, 25


@pytest.fixture(params=["sqlite", "postgres"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of another empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'other.db'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()


async def logs(url: str) -> dict[str, list[bytes]]:
    """Return the log of every table of a database."""
    store = open_store(url)
    try:
        found = await store.look(lambda c: c.exec_driver_sql("SELECT id FROM tables").all())
        return {row[0]: await store.events(row[0]) for row in found}
    finally:
        await store.close()


async def appending(store: Store, table: str, told: dict[str, int]) -> None:
    """Append to a table for ever, and note what was acknowledged."""
    while True:
        await store.append(table, told[table] + 1, [b"%d" % (told[table] + 1)])
        told[table] += 1


@pytest.mark.asyncio
async def test_nothing_acknowledged_is_missing(
    commands: Commands, other_url: str, tmp_path: Path
) -> None:
    """Several backups while tables are appended to as fast as the database takes it."""
    async with opened_store(commands.database) as store:
        told = dict.fromkeys((f"t{number}" for number in range(TABLES)), 1)
        for table in told:
            await store.create_table(replace(ROW, id=table), [b"1"])
        writing = [asyncio.create_task(appending(store, table, told)) for table in told]
        before = []
        for number in range(4):
            while sum(told.values()) < 300 * (number + 1):
                await asyncio.sleep(0.005)
            before.append(dict(told))
            await commands.soon("backup", str(tmp_path / f"{number}.bak"))
            assert not any(task.done() for task in writing)
        for task in writing:
            task.cancel()
        await asyncio.gather(*writing, return_exceptions=True)
        whole = {table: await store.events(table) for table in told}
    lengths = []
    for number, acknowledged in enumerate(before):
        kept = await logs(f"sqlite:///{tmp_path / f'{number}.bak'}")
        for table, log in kept.items():
            assert len(log) >= acknowledged[table]
            assert log == whole[table][: len(log)]
        lengths.append(sum(map(len, kept.values())))
    assert all(one < more for one, more in pairwise(lengths))
    await Commands(other_url, commands.capsys).soon("restore", str(tmp_path / "3.bak"))
    assert await logs(other_url) == await logs(f"sqlite:///{tmp_path / '3.bak'}")


@pytest.mark.asyncio
async def test_all_of_it_is_as_of_one_moment(postgres: Cluster) -> None:
    def way(connection: Connection) -> list[str]:
        stand_still(connection)
        asked = "transaction_isolation", "transaction_read_only"
        return [str(connection.exec_driver_sql(f"SHOW {name}").scalar()) for name in asked]

    async with opened_store(postgres.new_database()) as store:
        assert await store.look(way) == ["repeatable read", "on"]
        assert await store.events(ROW.id) == []
        await store.create_table(ROW, [b"1"])  # on the same connection: as before


def test_players_go_on_where_a_backup_was_made(
    commands: Commands, other_url: str, tmp_path: Path
) -> None:
    backup = tmp_path / "club.bak"

    async def first() -> tuple[str, list[str], int]:
        table, guests = opened(server)
        async with dealt(table, guests) as clients:
            for _ in range(PLAYS):
                await to_act(clients).play()
            seq = max(client.hand["seq"] for client in clients)
            await commands.soon("backup", str(backup))
            for _ in range(PLAYS):
                await to_act(clients).play()
        return table, [one.cookie for one in guests], seq

    async def again(table: str, cookies: list[str], seq: int) -> None:
        people = [Guest(server, cookie) for cookie in cookies]
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(joined(who, table)) for who in people]
            for client in clients:
                await client.until(lambda client=client: client.hand)  # type: ignore[misc]
            assert clients[0].hand["seq"] >= seq
            for _ in range(PLAYS):
                await to_act(clients).play()

    with serving(commands.database, tmp_path / "log") as server:
        found = asyncio.run(asyncio.wait_for(first(), 120))
        server.stop(signal.SIGKILL)
    assert run(["restore", str(backup), "--database", other_url]) == 0
    with serving(other_url, tmp_path / "log") as server:
        asyncio.run(asyncio.wait_for(again(*found), 120))


def test_a_backup_of_an_older_schema_is_upgraded(commands: Commands, tmp_path: Path) -> None:
    older = tmp_path / "older.db"
    engine = create_engine(f"sqlite:///{older}")
    with engine.begin() as connection:
        build(connection, "0002")
        connection.exec_driver_sql("INSERT INTO people VALUES ('ann', 'Ann')")
    engine.dispose()
    backup = str(tmp_path / "older.bak")
    assert run(["backup", backup, "--database", f"sqlite:///{older}"]) == 0
    commands.now("restore", backup)
    store = open_store(commands.database)
    assert asyncio.run(named(store)) == ("Ann", {"people": 1})


async def named(store: Store) -> tuple[str | None, dict[str, int]]:
    found = await store.look(counts)
    name = await store.person("ann")
    await store.close()
    assert set(found) == set(metadata.tables)
    return name, {table: count for table, count in found.items() if count}


@pytest.mark.asyncio
async def test_what_can_not_be_is_said(commands: Commands, tmp_path: Path) -> None:
    backup, broken = tmp_path / "a.bak", tmp_path / "b.bak"
    async with opened_store(commands.database) as store:
        await store.create_table(ROW, [b"1"])
        await commands.soon("backup", str(backup))
        assert "there already" in await commands.soon("backup", str(backup), status=2)
        assert "not empty" in await commands.soon("restore", str(backup), status=2)
    whole = backup.read_bytes()
    assert oct(backup.stat().st_mode)[-3:] == "600"
    other = Commands(f"sqlite:///{tmp_path / 'new.db'}", commands.capsys)
    for spoilt in (b"", b"no database at all", whole[: len(whole) // 2]):
        broken.write_bytes(spoilt)
        assert "no backup" in await other.soon("restore", str(broken), status=2)
    assert "no file" in await other.soon("restore", str(tmp_path / "none.bak"), status=2)
    assert not (tmp_path / "new.db").exists()
    assert "no such folder" in await other.soon("backup", str(tmp_path / "no/x.bak"), status=2)
    assert "no database" in await other.soon("backup", str(tmp_path / "x.bak"), status=2)
    assert sorted(path.name for path in tmp_path.glob("*.bak*")) == ["a.bak", "b.bak"]


@pytest.mark.asyncio
async def test_a_file_that_can_not_be_written_is_named(
    commands: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def small(url: URL, *pragmas: str, **options: bool) -> Engine:
        return file_engine(url, "max_page_count=5", *pragmas, **options)

    async with opened_store(commands.database) as store:
        await store.create_table(ROW, [b"1"])
        long = tmp_path / f"{'x' * 248}.bak"
        assert f"Can't write {long}: " in await commands.soon("backup", str(long), status=2)
        monkeypatch.setattr("escalera.server.store.admin.backup.file_engine", small)
        full = tmp_path / "full.bak"
        said = await commands.soon("backup", str(full), status=2)
        assert said == f"Can't write {full}: database or disk is full.\n"
    assert not list(tmp_path.glob("*.bak*"))
