"""The bots by name."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from escalera.bots.bot import Bot, BotError
from escalera.bots.greedy import GreedyBot
from escalera.bots.planner import PlannerBot, easy, medium, untuned
from escalera.bots.random_bot import RandomBot
from escalera.bots.search import SearchBot


@dataclass(frozen=True)
class _Entry:
    """How a bot is made, how it plays in a sentence, and whether people are offered it."""

    make: Callable[[int | str], Bot]
    about: str
    offered: bool = False


_BOTS: Final[dict[str, _Entry]] = {
    "random": _Entry(RandomBot, "Plays anything that is allowed."),
    "easy": _Entry(
        easy, "Overlooks pairs, forgets cards that fit and discards without care.", offered=True
    ),
    "greedy": _Entry(GreedyBot, "Melds what it can at once and keeps what belongs together."),
    "medium": _Entry(
        medium, "Plans its turns well, but errs now and then and often discards freely.",
        offered=True,
    ),
    "planner-untuned": _Entry(untuned, "The planner with weights set by hand: a yardstick."),
    "planner": _Entry(PlannerBot, "Lays its hand out exactly and weighs every discard."),
    "hard": _Entry(
        PlannerBot, "Plans each turn exactly, minds what you may take, and makes no mistakes.",
        offered=True,
    ),
    "search": _Entry(SearchBot, "Plays its best plans out on deals of what it can't see."),
    "expert": _Entry(
        SearchBot, "Plans exactly and plays its best plans out before it chooses one.",
        offered=True,
    ),
}  # fmt: skip


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots, the weakest first."""
    return tuple(_BOTS)


def level_names() -> tuple[str, ...]:
    """Return the names of the bots that people are offered, the weakest first."""
    return tuple(name for name, entry in _BOTS.items() if entry.offered)


def about(name: str) -> str:
    """Return a sentence on how a bot plays; BotError if no bot has the name."""
    return _entry(name).about


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """Return a new bot; BotError if no bot has the name."""
    return _entry(name).make(seed)


def _entry(name: str) -> _Entry:
    try:
        return _BOTS[name]
    except KeyError:
        raise BotError(f"There is no bot {name!r}; there are: {', '.join(_BOTS)}.") from None
