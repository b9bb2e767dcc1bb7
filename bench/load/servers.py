"""Server processes on one database, and what they and the database use."""

import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bench.load.usage import cpu_of, family_cpu_seconds, halves, memory_kb, pin
from tests.server.postgres import Cluster, running_cluster
from tests.server.serving import Server, free_address, serving

_COMMITS = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
_WRITTEN = "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"


@dataclass
class Used:
    """What servers and database have used: CPU seconds, transactions, bytes written."""

    server: float
    database: float = 0.0
    transactions: int = 0
    written: int = 0


@dataclass
class Servers:
    """Server processes on one database."""

    addresses: list[str]
    processes: list[int]
    cluster: Cluster | None = None
    url: str = ""
    made: list[Server] = field(default_factory=list)
    """The processes themselves, for who restarts them."""

    def used(self) -> Used:
        """Return what has been used so far."""
        server = cpu_of(self.processes)
        if self.cluster is None:
            return Used(server)
        first = (self.cluster.folder / "data" / "postmaster.pid").read_text().split()[0]
        commits, written = self._asked(_COMMITS, _WRITTEN)
        return Used(server, family_cpu_seconds(int(first)), commits, written)

    def _asked(self, *questions: str) -> list[int]:
        assert self.cluster is not None
        commands = [f"--command={question}" for question in questions]
        client = str(self.cluster.programs / "psql")
        ran = subprocess.run(
            [client, "-At", *commands, self.url], check=True, capture_output=True, text=True
        )
        return list(map(int, ran.stdout.split()))

    def memory_kb(self) -> int:
        """Return the memory of all server processes."""
        return sum(map(memory_kb, self.processes))


@contextmanager
def clusters(database: str) -> Iterator[Cluster | None]:
    """Run a PostgreSQL cluster if that is the database wanted."""
    with ExitStack() as stack:
        yield stack.enter_context(running_cluster()) if database == "PostgreSQL" else None


@contextmanager
def running(processes: int, cluster: Cluster | None, **settings: str) -> Iterator[Servers]:
    """Run server processes on an empty database, all on the servers' cores.

    Several of them own tables: each is one process's, and who comes to another is passed on.
    """
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        url = cluster.new_database() if cluster else f"sqlite:///{folder}/load.db"
        made = [
            stack.enter_context(_serving(url, folder / f"log-{number}", settings, processes > 1))
            for number in range(processes)
        ]
        addresses = [server.address for server in made]
        yield Servers(addresses, [*map(pinned, made)], cluster, url, made)


@contextmanager
def _serving(url: str, log: Path, settings: dict[str, str], owning: bool) -> Iterator[Server]:
    address = free_address(random.Random()) if owning else ""
    own = {"process_address": address} if owning else {}
    with serving(url, log, address, **settings, **own) as server:
        yield server


@contextmanager
def bare() -> Iterator[Servers]:
    """Run the bare writer in place of a table server."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.load.writer"]
        server = Server("none", Path(folder) / "log", command=command)
        server.start()
        try:
            yield Servers([server.address], [pinned(server)])
        finally:
            server.stop()


def pinned(server: Server) -> int:
    """Keep a server to the servers' cores; return its process's number."""
    assert server.process is not None
    pin(server.process.pid, halves()[0])
    return server.process.pid
