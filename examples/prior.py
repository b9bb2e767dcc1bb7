"""The planner's choice among the legal actions, as a number that a network may look at.

A network that begins with it (`network.with_prior`) plays as the planner does where it has no view
of its own, so it has only to learn where another action is better (Silver and others, 2018, call
that residual policy learning).
"""

from typing import Any

import numpy as np

from escalera.engine.match.position import Position
from escalera.engine.state.action import Action
from escalera.envs import Hands
from escalera.envs.plans import TurnPlans
from examples.inputs import places

Array = np.ndarray[Any, Any]


class Prior:
    """Says of each legal action in a batch whether the planner would play it."""

    def __init__(self, hands: Hands) -> None:
        self._hands, self._plans = hands, TurnPlans(hands, 1)

    def told(self, rows: Array, of: Array, features: Array) -> Array:
        """Return the features of these rows' actions, each with a 1 behind for the choice, or 0."""
        mask = np.zeros(self._hands.n, dtype=bool)
        mask[rows] = True
        self._plans.look(mask)
        codes = self._hands.codes[rows[of], places(of)]
        return beside(features, codes == self._plans.steps[rows[of], 0, 0])


def chosen(hands: Hands, features: Array, choice: Action) -> Array:
    """Return the features of a batch of one with what the planner chose there."""
    position = Position(hands.rules, hands.states)
    legal = zip(position.codes(take_back=False), position.legal(take_back=False), strict=True)
    said = [code for code, action in legal if action == choice]
    return beside(features, np.isin(hands.codes[0, : len(features)], said))


def beside(features: Array, said: Array) -> Array:
    """Return features with a column more."""
    return np.column_stack([features, said.astype(np.int16)])
