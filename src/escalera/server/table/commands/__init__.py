"""What a request at a table leads to: events, or a named refusal. No input or output."""

from escalera.server.messages import asks
from escalera.server.table.commands import moderation, playing, seating
from escalera.server.table.commands.asker import Asker, events_for
from escalera.server.table.commands.shuffling import next_committed
from escalera.server.table.commands.usual_bots import BOT_NAMES, USUAL_BOT
from escalera.server.table.events import Event
from escalera.server.table.permissions import shut_out
from escalera.server.table.table import Table

__all__ = [
    "BOT_NAMES",
    "USUAL_BOT",
    "Asker",
    "decide",
    "moderation",
    "next_committed",
    "playing",
    "seating",
]


def decide(table: Table, ask: asks.Ask, asker: Asker) -> list[Event]:
    """Return the events that a request leads to; it raises `Refused` if it is not allowed."""
    if why := shut_out(table, asker.person):
        raise why
    return events_for(ask, table, asker)
