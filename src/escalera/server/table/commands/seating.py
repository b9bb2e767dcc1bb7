"""Before the match: who sits where, the bots, and the start."""

from escalera.server.messages import asks
from escalera.server.messages.errors import Refused
from escalera.server.messages.plain_text import LONGEST_NAME, cleaned_name
from escalera.server.table import events
from escalera.server.table.commands.asker import (
    Asker,
    events_for,
    must_be_host,
    must_be_open,
    must_be_seats,
    own_seat,
)
from escalera.server.table.commands.shuffling import next_committed
from escalera.server.table.commands.usual_bots import USUAL_BOT, bot_for, bots_for, known_bot
from escalera.server.table.events import Event
from escalera.server.table.table import Table


@events_for.register
def _(ask: asks.Sit, table: Table, asker: Asker) -> list[Event]:
    must_be_open(table)
    must_be_seats(table, ask.seat)
    now, old = asker.now(), table.seat_of(asker.person)
    if table.seats[ask.seat].person not in ("", asker.person):
        raise Refused("SEAT_TAKEN", seat=ask.seat)
    name = cleaned_name(ask.name, LONGEST_NAME)
    if not name:
        raise Refused("NO_NAME")
    name = _own_name(table, name, old, ask.seat)
    if old == ask.seat and table.seats[old].name == name:
        return []
    left: list[Event] = [events.SeatLeft(now, old)] if old and old != ask.seat else []
    return [*left, events.Seated(now, ask.seat, asker.person, name)]


def _own_name(table: Table, name: str, *seats: int) -> str:
    """Return a name that nobody else, in other seats, has: a second Ann is `Ann 2`."""
    taken = {seat.name.casefold() for number, seat in table.seats.items() if number not in seats}
    numbered = (f"{name[: LONGEST_NAME - 2]} {n}" for n in range(2, len(table.seats) + 2))
    return next(one for one in (name, *numbered) if one.casefold() not in taken)


@events_for.register
def _(_ask: asks.Stand, table: Table, asker: Asker) -> list[Event]:
    must_be_open(table)
    return [events.SeatLeft(asker.now(), own_seat(table, asker))]


@events_for.register
def _(ask: asks.PutBot, table: Table, asker: Asker) -> list[Event]:
    must_be_open(table)
    must_be_host(table, asker)
    must_be_seats(table, ask.seat)
    if table.seats[ask.seat].person:
        raise Refused("SEAT_TAKEN", seat=ask.seat)
    if not ask.bot:
        return [events.SeatLeft(asker.now(), ask.seat)]
    known_bot(ask.bot)
    return [bot_for(table, ask.seat, ask.bot, asker.now())]


@events_for.register
def _(ask: asks.Free, table: Table, asker: Asker) -> list[Event]:
    must_be_open(table)
    must_be_host(table, asker)
    must_be_seats(table, ask.seat)
    if not table.seats[ask.seat].person:
        raise Refused("NOBODY_THERE", seat=ask.seat)
    taken = table.seats[ask.seat].person != asker.person
    return [events.SeatLeft(asker.now(), ask.seat, taken)]


@events_for.register
def _(ask: asks.Swap, table: Table, asker: Asker) -> list[Event]:
    must_be_open(table)
    must_be_host(table, asker)
    must_be_seats(table, ask.seat, ask.other)
    one, other = ask.seat, ask.other
    return [events.SeatsSwapped(asker.now(), one, other)] if one != other else []


@events_for.register
def _(_ask: asks.Start, table: Table, asker: Asker) -> list[Event]:
    must_be_open(table)
    must_be_host(table, asker)
    if not any(seat.person for seat in table.seats.values()):
        raise Refused("NOBODY")
    now = asker.now()
    free = [number for number, seat in table.seats.items() if seat.free]
    bots = bots_for(table, free, USUAL_BOT, now)
    return [*bots, events.MatchStarted(now), next_committed(table, asker)]
