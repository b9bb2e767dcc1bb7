"""Closing a table from outside: its log says so, and every server that has it hears of it."""

import time
from dataclasses import replace

from escalera.server.live.bus import Bus
from escalera.server.store import Conflict, Store
from escalera.server.table import events

TRIES = 50
"""How often somebody may play meanwhile."""


async def close_table(store: Store, bus: Bus, table_id: str) -> bool:
    """Close a table for good; False if there is no such table or it is over.

    Its scores and its record so far stay there for its people.
    """
    for _ in range(TRIES):
        row, log = await store.table(table_id), await store.events(table_id)
        if row is None or row.status == "finished":
            return False
        now = time.time()
        changed = replace(row, status="finished", changed_at=now)
        try:
            await store.append(table_id, len(log) + 1, [events.encode(events.Closed(now))], changed)
        except Conflict:
            continue
        bus.tell(table_id, len(log) + 1)
        return True
    raise Conflict(table_id)
