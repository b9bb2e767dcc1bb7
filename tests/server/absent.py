"""A database that is gone for a while: nobody is connected, and nobody can connect."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg  # type: ignore[import-untyped]

from tests.server.postgres import Cluster

ENDED = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1"


@asynccontextmanager
async def absent(cluster: Cluster, url: str) -> AsyncIterator[None]:
    """Take one database of a cluster away, and give it back at the end."""
    name = url.rpartition("/")[2]
    server = await asyncpg.connect(cluster.url("postgres"))
    try:
        await server.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await server.execute(ENDED, name)
        try:
            yield
        finally:
            await server.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    finally:
        await server.close()
