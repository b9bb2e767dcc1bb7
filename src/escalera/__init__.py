"""Escalera: the Samba family of card games, played exactly by one engine.

`Game` plays a match, `load` gives a game's rules, `read` and `write` are for game records. They are
imported when they are first asked for, so that `import escalera` costs nothing.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from escalera.engine.match.game import Game
    from escalera.notation import read, write
    from escalera.rules import load

__version__ = "0.2.0"
__all__ = ["Game", "load", "read", "write"]

_PLACES = {
    "Game": "escalera.engine.match.game",
    "load": "escalera.rules",
    "read": "escalera.notation",
    "write": "escalera.notation",
}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_PLACES[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_PLACES])
