"""Atomic steps of a whole action: play one, find a meld by its number, add cards one by one."""

from typing import Any

from escalera.cards.jit import kernel
from escalera.cards.kinds import is_wild
from escalera.engine.state.codes import NO_CARD, encode
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Op, Phase
from escalera.engine.state.reasons import Reason
from escalera.engine.topics import dispatch
from escalera.engine.whole.whole_row import (
    ABOVE_KINDS,
    COUNT,
    kind_of_card,
    naturals_first,
    place_of_card,
)


@kernel
def play(s: State, r: Rules, code: int) -> Reason:
    """Play an atomic action if it is legal; return the reason against it."""
    reason = dispatch.check(s, r, code)
    if reason == Reason.OK:
        dispatch.apply(s, r, code)
    return reason


@kernel
def slot_named(s: State, r: Rules, number: int) -> int:
    """Return the slot of the acting team's meld of a number, -1 if there is none."""
    team = int(r.team_of[s.seat]) + 1
    for slot in range(s.slots):
        m = s.melds[slot]
        if m.team == team and m.into == 0 and m.number == number:
            return slot
    return -1


@kernel
def not_now(s: State) -> Reason:
    """Return what forbids tabling anything now, whatever the cards."""
    if s.phase == Phase.OVER:
        return Reason.HAND_OVER
    if s.phase == Phase.ANSWER:
        return Reason.QUESTION_OPEN
    return Reason.DRAW_FIRST if s.phase == Phase.DRAW else Reason.OK


@kernel
def lacks(s: State, row: Any) -> bool:
    """Say whether the player does not hold a row's cards."""
    for k in range(row[COUNT]):
        kind, wanted = kind_of_card(row, k), 0
        for other in range(row[COUNT]):
            wanted += int(kind_of_card(row, other) == kind)
        if s.hands[s.seat][kind] < wanted:
            return True
    return False


@kernel
def card_code(op: int, row: Any, card: int, slot: int) -> int:
    """Return the code of an action with one of a row's cards."""
    place = place_of_card(row, card)
    return encode(op, int(kind_of_card(row, card)), NO_CARD, NO_CARD, place, slot, -1)


@kernel
def three_code(row: Any, a: int, b: int, c: int) -> int:
    """Return the code of a meld of three cards, naturals first, then by kind."""
    if _weight(row, b) < _weight(row, a):
        a, b = b, a
    if _weight(row, c) < _weight(row, b):
        b, c = c, b
    if _weight(row, b) < _weight(row, a):
        a, b = b, a
    first, second = int(kind_of_card(row, a)), int(kind_of_card(row, b))
    third = int(kind_of_card(row, c))
    return encode(Op.MELD, first, second, third, place_of_card(row, c), -1, -1)


@kernel
def _weight(row: Any, card: int) -> int:
    return naturals_first(kind_of_card(row, card))


@kernel
def one_by_one(
    s: State, r: Rules, op: int, row: Any, left: Any, count: int, number: int
) -> Reason:  # fmt: skip
    """Add or take back cards one by one, in whatever order is legal, wilds first.

    left: the places of the cards in the row, count of them; it is used up.
    """
    _in_order(row, left, count, _wilds_last(s, r, op, count, number))
    reason = Reason.OK
    while count > 0:
        slot, before = slot_named(s, r, number), count
        for k in range(count):
            reason = Reason.NO_SUCH_MELD
            if slot >= 0:
                reason = play(s, r, card_code(op, row, left[k], slot))
            if reason == Reason.OK:
                count -= 1
                for at in range(k, count):
                    left[at] = left[at + 1]
                break
        if count == before:
            return reason
    return Reason.OK


@kernel
def _wilds_last(s: State, r: Rules, op: int, count: int, number: int) -> bool:
    """Say whether so many cards make a set complete that then takes wilds, but no natural."""
    slot = slot_named(s, r, number)
    if op != Op.ADD or slot < 0 or r.add_to_complete or not r.wilds_to_complete:
        return False
    return bool(s.melds[slot].total + count > r.complete_cards)


@kernel
def _in_order(row: Any, left: Any, count: int, wilds_last: bool) -> None:
    """Order cards: wilds first or last, then by kind."""
    for k in range(1, count):
        card, at = left[k], k
        while at > 0 and _order(row, left[at - 1], wilds_last) > _order(row, card, wilds_last):
            left[at] = left[at - 1]
            at -= 1
        left[at] = card


@kernel
def _order(row: Any, card: int, wilds_last: bool) -> int:
    kind = int(kind_of_card(row, card))
    return kind if is_wild(kind) != wilds_last else kind | ABOVE_KINDS


@kernel
def undo_if_over(states: Any, i: int, r: Rules, before: Any) -> None:
    """Undo an attempt to go out that had no effect; only the penalty stays (R20)."""
    s = states[i]
    if r.out_after_no_penalty == 0 or s.phase != Phase.PLAY:
        return
    team = r.team_of[s.seat]
    penalty = int(s.teams[team].penalty)
    if penalty > int(before[0].teams[team].penalty):
        states[i] = before[0]
        states[i].teams[team].penalty = penalty
