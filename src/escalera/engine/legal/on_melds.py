"""Listing what can be done with melds on the table: adding, merging, taking back."""

from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import ACE, BLACK_THREES, FOUR, SUIT_COUNT, is_wild, kind_with
from escalera.engine.legal.survey import (
    NATURAL_AT,
    RANK_AT,
    RUNS,
    TAKER_SLOT,
    TAKERS,
    WILD_AT,
    WILDS,
)
from escalera.engine.state import codes
from escalera.engine.state.codes import NO_CARD, Buffer
from escalera.engine.state.dtypes import Meld, Rules, State
from escalera.engine.state.enums import Form, Op
from escalera.engine.state.meld_slots import (
    SET_SPOTS,
    TWO_SPOT,
    kind_at,
    kind_in_set,
    lies,
    lies_open,
    tabled_at,
)
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import SMALLEST_MELD
from escalera.engine.topics.melds import fits, sequence_takes_wild
from escalera.engine.topics.tabling import check_merge
from escalera.engine.topics.taking_back import remainder, reopens, spares


@inlined
def _add(slot: int, kind: int, place: int) -> int:
    return codes.encode(Op.ADD, kind, NO_CARD, NO_CARD, place, slot, -1)


@inlined
def _add_wilds(out: Buffer, n: int, slot: int, place: int, kinds: int) -> None:
    for i in range(kinds):
        out[n + i] = _add(slot, int(out[WILDS + i]), place)


@inlined
def _onto_set(s: State, out: Buffer, n: int, taker: int, kinds: int) -> int:
    """List the additions to a set or wild meld; taker: as `survey.gather_own` wrote it."""
    slot, low = taker & TAKER_SLOT, kind_with(taker >> RANK_AT, 0)
    natural, wild = taker >> NATURAL_AT & 1, taker >> WILD_AT & 1
    hand = s.hands[s.seat]
    for suit in range(SUIT_COUNT):
        out[n] = _add(slot, low + suit, 0)
        n += natural & int(hand[low + suit] > 0)
    _add_wilds(out, n, slot, 0, kinds)
    return n + kinds * wild


@inlined
def _onto_sequence(s: State, r: Rules, out: Buffer, n: int, slot: int, kinds: int) -> int:
    m = s.melds[slot]
    room = int(m.total < r.complete_cards)
    bits = int(s.suits[s.seat][m.which])
    low = int(m.low) - 1
    high = int(m.high) + 1
    out[n] = _add(slot, kind_with(low, int(m.which)), 0)
    n += room & int(low >= FOUR) & (bits >> low) & 1
    out[n] = _add(slot, kind_with(high, int(m.which)), 0)
    n += room & int(high <= ACE) & (bits >> high) & 1
    if kinds > 0 and sequence_takes_wild(r, m):
        _add_wilds(out, n, slot, low, kinds)
        n += kinds * int(low >= FOUR)
        _add_wilds(out, n, slot, high, kinds)
        n += kinds * int(high <= ACE)
    return n


@inlined
def legal_adds(s: State, r: Rules, out: Buffer, n: int, runs: int, takers: int, kinds: int) -> int:
    """List every addition of a card that fits a meld of the team, black 3s apart."""
    for i in range(takers):
        n = _onto_set(s, out, n, int(out[TAKERS + i]), kinds)
    for i in range(runs):
        n = _onto_sequence(s, r, out, n, int(out[RUNS + i]), kinds)
    return n


@kernel
def legal_black_adds(s: State, r: Rules, out: Buffer, n: int) -> int:
    """List the additions of black 3s, once going out allows them (R17, R18)."""
    team = int(r.team_of[s.seat])
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        for kind in BLACK_THREES:
            held = s.hands[s.seat][kind] > 0 and lies(m, team)
            if held and fits(r, m, kind, 0) == Reason.OK:
                out[n] = _add(slot, kind, 0)
                n += 1
    return n


@kernel
def _back(slot: int, kind: int, place: int) -> int:
    return codes.encode(Op.BACK_CARD, kind, NO_CARD, NO_CARD, place, slot, -1)


@inlined
def _backs_of_set(r: Rules, m: Meld, out: Buffer, n: int, slot: int) -> int:
    """List the single cards that a set or wild meld can spare; by spots of `Meld.cards`."""
    natural, wild = int(spares(r, m, 1, 0)), int(spares(r, m, 0, 1))
    for spot in range(SET_SPOTS):
        out[n] = _back(slot, kind_in_set(int(m.which), spot), 0)
        n += int(tabled_at(m, spot) > 0) & (wild if spot >= TWO_SPOT else natural)
    return n


@inlined
def _backs_of_sequence(r: Rules, m: Meld, out: Buffer, n: int, slot: int) -> int:
    for rank in (int(m.low), int(m.high)):
        if tabled_at(m, rank - 1) > 0:
            kind = kind_at(m, rank - 1)
            place = rank if is_wild(kind) else 0
            if remainder(r, m, kind, place) == Reason.OK:
                out[n] = _back(slot, kind, place)
                n += 1
    return n


@inlined
def _backs_of(s: State, r: Rules, out: Buffer, n: int, slot: int) -> int:
    m = s.melds[slot]
    if m.total > SMALLEST_MELD and not reopens(s, r, slot):
        if m.form == Form.SEQUENCE:
            n = _backs_of_sequence(r, m, out, n, slot)
        else:
            n = _backs_of_set(r, m, out, n, slot)
    if m.tabled == m.total:
        out[n] = codes.encode(Op.BACK_MELD, NO_CARD, NO_CARD, NO_CARD, 0, slot, -1)
        n += 1
    return n


@inlined
def legal_backs(s: State, r: Rules, out: Buffer, n: int) -> int:
    """List everything that may be taken back singly."""
    team = int(r.team_of[s.seat])
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        if m.team > 0 and m.tabled > 0 and m.into == 0:
            n = _backs_of(s, r, out, n, slot)
    return n


@inlined
def legal_merges(s: State, r: Rules, out: Buffer, n: int, twice: int) -> int:
    """List every pair of open sets that may be merged, both ways round.

    twice: the ranks, as bits, of which the team has several open sets.
    """
    team = int(r.team_of[s.seat])
    for slot in range(team, int(s.slots), int(r.teams)):
        a = s.melds[slot]
        if a.form != Form.SET or not (twice >> int(a.which)) & 1 or not lies_open(r, a, team):
            continue
        for other in range(team, int(s.slots), int(r.teams)):
            b = s.melds[other]
            few = a.total + b.total <= r.complete_cards
            like = b.form == Form.SET and b.which == a.which
            if few and like and check_merge(s, r, slot, other) == Reason.OK:
                out[n] = codes.encode(Op.MERGE, NO_CARD, NO_CARD, NO_CARD, 0, slot, other)
                n += 1
    return n
