"""An empty database gets the schema that the migrations build, and an older one is upgraded."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Inspector, inspect, select

from escalera.server.store import open_store
from escalera.server.store.alembic_upgrade import config
from escalera.server.store.migrate import upgrade
from escalera.server.store.schema import NEWEST, metadata, version
from escalera.server.store.sql import SqlStore
from escalera.server.store.store import Store
from tests.another_python import run

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    opened = open_store(database_url)
    await opened.open()
    yield opened
    await opened.close()


def shape(connection: Connection) -> dict[str, Any]:
    found: Inspector = inspect(connection)
    return {name: _table(found, name) for name in sorted(found.get_table_names())}


def _table(found: Inspector, name: str) -> list[Any]:
    columns = [
        (c["name"], str(c["type"]), c["nullable"], c["default"]) for c in found.get_columns(name)
    ]
    keys = [found.get_pk_constraint(name), found.get_foreign_keys(name)]
    return [columns, keys, found.get_indexes(name), found.get_unique_constraints(name)]


async def test_an_empty_database_gets_what_the_migrations_build(store: Store) -> None:
    def migrated(connection: Connection) -> dict[str, Any]:
        metadata.drop_all(connection)
        version.drop(connection)
        command.upgrade(config(connection), "head")
        return shape(connection)

    assert isinstance(store, SqlStore)
    made = await store._write(shape)
    assert version.name in made
    assert made == await store._write(migrated)


@pytest.mark.parametrize("older", ["base", "0001", "0002"])
async def test_an_older_schema_is_upgraded(store: Store, older: str) -> None:
    def back_and_forth(connection: Connection) -> tuple[Any, Any, Any]:
        new = shape(connection)
        command.downgrade(config(connection), older)
        old = shape(connection)
        upgrade(connection)
        return new, old, shape(connection)

    assert isinstance(store, SqlStore)
    new, old, again = await store._write(back_and_forth)
    assert old != new
    assert again == new


async def test_the_newest_version_is_the_last_migration(store: Store) -> None:
    def read(connection: Connection) -> tuple[Any, str | None]:
        scripts = ScriptDirectory.from_config(config(connection))
        return connection.scalar(select(version)), scripts.get_current_head()

    assert isinstance(store, SqlStore)
    assert await store._write(read) == (NEWEST, NEWEST)


async def test_alembic_is_not_imported_for_a_new_schema(tmp_path: Any) -> None:
    opening = (
        "import asyncio, sys; from escalera.server.store import open_store;"
        f"store = open_store('sqlite:///{tmp_path}/new.db');"
        "asyncio.run(store.open()); asyncio.run(store.open());"
        "print(any(name.startswith('alembic') for name in sys.modules))"
    )
    assert run("-c", opening).strip() == "False"
