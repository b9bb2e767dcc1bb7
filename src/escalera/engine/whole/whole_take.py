"""Taking the pile as players say it: `take`, `take with 8D JK=9D to m3`."""

from typing import Any

from escalera.cards.jit import kernel
from escalera.cards.kinds import suit_of
from escalera.engine.state.codes import NO_CARD, encode, plain
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Op
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import TAKING_CARDS
from escalera.engine.topics import dispatch
from escalera.engine.topics.pile import joined_slot
from escalera.engine.whole.whole_row import (
    COUNT,
    MELD_NUMBER,
    kind_of_card,
    naturals_first,
    place_of_card,
    stands_for,
)
from escalera.engine.whole.whole_steps import play, slot_named


@kernel
def take(s: State, r: Rules, row: Any) -> Reason:
    """Take the pile alone, or with two cards of the hand, perhaps to a named meld."""
    slot = slot_named(s, r, row[MELD_NUMBER]) if row[MELD_NUMBER] > 0 else -1
    if row[MELD_NUMBER] > 0 and slot < 0:
        return _first(s, r, Reason.NO_SUCH_MELD)
    if row[COUNT] == 0:
        return play(s, r, encode(Op.TAKE_ALONE, NO_CARD, NO_CARD, NO_CARD, 0, slot, -1))
    if row[COUNT] != TAKING_CARDS:
        return _first(s, r, Reason.EXACTLY_TWO)
    return _with_two(s, r, row, slot)


@kernel
def _with_two(s: State, r: Rules, row: Any, slot: int) -> Reason:
    turned = int(naturals_first(kind_of_card(row, 1)) < naturals_first(kind_of_card(row, 0)))
    a, b = int(kind_of_card(row, turned)), int(kind_of_card(row, 1 - turned))
    place = place_of_card(row, 1 - turned)
    wrong = place > 0 and suit_of(stands_for(row, 1 - turned)) != suit_of(a)
    if stands_for(row, turned) >= 0 or wrong:
        return _first(s, r, Reason.DOES_NOT_QUALIFY)
    reason = play(s, r, encode(Op.TAKE_WITH, a, b, NO_CARD, place, slot, -1))
    if reason != Reason.JOINS_BY_ITSELF:
        return reason
    return _joining(s, r, encode(Op.TAKE_WITH, a, b, NO_CARD, place, -1, -1), slot)


@kernel
def _first(s: State, r: Rules, reason: Reason) -> Reason:
    """Return what forbids a draw at all, else the given reason."""
    found = dispatch.check(s, r, plain(Op.DRAW))
    whole = found == Reason.HAND_OVER or found == Reason.QUESTION_OPEN
    return found if whole or found == Reason.ALREADY_DRAWN else reason


@kernel
def _joining(s: State, r: Rules, code: int, slot: int) -> Reason:
    """Play a take whose `to` names the set that it joins by itself."""
    if joined_slot(s, r, code) == slot:
        return play(s, r, code)
    if s.melds[slot].total >= r.complete_cards:
        return Reason.MELD_COMPLETE
    return Reason.JOINS_BY_ITSELF
