"""Stores for the tests, open while they are used, and the row of a table."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from escalera.server.store import Store, TableRow, open_store

ROW = TableRow("t1", 1000.5, "open", True, "samba", 4, '{"seats": []}', ("ann", "bo"))


@asynccontextmanager
async def opened(urls: str | Sequence[str]) -> AsyncIterator[Store]:
    store = open_store(urls)
    await store.open()
    try:
        yield store
    finally:
        await store.close()
