"""A hand's plays as numbers, for compiled code.

A play is its seat (from 1; 0 for nobody), its verb (`whole_row.VERBS`), how many cards it names,
and their kinds.
"""

from functools import lru_cache
from typing import Any, Final

import numpy as np

from escalera.bots.planner.kernel import kernel
from escalera.engine.match.view import View
from escalera.engine.state.action import Action
from escalera.engine.whole.whole_row import DISCARD, SPECIAL, VERBS

SEAT: Final = 0
VERB: Final = 1
CARDS: Final = 2
FIRST: Final = 3
"""The places of a play's numbers; its kinds begin at the last."""


def told_plays(view: View) -> Any:
    """Return a view's plays as numbers, one play after the other."""
    return np.fromiter((word for play in view.plays for word in _words(*play)), dtype=np.int64)


def play_numbers(seat: int, action: Action) -> tuple[int, ...]:
    """Return a play as numbers."""
    kinds = [card.kind for card in action.cards]
    return seat, VERBS.index(action.verb), len(kinds), *kinds


@lru_cache(maxsize=8192)
def _words(seat: int, text: str) -> tuple[int, ...]:
    return play_numbers(seat, Action.parse(text))


@kernel
def after(plays: Any, at: int) -> int:
    """Return where the play after this one begins."""
    return at + FIRST + int(plays[at + CARDS])


@kernel
def ends_turn(verb: int) -> bool:
    """Say whether a verb ends a turn."""
    return verb == DISCARD or verb == SPECIAL
