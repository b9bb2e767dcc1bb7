"""The bots at the player's table."""

from collections.abc import Mapping, Sequence

from escalera.bots import Bot, BotError, bot_names, make_bot
from escalera.cli.errors import CommandError
from escalera.cli.language import chosen
from escalera.cli.words import counted, phrase

HELPER = "hard"


def named(names: str) -> list[str]:
    """Return the bots that a list such as `greedy,random` names, the helper if it is empty."""
    words = [word.strip() for word in names.split(",") if word.strip()] or [HELPER]
    for word in words:
        if word not in bot_names():
            known = ", ".join(bot_names())
            raise CommandError(phrase("start-no-bot", bot=repr(word), bots=known))
    return words


def seated(names: Sequence[str], seats: Sequence[int]) -> dict[int, str]:
    """Return which bot sits where; a list too short for the seats starts again."""
    if len(names) > len(seats):
        bots, free = counted(len(names), "bot"), counted(len(seats), "seat")
        raise CommandError(phrase("start-bots", bots=bots, seats=free))
    return {seat: names[at % len(names)] for at, seat in enumerate(seats)}


def made(bots: Mapping[int, str], seed: str) -> dict[int, Bot]:
    """Return the bots of the seats; CommandError for an unknown one."""
    try:
        return {seat: make_bot(name, f"{seed}/bot{seat}") for seat, name in bots.items()}
    except BotError as error:
        raise CommandError(error.said(chosen())) from None
