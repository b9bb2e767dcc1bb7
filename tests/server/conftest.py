"""The databases for the server's tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, running_cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'escalera.db'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.empty_database()
