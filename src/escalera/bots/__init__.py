"""Bots: programs that play a seat from its view, behind one protocol."""

from escalera.bots.bot import Bot, BotError
from escalera.bots.registry import about, bot_names, level_names, make_bot

__all__ = ["Bot", "BotError", "about", "bot_names", "level_names", "make_bot"]
