"""What happens to a setup's processes, their database, disk and clock in the middle of play."""

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable

from tests.server.live.setups import Setup
from tests.server.serving import Server

CRASHES = 4
"""One in this many kills hits the database or NATS, if possible."""
STOPS, STOPPED = 3, 3.0
"""One in this many kills stops an owner instead, for so many seconds; then it goes on."""
FULL = 2
"""One in this many fills the disk, or sets the clock back, if possible."""
LATE = 3600.0
"""By so many seconds more each time."""


class Troubles:
    """Troubles a setup, one trouble after the other."""

    def __init__(self, setup: Setup, servers: list[Server], chance: random.Random) -> None:
        self._setup, self._servers, self._chance = setup, servers, chance
        self.count = 0
        self.kinds = Counter[str]()
        """How often each happened, by its word."""

    async def strike(self) -> None:
        """Do the next."""
        self.count += 1
        kind, trouble = self._next()
        self.kinds[kind] += 1
        await trouble()

    def _next(self) -> tuple[str, Callable[[], Awaitable[None]]]:
        for kind, what, every, trouble in (
            ("crashed", self._setup.cluster, CRASHES, self._crash),
            ("silent", self._setup.nats, CRASHES, self._silence),
            ("stopped", self._setup.owners, STOPS, self._stop),
            ("full", self._setup.disk, FULL, self._fill),
            ("set back", self._setup.clock, FULL, self._set_back),
        ):
            if what and self.count % every == 0:
                return kind, trouble
        return "killed", self._kill

    async def _kill(self) -> None:
        server = self._chance.choice(self._servers)
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        await asyncio.to_thread(server.start)

    async def _stop(self) -> None:
        """Let a process stand still until the others take its tables, and go on then."""
        server = self._chance.choice(self._servers)
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(STOPPED)
        server.process.send_signal(signal.SIGCONT)

    async def _silence(self) -> None:
        """Let processes hear nothing of each other for a moment."""
        nats = self._setup.nats
        assert nats is not None
        await asyncio.to_thread(nats.kill)
        await asyncio.sleep(self._chance.uniform(0.0, STOPPED))
        await asyncio.to_thread(nats.start)

    async def _crash(self) -> None:
        """Let the database die while the servers go on."""
        cluster = self._setup.cluster
        assert cluster is not None
        await asyncio.to_thread(cluster.crash, postmaster=self.kinds["crashed"] % 2 == 0)
        self._all_run("its database")

    async def _fill(self) -> None:
        """Leave no room on the disk for a moment."""
        disk = self._setup.disk
        assert disk is not None
        await asyncio.to_thread(disk.fill)
        await asyncio.sleep(self._chance.uniform(0.5, STOPPED))
        self._all_run("room on its disk")
        await asyncio.to_thread(disk.free)

    async def _set_back(self) -> None:
        """Let it be an hour earlier than it was."""
        clock = self._setup.clock
        assert clock is not None
        new = clock.with_suffix(".new")
        new.write_text(str(LATE * self.kinds["set back"]), "ascii")
        new.replace(clock)  # nobody reads half of it

    def _all_run(self, what: str) -> None:
        for server in self._servers:
            assert server.process is not None
            if server.process.poll() is not None:
                raise AssertionError(f"a server ended with {what}")
