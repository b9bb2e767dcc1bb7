"""Tabling cards of the hand: melds and additions, and what must be left (R5, R6, R15a, R18).

Two open sets of one rank may be merged (R9; samba: Melding).
"""

from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import JOKER, THREE, is_wild, rank_of, suit_of
from escalera.engine.state import codes
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Form
from escalera.engine.state.hand import cards_of, check_cards_held, lose
from escalera.engine.state.meld_slots import (
    SET_SPOTS,
    count_at,
    free_slot,
    lay,
    start,
    tabled_at,
)
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import SMALLEST_MELD
from escalera.engine.topics.feet import discard_brings_cards, empty_hand, foot_refills
from escalera.engine.topics.going_out import black_threes_reason, leaving_reason, met_with
from escalera.engine.topics.initial_meld import minimum_lies, receive_rest
from escalera.engine.topics.melds import (
    check_new,
    check_room,
    check_target,
    fits,
    form_of,
    set_takes_wilds,
)
from escalera.engine.topics.pile import rest_leaves
from escalera.engine.topics.turn import refused_out


@kernel
def left_reason(
    s: State, r: Rules, used: int, jokers: int, points: int, slot: int, naturals: int, wilds: int
) -> Reason:
    """Say whether enough is left in hand when cards are tabled (R6, R15a).

    used, jokers, points: of the cards tabled; slot (-1: a new meld) gains naturals and wilds.
    """
    seat = int(s.seat)
    kept = cards_of(s, seat) - used
    if kept > 0 and not s.pending:
        return Reason.OK
    team = int(r.team_of[seat])
    enough = minimum_lies(s, team, points)
    if s.pending and enough:
        met = met_with(s, r, slot, naturals, wilds)
        reason = rest_leaves(s, r, 0, used, jokers, met)
        if reason != Reason.OK or kept > 0 or s.pile_count > 0:
            return reason
    if kept > 0:
        return Reason.OK
    if foot_refills(s, r):
        return Reason.OK if enough else Reason.SHORT_OF_MINIMUM
    if discard_brings_cards(s):
        return Reason.KEEP_A_DISCARD
    return leaving_reason(s, r, met_with(s, r, slot, naturals, wilds), enough)


@kernel
def left_after_meld(s: State, r: Rules, a: int, b: int, c: int) -> Reason:
    """Say whether enough is left when three cards make a new meld."""
    jokers = int(a == JOKER) + int(b == JOKER) + int(c == JOKER)
    points = int(r.points[a]) + int(r.points[b]) + int(r.points[c])
    return left_reason(s, r, SMALLEST_MELD, jokers, points, -1, 0, 0)


@kernel
def left_after_add(s: State, r: Rules, slot: int, kind: int) -> Reason:
    """Say whether enough is left when a card is added to a meld."""
    wild = int(is_wild(kind))
    jokers = int(kind == JOKER)
    return left_reason(s, r, 1, jokers, int(r.points[kind]), slot, 1 - wild, wild)


@kernel
def check_meld(s: State, r: Rules, code: int) -> Reason:
    """Say whether three cards of the hand may be tabled as a new meld."""
    team = int(r.team_of[s.seat])
    reason = check_new(s, r, team, code)
    if reason == Reason.OK:
        reason = check_cards_held(s, code)
    a, b, c = codes.card_a(code), codes.card_b(code), codes.card_c(code)
    if reason == Reason.OK and rank_of(a) == THREE:
        reason = black_threes_reason(s, r)
    if reason == Reason.OK:
        reason = check_room(s, r, team)
    return left_after_meld(s, r, a, b, c) if reason == Reason.OK else reason


@kernel
def check_add(s: State, r: Rules, slot: int, kind: int, place: int) -> Reason:
    """Say whether a card of the hand may be added to a meld of the player's team."""
    reason = check_target(s, int(r.team_of[s.seat]), slot)
    if reason != Reason.OK:
        return reason
    if kind > JOKER or s.hands[s.seat][kind] == 0:
        return Reason.NOT_IN_HAND
    reason = fits(r, s.melds[slot], kind, place)
    if reason == Reason.OK and rank_of(kind) == THREE:
        reason = black_threes_reason(s, r)
    return left_after_add(s, r, slot, kind) if reason == Reason.OK else reason


@inlined
def _after(s: State, r: Rules) -> None:
    """Receive the further cards once the minimum is reached; see to an empty hand."""
    team = int(r.team_of[s.seat])
    if s.pending and minimum_lies(s, team, 0):
        receive_rest(s, r, team)
    empty_hand(s, r)


@inlined
def _offends(s: State, r: Rules, used: int) -> bool:
    """Say whether this play is an attempt to go out that has no effect (R20)."""
    if cards_of(s, int(s.seat)) > used or (s.pending and s.pile_count > 0):
        return False
    return refused_out(s, r)


@kernel
def apply_meld(s: State, r: Rules, code: int) -> None:
    """Table a new meld of three."""
    if _offends(s, r, SMALLEST_MELD):
        return
    seat = int(s.seat)
    a, b, c = codes.card_a(code), codes.card_b(code), codes.card_c(code)
    place = codes.place_of(code)
    form = form_of(a, b, c, place)
    which = 0
    if form == Form.SET:
        which = rank_of(a)
    elif form == Form.SEQUENCE:
        which = suit_of(a)
    team = int(r.team_of[seat])
    slot = free_slot(s, r, team)
    start(s, slot, team, form, which)
    lose(s, seat, a)
    lose(s, seat, b)
    lose(s, seat, c)
    lay(s, r, slot, a, 0, 1)
    lay(s, r, slot, b, 0, 1)
    lay(s, r, slot, c, place, 1)
    _after(s, r)


@inlined
def apply_add(s: State, r: Rules, slot: int, kind: int, place: int) -> None:
    """Add a card to a meld."""
    if _offends(s, r, 1):
        return
    lose(s, int(s.seat), kind)
    lay(s, r, slot, kind, place, 1)
    _after(s, r)


@kernel
def check_merge(s: State, r: Rules, slot: int, other: int) -> Reason:
    """Say whether two open sets of a rank may become one (R9)."""
    if not r.merge_sets:
        return Reason.NO_MERGING
    team = int(r.team_of[s.seat])
    reason = check_target(s, team, slot)
    if reason == Reason.OK:
        reason = check_target(s, team, other)
    if reason != Reason.OK:
        return reason
    a, b = s.melds[slot], s.melds[other]
    if slot == other or a.form != Form.SET or b.form != Form.SET or a.which != b.which:
        return Reason.NOT_MERGEABLE
    return _check_merged(s, r, slot, other)


@kernel
def _check_merged(s: State, r: Rules, slot: int, other: int) -> Reason:
    a, b = s.melds[slot], s.melds[other]
    if a.total >= r.complete_cards or b.total >= r.complete_cards:
        return Reason.MELD_COMPLETE
    total = int(a.total) + int(b.total)
    wilds = int(a.wilds) + int(b.wilds)
    if total > r.complete_cards:
        return Reason.NOT_MERGEABLE
    return set_takes_wilds(r, int(a.which), total - wilds, wilds)


@kernel
def apply_merge(s: State, slot: int, other: int) -> None:
    """Put one set onto another; what the swallowed one brought from earlier turns is remembered."""
    a, b = s.melds[slot], s.melds[other]
    for spot in range(SET_SPOTS):
        a.cards[spot] += b.cards[spot]
    a.total += b.total
    a.wilds += b.wilds
    a.tabled += b.tabled
    own = _keep_own(s, slot, other)
    if own > 0:
        b.into = slot + 1
        s.merges += 1
    else:
        b.team = 0


@kernel
def _keep_own(s: State, slot: int, other: int) -> int:
    """Reduce a swallowed meld to its own cards of earlier turns; return their number."""
    b = s.melds[other]
    for spot in range(SET_SPOTS):
        b.cards[spot] = count_at(b, spot) - tabled_at(b, spot)
    own = int(b.total) - int(b.tabled)
    for i in range(int(s.slots)):
        m = s.melds[i]
        if m.team == b.team and m.into == other + 1:
            m.into = slot + 1
            for spot in range(SET_SPOTS):
                b.cards[spot] -= m.cards[spot]
                own -= int(m.cards[spot])
    return own
