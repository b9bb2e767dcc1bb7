"""Taking back cards tabled in this turn, singly or all (R22)."""

from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import ACE, JOKER, THREE, is_wild, rank_of
from escalera.engine.state.dtypes import MELD_CARDS, Meld, Rules, State
from escalera.engine.state.enums import Form, Phase, WildMelds
from escalera.engine.state.hand import gain
from escalera.engine.state.meld_slots import (
    SET_SPOTS,
    TWO_SPOT,
    count_at,
    kind_at,
    lies_open,
    lift,
    spot_in_set,
    tabled_at,
)
from escalera.engine.state.pile_cards import push_pile
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import LEAST_NATURALS, SMALLEST_MELD
from escalera.engine.topics.facts import set_holds
from escalera.engine.topics.melds import check_target


@inlined
def anything_to_take_back(s: State) -> bool:
    """Say whether anything of this turn is on the table that `BACK` would undo."""
    return s.tabled > 0 or s.merges > 0 or s.pending > 0


@kernel
def check_back(s: State) -> Reason:
    """Say whether everything of this turn may be taken back."""
    return Reason.OK if anything_to_take_back(s) else Reason.NOTHING_TO_TAKE_BACK


@kernel
def _other_open(s: State, r: Rules, slot: int) -> bool:
    m = s.melds[slot]
    if not r.sets_combine and m.form == Form.SET:
        return False
    if m.form == Form.SEQUENCE or (m.form == Form.WILD and r.wild_melds != WildMelds.ONE_OPEN):
        return False
    for i in range(m.team - 1, int(s.slots), int(r.teams)):
        other = s.melds[i]
        if i != slot and other.form == m.form and other.which == m.which:
            if lies_open(r, other, m.team - 1):
                return True
    return False


@kernel
def reopens(s: State, r: Rules, slot: int) -> bool:
    """Say whether one card less would open a complete set beside an open one (R22)."""
    return s.melds[slot].total == r.complete_cards and _other_open(s, r, slot)


@inlined
def spares(r: Rules, m: Meld, naturals: int, wilds: int) -> bool:
    """Say whether a meld stays a meld without so many naturals and wilds, ends apart."""
    left = int(m.total) - int(m.wilds) - naturals
    whole = int(m.total) - naturals - wilds >= SMALLEST_MELD
    if m.form == Form.SET:
        return whole and set_holds(r, int(m.which), left, int(m.wilds) - wilds)
    return whole and (m.form == Form.WILD or left >= LEAST_NATURALS)


@kernel
def remainder(r: Rules, m: Meld, kind: int, place: int) -> Reason:
    """Say whether a meld stays a meld without one card of this turn."""
    wild = is_wild(kind)
    if m.form == Form.SEQUENCE:
        rank = place if wild else rank_of(kind)
        if rank != m.low and rank != m.high:
            return Reason.REMAINS_NO_MELD
    return Reason.OK if spares(r, m, int(not wild), int(wild)) else Reason.REMAINS_NO_MELD


@kernel
def _spot(m: Meld, kind: int, place: int) -> int:
    """Return where a meld would hold a kind, -1 if it can't."""
    wild = is_wild(kind)
    if m.form == Form.SEQUENCE:
        rank = place if wild else rank_of(kind)
        return rank - 1 if rank >= THREE and rank <= ACE else -1
    return spot_in_set(kind) if place == 0 else -1


@kernel
def check_back_card(s: State, r: Rules, slot: int, kind: int, place: int) -> Reason:
    """Say whether one card of this turn may be taken back from a meld."""
    reason = check_target(s, int(r.team_of[s.seat]), slot)
    if reason != Reason.OK:
        return reason
    m = s.melds[slot]
    if kind > JOKER or (place != 0 and not is_wild(kind)):
        return Reason.NOT_TABLED_NOW
    spot = _spot(m, kind, place)
    if spot < 0 or tabled_at(m, spot) == 0 or kind_at(m, spot) != kind:
        return Reason.NOT_TABLED_NOW
    reason = remainder(r, m, kind, place)
    if reason == Reason.OK and reopens(s, r, slot):
        return Reason.REOPENS_SET
    return reason


@kernel
def check_back_meld(s: State, r: Rules, slot: int) -> Reason:
    """Say whether a whole meld of this turn may be taken back."""
    reason = check_target(s, int(r.team_of[s.seat]), slot)
    if reason != Reason.OK:
        return reason
    m = s.melds[slot]
    return Reason.OK if m.tabled == m.total else Reason.NOT_TABLED_NOW


@kernel
def apply_back_card(s: State, r: Rules, slot: int, kind: int, place: int) -> None:
    """Take one card back into the hand."""
    lift(s, r, slot, kind, place)
    gain(s, int(s.seat), kind)


@kernel
def _lift_spot(s: State, r: Rules, slot: int, spot: int) -> None:
    m = s.melds[slot]
    kind = kind_at(m, spot)
    place = spot + 1 if m.form == Form.SEQUENCE and is_wild(kind) else 0
    lift(s, r, slot, kind, place)
    gain(s, int(s.seat), kind)


@kernel
def _lift_tabled(s: State, r: Rules, slot: int) -> None:
    """Take back all cards of this turn from a meld: a sequence from its ends inwards."""
    for spot in range(MELD_CARDS - 1, -1, -1):
        if s.melds[slot].form != Form.SEQUENCE or spot + 1 == s.melds[slot].high:
            while s.melds[slot].team > 0 and tabled_at(s.melds[slot], spot) > 0:
                _lift_spot(s, r, slot, spot)
    for spot in range(MELD_CARDS):
        while s.melds[slot].team > 0 and tabled_at(s.melds[slot], spot) > 0:
            _lift_spot(s, r, slot, spot)


@kernel
def apply_back_meld(s: State, r: Rules, slot: int) -> None:
    """Take a whole meld of this turn back into the hand."""
    _lift_tabled(s, r, slot)


@kernel
def _unmerge(s: State, r: Rules, team: int) -> None:
    """Separate melds merged in this turn, once no card of this turn is on the surviving ones."""
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        if m.team == team + 1 and m.into > 0:
            host = s.melds[m.into - 1]
            for spot in range(SET_SPOTS):
                host.cards[spot] -= m.cards[spot]
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        if m.team == team + 1 and m.form == Form.SET:
            _recount(m)
            m.into = 0


@kernel
def _recount(m: Meld) -> None:
    total = 0
    wilds = 0
    for spot in range(SET_SPOTS):
        total += int(m.cards[spot])
        wilds += int(m.cards[spot]) if spot >= TWO_SPOT else 0
    m.total = total
    m.wilds = wilds
    m.tabled = 0
    if total == 0:
        m.team = 0


@kernel
def _return_take(s: State, r: Rules) -> None:
    """Put the upcard of a pending take back on the pile, the two cards into the hand (R5)."""
    slot = int(s.pend_slot) - 1
    m = s.melds[slot]
    for kind in (int(s.pend_a), int(s.pend_b)):
        gain(s, int(s.seat), kind)
        s.points -= int(r.points[kind])
    for spot in range(MELD_CARDS):
        if m.cards[spot] == 0:
            continue
        kind = kind_at(m, spot)
        left = count_at(m, spot) - int(kind == s.pend_a) - int(kind == s.pend_b)
        if left > 0:
            push_pile(s, kind)
            s.points -= int(r.points[kind])
    m.team = 0
    s.pending = 0
    s.phase = Phase.DRAW


@kernel
def apply_back(s: State, r: Rules) -> None:
    """Take back everything of this turn; a pending take's upcard returns to the pile (R22)."""
    team = int(r.team_of[s.seat])
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        if m.team == team + 1 and m.into == 0 and m.tabled > 0:
            _lift_tabled(s, r, slot)
    if s.merges > 0:
        _unmerge(s, r, team)
        s.merges = 0
    if s.pending:
        _return_take(s, r)
