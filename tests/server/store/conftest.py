"""The open store of a test: on SQLite, on PostgreSQL, and where asked for on both at once."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from escalera.server.store import Store
from tests.server.postgres import Cluster
from tests.server.store.stores import opened


@pytest_asyncio.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    async with opened(database_url) as opened_store:
        yield opened_store


@pytest.fixture(params=["sqlite", "postgres", "several"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, ...]:
    """Return the URLs of empty databases: of one of each kind in turn, and of both."""
    file = f"sqlite:///{tmp_path / 'escalera.db'}"
    if request.param == "sqlite":
        return (file,)
    cluster: Cluster = request.getfixturevalue("postgres")
    server = cluster.empty_database()
    return (server,) if request.param == "postgres" else (file, server)
