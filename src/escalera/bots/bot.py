"""The protocol that every bot follows."""

from collections.abc import Sequence
from typing import ClassVar, Protocol

from escalera.engine.match.view import View
from escalera.engine.state.action import Action
from escalera.texts import NamedError


class BotError(NamedError):
    """A bot can't be made, or can't play."""

    FILES: ClassVar = ("bots",)


class Bot(Protocol):
    """A player that is a program.

    `choose` depends only on its arguments and the bot's seed: the same view and legal list give
    the same choice, whatever was asked before and whatever the seat can't see.
    """

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Return one of the legal actions of the seat to act."""
        ...
