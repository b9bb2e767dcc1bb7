"""What the plays of the turn say, as numbers (`play_numbers`): for compiled code."""

from typing import Any

from escalera.bots.planner.observe.play_numbers import FIRST, VERB, after, ends_turn
from escalera.bots.search.kernel import door, kernel
from escalera.cards.compiling.arrays import Integers
from escalera.cards.kinds import is_wild
from escalera.engine.state.dtypes import RuleRecords, Rules, State, States
from escalera.engine.state.enums import Phase
from escalera.engine.whole import whole_row as rows

_TAKE, _BACK = rows.TAKE, rows.BACK
_MELD, _ADD, _CLAIM = rows.MELD, rows.ADD, rows.CLAIM


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
