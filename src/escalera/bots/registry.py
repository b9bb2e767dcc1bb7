"""The bots by name."""

from collections.abc import Callable
from typing import Final

from escalera.bots.bot import Bot, BotError
from escalera.bots.greedy import GreedyBot
from escalera.bots.random_bot import RandomBot
from escalera.bots.search import SearchBot

_MAKERS: Final[dict[str, Callable[[int | str], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots, the weakest first."""
    return tuple(_MAKERS)


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """Return a new bot; BotError if no bot has the name."""
    try:
        maker = _MAKERS[name]
    except KeyError:
        raise BotError(f"There is no bot {name!r}; there are: {', '.join(_MAKERS)}.") from None
    return maker(seed)
