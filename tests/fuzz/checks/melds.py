"""The melds on the table: a state's notes about them are right, and each meld is legal."""

from typing import Any

from escalera.engine.state.dtypes import SEATS, Meld, Rules, State
from escalera.engine.state.enums import BlackThrees, Form, Phase, WildMelds
from tests.fuzz.checks.faults import Fault
from tests.fuzz.compiled import kernel


@kernel
def _check_set(m: Meld) -> int:
    """Recount a set or wild meld from its cards."""
    total = wilds = tabled = 0
    for spot in range(12):
        cards, now = int(m.cards[spot]) & 15, int(m.cards[spot]) >> 4
        if now > cards or now < 0 or (spot > 8 and cards > 0):
            return Fault.MELD + 0
        total += cards
        wilds += cards if spot >= 4 else 0
        tabled += now
    right = total == m.total and wilds == m.wilds and tabled == m.tabled
    return (Fault.OK if right else Fault.MELD) + 0


@kernel
def _check_run(m: Meld) -> int:
    """Recount a sequence from its cards, which go from its low to its high end."""
    total = wilds = tabled = 0
    for spot in range(12):
        mark, now = int(m.cards[spot]) & 15, int(m.cards[spot]) >> 4
        inside = m.low <= spot + 1 <= m.high
        if inside != (mark > 0) or mark > 6 or now > 1:
            return Fault.SPAN + 0
        total += int(mark > 0)
        wilds += int(mark > 1)
        tabled += now
    right = total == m.total and wilds == m.wilds and tabled == m.tabled
    return (Fault.OK if right else Fault.MELD) + 0


@kernel
def may_be_set(r: Rules, rank: int, naturals: int, wilds: int) -> bool:
    """Say whether a set may hold so many naturals and wilds (R10, R19b; the documents: Melds)."""
    if naturals < 2 or wilds > r.wild_limit[rank]:
        return False
    if r.naturals_outnumber and 0 < naturals <= wilds:
        return False
    grows = r.add_to_complete or r.wilds_to_complete
    return bool(grows) or naturals + wilds <= r.complete_cards


@kernel
def _set_may_lie(r: Rules, m: Meld) -> bool:
    if m.which == 1:
        return m.wilds == 0 and r.black_threes_out != BlackThrees.NEVER
    return may_be_set(r, int(m.which), int(m.total) - int(m.wilds), int(m.wilds))


@kernel
def _run_may_lie(r: Rules, m: Meld) -> bool:
    if (
        m.total > r.complete_cards
        or m.total - m.wilds < 2
        or m.wilds > r.wilds_in_sequence
        or m.low < 1
    ):
        return False
    if m.low == 1:
        return r.black_threes_out == BlackThrees.SET_OR_SEQUENCE and m.wilds == 0
    return m.high <= 12


@kernel
def _may_lie(r: Rules, m: Meld) -> bool:
    if m.total < 3:
        return False
    if m.form == Form.SET:
        return _set_may_lie(r, m)
    if m.form == Form.SEQUENCE:
        return _run_may_lie(r, m)
    return r.wild_melds != WildMelds.NONE and m.wilds == m.total and m.total <= r.complete_cards


@kernel
def _crowds(r: Rules, m: Meld, lying: Any) -> bool:
    """Say whether a meld may not be beside those before it (R19a, R19e; Melds), and note it.

    lying: by team and form, as bits, the ranks or suits of the melds that allow no second one.
    """
    if m.form == Form.SEQUENCE:
        alone = r.one_sequence_per_suit != 0
    elif m.form == Form.SET:
        alone = r.sets_combine != 0 and m.total < r.complete_cards
    else:
        alone = r.wild_melds == WildMelds.ONE_OPEN and m.total < r.complete_cards
    at, bit = (int(m.team) - 1) * 3 + int(m.form) - 1, int(alone) << int(m.which)
    crowded = bool(lying[at] & bit)
    lying[at] |= bit
    return crowded


@kernel
def check_numbers(s: State) -> int:
    """Compare each meld's number with those of the team's other melds."""
    for slot in range(int(s.slots)):
        m = s.melds[slot]
        for other in range(slot + 1, int(s.slots)):
            o = s.melds[other]
            if m.team > 0 and o.team == m.team and o.number == m.number:
                return Fault.NUMBERS + 0
    return Fault.OK + 0


@kernel
def _check_meld(s: State, r: Rules, slot: int, lying: Any) -> int:
    m = s.melds[slot]
    if m.number < 1 or m.number >= s.teams[m.team - 1].next_number:
        return Fault.NUMBERS + 0
    fault = _check_run(m) if m.form == Form.SEQUENCE else _check_set(m)
    if fault == Fault.OK and (_crowds(r, m, lying) or not _may_lie(r, m)):
        return Fault.LIMITS + 0
    return fault


@kernel
def _blacks_tabled(m: Meld) -> int:
    """Count the black 3s of this turn on a meld."""
    if m.form == Form.SEQUENCE:
        return int(m.cards[0]) >> 4
    return (int(m.cards[0]) >> 4) + (int(m.cards[3]) >> 4) if m.which == 1 else 0


@kernel
def _check_turn(s: State, r: Rules, tabled: int, blacks: int, merged: int) -> int:
    """Compare a state's notes of this turn with the table; before the draw there are none."""
    if tabled != s.tabled or (s.phase == Phase.DRAW and tabled > 0):
        return Fault.TABLED + 0
    if blacks != s.black_tabled:
        return Fault.BLACKS + 0
    right = merged == s.merges and (r.merge_sets or merged == 0)
    return (Fault.OK if right else Fault.MERGES) + 0


@kernel
def check_melds(s: State, r: Rules, lying: Any) -> int:
    """Check every meld, and the state's notes of all of them; lying: scratch for 18 numbers."""
    for at in range(3 * SEATS):
        lying[at] = 0
    tabled = blacks = merged = 0
    for slot in range(int(s.slots)):
        m = s.melds[slot]
        if m.team == 0:
            continue
        if m.into > 0:
            merged += 1
            continue
        fault = _check_meld(s, r, slot, lying)
        if fault != Fault.OK:
            return fault
        if m.tabled > 0 and m.team != r.team_of[s.seat] + 1:
            return Fault.TABLED + 0
        tabled += int(m.tabled)
        if m.form != Form.WILD:
            blacks += _blacks_tabled(m)
    return _check_turn(s, r, tabled, blacks, merged)
