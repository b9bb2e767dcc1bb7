"""The open store of a test, on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator

import pytest_asyncio

from escalera.server.store import Store
from tests.server.store.stores import opened


@pytest_asyncio.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    async with opened(database_url) as opened_store:
        yield opened_store
