"""A server whose tables may start in written positions."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.prepared import FOLDER
from tests.browser.tables import Tables
from tests.server.serving import Server


def prepared_server(folder: Path) -> Server:
    """Return a server, not yet started, with its database in a folder."""
    prepared = folder / "prepared"
    prepared.mkdir(parents=True)
    return Server(
        f"sqlite:///{folder / 'escalera.db'}",
        folder / "log",
        settings={FOLDER: str(prepared)},
        command=[sys.executable, "-m", "tests.browser.prepared", "serve"],
    )


@contextmanager
def server_to_kill(folder: Path) -> Iterator[Server]:
    """A started server of a test's own, in a folder: the test may kill it."""
    made = prepared_server(folder)
    made.start()
    yield made
    if made.process is not None and made.process.poll() is None:
        made.stop()


def tables_of(server: Server) -> Tables:
    """Return the opener of tables at a server."""
    return Tables(server.database, Path(server.settings[FOLDER]))
