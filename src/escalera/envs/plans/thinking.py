"""What a thread needs to think with."""

from typing import Any

import numpy as np

from escalera.bots.planner.decide.find_plans import MOST_PLANS
from escalera.bots.planner.decide.plan_numbers import HEAD, MOST_NUMBERS
from escalera.bots.planner.playout import Desk
from escalera.engine.legal.survey import BUFFER
from escalera.engine.state.dtypes import DECK, new_states


class Thinking:
    """One thread's scratch memory: the planner's, and what plays its plans out."""

    def __init__(self) -> None:
        desk = Desk()
        self.choices = desk.choices
        *self._planner, _, _ = desk.arrays()  # what is known has a place of its own for each hand
        self._told = np.zeros(MOST_NUMBERS + HEAD * BUFFER, dtype=np.int64)
        self._starts = np.zeros(MOST_PLANS + BUFFER, dtype=np.int64)
        self._rated = np.zeros(MOST_PLANS + BUFFER)
        self._trial, self._buffer = new_states(2), np.zeros(BUFFER, dtype=np.int64)
        self._left = np.zeros(DECK, dtype=np.int64)

    def arrays(self) -> tuple[Any, ...]:
        """Return every array, as `listing.list_plans` takes them."""
        told = self._told, self._starts, self._rated
        return *self._planner, *told, self._trial, self._buffer, self._left
