"""Cards to a meld and back as players say it: `add 9D 9H to m2`, `back 9D from m2` (R14a, R22)."""

from typing import Any

from escalera.cards.jit import kernel
from escalera.cards.kinds import kind_with, suit_of
from escalera.engine.state.codes import NO_CARD, encode
from escalera.engine.state.dtypes import MELD_CARDS, Meld, Rules
from escalera.engine.state.enums import Form, Op
from escalera.engine.state.meld_slots import count_at, kind_at, tabled_at
from escalera.engine.state.reasons import Reason
from escalera.engine.whole.whole_orders import in_some_order
from escalera.engine.whole.whole_row import (
    COUNT,
    MELD_NUMBER,
    kind_of_card,
    put_card,
    stands_for,
)
from escalera.engine.whole.whole_steps import (
    lacks,
    not_now,
    one_by_one,
    play,
    slot_named,
    undo_if_over,
)


@kernel
def add(states: Any, i: int, r: Rules, row: Any, left: Any, before: Any) -> Reason:
    """Add a row's cards to its meld."""
    s = states[i]
    reason = not_now(s)
    if reason != Reason.OK:
        return reason
    if lacks(s, row):
        return Reason.NOT_IN_HAND
    slot = slot_named(s, r, row[MELD_NUMBER])
    if slot < 0:
        return Reason.NO_SUCH_MELD
    if _wrong_suit(row, s.melds[slot]):
        sequence = s.melds[slot].form == Form.SEQUENCE
        return Reason.DOES_NOT_FIT if sequence else Reason.NO_PLACE_IN_SET
    before[0] = states[i]
    reason = one_by_one(s, r, Op.ADD + 0, row, _all(row, left), row[COUNT], row[MELD_NUMBER])
    if reason != Reason.OK and before[0].pending:
        return in_some_order(states, i, r, row, left, before, reason)
    if reason == Reason.OK:
        undo_if_over(states, i, r, before)
    return reason


@kernel
def _all(row: Any, left: Any) -> Any:
    """Write the places of all cards of a row."""
    for k in range(row[COUNT]):
        left[k] = k
    return left


@kernel
def _wrong_suit(row: Any, m: Meld) -> bool:
    """Say whether a wild is to stand for a card of another suit, or in no sequence."""
    for k in range(row[COUNT]):
        place = stands_for(row, k)
        if place >= 0 and (m.form != Form.SEQUENCE or suit_of(place) != m.which):
            return True
    return False


@kernel
def back(states: Any, i: int, r: Rules, row: Any, left: Any) -> Reason:
    """Take a row's cards back from its meld."""
    s = states[i]
    reason = not_now(s)
    if reason != Reason.OK:
        return reason
    slot = slot_named(s, r, row[MELD_NUMBER])
    if slot < 0:
        return Reason.NO_SUCH_MELD
    m, whole = s.melds[slot], row[COUNT] == s.melds[slot].total
    _place_as_tabled(row, m)
    for k in range(row[COUNT]):
        wanted = _count(row, k)
        if wanted > _held(m, kind_of_card(row, k), stands_for(row, k), True):
            return Reason.NOT_TABLED_NOW
        whole = whole and wanted == _held(m, kind_of_card(row, k), stands_for(row, k), False)
    if whole:
        return play(s, r, encode(Op.BACK_MELD, NO_CARD, NO_CARD, NO_CARD, 0, slot, -1))
    number = row[MELD_NUMBER]
    return one_by_one(s, r, Op.BACK_CARD + 0, row, _all(row, left), row[COUNT], number)


@kernel
def _place_as_tabled(row: Any, m: Meld) -> None:
    """Let a wild named without its place stand where one is that was placed in this turn."""
    for k in range(row[COUNT]):
        kind = kind_of_card(row, k)
        if stands_for(row, k) >= 0 or _held(m, kind, -1, True) > 0:
            continue
        for spot in range(MELD_CARDS):
            if tabled_at(m, spot) > 0 and kind_at(m, spot) == kind:
                put_card(row, k, kind, _place_at(m, spot))
                break


@kernel
def _place_at(m: Meld, spot: int) -> int:
    """Return what the card in a spot stands for, -1 for itself."""
    own = kind_with(spot + 1, int(m.which))
    return own if m.form == Form.SEQUENCE and kind_at(m, spot) != own else -1


@kernel
def _held(m: Meld, kind: int, place: int, tabled: bool) -> int:
    """Return how many such cards are in a meld, or of those only the ones of this turn."""
    found = 0
    for spot in range(MELD_CARDS):
        count = tabled_at(m, spot) if tabled else count_at(m, spot)
        if count > 0 and kind_at(m, spot) == kind and _place_at(m, spot) == place:
            found += count
    return found


@kernel
def _count(row: Any, card: int) -> int:
    """Return how many of a row's cards are like one of them."""
    found = 0
    for k in range(row[COUNT]):
        same = kind_of_card(row, k) == kind_of_card(row, card)
        found += int(same and stands_for(row, k) == stands_for(row, card))
    return found
