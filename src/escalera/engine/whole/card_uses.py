"""What a player can do with exactly these cards: a take, a meld, an addition, a discard.

No rule is written here: the cards and the table suggest what they may be meant for, and `attempt`
tries each meaning.
"""

from typing import Any, Final

from escalera.cards.compiling.arrays import Bytes, IntegerRows, Integers
from escalera.cards.jit import door, kernel
from escalera.cards.kinds import is_wild, kind_with, rank_of, suit_of
from escalera.engine.state.dtypes import MELD_CARDS, STATE, Meld, RuleRecords, Rules, State, States
from escalera.engine.state.enums import Form, Phase
from escalera.engine.state.meld_slots import count_at, next_slot
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import SMALLEST_MELD, TAKING_CARDS
from escalera.engine.whole import whole_row as rows
from escalera.engine.whole.whole_action import attempt
from escalera.engine.whole.whole_row import (
    COUNT,
    MELD_NUMBER,
    OTHER_NUMBER,
    VERB,
    put_card,
    sort_cards,
)
from escalera.engine.whole.wild_places import (
    CardRecords,
    Cards,
    next_order,
    note_cards,
    note_place,
    ranks_taken,
    sequence_suit,
    write_placed,
)

MOST_TRIED: Final = 128
"""The most meanings tried: sensible cards have fewer, and trying them is quick."""
CURRENT, TRIAL, BEFORE, RESULTS = range(4)
"""Places in the stack of states: the hand, one to try on, scratch, and the results so far."""
STATES: Final = RESULTS + MOST_TRIED
_SIZE: Final = STATE.itemsize
_TAKE, _MELD, _ADD, _DISCARD, _DECLARE = rows.TAKE, rows.MELD, rows.ADD, rows.DISCARD, rows.DECLARE


@door
def find_uses(
    stack: States,
    memory: Bytes,
    rules: RuleRecords,
    seat: int,
    cards: CardRecords,
    found: IntegerRows,
    left: Integers,
) -> int:
    """Write every legal action with exactly these cards; return how many, or minus a `Reason`.

    stack: `STATES` states, the hand first, the others scratch; memory: the same as bytes; seat:
    who asks, from 0; cards: one record with kinds and count; found: `MOST_TRIED` + 1 rows of at
    least `whole_row.width(count)`; left: count numbers, scratch. Actions with the same result are
    written once; the likeliest meanings come first, and at most `MOST_TRIED` are tried.
    """
    s, r, c = stack[CURRENT], rules[0], cards[0]
    reason = _why_not(s, seat, c)
    if reason != Reason.OK:
        return -(reason + 0)
    c.found = c.tried = c.first_reason = c.plain_reason = 0
    c.turn_card = s.pile[s.pile_count - 1] if s.pile_count > 0 else -1
    _try_all(stack, memory, r, c, found, left)
    if c.found > 0:
        return int(c.found)
    return -int(c.plain_reason if c.plain_reason > 0 else c.first_reason)


@kernel
def _why_not(s: State, seat: int, c: Cards) -> Reason:
    """Return why a seat can do nothing with cards, whatever they are."""
    if s.phase == Phase.OVER:
        return Reason.HAND_OVER
    if seat != (s.answerer if s.phase == Phase.ANSWER else s.seat):
        return Reason.NOT_YOUR_TURN
    for k in range(c.count):
        wanted = 0
        for other in range(c.count):
            wanted += int(c.kinds[other] == c.kinds[k])
        if s.hands[seat][c.kinds[k]] < wanted:
            return Reason.NOT_IN_HAND
    return Reason.OK


@kernel
def _try_all(stack: Any, memory: Any, r: Rules, c: Cards, found: Any, left: Any) -> None:
    """Try what the player may mean by the cards, the likeliest first."""
    if c.count == 1:
        _try_plainly(stack, memory, r, c, found, left, _DISCARD, 0)
        _try_plainly(stack, memory, r, c, found, left, _DECLARE, 0)
    if c.count == TAKING_CARDS and c.turn_card >= 0:
        _take_all(stack, memory, r, c, found, left)
    if c.count >= SMALLEST_MELD:
        note_cards(c)
        if c.free_count > 0:
            _try_places(stack, memory, r, c, found, left, _MELD, 0)
        _try_plainly(stack, memory, r, c, found, left, _MELD, 0)
    _add_all(stack, memory, r, c, found, left, True)
    if c.count == TAKING_CARDS:
        _try_plainly(stack, memory, r, c, found, left, _MELD, 0)
    _add_all(stack, memory, r, c, found, left, False)


@kernel
def _take_all(stack: Any, memory: Any, r: Rules, c: Cards, found: Any, left: Any) -> None:
    """Try to take the pile with two cards: first by themselves, then to each meld."""
    s, number, slot = stack[CURRENT], 0, 0
    team = int(r.team_of[s.seat])
    while slot >= 0:
        note_cards(c)
        note_place(c, c.turn_card)
        placed = _try_places(stack, memory, r, c, found, left, _TAKE, number)
        if placed == 0 or c.free_count > 0:
            _try_plainly(stack, memory, r, c, found, left, _TAKE, number)
        slot = next_slot(s, r, team, number)
        number = int(s.melds[slot].number) if slot >= 0 else number


@kernel
def _add_all(
    stack: Any, memory: Any, r: Rules, c: Cards, found: Any, left: Any, akin: bool
) -> None:  # fmt: skip
    """Try to add the cards to each meld that is akin to them, or to each other one."""
    s = stack[CURRENT]
    team = int(r.team_of[s.seat])
    slot = next_slot(s, r, team, 0)
    while slot >= 0:
        m, number = s.melds[slot], int(s.melds[slot].number)
        if _akin(m, c) == akin:
            placed = 0
            if m.form == Form.SEQUENCE:
                note_cards(c)
                _note_meld(m, c)
                placed = _try_places(stack, memory, r, c, found, left, _ADD, number)
            if placed == 0:
                _try_plainly(stack, memory, r, c, found, left, _ADD, number)
        slot = next_slot(s, r, team, number)


@kernel
def _note_meld(m: Meld, c: Cards) -> None:
    for spot in range(MELD_CARDS):
        for _ in range(count_at(m, spot)):
            note_place(c, kind_with(spot + 1, int(m.which)))


@kernel
def _akin(m: Meld, c: Cards) -> bool:
    """Say whether the naturals have a set's rank, or a sequence's suit."""
    for k in range(c.count):
        kind = c.kinds[k]
        if not is_wild(kind):
            same = suit_of(kind) if m.form == Form.SEQUENCE else rank_of(kind)
            if m.form == Form.WILD or same != m.which:
                return False
    return True


@kernel
def _try_places(
    stack: Any, memory: Any, r: Rules, c: Cards, found: Any, left: Any, verb: int, number: int
) -> int:
    """Try the cards with each way to place their wilds; return how many ways there are."""
    suit, ways = sequence_suit(c), 0
    if suit < 0:
        return 0
    for below in range(c.free_count + 1):
        more = ranks_taken(c, below)
        while more and c.tried < MOST_TRIED:
            write_placed(c, suit, found[c.found])
            _head(found[c.found], verb, number)
            _try(stack, memory, r, c, found, left)
            ways += 1
            more = next_order(c)
    return ways


@kernel
def _try_plainly(
    stack: Any, memory: Any, r: Rules, c: Cards, found: Any, left: Any, verb: int, number: int
) -> None:
    """Try an action with the cards as they are."""
    row = found[c.found]
    for k in range(c.count):
        put_card(row, k, c.kinds[k], -1)
    row[COUNT] = c.count
    _head(row, verb, number)
    _try(stack, memory, r, c, found, left)


@kernel
def _head(row: Any, verb: int, number: int) -> None:
    row[VERB], row[MELD_NUMBER], row[OTHER_NUMBER] = verb, number, 0
    sort_cards(row)


@kernel
def _try(stack: Any, memory: Any, r: Rules, c: Cards, found: Any, left: Any) -> None:
    """Try the action that is written behind those found; keep it if it is legal and new."""
    if c.tried >= MOST_TRIED:
        return
    c.tried += 1
    stack[TRIAL] = stack[CURRENT]
    row = found[c.found]
    reason = _in_any_place(attempt(stack, TRIAL, r, row, left, stack[BEFORE : BEFORE + 1]), row)
    if reason == Reason.OK:
        if _is_new(memory, c.found):
            stack[RESULTS + c.found] = stack[TRIAL]
            c.found += 1
        return
    if c.first_reason == 0:
        c.first_reason = reason + 0
    if c.plain_reason == 0 and not _says_little(reason):
        c.plain_reason = reason + 0


@kernel
def _in_any_place(reason: Reason, row: Any) -> Reason:
    """Return why an action fails: every place of its wilds is tried, so none is to be named."""
    if reason != Reason.PLACE_NEEDED:
        return reason
    return Reason.DOES_NOT_FIT if row[VERB] == _ADD else Reason.NOT_A_MELD


@kernel
def _is_new(memory: Any, results: int) -> bool:
    """Say whether the trial's result differs from all results so far."""
    for result in range(RESULTS, RESULTS + results):
        same = True
        for at in range(_SIZE):
            if memory[TRIAL * _SIZE + at] != memory[result * _SIZE + at]:
                same = False
                break
        if same:
            return False
    return True


@kernel
def _says_little(reason: Reason) -> bool:
    """Say whether a reason says less than another meaning's reason."""
    cards = reason == Reason.NOT_A_MELD or reason == Reason.DOES_NOT_FIT
    open_one = reason == Reason.OPEN_SET_EXISTS or reason == Reason.OPEN_WILD_MELD
    return cards or open_one or reason == Reason.ALREADY_DRAWN
