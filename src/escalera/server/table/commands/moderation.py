"""How the host keeps order: people are removed for good, and the table is locked to others."""

from hashlib import blake2b

from escalera.server.messages import asks
from escalera.server.messages.errors import Refused
from escalera.server.table import events
from escalera.server.table.commands.asker import (
    Asker,
    events_for,
    must_be_host,
    must_be_seats,
)
from escalera.server.table.commands.usual_bots import USUAL_BOT, bot_for
from escalera.server.table.events import Event
from escalera.server.table.table import Table


@events_for.register
def _(ask: asks.Remove, table: Table, asker: Asker) -> list[Event]:
    must_be_host(table, asker)
    must_be_seats(table, ask.seat)
    person = table.seats[ask.seat].person
    if not person:
        raise Refused("NOBODY_THERE", seat=ask.seat)
    return removal(table, person, asker)


@events_for.register
def _(ask: asks.Lock, table: Table, asker: Asker) -> list[Event]:
    must_be_host(table, asker)
    return [events.Locked(asker.now(), ask.locked)] if ask.locked != table.locked else []


def removal(table: Table, person: str, asker: Asker) -> list[Event]:
    """Return that the host removes a person; in the match a bot plays on with the cards."""
    must_be_host(table, asker)
    if person == asker.person:
        raise Refused("NOT_YOURSELF")
    if table.status == "finished":
        raise Refused("FINISHED")
    seat, now = table.seat_of(person), asker.now()
    if not seat or table.status == "open":
        return [events.Removed(now, person, seat)]
    bot = bot_for(table, seat, USUAL_BOT, now)
    return [events.Removed(now, person, seat, bot.bot, bot.name)]


def watcher_id(table: Table, person: str) -> str:
    """Return what a watcher is called at a table: it says nothing of them elsewhere."""
    return blake2b(f"{table.id} {person}".encode(), digest_size=8).hexdigest()
