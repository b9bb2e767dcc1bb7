"""A private PostgreSQL cluster: started in a temporary folder, stopped and removed at the end."""

import os
import pwd
import shutil
import signal
import socket
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from tools.debian import MissingError, install, run

ADMINISTRATOR = "postgres"
ATTEMPTS, RESTARTS = 3, 50
SETTINGS = {"listen_addresses": "127.0.0.1", "max_connections": "120", "shared_buffers": "64MB"}
OTHERS = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
END_OTHERS = f"SELECT pg_terminate_backend(pid) {OTHERS}"
"""Ends every other connection to the database."""


class Cluster:
    """A running cluster, on a port of the loopback interface."""

    def __init__(self, programs: Path, folder: Path, port: int) -> None:
        self.programs = programs
        self.folder = folder
        self.port = port
        self._numbers = count(1)
        self._emptied = False

    def url(self, database: str) -> str:
        return f"postgresql://{ADMINISTRATOR}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Create an empty database and return its URL."""
        name = f"test_{next(self._numbers)}"
        self._run_client("createdb", name)
        return self.url(name)

    def empty_database(self) -> str:
        """Empty the one database meant for this, quicker than making a new one; return its URL."""
        if not self._emptied:
            self._emptied = True
            self._run_client("createdb", "emptied")
        orders = (END_OTHERS, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        self._run_client("psql", "-q", "-d", "emptied", *(f"--command={order}" for order in orders))
        return self.url("emptied")

    def crash(self, *, postmaster: bool) -> None:
        """Let the server die in the middle of its work, and start it again."""
        self.kill(postmaster=postmaster)
        self.start()

    def kill(self, *, postmaster: bool) -> None:
        """Let the server die in the middle of its work.

        postmaster: kill its first process with SIGKILL; otherwise stop all at once, as in a crash.
        """
        if postmaster:
            pid = (self.folder / "data" / "postmaster.pid").read_text().split()[0]
            os.kill(int(pid), signal.SIGKILL)
        else:
            _control(self, "stop", "-m", "immediate")

    def start(self) -> None:
        """Start the server again."""
        for attempt in range(1, RESTARTS + 1):
            try:
                _control(self, "start", "-o", _options(self), "-l", str(self.folder / "log"))
            except RuntimeError:  # the killed server's other processes are still ending
                if attempt == RESTARTS:
                    raise
                time.sleep(0.2)
            else:
                return

    def _run_client(self, program: str, *arguments: str) -> None:
        address = ("-h", "127.0.0.1", "-p", str(self.port), "-U", ADMINISTRATOR)
        run([str(self.programs / program), *address, *arguments])


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """Run a cluster as the user postgres, or as the user of the tests if that is not root."""
    programs = _programs() or _installed()
    folder = Path(tempfile.mkdtemp(prefix="escalera-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, ADMINISTRATOR, ADMINISTRATOR)
    try:
        cluster = _started(programs, folder)
        try:
            yield cluster
        finally:
            _control(cluster, "stop", "-m", "immediate")
    finally:
        shutil.rmtree(folder)


def _started(programs: Path, folder: Path) -> Cluster:
    data = str(folder / "data")
    initdb = [str(programs / "initdb"), "-D", data, "-U", ADMINISTRATOR, "-A", "trust"]
    _run_as_administrator([*initdb, "-E", "UTF8", "--no-locale", "--no-sync"])
    for attempt in range(1, ATTEMPTS + 1):
        cluster = Cluster(programs, folder, free_port())
        try:
            _control(cluster, "start", "-o", _options(cluster), "-l", str(folder / "log"))
        except RuntimeError:  # another program may have taken the port in the meantime
            if attempt == ATTEMPTS:
                raise
        else:
            break
    return cluster


def _options(cluster: Cluster) -> str:
    settings = SETTINGS | {"port": str(cluster.port), "unix_socket_directories": cluster.folder}
    return " ".join(f"-c {name}={value}" for name, value in settings.items())


def _control(cluster: Cluster, *arguments: str) -> None:
    pg_ctl = [str(cluster.programs / "pg_ctl"), "-w", "-D", str(cluster.folder / "data")]
    _run_as_administrator([*pg_ctl, *arguments])


def free_port() -> int:
    """Return a port of the loopback interface that nobody has just now."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def _programs() -> Path | None:
    """Return the folder of the server's programs; Debian does not put it on the PATH."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = sorted(versions, key=lambda path: int(path.parts[-3]))
    return newest[-1].parent if newest else None


def _installed() -> Path:
    install("postgresql")
    if found := _programs():
        return found
    raise MissingError("Debian's package postgresql has no initdb.")


def _run_as_administrator(command: list[str]) -> None:
    if os.geteuid() == 0:
        user = pwd.getpwnam(ADMINISTRATOR)
        run(command, user=user.pw_uid, group=user.pw_gid)
    else:
        run(command)
