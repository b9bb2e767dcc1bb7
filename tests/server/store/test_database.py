"""The database beneath the store: migrations, secrets, faults, connections that end, settings."""

import asyncio
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from traceback import format_exception

import asyncpg  # type: ignore[import-untyped]
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from asyncpg.transaction import Transaction  # type: ignore[import-untyped]
from sqlalchemy import Connection

from escalera.server.store import Conflict, Store, Unavailable, open_store
from escalera.server.store.alembic_upgrade import config
from escalera.server.store.migrate import upgrade
from escalera.server.store.schema import metadata
from escalera.server.store.sql import SqlStore
from tests.server.postgres import END_OTHERS, Cluster
from tests.server.store.stores import ROW, opened

pytestmark = pytest.mark.asyncio

OPENING = """
import asyncio, sys
from escalera.server.store import open_store
async def main(store):
    await store.open()
    print((await store.secret()).hex())
    await store.close()
asyncio.run(main(open_store(sys.argv[1])))
"""


async def test_two_processes_migrate_at_once_and_share_a_secret(database_url: str) -> None:
    opening = [sys.executable, "-c", OPENING, database_url]
    both = [
        await asyncio.create_subprocess_exec(*opening, stdout=subprocess.PIPE) for _ in range(2)
    ]
    secrets = {(await process.communicate())[0] for process in both}
    assert [process.returncode for process in both] == [0, 0]
    async with opened(database_url) as store:
        assert secrets == {(await store.secret()).hex().encode() + b"\n"}
        assert len(await store.secret()) == 32


async def test_stores_of_one_process_migrate_at_once(database_url: str) -> None:
    stores = [open_store(database_url) for _ in range(3)]
    await asyncio.gather(*(store.open() for store in stores))
    assert len({await store.secret() for store in stores}) == 1
    await asyncio.gather(*(store.close() for store in stores))


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_migrations_make_the_schema_and_take_it_back(store: Store) -> None:
    def back_and_forth(connection: Connection) -> int:
        command.downgrade(config(connection), "base")
        missing = len(differences(connection))
        upgrade(connection)
        return missing

    assert isinstance(store, SqlStore)
    assert await store._write(differences) == []
    assert await store._write(back_and_forth) >= len(metadata.tables)
    assert await store._write(differences) == []


async def test_a_fault_does_not_say_what_was_written(store: Store) -> None:
    await store.create_table(ROW, [b"1"])
    row = replace(ROW, game="queen of spades")
    with pytest.raises(Conflict) as caught:
        await store.create_table(row, [b"1"])
    shown = "".join(format_exception(caught.value))
    assert "queen" not in shown
    assert "[parameters:" not in shown


async def test_healthy_as_long_as_the_database_answers(store: Store) -> None:
    assert await store.healthy()


async def test_nothing_acknowledged_is_lost_with_the_connections(postgres: Cluster) -> None:
    async def write(store: Store, table_id: str) -> int:
        told = 0
        while told < 100:
            try:
                await store.append(table_id, told + 1, [b"%d" % (told + 1)])
                told += 1
            except (Unavailable, Conflict):  # writes on their way may have arrived
                told = max(told, await length(store, table_id))
        return told

    async def length(store: Store, table_id: str) -> int:
        while True:
            with suppress(Unavailable):
                return len(await store.events(table_id))

    url = postgres.empty_database()
    async with opened(url) as store, opened(url) as other:
        writing = asyncio.gather(*(write(store, f"t{number}") for number in range(10)))
        database = await asyncpg.connect(url)
        while not writing.done():
            await database.execute(END_OTHERS)
            await asyncio.sleep(0.05)
        await database.close()
        assert await writing == [100] * 10
        for number in range(10):
            assert await other.events(f"t{number}") == [b"%d" % seq for seq in range(1, 101)]


async def test_a_reader_begins_no_transaction_and_a_writer_one(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Transaction] = []
    start = Transaction.start

    async def counted(transaction: Transaction) -> None:
        begun.append(transaction)
        await start(transaction)

    monkeypatch.setattr(Transaction, "start", counted)
    monkeypatch.setattr("escalera.server.store.postgres.RESTED", 60.0)
    async with opened(postgres.new_database()) as store:
        await store.create_table(ROW, [b"1"])
        begun.clear()
        assert await store.events(ROW.id) == await store.events(ROW.id) == [b"1"]
        assert not begun
        await store.append(ROW.id, 2, [b"2"])
        assert len(begun) == 1


async def test_a_connection_that_is_lost_while_it_rests_is_replaced(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("escalera.server.store.postgres.RESTED", 0.0)
    url = postgres.new_database()
    async with opened(url) as store:
        await store.create_table(ROW, [b"1"])
        database = await asyncpg.connect(url)
        for seq in range(2, 5):
            await database.execute(END_OTHERS)
            await store.append(ROW.id, seq, [b"%d" % seq])
        await database.execute(END_OTHERS)
        assert await store.events(ROW.id) == [b"1", b"2", b"3", b"4"]
        await database.close()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://a@b/c", "nonsense"])
async def test_url_without_a_store_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="database"):
        open_store(url)


async def test_database_that_is_not_there_is_unavailable(tmp_path: Path) -> None:
    for url in ("postgresql://postgres@127.0.0.1:1/none", f"sqlite:///{tmp_path}/no/folder.db"):
        store = open_store(url)
        with pytest.raises(Unavailable):
            await store.open()
        with pytest.raises(Unavailable):
            await store.append("t1", 1, [b"1"])
        assert not await store.healthy()
        await store.close()


async def test_full_sync_is_obeyed(tmp_path: Path) -> None:
    for full_sync, level in ((False, 1), (True, 2)):
        store = open_store(f"sqlite:///{tmp_path}/{level}.db", full_sync=full_sync)
        assert isinstance(store, SqlStore)
        await store.open()

        def pragma(connection: Connection, name: str = "synchronous") -> object:
            return connection.exec_driver_sql(f"PRAGMA {name}").scalar()

        assert await store._write(pragma) == level
        assert await store._write(lambda c: pragma(c, "journal_mode")) == "wal"
        await store.close()
