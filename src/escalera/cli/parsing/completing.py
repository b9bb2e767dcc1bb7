"""What a shell offers while a command is typed: games, bots, settings. It finds files itself."""

from collections.abc import Callable, Iterable
from typing import Any

from escalera.rules import games, keys, switches


def game_names() -> list[str]:
    """Return the games."""
    return list(games())


def bot_names() -> list[str]:
    """Return the bots."""
    from escalera.bots import bot_names as names

    return list(names())


def bot_list(incomplete: str) -> list[str]:
    """Return what a list of bots such as `easy,ha` may become."""
    before, comma, begun = incomplete.rpartition(",")
    return [before + comma + name for name in bot_names() if name.startswith(begun)]


def setting(place: int = 0) -> Callable[..., list[str]]:
    """Return what offers `KEY=VALUE` for the game that is the command's first, or second, word."""

    def offer(ctx: Any, incomplete: str) -> list[str]:
        # An option without its value yet: the parser has left the other words as they stand.
        named = [word for word in ctx.args if word in games()][: place + 1]
        found = dict.fromkeys(pair for game in named[-1:] or games() for pair in _pairs(game))
        return [pair for pair in found if pair.startswith(incomplete)]

    return offer


def one_of(*words: str) -> Callable[[], list[str]]:
    """Return what offers some words."""
    return lambda: list(words)


def _pairs(game: str) -> Iterable[str]:
    """Yield a game's settings: each value of a switch, and a house rule's usual one."""
    for switch in switches(game):
        yield from (f"{switch.name}={value}" for value in switch.values)
    for key in keys(game):
        if key.house:
            yield f"{key.name}={key.default}"
