"""What a bot is."""

from collections.abc import Sequence
from typing import Protocol

from escalera.engine.match.view import View
from escalera.engine.state.action import Action


class BotError(ValueError):
    """A bot cannot be made; the message is a sentence for the player."""


class Bot(Protocol):
    """A player that is a program.

    `choose` depends on its arguments and the bot's own seed only: the same view and legal list
    give the same choice, whatever was asked before and whatever is hidden from the seat.
    """

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Return one of the legal actions of the seat to act."""
        ...
