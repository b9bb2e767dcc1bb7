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


@pytest.fixture(params=["sqlite", "postgres", "several"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, ...]:
    """Return the URLs of empty databases: of one of each kind in turn, and of both."""
    file = f"sqlite:///{tmp_path / 'escalera.db'}"
    if request.param == "sqlite":
        return (file,)
    cluster: Cluster = request.getfixturevalue("postgres")
    server = cluster.empty_database()
    return (server,) if request.param == "postgres" else (file, server)


@pytest.fixture
def several(tmp_path: Path, postgres: Cluster) -> tuple[str, str, str]:
    """Return the URLs of three empty databases that share the tables, the second PostgreSQL's."""
    files = [f"sqlite:///{tmp_path / name}.db" for name in ("first", "third")]
    return files[0], postgres.empty_database(), files[1]
