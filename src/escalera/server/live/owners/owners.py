"""The tables that this process owns, by leases in the database, and the other processes' lives.

A process lives while its beat counts on. The others count how often they looked and found the same
beat, so that nobody's clock has to be right. A process that was taken for dead, but lives, finds
that out with its next beat and lets its tables go. Whatever two owners do at one moment, the log
takes only one's events.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from secrets import token_hex

from escalera.server.live.fault_log import log_fault
from escalera.server.store import Store, Unavailable
from escalera.server.store.admin import leases
from escalera.server.store.admin.leases import Lease, Pulse

BEAT = 0.4
"""Seconds between two beats."""
SILENT = 4
"""So many looks in a row at the same beat say that a process is dead."""


TRIES = 3
"""So often a table is claimed while others do the same."""


class Owners:
    """What this process owns; without an address it is alone, and owns all tables."""

    def __init__(self, store: Store, address: str = "") -> None:
        self._store, self._address = store, address
        self.process = ""
        self._owned: set[str] = set()
        self._looks: dict[str, tuple[int, int]] = {}
        """By process, its beat and how many looks in a row found it the same."""
        self._doubted: set[str] = set()
        """Processes that could not be reached since the last beat."""
        self._beating: asyncio.Task[None] | None = None
        self.lost: Callable[[str], None] = lambda _table: None
        """Called with each table that another process owns now."""
        self.buried: Callable[[], None] = lambda: None
        """Called when another process has stopped or died, and its tables are nobody's."""

    async def start(self) -> None:
        """Be there for the others, from now on."""
        if self._address:
            await self._enter()
            self._beating = asyncio.create_task(self._beat_on())

    async def stop(self) -> None:
        """Let all tables go to the others."""
        if self._beating:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
            self._owned.clear()
            with suppress(Unavailable):  # then the others find out by the beat
                await self._store.keep_up(partial(leases.leave, process=self.process))

    # ---------------------------------------------------------------- tables

    def owns(self, table: str) -> bool:
        """Say whether a table is this process's."""
        return not self._address or table in self._owned

    async def elsewhere(self, table: str) -> Lease | None:
        """Return the lease of another process that can be reached, None if none has it."""
        if self.owns(table):
            return None
        lease = await self._store.look(partial(leases.lease_of, table=table))
        return lease if lease and self._is_another(lease) else None

    def _is_another(self, lease: Lease) -> bool:
        there = lease.address is not None and lease.process not in self._doubted
        return there and lease.process != self.process

    def doubt(self, process: str) -> None:
        """Take a process that can't be reached for dead until the next beat."""
        self._doubted.add(process)

    async def own(self, table: str) -> bool:
        """Own a table from now on; False if another process does, and can be reached."""
        for _ in range(TRIES):
            if self.owns(table):
                return True
            before = await self._store.look(partial(leases.lease_of, table=table))
            if before and self._is_another(before):
                return False
            claim = partial(leases.claim, table=table, process=self.process, before=before)
            if self._is_ours(before) or await self._store.keep_up(claim):
                self._owned.add(table)
        return self.owns(table)

    def _is_ours(self, lease: Lease | None) -> bool:
        """Say whether another who asked here was faster."""
        return lease is not None and lease.process == self.process

    async def release(self, table: str) -> None:
        """Let a table go."""
        if table in self._owned:
            self._owned.discard(table)
            await self._store.keep_up(partial(leases.release, table=table, process=self.process))

    # ---------------------------------------------------------------- beats

    async def _enter(self) -> None:
        self.process = token_hex(8)
        enter = partial(leases.enter, process=self.process, address=self._address)
        await self._store.keep_up(enter)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except Unavailable:
                continue  # nobody can beat now, so nobody counts the others' beats
            except Exception as error:  # noqa: BLE001 - a heart must not stop
                log_fault(error, "beat")

    async def beat(self) -> None:
        """Count on, see who is silent, and which tables were lost."""
        owned = set(self._owned)
        self._doubted.clear()
        pulse = await self._store.beat(partial(leases.beat, process=self.process))
        if not pulse.known:
            await self._come_back()
            return
        await self._bury_silent(pulse)
        if pulse.owned != len(owned):
            kept = await self._store.look(partial(leases.owned_by, process=self.process))
            self._lose(owned - kept)

    async def _come_back(self) -> None:
        """Begin anew, with nothing: the others took this process for dead."""
        self._lose(set(self._owned))
        await self._enter()

    def _lose(self, tables: set[str]) -> None:
        for table in tables & self._owned:
            self._owned.discard(table)
            self.lost(table)

    async def _bury_silent(self, pulse: Pulse) -> None:
        before = self._looks
        self._looks = {name: self._looked(name, beat) for name, beat in pulse.beats.items()}
        if before.keys() - self._looks.keys():  # it has stopped, or another has buried it
            self.buried()
        for name, (beat, looks) in list(self._looks.items()):
            if looks >= SILENT:
                bury = partial(leases.bury, process=name, beat=beat)
                if await self._store.beat(bury):
                    self._looks.pop(name)
                    self.buried()

    def _looked(self, name: str, beat: int) -> tuple[int, int]:
        before, looks = self._looks.get(name, (beat, -1))
        return beat, looks + 1 if beat == before else 0
