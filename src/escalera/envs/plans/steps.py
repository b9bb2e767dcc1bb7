"""A plan's actions as the atomic steps that play them, until there is something new to think of."""

from typing import Any, Final

from escalera.bots.planner.decide.plan_numbers import ACTIONS, HEAD
from escalera.cards.kinds import is_wild
from escalera.engine.legal.listing import legal
from escalera.engine.state import codes
from escalera.engine.state.codes import NO_CARD, plain
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Op, Phase
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import SMALLEST_MELD
from escalera.engine.topics import dispatch
from escalera.engine.whole.whole_row import (
    ADD,
    ASK,
    COUNT,
    FIRST,
    MELD,
    MELD_NUMBER,
    VERB,
    kind_of_card,
    place_of_card,
)
from escalera.engine.whole.whole_steps import card_code, slot_named
from escalera.envs.plans.kernel import kernel

GOES_ON: Final = 0
"""What came of a step or an action: the plan goes on, or it stops, or it isn't legal."""
STOPS: Final = 1
REFUSED: Final = 2
_WILDS_TRIED: Final = (1, 0, 2, 3)
"""How many wilds are among the three cards that a meld begins with, the likeliest first."""
_ALL_THREE: Final = (1 << SMALLEST_MELD) - 1
_A_CARD: Final = 2
"""The numbers of a card in a row."""


@kernel
def write_steps(
    trial: Any, r: Rules, told: Any, start: int, found: Any, left: Any, out: Any, lengths: Any,
    plan: int,
) -> None:  # fmt: skip
    """Play a plan on a trial state and write its steps' codes, lengths[plan] of them.

    trial: two states, the second scratch; told, start: the plan (`plan_numbers`); found: for
    `listing.legal`; left: scratch. It ends where the turn or the hand does, where somebody else
    acts, where cards come into the hand, where out is full, and before what isn't legal.
    """
    at, came = start + HEAD, GOES_ON
    for _ in range(told[start + ACTIONS]):
        if came == GOES_ON:
            row = told[at:]
            came = _write_action(trial, r, row, found, left, out, lengths, plan)
            at += FIRST + _A_CARD * int(row[COUNT])


@kernel
def _write_action(
    trial: Any, r: Rules, row: Any, found: Any, left: Any, out: Any, lengths: Any, plan: int
) -> int:
    if row[VERB] == MELD:
        return _begin_meld(trial, r, row, found, left, out, lengths, plan)
    if row[VERB] == ADD:
        for card in range(row[COUNT]):
            left[card] = card
        count, number = int(row[COUNT]), int(row[MELD_NUMBER])
        return _add_cards(trial[0], r, row, left, count, number, out, lengths, plan)
    code = plain(Op.ASK + 0) if row[VERB] == ASK else card_code(Op.DISCARD + 0, row, 0, -1)
    return _step(trial[0], r, code, out, lengths, plan)


@kernel
def _step(s: State, r: Rules, code: int, out: Any, lengths: Any, plan: int) -> int:
    """Play a step and write its code; say what came of it."""
    if lengths[plan] == len(out):
        return STOPS
    if dispatch.check(s, r, code) != Reason.OK:
        return REFUSED
    seat, held = int(s.seat), int(s.held[s.seat])
    for kind in (codes.card_a(code), codes.card_b(code), codes.card_c(code)):
        held -= int(kind != NO_CARD)
    dispatch.apply(s, r, code)
    out[lengths[plan]] = code
    lengths[plan] += 1
    same = s.phase == Phase.PLAY and s.seat == seat and s.held[seat] == held
    return GOES_ON if same else STOPS


@kernel
def _begin_meld(
    trial: Any, r: Rules, row: Any, found: Any, left: Any, out: Any, lengths: Any, plan: int
) -> int:
    """Begin a meld with the first three of its cards from which the others can be added."""
    number = int(trial[0].teams[r.team_of[trial[0].seat]].next_number)
    begun, count = int(lengths[plan]), legal(trial[0], r, found)
    trial[1] = trial[0]
    for wilds in _WILDS_TRIED:
        for k in range(count):
            code = int(found[k])
            if not _begins(row, code, wilds, left):
                continue
            came, others = _step(trial[0], r, code, out, lengths, plan), int(row[COUNT])
            if came == GOES_ON:
                others -= SMALLEST_MELD
                came = _add_cards(trial[0], r, row, left, others, number, out, lengths, plan)
            if came != REFUSED:
                return came
            trial[0] = trial[1]
            lengths[plan] = begun
    return REFUSED


@kernel
def _begins(row: Any, code: int, wilds: int, left: Any) -> bool:
    """Say whether an action melds three cards of a row, so many of them wild.

    left: then has the places of the other cards.
    """
    if codes.op_of(code) != Op.MELD:
        return False
    cards = codes.card_a(code), codes.card_b(code), codes.card_c(code)
    if int(is_wild(cards[0])) + int(is_wild(cards[1])) + int(is_wild(cards[2])) != wilds:
        return False
    others, used = 0, 0
    for card in range(row[COUNT]):
        melded = False
        for nth in range(SMALLEST_MELD):
            free = (used >> nth) & 1 == 0
            if free and not melded and _is_card(row, card, int(cards[nth]), code):
                used |= 1 << nth
                melded = True
        if not melded:
            left[others] = card
            others += 1
    return used == _ALL_THREE


@kernel
def _is_card(row: Any, card: int, kind: int, code: int) -> bool:
    """Say whether a row's card is of a kind, and if it is wild, where the action places it."""
    if kind_of_card(row, card) != kind:
        return False
    return not is_wild(kind) or place_of_card(row, card) == codes.place_of(code)


@kernel
def _add_cards(
    s: State, r: Rules, row: Any, left: Any, count: int, number: int, out: Any, lengths: Any,
    plan: int,
) -> int:  # fmt: skip
    """Add a row's other cards to its meld one by one, in whatever order is legal, wilds first."""
    while count > 0:
        slot = slot_named(s, r, number)
        at = _addable(s, r, row, left, count, slot) if slot >= 0 else -1
        if at < 0:
            return REFUSED
        came = _step(s, r, card_code(Op.ADD + 0, row, int(left[at]), slot), out, lengths, plan)
        if came != GOES_ON:
            return came
        count -= 1
        for k in range(at, count):
            left[k] = left[k + 1]
    return GOES_ON


@kernel
def _addable(s: State, r: Rules, row: Any, left: Any, count: int, slot: int) -> int:
    """Return which of the other cards goes next, -1 if none does."""
    for wild in (True, False):
        for k in range(count):
            if is_wild(kind_of_card(row, int(left[k]))) == wild:
                code = card_code(Op.ADD + 0, row, int(left[k]), slot)
                if dispatch.check(s, r, code) == Reason.OK:
                    return k
    return -1
