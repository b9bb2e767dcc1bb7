"""The server processes, and their databases, that `chaos` kills or troubles."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.server.live.bus.nats_server import NatsServer, running_nats
from tests.server.live.troubles.small_disk import NoDiskError, SmallDisk, small_disk
from tests.server.postgres import Cluster, running_cluster
from tools.debian import MissingError


@dataclass(frozen=True)
class Setup:
    """Some server processes on a database."""

    name: str
    database: str
    processes: int = 1
    cluster: Cluster | None = None
    """The database's server, if the test kills that too."""
    nats: NatsServer | None = None
    """What the processes tell each other by, if not by the database; it is killed too."""
    owners: bool = False
    """Whether each table is one process's. Then processes also stand still until they lose it."""
    disk: SmallDisk | None = None
    """The database's disk, if the test fills that."""
    clock: Path | None = None
    """A file that says by how many seconds the processes' clock is late."""


@contextmanager
def setups(folder: Path) -> Iterator[list[Setup]]:
    """Yield the setups, with a PostgreSQL cluster if one can run here."""
    made = [
        Setup("one-sqlite", f"sqlite:///{folder / 'one.db'}"),
        Setup("two-sqlite", f"sqlite:///{folder / 'two.db'}", 2),
    ]
    with ExitStack() as stack:
        nats = stack.enter_context(running_nats())
        made.append(Setup("two-nats", f"sqlite:///{folder / 'nats.db'}", 2, nats=nats))
        clock = folder / "late"
        clock.write_text("0", "ascii")
        made.append(Setup("set-back", f"sqlite:///{folder / 'set-back.db'}", clock=clock))
        try:
            disk = stack.enter_context(small_disk(folder / "disk"))
            made.append(Setup("full-disk", f"sqlite:///{disk.folder / 'full.db'}", disk=disk))
        except NoDiskError as error:
            sys.stdout.write(f"{error}\n")
        try:
            cluster = stack.enter_context(running_cluster())
            made.append(Setup("two-postgres", cluster.new_database(), 2, cluster))
            made.append(Setup("three-owners", cluster.new_database(), 3, cluster, owners=True))
        except MissingError as error:
            sys.stdout.write(f"{error}\n")
        yield made
