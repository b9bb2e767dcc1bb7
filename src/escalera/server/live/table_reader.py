"""Reads a table from the store: from its last snapshot and the events since, or from all events.

A fault in a snapshot is logged, and otherwise it is as if there were none.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from escalera.server.live.fault_log import log_fault
from escalera.server.messages.errors import Refused
from escalera.server.store import Store
from escalera.server.table import events
from escalera.server.table.events import Event
from escalera.server.table.stored.rebuilding import brings_a_record, follow, rebuilt
from escalera.server.table.stored.snapshot import restored, snapshot, worth_one
from escalera.server.table.table import Table

LONG = 1000
"""So many events are read again beside the tables: that takes a while."""
MANY_HANDS = 20
"""In a match of more hands a snapshot is taken beside the tables: it tells all of them."""


@dataclass(frozen=True)
class Stored:
    """What is stored of a table: all events, or what a snapshot made of it and the events since.

    `further` are those after the seq up to which it was asked for.
    """

    log: Sequence[bytes]
    further: Sequence[bytes]
    table: Table | None = None

    @property
    def is_gone(self) -> bool:
        """Whether there is no such table, or it was deleted."""
        return self.table is None and events.is_gone(self.log)

    def why_not(self) -> Refused | None:
        """Return why the table isn't worth reading, if so: it is not there, or was closed."""
        if self.is_gone:
            return Refused("NO_SUCH_TABLE")
        return Refused("TABLE_CLOSED") if any(map(events.is_closed, self.log)) else None

    @property
    def is_long(self) -> bool:
        """Whether it takes a while to read it: it is long, or brings a record along."""
        return len(self.log) > LONG or (self.table is None and brings_a_record(self.log))


class TableReader:
    """Reads tables: first from the store, which may not answer, then from what was stored."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._replaying = asyncio.Lock()

    async def stored(self, table_id: str, until: int | None = None) -> Stored:
        """Return what is stored of a table, cut at a seq if one is given."""
        seq, data = await self._store.snapshot(table_id)
        if seq and (until is None or seq <= until):
            log = await self._store.events(table_id, seq)
            if (table := _restored(table_id, data, log)) is not None:
                return _cut(log, until, seq, table)
        return _cut(await self._store.events(table_id), until)

    async def rebuilt(self, stored: Stored) -> Table:
        """Return the table; `Changed` if its events don't lead to what they say.

        In a thread, one after the other, if that takes a while.
        """
        if not stored.is_long:
            return _rebuilt(stored)
        async with self._replaying:
            return await asyncio.to_thread(_rebuilt, stored)


def _rebuilt(stored: Stored) -> Table:
    if stored.table is None:
        return rebuilt(stored.log)
    return follow(stored.table, map(events.decode, stored.log))


async def taken(table: Table, made: Sequence[Event]) -> bytes:
    """Return the snapshot to keep after some events, if any: a fault in it holds up no deal.

    The table must not change meanwhile.
    """
    try:
        game = worth_one(table, made)
        if game is None:
            return b""
        if game.hand_number <= MANY_HANDS:
            return snapshot(table, game)
        return await asyncio.to_thread(snapshot, table, game.copy())  # others may read its record
    except Exception as error:  # noqa: BLE001 - a snapshot is never needed
        log_fault(error, "snapshot", table=table.id)
        return b""


def _restored(table_id: str, data: bytes, log: Sequence[bytes]) -> Table | None:
    """Return the table of a snapshot, None if there is no use for it: the log says all."""
    if any(map(events.is_forgotten, log)):
        return None  # somebody was taken out of the log, and is still in the snapshot
    try:
        return restored(data)
    except Exception as error:  # noqa: BLE001 - whatever it is, the log has the last word
        log_fault(error, "snapshot", table=table_id)
        return None


def _cut(
    log: Sequence[bytes], until: int | None, after: int = 0, table: Table | None = None
) -> Stored:
    """Return a log that begins after a seq, cut at another if there is one."""
    at = len(log) if until is None else until - after
    return Stored(log[:at], log[at:], table)
