"""boardgame.io beside the table server, where npm can install it: its server, its own clients.

Its matches are in memory, so nothing is stored; its game has no rule but whose turn it is.
"""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from bench.load.usage import cpu_seconds, halves, memory_kb
from tests.server.postgres import free_port

SOURCE = Path(__file__).parent / "boardgame"
FOLDER = Path(__file__).parents[2] / "build" / "boardgame"
LEFT_OUT = "\nboardgame.io is left out: npm can't install it here."
NAME = "none: boardgame.io"


class Played(msgspec.Struct):
    """What its clients counted; waits in ms."""

    plays: int
    seconds: float
    p50: float
    p99: float


def installed() -> bool:
    """Install boardgame.io into a folder of its own; say whether that went well."""
    npm = shutil.which("npm")
    if npm is None:
        return False
    shutil.copytree(SOURCE, FOLDER, dirs_exist_ok=True)
    command = [npm, "install", "--silent", "--no-audit", "--no-fund", "--no-package-lock"]
    return subprocess.run(command, cwd=FOLDER, check=False, capture_output=True).returncode == 0


def measured(matches: int, seconds: float) -> str:
    """Return the line of figures for some matches of four clients."""
    port = str(free_port())
    with _node(halves()[0], "serve.cjs", port) as server:
        _until(server, "serving")
        memory = memory_kb(server.pid)
        with _node(halves()[1], "play.cjs", port, str(matches), str(seconds)) as clients:
            _until(clients, "playing")
            before = cpu_seconds(server.pid)
            found = msgspec.json.decode(_line(clients), type=Played)
            used = cpu_seconds(server.pid) - before
        kb = (memory_kb(server.pid) - memory) / matches
    return (
        f"| {NAME} | 1 | {matches:,} |  | {found.plays / found.seconds:,.0f} | {found.p50:.1f} "
        f"| {found.p99:.1f} | {used / found.plays * 1e6:.0f} |  |  | {kb:,.0f} |  |  |  |"
    )


@contextmanager
def _node(cores: set[int], *words: str) -> Iterator["subprocess.Popen[str]"]:
    command = ["taskset", "-c", ",".join(map(str, sorted(cores))), "node", *words]
    process = subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def _until(process: "subprocess.Popen[str]", word: str) -> None:
    while _line(process).strip() != word:
        pass


def _line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    found = process.stdout.readline()
    assert found, "a peer has ended early"
    return found
