"""The bots by name."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from escalera.bots.bot import Bot, BotError
from escalera.bots.greedy import GreedyBot
from escalera.bots.planner import PlannerBot, easy, medium, untuned
from escalera.bots.random_bot import RandomBot
from escalera.bots.search import SearchBot
from escalera.texts import LANGUAGES, texts


@dataclass(frozen=True)
class _Entry:
    """How a bot is made, and whether people are offered it; how it plays stands in the texts."""

    make: Callable[[int | str], Bot]
    offered: bool = False


_BOTS: Final[dict[str, _Entry]] = {
    "random": _Entry(RandomBot),
    "easy": _Entry(easy, offered=True),
    "greedy": _Entry(GreedyBot),
    "medium": _Entry(medium, offered=True),
    "planner-untuned": _Entry(untuned),
    "planner": _Entry(PlannerBot),
    "hard": _Entry(PlannerBot, offered=True),
    "search": _Entry(SearchBot),
    "expert": _Entry(SearchBot, offered=True),
}


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots, the weakest first."""
    return tuple(_BOTS)


def level_names() -> tuple[str, ...]:
    """Return the names of the bots that people are offered, the weakest first."""
    return tuple(name for name, entry in _BOTS.items() if entry.offered)


def about(name: str, language: str = LANGUAGES[0]) -> str:
    """Return a sentence on how a bot plays; BotError if no bot has the name."""
    _entry(name)
    return texts(language, *BotError.FILES).say(f"bot-{name}-about")


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """Return a new bot; BotError if no bot has the name."""
    return _entry(name).make(seed)


def _entry(name: str) -> _Entry:
    try:
        return _BOTS[name]
    except KeyError:
        raise BotError("NO_BOT", bot=repr(name), bots=", ".join(_BOTS)) from None
