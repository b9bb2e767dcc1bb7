"""A server that is killed leaves no process behind."""

import asyncio
import signal
import time
from contextlib import suppress
from pathlib import Path

from tests.server.client import Client, joined, opened
from tests.server.serving import serving

SECONDS = 60.0
"""How long to wait for an end that should come at once."""


def processes() -> dict[int, tuple[int, str]]:
    """Return the parent and the state of every process of this machine."""
    found = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            state, parent = file.read_text().rpartition(")")[2].split()[:2]
            found[int(file.parent.name)] = int(parent), state
    return found


def below(process: int) -> set[int]:
    """Return the processes that a process started, and theirs in turn."""
    found, parents = {process}, processes()
    while more := {pid for pid, (parent, _) in parents.items() if parent in found} - found:
        found |= more
    return found - {process}


def running(wanted: set[int]) -> set[int]:
    """Return which of some processes still run; a zombie does not."""
    return {pid for pid, (_, state) in processes().items() if pid in wanted and state != "Z"}


def bot_played(client: Client) -> bool:
    last = client.hand.get("table", {}).get("last")
    return bool(last) and last[2] == "bot"


def test_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    async def play(table: str) -> None:
        async with joined(guests[0], table) as here:
            await here.send("sit", seat=1, name="Ann")
            await here.send("bot", seat=2, bot="expert")
            await here.send("start")
            await here.until(lambda: here.legal or bot_played(here), 300)
            while not bot_played(here):
                await here.play()
                await here.until(lambda: here.legal or bot_played(here), 300)

    database = f"sqlite:///{tmp_path / 'e.db'}"
    with serving(database, tmp_path / "log", bot_processes="2") as server:
        table, guests = opened(server, 1)
        asyncio.run(play(table))
        assert server.process is not None
        bots = below(server.process.pid)
        assert len(bots) >= 2
        assert running(bots) == bots
        server.stop(signal.SIGKILL)
        end = time.monotonic() + SECONDS
        while running(bots) and time.monotonic() < end:
            time.sleep(0.05)
        assert not running(bots)
