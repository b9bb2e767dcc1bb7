"""Levels for people: the planner, with the mistakes that people make at a card table.

A mistake follows from the seed and the turn, so asking about the same moment again gives the same
one. Nobody plays random cards by mistake: they miss a play or ignore a danger.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from escalera.bots.bot import BotError
from escalera.bots.planner.mistakes import notice_choices, set_mood
from escalera.bots.planner.observe.from_view import choices
from escalera.bots.planner.player import PlannerBot
from escalera.bots.planner.value.weights import record_for
from escalera.cards.rng import below, seed_words
from escalera.engine.match.view import View
from escalera.engine.state.action import TURN_ENDS, Action


@dataclass(frozen=True)
class Level:
    """How often, in percent of turns, a player at this level errs."""

    overlooks: int
    """Does not see that two cards in hand take the pile."""
    forgets: int
    """Forgets to table anything for the rest of the turn."""
    careless: int
    """Discards without a thought for the opponents."""
    hoards: int
    """Keeps wild cards for later."""


EASY = Level(overlooks=55, forgets=35, careless=100, hoards=60)
MEDIUM = Level(overlooks=20, forgets=12, careless=60, hoards=20)


class LevelBot:
    """The planner at a level below its best."""

    def __init__(self, seed: int | str, level: Level) -> None:
        self._seed, self._level = seed, level

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Return a legal action; BotError if there is none."""
        if not legal:
            raise BotError("NO_LEGAL_ACTION")
        noticed = self._noticed(view, legal)
        return self._player(view).choose(view, noticed)

    def _errs(self, view: View, kind: str, percent: int) -> bool:
        """Say whether this kind of mistake is made this turn."""
        turns = sum(play.startswith(TURN_ENDS) for _, play in view.plays)
        moment = f"{self._seed}/{view.hand_number}/{view.actor}/{turns}/{kind}"
        return below(seed_words(moment), 100) < percent

    def _noticed(self, view: View, legal: Sequence[Action]) -> list[Action]:
        """Return the legal actions that the player sees (`mistakes.notice`)."""
        marks, begun = np.arange(len(legal)), view.pending or view.tabled_points != 0
        overlooks = self._errs(view, "pair", self._level.overlooks)
        forgets = self._errs(view, "add", self._level.forgets)
        count = notice_choices(
            choices(legal), marks, len(legal), view.phase, begun, overlooks, forgets
        )
        return [legal[at] for at in marks[:count]]

    def _player(self, view: View) -> PlannerBot:
        """Return the planner in this turn's mood (`mistakes.set_mood`)."""
        careless = self._errs(view, "danger", self._level.careless)
        weights = record_for(view.rules).copy()
        set_mood(weights, careless, self._errs(view, "wilds", self._level.hoards))
        return PlannerBot(self._seed, weights)


def easy(seed: int | str) -> LevelBot:
    """Return a player who is still learning."""
    return LevelBot(seed, EASY)


def medium(seed: int | str) -> LevelBot:
    """Return a player who errs now and then."""
    return LevelBot(seed, MEDIUM)
