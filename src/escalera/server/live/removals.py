"""The host's eyes and hand: who watches a table here, and who is removed from it."""

import time
from collections.abc import Callable, Container, Iterator, Mapping

from escalera.server.live.hub import Hub
from escalera.server.live.live_table import Live
from escalera.server.messages import asks, protocol
from escalera.server.messages.errors import Refused
from escalera.server.store.admin.notes import note_now
from escalera.server.table.commands import Asker
from escalera.server.table.commands.asker import must_be_host
from escalera.server.table.commands.moderation import removal, watcher_id
from escalera.server.table.permissions import belongs

MOST_TOLD = 50
"""So many watchers are told to the host at once."""


def _watchers(live: Live) -> Iterator[str]:
    """Yield the people who are connected here and don't sit, but for the host."""
    for person in sorted({listener.person for listener in live.listeners}):
        if person != live.table.made.host and not live.table.seat_of(person):
            yield person


async def watching(hub: Hub, live: Live, person: str, ask: asks.Watchers) -> protocol.Watching:
    """Return who watches, to the host."""
    must_be_host(live.table, Asker(person))
    found = list(_watchers(live))[:MOST_TOLD]
    named = [(one, await hub.store.person(one) or "") for one in found]
    told = tuple(protocol.Watcher(watcher_id(live.table, one), name) for one, name in named)
    return protocol.Watching(told, ask.ref)


async def remove(hub: Hub, live: Live, ask: asks.Remove | asks.RemoveWatcher, asker: Asker) -> None:
    """Remove a person from a table, and take it off their list.

    Who comes from the same address with a new name is kept out, too, as `comes_back` tells.
    """
    addresses = {one: one.address for one in live.listeners}
    match ask:
        case asks.Remove():
            seat = live.table.seats.get(ask.seat)
            person = seat.person if seat else ""
            await hub.ask(live, ask, asker)
        case asks.RemoveWatcher():
            person = _watcher(live, ask.watcher, asker)
            await hub.happen(live, lambda table: removal(table, person, asker))
    if person in live.table.removed:
        live.sayings.forget(person)
        shared = {at for one, at in addresses.items() if belongs(live.table, one.person)}
        gone = {at for one, at in addresses.items() if one.person == person}
        live.removed_from |= dict.fromkeys(gone - shared, time.time())
        await hub.store.leave_off(live.table.id, person)
        await _note(hub, live, asker, "remove")


async def lock(hub: Hub, live: Live, ask: asks.Lock, asker: Asker) -> None:
    """Lock a table to strangers, or unlock it."""
    before = live.table.locked
    await hub.ask(live, ask, asker)
    if live.table.locked != before:
        await _note(hub, live, asker, "lock" if ask.locked else "unlock")


async def _note(hub: Hub, live: Live, asker: Asker, what: str) -> None:
    """Note what a host did; the table's log says whom it was done to."""
    await note_now(hub.store, asker.person, what, live.table.id)


def _watcher(live: Live, watcher: str, asker: Asker) -> str:
    """Return the person whom the host means; refuse somebody who is not there any more."""
    must_be_host(live.table, asker)
    for person in _watchers(live):
        if watcher_id(live.table, person) == watcher:
            return person
    raise Refused("NO_WATCHER")


def comes_back(live: Live, person: str, address: str, since: Callable[[], float]) -> bool:
    """Say whether a person may be one who was removed and has a new name.

    since: tells when they got their cookie, in UTC seconds: who had it before is another one.
    Where players share an address with whoever was removed, nobody is kept out for it.
    """
    removed = live.removed_from.get(address)
    if removed is None or belongs(live.table, person):
        return False
    return since() >= int(removed)  # a cookie tells whole seconds


def let_go_of(hub: Hub, people: Container[str], why: Refused) -> None:
    """End all connections that some people have here, at every table, and say why."""
    for live in list(hub.lives.values()):
        live.let_go(why, lambda one: one.person in people)


def people_here(hub: Hub) -> set[str]:
    """Return everybody who is connected to a table here."""
    return {one.person for live in hub.lives.values() for one in live.listeners}


def let_go_of_ended(hub: Hub, good: Mapping[str, int]) -> None:
    """End the connections that came with cookies from before those that are good now."""
    for live in list(hub.lives.values()):
        live.let_go(Refused("SIGNED_OUT"), lambda one: one.version < good.get(one.person, 0))
