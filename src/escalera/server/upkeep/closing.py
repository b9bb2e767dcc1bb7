"""Closing a table from outside: its log says so, and every server that has it hears of it."""

import time
from dataclasses import replace
from functools import partial

from escalera.server.live.bus import Bus
from escalera.server.store import Store
from escalera.server.store.admin.logs import next_seq
from escalera.server.table import events
from escalera.server.upkeep.conflicts import until_written


async def close_table(store: Store, bus: Bus, table_id: str) -> bool:
    """Close a table for good; False if there is no such table or it is over.

    Its scores and its record so far stay there for its people.
    """

    async def close() -> bool:
        row = await store.table(table_id)
        if row is None or row.status == "finished":
            return False
        now = time.time()
        seq = await store.look(partial(next_seq, table_id=table_id), table_id)
        changed = replace(row, status="finished", changed_at=now)
        await store.append(table_id, seq, [events.encode(events.Closed(now))], changed)
        bus.tell(table_id, seq)
        return True

    return await until_written(table_id, close)
