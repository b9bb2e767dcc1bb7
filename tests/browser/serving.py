"""A server whose tables may start in written positions."""

import sys
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


def tables_of(server: Server) -> Tables:
    """Return the opener of tables at a server."""
    return Tables(server.database, Path(server.settings[FOLDER]))
