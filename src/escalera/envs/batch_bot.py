"""A bot that looks at a hand as a batch shows it: what a program learned there plays anywhere."""

from collections.abc import Callable, Sequence
from typing import Final

from escalera.bots.bot import BotError
from escalera.bots.search.worlds import hidden
from escalera.cards.rng import seed_words
from escalera.engine.match.position import Position
from escalera.engine.match.view import View
from escalera.engine.state.action import Action, Verb
from escalera.engine.state.rule_record import numbers
from escalera.envs.hands import Hands

Place = Callable[[Hands], int]
"""Gives the place of an action in the legal list of a batch's only hand."""
_BACK: Final = Action(Verb.BACK)


class BatchBot:
    """Asks a function of a batch of one, at any table where views are shown.

    place: gives a place in the legal list; the batch has no ``history``, hidden cards are not in
    it, and its melds are numbered anew, as a view doesn't say in which slots they lie. take_back:
    whether the list has taking back (R22), as for `Hands`.
    """

    def __init__(self, place: Place, *, take_back: bool = False) -> None:
        self._place, self._take_back = place, take_back
        self._hands: Hands | None = None

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Return a legal action; BotError if there is none, ValueError for a place without one."""
        if not legal:
            raise BotError("NO_LEGAL_ACTION")
        if len(legal) == 1:
            return legal[0]
        states = hidden(view, numbers(view.rules)).deal(seed_words(""), 1)
        states["merges"] = _BACK in legal  # a view doesn't say what was merged
        hands = self._batch(view)
        hands.put(0, states)
        place = self._place(hands) if hands.count[0] > 1 else 0
        if not 0 <= place < hands.count[0]:
            raise ValueError(f"There are {hands.count[0]} legal actions, and no {place}.")
        return Position(view.rules, states).action(int(hands.codes[0, place]))

    def _batch(self, view: View) -> Hands:
        """Return the batch of one, made anew if the rules are others."""
        if self._hands is None or self._hands.rules != view.rules:
            self._hands = Hands(view.rules, 1, take_back=self._take_back)
        return self._hands
