"""Who is there: a seat's person counts as gone when no connection of theirs is left.

Each process knows only its own connections. It says `Gone` when a person's last connection closes,
and `Back` when one opens, or when another process said `Gone` of somebody who is connected here.

A process that is killed says nothing. So the others say `Gone` of everybody who is not connected to
them, but only while the table stands still, and each time they wait twice as long, because those
people may well be connected elsewhere.
"""

import time
from collections.abc import Sequence
from contextlib import suppress

from escalera.server.live.hub import Decided, Hub
from escalera.server.live.live_table import Live
from escalera.server.messages.errors import Refused
from escalera.server.store import Unavailable
from escalera.server.table import events
from escalera.server.table.events import Event
from escalera.server.table.table import Table

LONGEST_PATIENCE = 600.0
"""The most seconds between two times of doubting people who are not connected here."""


def connected(live: Live, person: str) -> bool:
    """Say whether a person has a connection to a table in this process."""
    return any(listener.person == person for listener in live.listeners)


async def arrived(hub: Hub, live: Live, person: str) -> None:
    """Note that a person opened a connection."""

    def back(table: Table) -> Sequence[Event]:
        seat = table.seat_of(person)
        if table.status != "playing" or not seat:
            return []
        absent = table.seats[seat].away_since or table.seats[seat].stand_in
        return [events.Back(time.time(), seat)] if absent else []

    await _note(hub, live, back)


async def left(hub: Hub, live: Live, person: str) -> None:
    """Note that a person closed a connection."""

    def gone(table: Table) -> Sequence[Event]:
        seat = table.seat_of(person)
        if table.status != "playing" or not seat or connected(live, person):
            return []
        return [] if table.seats[seat].away_since else [events.Gone(time.time(), seat)]

    await _note(hub, live, gone)


async def recount(hub: Hub, live: Live) -> None:
    """Correct what other processes got wrong, or this one before it was restarted."""
    doubting = time.monotonic() - live.moved > live.patience
    for seat in list(live.table.seats.values()):
        if seat.person and connected(live, seat.person):
            if seat.away_since:
                await arrived(hub, live, seat.person)
        elif seat.person and not seat.away_since and doubting:
            await left(hub, live, seat.person)
    if doubting:
        live.patience = live.patience + min(live.patience, LONGEST_PATIENCE)


async def _note(hub: Hub, live: Live, decided: Decided) -> None:
    with suppress(Refused, Unavailable):  # `recount` finds what could not be noted
        await hub.happen(live, decided)
