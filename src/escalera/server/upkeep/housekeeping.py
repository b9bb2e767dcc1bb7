"""What a server does beside the tables: it heeds bans, notes visits, deletes what is old."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from escalera.server.host.signings import Signings
from escalera.server.live.fault_log import log_fault
from escalera.server.live.hub import Hub, cancelled
from escalera.server.live.removals import let_go_of, let_go_of_ended, people_here
from escalera.server.messages.errors import Refused
from escalera.server.store import Unavailable, strangers
from escalera.server.store.admin.notes import note_now
from escalera.server.upkeep.banned_people import Bans
from escalera.server.upkeep.retention import Ages, purge

LOOK_EVERY = 1.0
"""Seconds until a running server notices a ban, or who signed out at another process."""
NOTE_EVERY = 60.0
"""Seconds between two times of noting who was here."""
PURGE_EVERY = 3600.0
"""Seconds between two looks for what is too old."""
_log = structlog.get_logger("escalera.server")


class Housekeeper:
    """Does all that in the background; what fails is tried again the next time."""

    def __init__(self, hub: Hub, bans: Bans, signings: Signings, ages: Ages) -> None:
        self._hub, self._bans, self._signings, self._ages = hub, bans, signings, ages
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin."""
        works = [(self.heed, LOOK_EVERY), (self._bans.note_seen, NOTE_EVERY)]
        if self._ages != Ages():
            works.append((self.clean, PURGE_EVERY))
        self._tasks = [asyncio.create_task(_always(work, every)) for work, every in works]

    async def stop(self) -> None:
        """End, and note who was here."""
        for task in self._tasks:
            await cancelled(task)
        await _tried(self._bans.note_seen)

    async def heed(self) -> None:
        """Let go everybody who was banned, or signed out elsewhere, since the last look."""
        if banned := await self._bans.look():
            let_go_of(self._hub, banned, Refused("BANNED"))
        if here := people_here(self._hub):
            good = await self._hub.store.look(partial(strangers.read_signings, people=here))
            for person, version in good.items():
                self._signings.know(person, version)
            let_go_of_ended(self._hub, good)

    async def clean(self) -> None:
        """Delete what is older than the host wants to keep, and note how much that was."""
        done = await purge(self._hub.store, self._hub.bus, self._ages, time.time())
        for what, count in done.items():
            if count:
                _log.info("purged", what=what, count=count)
                await note_now(self._hub.store, "server", f"purge-{what}", str(count))


async def _always(work: Callable[[], Awaitable[None]], every: float) -> None:
    while True:
        await _tried(work)
        await asyncio.sleep(every)


async def _tried(work: Callable[[], Awaitable[None]]) -> None:
    try:
        await work()
    except Unavailable:
        pass
    except Exception as error:  # noqa: BLE001 - it is tried again, and no table waits for it
        log_fault(error, "upkeep")
