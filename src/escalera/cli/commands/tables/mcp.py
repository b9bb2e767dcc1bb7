"""`escalera mcp GAME`: a language model plays a seat, by the Model Context Protocol."""

from collections.abc import Sequence

from escalera.bots import BotError
from escalera.cli.errors import CommandError
from escalera.cli.language import chosen, complaint
from escalera.cli.table_rules import agreed
from escalera.envs.mcp.seat import Seat


def run(game: str, players: int | None, pairs: Sequence[str], bot: str, seed: str) -> int:
    """Serve a seat's tools until the other side has gone; CommandError without the extra."""
    rules = agreed(game, players, pairs)
    try:
        from escalera.envs.mcp.tools import server
    except ModuleNotFoundError:
        raise CommandError(complaint("command-no-mcp")) from None
    try:
        seat = Seat(rules, bot=bot, seed=seed, language=chosen())
    except BotError as error:
        raise CommandError(error.said(chosen())) from None
    server(seat).run()
    return 0
