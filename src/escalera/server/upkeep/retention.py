"""Deletes what is older than the host wants to keep, bit by bit: play never waits for it."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection

from escalera.server.live.bus import Bus
from escalera.server.store import Store
from escalera.server.store.admin import purging
from escalera.server.store.admin.notes import note_now
from escalera.server.table import events

DAY: Final = 86_400.0
PAUSE: Final = 0.05
"""Seconds between two transactions, in which plays are written."""
FEW: Final = 20
"""The most people or pads that one transaction deletes; of tables it is one, with its log."""


@dataclass(frozen=True)
class Ages:
    """How many days are kept, 0: for ever.

    Finished tables, people without a visit, unwritten pads, tables not over without a change.
    """

    finished: int = 0
    guests: int = 0
    pads: int = 0
    idle: int = 0


async def purge(store: Store, bus: Bus, ages: Ages, now: float) -> dict[str, int]:
    """Delete what is too old at a time (UTC seconds); return how many of each were deleted."""
    before = {name: now - days * DAY for name, days in asdict(ages).items()}
    done = dict.fromkeys(before, 0)
    if ages.finished:
        done["finished"] = await purge_tables(store, bus, before["finished"], ("finished",))
    if ages.idle:
        done["idle"] = await purge_tables(store, bus, before["idle"], ("open", "playing"))
    if ages.guests:
        done["guests"] = await purge_guests(store, before["guests"])
    if ages.pads:
        done["pads"] = await _few_by_few(store, purging.purge_pads, before["pads"])
    return done


async def purge_by_days(store: Store, bus: Bus, days: dict[str, int], now: float) -> dict[str, int]:
    """Delete what is older than some days, and note it; return how many of each were deleted.

    days: by what is deleted, the fields of `Ages`; none: 0.
    """
    done = await purge(store, bus, Ages(**days), now)
    for what, count in done.items():
        if count:
            await note_now(store, "admin", f"purge-{what}", str(count))
    return done


async def purge_tables(store: Store, bus: Bus, before: float, statuses: tuple[str, ...]) -> int:
    """Delete tables of some statuses that nothing has happened at since a time; count them."""
    count, seen = 0, list[str]()
    old = partial(purging.old_tables, before=before, statuses=statuses, limit=FEW)
    unused = purging.Unused(before, _time_of)
    while True:
        found = [table for part in store.parts for table in await part.look(old)]
        if found == seen:  # none is left, or none that can be deleted
            return count
        count += sum([await delete_table(store, bus, table, unused) for table in found])
        seen = found


def _time_of(stored: bytes) -> float | None:
    """Return when an event happened; long ago if unreadable, None if somebody was forgotten."""
    if events.is_forgotten(stored):
        return None
    try:
        return events.decode(stored).at
    except (msgspec.MsgspecError, UnicodeError):
        return 0.0


async def purge_guests(store: Store, before: float) -> int:
    """Forget the names and lists of people who were not seen since a time; return how many.

    Who sits at a table that is not over is kept until it is.
    """
    count, after = 0, ""
    while ids := await store.look(
        partial(purging.old_guests, before=before, after=after, limit=FEW)
    ):
        after, gone = ids[-1], set(ids)
        for part in store.parts:
            gone -= await part.look(partial(purging.going_on, ids=ids))
        count += await _forget(store, sorted(gone), before)
        await asyncio.sleep(PAUSE)
    return count


async def _forget(store: Store, ids: Sequence[str], before: float) -> int:
    """Forget some people, their names last: so what failed is done again."""
    for part in store.parts:
        await part.keep_up(partial(purging.forget_lists, ids=ids))
    return await store.keep_up(partial(purging.forget_names, ids=ids, before=before))


async def delete_table(
    store: Store, bus: Bus, table_id: str, unused: purging.Unused | None = None
) -> bool:
    """Delete a table, or only if it is unused; False if there was nothing to delete.

    Servers that have it at hand let its people go.
    """
    last = events.encode(events.Closed(time.time()))
    gone = partial(purging.delete_table, table_id=table_id, last=last, unused=unused)
    deleted = await store.keep_up(gone, table_id)
    bus.tell(table_id, 0)
    await asyncio.sleep(PAUSE)
    return deleted


async def _few_by_few(
    store: Store, work: Callable[[Connection, float, int], int], before: float
) -> int:
    count = 0
    while done := await store.keep_up(lambda c: work(c, before, FEW)):
        count += done
        await asyncio.sleep(PAUSE)
    return count
