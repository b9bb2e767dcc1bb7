"""Who asks at a table, and what must be so before anything is decided."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import singledispatch
from secrets import token_hex

from escalera.engine.state.action import ActionError, parse_play
from escalera.server.messages import asks
from escalera.server.messages.errors import Refused
from escalera.server.table.events import Event
from escalera.server.table.table import Table


@dataclass(frozen=True)
class Asker:
    """Who asks, and the two things that a table can't know on its own: the time and a secret."""

    person: str
    now: Callable[[], float] = time.time
    secret: Callable[[], str] = token_hex


@singledispatch
def events_for(_ask: asks.Ask, _table: Table, _asker: Asker) -> list[Event]:
    """Return the events that a request leads to; its kinds are registered by the other files."""
    raise Refused("NOT_HERE")


def must_be_open(table: Table) -> None:
    """Refuse what is only for the time before the match."""
    if table.status != "open":
        raise Refused("STARTED")


def must_be_playing(table: Table) -> None:
    """Refuse what is only for a match in play."""
    if table.status == "open":
        raise Refused("NOT_STARTED")
    if table.status == "finished":
        raise Refused("FINISHED")


def must_go_on(table: Table) -> None:
    """Refuse what has to wait for the end of a pause."""
    if table.paused_by and table.status == "playing":
        raise Refused("PAUSED", who=table.seats[table.paused_by].name)


def own_seat(table: Table, asker: Asker) -> int:
    """Return the asker's seat; refuse whoever has none."""
    seat = table.seat_of(asker.person)
    if not seat:
        raise Refused("NO_SEAT")
    return seat


def own_text(text: str, seat: int) -> str:
    """Return an action's text without a seat; refuse any seat but the asker's own.

    The engine believes a text that names a seat: an answer would tell of that seat's cards.
    """
    try:
        named, action = parse_play(text)
    except ActionError as error:
        raise Refused("NO_ACTION", what=str(error)) from None
    if named not in (None, seat):
        raise Refused("NOT_YOUR_SEAT")
    return str(action)


def must_be_seats(table: Table, *seats: int) -> None:
    """Refuse seats that the table does not have."""
    for seat in seats:
        if seat not in table.seats:
            raise Refused("NO_SUCH_SEAT", seats=len(table.seats))


def must_be_host(table: Table, asker: Asker) -> None:
    """Refuse whoever did not open the table."""
    if asker.person != table.made.host:
        raise Refused("NOT_HOST")
