"""The protocol that every bot follows."""

from collections.abc import Sequence
from typing import Protocol

from escalera.engine.match.view import View
from escalera.engine.state.action import Action


class BotError(ValueError):
    """A bot cannot be made; the message is a sentence for the player."""


class Bot(Protocol):
    """A player that is a program.

    `choose` depends only on its arguments and the bot's seed: the same view and legal list give
    the same choice, whatever was asked before and whatever the seat can't see.
    """

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Return one of the legal actions of the seat to act."""
        ...
