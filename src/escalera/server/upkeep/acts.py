"""What whoever runs a server does to a table or a person, each by a word, and noted."""

import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from escalera.server.live.bus import Bus
from escalera.server.store import Store
from escalera.server.store.admin import bans
from escalera.server.store.admin.notes import note_now
from escalera.server.upkeep.closing import close_table
from escalera.server.upkeep.personal_data import forget, is_known
from escalera.server.upkeep.retention import delete_table

Act = Callable[[Store, Bus, str], Awaitable[bool]]
"""Does something to a table or a person, by its id; False if there was nothing to do."""


async def _ban(store: Store, _: Bus, person: str) -> bool:
    if not await is_known(store, person):
        return False
    return await store.keep_up(partial(bans.ban, person_id=person, now=time.time()))


async def _unban(store: Store, _: Bus, person: str) -> bool:
    return await store.keep_up(partial(bans.unban, person_id=person))


async def _forget(store: Store, bus: Bus, person: str) -> bool:
    if not await is_known(store, person):
        return False
    await forget(store, bus, person)
    return True


ACTS: Final[dict[str, Act]] = {
    "close": close_table,
    "delete": delete_table,
    "ban": _ban,
    "unban": _unban,
    "forget": _forget,
}


async def act(store: Store, bus: Bus, what: str, about: str) -> bool:
    """Do something, and note it; False, and no note, if there was nothing to do.

    what: one of `ACTS`; about: the id of a table, or of a person.
    """
    done = await ACTS[what](store, bus, about)
    if done:
        await note_now(store, "admin", what, about)
    return done
