"""The bots that take a seat, and their names."""

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
    taken = {other.name for other in table.seats.values()}
    named = next(name for name in BOT_NAMES[seat - 1 :] + BOT_NAMES if name not in taken)
    return events.BotSeated(now, seat, bot, named)
