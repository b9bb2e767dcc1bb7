"""Actions as players say them, tried on a copy of a position (`engine.whole`)."""

import numpy as np

from escalera.engine.match.position import Position
from escalera.engine.state.action import Action
from escalera.engine.state.dtypes import new_states
from escalera.engine.state.reasons import Reason
from escalera.engine.whole.whole_action import attempt_action
from escalera.engine.whole.whole_row import row_of


def attempt(position: Position, action: Action) -> tuple[Reason, Position]:
    """Play an action on a copy; return the reason against it (OK: none) and the copy.

    Throw the copy away unless the reason is OK.
    """
    trial, row = position.copy(), row_of(action)
    left = np.empty(len(action.cards) + 1, dtype=np.int64)
    reason = attempt_action(trial.states, 0, trial.numbers, row, left, new_states(1))
    return Reason(reason), trial
