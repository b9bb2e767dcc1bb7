"""The bots that take a seat, and their names."""

from collections.abc import Collection, Container

from escalera.bots import bot_names
from escalera.server.messages.errors import Refused
from escalera.server.table import events
from escalera.server.table.table import Table

USUAL_BOT = "hard"
BOT_NAMES = ("Ana", "Ben", "Carla", "Dan", "Elsa", "Fritz")


def known_bot(bot: str) -> None:
    """Refuse a bot that there is not."""
    if bot not in bot_names():
        raise Refused("NO_SUCH_BOT", bots=", ".join(bot_names()))


def bot_for(table: Table, seat: int, bot: str, now: float) -> events.BotSeated:
    """Return that a bot takes a seat, under a name that nobody at the table has."""
    return bots_for(table, [seat], bot, now)[0]


def bots_for(table: Table, seats: Collection[int], bot: str, now: float) -> list[events.BotSeated]:
    """Return that bots take some seats, each under a name that nobody at the table has.

    A bot may have the name of a bot before it, but not that of a person who is removed.
    """
    others = table.seats.items()
    taken = {other.name for number, other in others if other.person or number not in seats}
    made = list[events.BotSeated]()
    for seat in seats:
        made.append(events.BotSeated(now, seat, bot, _free_name(table, seat, taken)))
        taken.add(made[-1].name)
    return made


def _free_name(table: Table, seat: int, taken: Container[str]) -> str:
    """Return a usual name, or the seat's own with a number: people may have all the usual ones."""
    usual = BOT_NAMES[seat - 1 :] + BOT_NAMES
    numbered = (f"{usual[0]} {n}" for n in range(2, len(table.seats) + 2))
    return next(name for name in (*usual, *numbered) if name not in taken)
