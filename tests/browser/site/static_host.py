"""A web host that knows nothing of us: `python -m http.server`, the site somewhere below it."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

BUILT: Final = Path(__file__).resolve().parents[3] / "build" / "site"
PLACE: Final = "games/cards"
"""Where the site lies on the host."""
SERVING: Final = re.compile(r"port (\d+)")
REQUEST: Final = re.compile(r'"(\w+) (\S+) HTTP/[\d.]+" (\d+)')


@dataclass
class StaticHost:
    """A copy of the built site, served as files; after a restart on the same port."""

    folder: Path
    port: int = 0
    process: "subprocess.Popen[str] | None" = field(default=None, repr=False)

    def __post_init__(self) -> None:
        shutil.copytree(BUILT, self.site)

    @property
    def site(self) -> Path:
        """The site's files."""
        return self.folder / "host" / PLACE

    @property
    def log(self) -> Path:
        return self.folder / "log"

    @property
    def address(self) -> str:
        """Where the site's pages begin."""
        return f"http://127.0.0.1:{self.port}/{PLACE}/#"

    def start(self) -> None:
        """Start and wait until it serves."""
        command = [sys.executable, "-u", "-m", "http.server", str(self.port)]
        options = ["--bind", "127.0.0.1", "--directory", str(self.folder / "host")]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, *options], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        found = SERVING.search(self.process.stdout.readline())
        assert found, self.log.read_text()
        self.port = int(found[1])

    def kill(self) -> None:
        """Kill it, as cutting the network by the browser would leave connections alive."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(20)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def asked(self) -> list[tuple[str, str, int]]:
        """Return what it was asked for: method, path and status."""
        found = REQUEST.findall(self.log.read_text())
        return [(method, path, int(status)) for method, path, status in found]


@contextmanager
def hosted(folder: Path) -> Iterator[StaticHost]:
    """A started host of a test's own, in a folder."""
    made = StaticHost(folder)
    made.start()
    yield made
    made.kill()
