"""A bot that others wrote: whatever it answers is one of the legal actions, or an error by name."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final

from escalera.bots.bot import BotError
from escalera.engine.match.view import View
from escalera.engine.state.action import Action, Verb

LONGEST_TURN: Final = 400
"""Plays after which a bot that lays cards and takes them back again is stopped."""
TOLD: Final = 4
"""How many of the turn's last plays are told then."""

Answer = Callable[[View, Sequence[Action]], str]
"""Says what to play, as text."""


class OthersBot:
    """A bot that asks a Python file or a program; label: what it is called.

    BotError if the answer is not legal, or if a turn doesn't come to its end.
    """

    def __init__(self, label: str, answer: Answer) -> None:
        self._label = label
        self._answer = answer

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Return the legal action that was answered."""
        if len(list(takewhile(_goes_on, reversed(view.plays)))) > LONGEST_TURN:
            last = "; ".join(play for _, play in view.plays[-TOLD:])
            raise BotError("ENDLESS_TURN", bot=self._label, plays=last)
        text = self._answer(view, legal).strip()
        for action in legal:
            if str(action) == text:
                return action
        raise BotError("NOT_LEGAL", bot=self._label, answer=repr(text[:80]))


def _goes_on(play: tuple[int, str]) -> bool:
    """Say whether a turn goes on after a play."""
    return not play[1].startswith(Verb.DISCARD)
