"""Bots by name for tests: bots that think for long think less here."""

from typing import Final

from escalera.bots import Bot, make_bot
from escalera.bots.search import Budget, SearchBot

LITTLE: Final = Budget(plans=4, worlds=4, batch=2, careful=0, quick=100, sure=0.0, seconds=0)
"""Four deals, played out by the quick policy; the bot plays whichever plan is ahead."""


def made(name: str, seed: int | str) -> Bot:
    """Return a new bot."""
    return SearchBot(seed, LITTLE) if name in ("search", "expert") else make_bot(name, seed)
