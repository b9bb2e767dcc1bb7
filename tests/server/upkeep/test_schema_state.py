"""`migrate --check` says how a database is, `doctor` too; neither changes anything."""

import asyncio
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection

from escalera.server.store import DatabaseError, open_store
from escalera.server.store.alembic_upgrade import config
from escalera.server.store.schema import NEWEST
from escalera.server.store.sql import SqlStore
from tests.server.store.stores import opened
from tests.server.upkeep.commands import Commands

pytestmark = pytest.mark.asyncio


async def change(url: str, order: str) -> None:
    """Change the database as an older or newer server would have it."""
    async with opened(url) as store:
        assert isinstance(store, SqlStore)
        if order == "older":
            await store.keep_up(older)
        else:
            await store.keep_up(lambda c: c.exec_driver_sql(order))


def older(connection: Connection) -> None:
    command.downgrade(config(connection), "0003")


async def test_an_older_schema_is_told_and_upgraded_on_request(commands: Commands) -> None:
    await change(commands.database, "older")
    said = await commands.soon("migrate", "--check", status=1)
    assert f"has schema 0003; this version needs {NEWEST}" in said
    assert "escalera migrate" in await commands.soon("admin", "tables", status=2)
    await commands.soon("migrate", "--check", status=1)
    assert f"now it has schema {NEWEST}" in await commands.soon("migrate")
    assert f"has schema {NEWEST}" in await commands.soon("migrate", "--check")
    assert await commands.listed("tables") == []


async def test_a_newer_schema_is_left_alone(commands: Commands) -> None:
    await change(commands.database, "UPDATE alembic_version SET version_num = '9999'")
    for words in (("migrate", "--check"), ("migrate",), ("admin", "people")):
        said = await commands.soon(*words, status=2)
        assert "A newer Escalera has used this database: it has schema 9999" in said
    store = open_store(commands.database)
    with pytest.raises(DatabaseError, match="newer"):
        await store.open()
    await store.close()


async def test_a_database_that_is_not_there_is_not_made(commands: Commands, tmp_path: Path) -> None:
    if commands.database.startswith("sqlite"):
        for words in (("migrate", "--check"), ("admin", "audit")):
            assert "There is no database" in await commands.soon(*words, status=2)
        assert list(tmp_path.glob("*.db")) == []
    else:
        assert "is empty" in await commands.soon("migrate", "--check", status=1)


async def test_doctor_tells_of_the_database(
    commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    from escalera.cli.app import run

    monkeypatch.setenv("ESCALERA_DATABASE_URL", commands.database)
    async with opened(commands.database) as store:
        await store.save_person("ann", "Ann", 1.0)
        assert await asyncio.to_thread(run, ["doctor"]) == 0
    said = " ".join(commands.capsys.readouterr().out.split())
    assert f"schema {NEWEST}" in said
    assert "0 tables open, 0 in play, 0 finished" in said
    assert "1 people" in said
