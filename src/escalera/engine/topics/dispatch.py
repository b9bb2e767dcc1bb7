"""Every atomic action: `check` says whether it may be played, `apply` plays it."""

from escalera.cards.jit import kernel
from escalera.engine.state import codes
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Op, Phase
from escalera.engine.state.reasons import Reason
from escalera.engine.topics.going_out import apply_answer, apply_ask, check_answer, check_ask
from escalera.engine.topics.pile import check_take_alone, check_take_with
from escalera.engine.topics.stock import (
    apply_declare,
    apply_draw,
    check_declare,
    check_draw,
    stock_left,
)
from escalera.engine.topics.tabling import (
    apply_add,
    apply_meld,
    apply_merge,
    check_add,
    check_meld,
    check_merge,
)
from escalera.engine.topics.taking import any_take, apply_take_alone, apply_take_with
from escalera.engine.topics.taking_back import (
    apply_back,
    apply_back_card,
    apply_back_meld,
    check_back,
    check_back_card,
    check_back_meld,
)
from escalera.engine.topics.turn import (
    apply_discard,
    apply_end_stock,
    apply_special,
    apply_stuck,
    check_discard,
    check_end_in_play,
    check_special,
    check_stuck,
)


@kernel
def check_claim(s: State, r: Rules) -> Reason:
    """Say whether the player may try to take an upcard that can't be used (R20)."""
    if r.claim_penalty == 0:
        return Reason.NO_CLAIMS
    if s.phase != Phase.DRAW:
        return Reason.ALREADY_DRAWN
    if s.short:
        return Reason.STOCK_SHORT
    if s.claimed:
        return Reason.CLAIMED_ALREADY
    if s.pile_count == 0:
        return Reason.PILE_EMPTY
    return Reason.UPCARD_USABLE if any_take(s, r) else Reason.OK


@kernel
def apply_claim(s: State, r: Rules) -> None:
    """Score the penalty; nothing moves."""
    s.claimed = 1
    s.teams[r.team_of[s.seat]].penalty += int(r.claim_penalty)


@kernel
def check_end_stock(s: State, r: Rules) -> Reason:
    """Say whether the hand ends as the stock has run out, before a turn or in it (R8, R19j)."""
    if s.phase != Phase.DRAW:
        return check_end_in_play(s)
    if s.short:
        return Reason.OK
    if stock_left(s) > 0:
        return Reason.STOCK_LEFT
    if s.teams[r.team_of[s.seat]].melded and any_take(s, r):
        return Reason.MUST_TAKE
    return Reason.OK


@kernel
def _check_before_draw(s: State, r: Rules, code: int, op: int) -> Reason:
    if op == Op.DRAW:
        return check_draw(s)
    if op == Op.TAKE_ALONE:
        return check_take_alone(s, r, codes.slot_of(code))
    if op == Op.TAKE_WITH:
        return check_take_with(s, r, code)
    return check_claim(s, r)


@kernel
def _check_table(s: State, r: Rules, code: int, op: int) -> Reason:
    slot = codes.slot_of(code)
    if s.phase == Phase.DRAW:
        return Reason.NOTHING_TO_TAKE_BACK if op == Op.BACK else Reason.DRAW_FIRST
    if op == Op.MELD:
        return check_meld(s, r, code)
    if op == Op.ADD:
        return check_add(s, r, slot, codes.card_a(code), codes.place_of(code))
    if op == Op.MERGE:
        return check_merge(s, r, slot, codes.other_of(code))
    if op == Op.BACK:
        return check_back(s)
    if op == Op.BACK_CARD:
        return check_back_card(s, r, slot, codes.card_a(code), codes.place_of(code))
    return check_back_meld(s, r, slot)


@kernel
def _check_ends(s: State, r: Rules, code: int, op: int) -> Reason:
    if op == Op.ASK:
        return check_ask(s, r)
    if op == Op.DISCARD:
        return check_discard(s, r, codes.card_a(code))
    if op == Op.SPECIAL:
        return check_special(s, r)
    if op == Op.END_STOCK:
        return check_end_stock(s, r)
    return check_stuck(s, r)


@kernel
def check(s: State, r: Rules, code: int) -> Reason:
    """Say whether the seat to act may play an atomic action; the name of what forbids it."""
    op = codes.op_of(code)
    if s.phase == Phase.OVER:
        return Reason.HAND_OVER
    if op == Op.YES or op == Op.NO:
        return check_answer(s)
    if s.phase == Phase.ANSWER:
        return Reason.QUESTION_OPEN
    if op == Op.DECLARE:
        return check_declare(s, r, codes.card_a(code))
    if op <= Op.CLAIM:
        return _check_before_draw(s, r, code, op)
    if op >= Op.ASK:
        return _check_ends(s, r, code, op)
    return _check_table(s, r, code, op)


@kernel
def _apply_table(s: State, r: Rules, code: int, op: int) -> None:
    slot = codes.slot_of(code)
    if op == Op.MELD:
        apply_meld(s, r, code)
    elif op == Op.ADD:
        apply_add(s, r, slot, codes.card_a(code), codes.place_of(code))
    elif op == Op.MERGE:
        apply_merge(s, slot, codes.other_of(code))
    elif op == Op.BACK:
        apply_back(s, r)
    elif op == Op.BACK_CARD:
        apply_back_card(s, r, slot, codes.card_a(code), codes.place_of(code))
    else:
        apply_back_meld(s, r, slot)


@kernel
def _apply_before_draw(s: State, r: Rules, code: int, op: int) -> None:
    if op == Op.DRAW:
        apply_draw(s, r)
    elif op == Op.TAKE_ALONE:
        apply_take_alone(s, r, codes.slot_of(code))
    elif op == Op.TAKE_WITH:
        apply_take_with(s, r, code)
    elif op == Op.CLAIM:
        apply_claim(s, r)
    else:
        apply_declare(s, r, codes.card_a(code))


@kernel
def apply(s: State, r: Rules, code: int) -> None:
    """Play an atomic action that `check` allows; nothing is checked here."""
    op = codes.op_of(code)
    if op <= Op.DECLARE:
        _apply_before_draw(s, r, code, op)
    elif op <= Op.BACK_MELD:
        _apply_table(s, r, code, op)
    elif op == Op.DISCARD:
        apply_discard(s, r, codes.card_a(code))
    elif op == Op.ASK:
        apply_ask(s, r)
    elif op == Op.YES or op == Op.NO:
        apply_answer(s, r, int(op == Op.YES))
    elif op == Op.SPECIAL:
        apply_special(s, r)
    elif op == Op.END_STOCK:
        apply_end_stock(s, r)
    else:
        apply_stuck(s, r)
