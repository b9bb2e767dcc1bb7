"""The planner asked by states, without views: what it plays, and what its plans are worth."""

from typing import Any, Final

import numpy as np

from escalera.bots.planner.choosing import choose_play, find_hints
from escalera.bots.planner.decide.find_plans import MOST_PLANS
from escalera.bots.planner.decide.plan_numbers import HEAD, LENGTH, MOST_NUMBERS
from escalera.bots.planner.observe.history import follow_plays
from escalera.bots.planner.observe.knowledge import CHOICE
from escalera.bots.planner.observe.play_numbers import play_numbers
from escalera.bots.planner.playout import Desk
from escalera.bots.planner.value.weights import record_for
from escalera.engine.legal.survey import BUFFER
from escalera.engine.state.action import Action
from escalera.engine.state.dtypes import DECK, States
from escalera.engine.state.rule_record import numbers
from escalera.envs.dataset.plan_values import Choice, values_of
from escalera.rules import RuleSet

_MELD: Final = (CHOICE.names or ()).index("meld")
_choose: Final[Any] = choose_play
_find: Final[Any] = find_hints


class AskedPlanner:
    """The planner at all seats of a hand; it goes by what the seat to act may see (`choosing`).

    Tell it of each play by `note`, and of each new hand by `begin`.
    """

    def __init__(self, rules: RuleSet) -> None:
        self._numbers, self._weights, self._desk = numbers(rules), record_for(rules), Desk()
        self._told = np.zeros(MOST_NUMBERS + HEAD * BUFFER, dtype=np.int64)
        self._starts = np.zeros(MOST_PLANS + BUFFER, dtype=np.int64)
        self._worth = np.zeros(MOST_PLANS + BUFFER)
        self._pile = np.zeros(DECK, dtype=np.int64)
        self.begin()

    def begin(self) -> None:
        """Forget the plays of the hand before."""
        self._plays, self._length = np.zeros(1024, dtype=np.int64), 0

    def note(self, seat: int, action: Action) -> None:
        """Note a play: its seat, from 1, and its action."""
        words = play_numbers(seat, action)
        if self._length + len(words) > len(self._plays):
            self._plays = np.concatenate([self._plays, np.zeros_like(self._plays)])
        self._plays[self._length : self._length + len(words)] = words
        self._length += len(words)

    def ask(self, states: States, n: int) -> tuple[int, dict[int, float]]:
        """Return the code of what the planner plays, and the worth of each of the n legal codes.

        The worth is in points: of the best plan that the action begins, NaN if it begins none.
        """
        asked = states, 0, self._numbers, self._weights, *self._desk.arrays(), self._follow()
        code = int(_choose(*asked, False, False))
        count = _find(*asked, self._told, self._starts, self._worth)
        starts, worth = self._starts[:count].tolist(), self._worth[:count].tolist()
        told = self._told[: self._told[LENGTH]].tolist()
        values = values_of(zip(starts, worth, strict=True), told, self._legal(states, n))
        return code, dict(zip(self._desk.codes[:n].tolist(), values, strict=True))

    def _follow(self) -> bool:
        """Write what the plays tell of the hands; say whether cards went back in this turn."""
        known, thrown = self._desk.known, self._desk.thrown
        known[:], thrown[:] = 0, 0
        given = self._numbers, self._plays, self._length, self._pile
        return bool(follow_plays(*given, known, thrown))

    def _legal(self, states: States, n: int) -> list[Choice]:
        """Return the legal actions as the planner has listed them, melds by their numbers."""
        named = [0, *states["melds"]["number"][0].tolist()]
        listed = self._desk.choices[:n].tolist()
        return [(*x[:_MELD], named[x[_MELD]], *x[_MELD + 1 :]) for x in listed]
