"""A hand's plays as numbers, and what the plays of the turn say: for compiled code.

A play is its seat (from 1; 0 for nobody), its verb (`whole_row.VERBS`), how many cards it names,
and their kinds.
"""

from functools import lru_cache
from typing import Any, Final

import numpy as np

from escalera.bots.search.kernel import door, kernel
from escalera.cards.compiling.arrays import Integers
from escalera.cards.kinds import is_wild
from escalera.engine.match.view import View
from escalera.engine.state.action import Action
from escalera.engine.state.dtypes import RuleRecords, Rules, State, States
from escalera.engine.state.enums import Phase
from escalera.engine.whole import whole_row as rows

SEAT: Final = 0
VERB: Final = 1
CARDS: Final = 2
FIRST: Final = 3
"""The places of a play's numbers; its kinds begin at the last."""
_DISCARD, _SPECIAL, _TAKE, _BACK = rows.DISCARD, rows.SPECIAL, rows.TAKE, rows.BACK
_MELD, _ADD, _CLAIM = rows.MELD, rows.ADD, rows.CLAIM


def told_plays(view: View) -> Any:
    """Return a view's plays as numbers, one play after the other."""
    return np.fromiter((word for play in view.plays for word in _words(*play)), dtype=np.int64)


@lru_cache(maxsize=8192)
def _words(seat: int, text: str) -> tuple[int, ...]:
    action = Action.parse(text)
    kinds = [card.kind for card in action.cards]
    return seat, rows.VERBS.index(action.verb), len(kinds), *kinds


@kernel
def after(plays: Any, at: int) -> int:
    """Return where the play after this one begins."""
    return at + FIRST + int(plays[at + CARDS])


@kernel
def ends_turn(verb: int) -> bool:
    """Say whether a verb ends a turn."""
    return verb == _DISCARD or verb == _SPECIAL


@kernel
def turn_begins(plays: Any, length: int) -> int:
    """Return where the plays of the current turn begin, a partner's answers included."""
    at, begins = 0, 0
    while at < length:
        verb = int(plays[at + VERB])
        at = after(plays, at)
        if ends_turn(verb):
            begins = at
    return begins


@door
def has_taken_back(plays: Integers, length: int) -> bool:
    """Say whether the player took cards back in this turn."""
    at = turn_begins(plays, length)
    while at < length:
        if plays[at + VERB] == _BACK:
            return True
        at = after(plays, at)
    return False


@kernel
def goes_on_tabling(plays: Any, length: int) -> bool:
    """Say whether the last play of the turn tabled cards from the hand."""
    at, verb = 0, -1
    while at < length:
        verb = int(plays[at + VERB])
        at = after(plays, at)
    return verb == _MELD or verb == _ADD


@door
def put_turn(
    states: States, i: int, rules: RuleRecords, plays: Integers, length: int, stock: int
) -> None:
    """Note in a state made of what is seen what follows from the plays of the current turn.

    stock: how many cards it has.
    """
    s, r = states[i], rules[0]
    if s.phase == Phase.DRAW and r.stock_short_ends:
        s.short = int(stock < r.draw_cards)
    at = turn_begins(plays, length)
    while at < length:
        if plays[at + VERB] == _CLAIM:
            s.claimed = 1
        if plays[at + VERB] == _TAKE and s.pending:
            _put_pending(s, r, plays, at)
        at = after(plays, at)


@kernel
def _put_pending(s: State, r: Rules, plays: Any, at: int) -> None:
    """Note the take that waits for its minimum: only its meld holds cards that stay (R5)."""
    one, other = int(plays[at + FIRST]), int(plays[at + FIRST + 1])
    if is_wild(one) and not is_wild(other):
        one, other = other, one
    s.pend_a, s.pend_b = one, other
    team = int(r.team_of[s.seat]) + 1
    for slot in range(int(s.slots)):
        m = s.melds[slot]
        if m.team == team and m.total > m.tabled:
            s.pend_slot = slot + 1
