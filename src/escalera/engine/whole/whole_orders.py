"""Cards laid in another order than the usual one, where a waiting take asks for it (R14a, R15a).

What a take must leave counts when the minimum comes to lie. Until then the order matters: it says
which card reaches the minimum, and how many are still in the hand.
"""

from typing import Any, Final

from escalera.cards.jit import kernel
from escalera.cards.kinds import rank_of
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Op
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import SMALLEST_MELD
from escalera.engine.whole.whole_row import (
    COUNT,
    MELD,
    MELD_NUMBER,
    VERB,
    kind_of_card,
    place_of_card,
)
from escalera.engine.whole.whole_steps import (
    card_code,
    play,
    slot_named,
    three_code,
    undo_if_over,
)

MOST_ORDERS: Final = 2_000
"""The most orders tried: the games' own limits leave fewer, as a refused card ends many at once."""


@kernel
def in_some_order(
    states: Any, i: int, r: Rules, row: Any, left: Any, before: Any, reason: Reason
) -> Reason:  # fmt: skip
    """Lay a row's cards in the first order that is legal, high cards first; else give the reason.

    before: the state before; left: scratch. A new meld begins with three of the cards.
    """
    s = states[i]
    for k in range(row[COUNT]):
        left[k] = k
    _sort(row, left, 0, False)
    for _ in range(MOST_ORDERS):
        states[i] = before[0]
        laid = _lay(s, r, row, left)
        if laid == row[COUNT]:
            undo_if_over(states, i, r, before)
            return Reason.OK
        if not _next_order(row, left, laid):
            break
    return reason


@kernel
def _lay(s: State, r: Rules, row: Any, left: Any) -> int:
    """Lay cards in an order; return the place in it of the one that is refused, else their count.

    The three that a meld begins with are laid together, so only one of their orders is tried.
    """
    number, at = int(row[MELD_NUMBER]), 0
    if row[VERB] == MELD:
        number = int(s.teams[r.team_of[s.seat]].next_number)
        while at + 1 < SMALLEST_MELD:
            at += 1
            if _rank(row, left[at - 1]) < _rank(row, left[at]):
                return at
        if play(s, r, three_code(row, left[0], left[1], left[at])) != Reason.OK:
            return at
        at += 1
    while at < row[COUNT]:
        slot = slot_named(s, r, number)
        if slot < 0 or play(s, r, card_code(Op.ADD + 0, row, left[at], slot)) != Reason.OK:
            return at
        at += 1
    return at


@kernel
def _rank(row: Any, card: int) -> int:
    """Return what tells cards of one meld apart: cards of a rank in a set are all alike."""
    place = place_of_card(row, card)
    return place if place > 0 else int(rank_of(kind_of_card(row, card)))


@kernel
def _next_order(row: Any, left: Any, refused: int) -> bool:
    """Write the next order that has another card in the refused place, or before it.

    False if there is none.
    """
    _sort(row, left, refused + 1, True)
    last = row[COUNT] - 1
    at = last - 1
    while at >= 0 and _rank(row, left[at]) <= _rank(row, left[at + 1]):
        at -= 1
    if at < 0:
        return False
    other = last
    while _rank(row, left[other]) >= _rank(row, left[at]):
        other -= 1
    left[at], left[other] = left[other], left[at]
    _sort(row, left, at + 1, False)
    return True


@kernel
def _sort(row: Any, left: Any, first: int, rising: bool) -> None:
    """Sort the cards of an order from a place on by rank, rising or falling."""
    for k in range(first + 1, row[COUNT]):
        card, at = left[k], k
        while at > first and _before(row, card, left[at - 1], rising):
            left[at] = left[at - 1]
            at -= 1
        left[at] = card


@kernel
def _before(row: Any, card: int, other: int, rising: bool) -> bool:
    low, high = _rank(row, card), _rank(row, other)
    return low < high if rising else low > high
