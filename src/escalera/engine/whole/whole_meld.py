"""New melds as players say them: `meld 7S 7H 2C`, of as many cards as they like (R14a).

A meld begins with three of its cards, from which the others can be added: a wild among them if one
may be there, as no wild can be an eighth card; a sequence begins with three in a row and grows
outwards.
"""

from typing import Any, Final

from escalera.cards.jit import kernel
from escalera.cards.kinds import is_wild, suit_of
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Form, Op
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import LEAST_NATURALS, RUN_SPAN, SMALLEST_MELD
from escalera.engine.topics import dispatch
from escalera.engine.topics.melds import new_sequence
from escalera.engine.whole.whole_orders import in_some_order
from escalera.engine.whole.whole_row import COUNT, kind_of_card
from escalera.engine.whole.whole_shape import NOTHING, shape, why_no_meld
from escalera.engine.whole.whole_steps import (
    lacks,
    not_now,
    one_by_one,
    three_code,
    undo_if_over,
)

_WILDS_TRIED: Final = (1, 0, 2, 3)
"""How many wilds are among the three cards that a set begins with, the likeliest first."""


@kernel
def meld(states: Any, i: int, r: Rules, row: Any, left: Any, before: Any) -> Reason:
    """Start a meld of a row's cards; left: scratch, as long as there are cards."""
    s = states[i]
    reason = not_now(s)
    if reason != Reason.OK:
        return reason
    if row[COUNT] < SMALLEST_MELD:
        return Reason.TOO_FEW_CARDS
    if lacks(s, row):
        return Reason.NOT_IN_HAND
    form = shape(row)
    if form == NOTHING:
        return why_no_meld(r, row)
    reason = _start(states, i, r, row, form, left, before)
    if reason == Reason.OK or not s.pending:
        return reason
    before[0] = states[i]
    return in_some_order(states, i, r, row, left, before, reason)


@kernel
def _start(states: Any, i: int, r: Rules, row: Any, form: int, left: Any, before: Any) -> Reason:
    """Start with the first three that may, and whom the others follow; else say what forbids it.

    That is what forbids the others, if any three may start; else the plainest reason against three.
    """
    s, first, plain, after = states[i], Reason.OK, Reason.OK, Reason.OK
    for nth in range(_ways_to_start(row, form)):
        code = _three(row, form, nth, left)
        if code < 0:
            continue
        reason = dispatch.check(s, r, code)
        if reason == Reason.NOT_A_MELD:
            continue
        if reason != Reason.OK:
            first = reason if first == Reason.OK else first
            plain = reason if plain == Reason.OK and not _about_wilds(reason) else plain
            continue
        reason = _start_with(states, i, r, row, code, left, before)
        if reason == Reason.OK:
            return reason
        states[i] = before[0]
        after = reason if after == Reason.OK else after
    if after != Reason.OK:
        return after
    if first == Reason.OK:
        return _why_no_three(s, r, row)
    return first if plain == Reason.OK else plain


@kernel
def _ways_to_start(row: Any, form: int) -> int:
    """Return how many threes are tried; only a wild meld, not a set, begins with wilds alone."""
    if form == Form.SEQUENCE:
        return int(row[COUNT]) - RUN_SPAN
    return len(_WILDS_TRIED) - int(form == Form.SET)


@kernel
def _about_wilds(reason: Reason) -> bool:
    """Say whether a reason is about the wilds among three cards; such a reason says little."""
    sets = reason == Reason.TOO_MANY_WILDS or reason == Reason.NO_WILDS_IN_SET
    runs = reason == Reason.NO_WILDS_IN_SEQUENCE or reason == Reason.TOO_MANY_WILDS_IN_SEQUENCE
    return sets or runs or reason == Reason.TWO_NATURALS_NEEDED


@kernel
def _why_no_three(s: State, r: Rules, row: Any) -> Reason:
    """Return why a sequence can't begin where no three cards in a row make a meld."""
    wilds, suit = 0, 0
    for k in range(row[COUNT]):
        kind = int(kind_of_card(row, k))
        wilds += int(is_wild(kind))
        suit = suit if is_wild(kind) else int(suit_of(kind))
    reason = new_sequence(s, r, int(r.team_of[s.seat]), suit, wilds)
    if reason != Reason.OK:
        return reason
    few = row[COUNT] - wilds < LEAST_NATURALS
    return Reason.TWO_NATURALS_NEEDED if few else Reason.NOT_A_MELD


@kernel
def _three(row: Any, form: int, nth: int, left: Any) -> int:
    """Return the code of the nth three with which a meld may start, -1 if there is none.

    left: then holds the places of the other cards.
    """
    if form == Form.SEQUENCE:
        return _run_of_three(row, nth, left)
    return _set_of_three(row, _WILDS_TRIED[nth], left)


@kernel
def _run_of_three(row: Any, low: int, left: Any) -> int:
    n = 0
    for k in range(row[COUNT]):
        if k < low or k > low + RUN_SPAN:
            left[n] = k
            n += 1
    return three_code(row, low, low + 1, low + RUN_SPAN)


@kernel
def _set_of_three(row: Any, wilds: int, left: Any) -> int:
    """Take the first naturals, and this many of the first wilds."""
    naturals, n = SMALLEST_MELD - wilds, 0
    a, b, c = -1, -1, -1
    for k in range(row[COUNT]):
        wild = is_wild(kind_of_card(row, k))
        if (wild and wilds > 0) or (not wild and naturals > 0):
            a, b, c = b, c, k
            wilds -= int(wild)
            naturals -= int(not wild)
        else:
            left[n] = k
            n += 1
    return three_code(row, a, b, c) if wilds == 0 and naturals == 0 else -1


@kernel
def _start_with(
    states: Any, i: int, r: Rules, row: Any, code: int, left: Any, before: Any
) -> Reason:
    s = states[i]
    number = int(s.teams[r.team_of[s.seat]].next_number)
    before[0] = states[i]
    dispatch.apply(s, r, code)
    reason = one_by_one(s, r, Op.ADD + 0, row, left, row[COUNT] - SMALLEST_MELD, number)
    if reason == Reason.OK:
        undo_if_over(states, i, r, before)
    return reason
