"""Listing the new melds of three that the hand holds: every choice of suits and wilds."""

from escalera.cards.bits import lowest
from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import ACE, BLACK_THREES, FOUR
from escalera.engine.legal.suit_choices import (
    PAIR_STARTS,
    PAIRS,
    TRIPLE_STARTS,
    TRIPLES,
    pattern_of,
)
from escalera.engine.legal.survey import WILDS, ranks_with
from escalera.engine.state import codes
from escalera.engine.state.codes import Buffer
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import BlackThrees, Op, WildMelds
from escalera.engine.state.reasons import Reason
from escalera.engine.topics.facts import set_holds
from escalera.engine.topics.melds import new_black_threes, new_sequence, new_wild_meld


@inlined
def _meld(a: int, b: int, c: int, place: int) -> int:
    return codes.encode(Op.MELD, a, b, c, place, -1, -1)


@inlined
def _with_wilds(out: Buffer, n: int, a: int, b: int, place: int, kinds: int) -> int:
    for i in range(kinds):
        out[n + i] = _meld(a, b, int(out[WILDS + i]), place)
    return n + kinds


@inlined
def _naturals(out: Buffer, n: int, low: int, pattern: int) -> int:
    """List the sets of three naturals of the rank whose first kind is low."""
    first = int(TRIPLE_STARTS[pattern])
    count = int(TRIPLE_STARTS[pattern + 1]) - first
    for i in range(count):
        suits = int(TRIPLES[first + i])
        out[n + i] = _meld(low + (suits & 3), low + (suits >> 2 & 3), low + (suits >> 4), 0)
    return n + count


@inlined
def _pairs_with_wilds(out: Buffer, n: int, low: int, pattern: int, kinds: int) -> int:
    for i in range(int(PAIR_STARTS[pattern]), int(PAIR_STARTS[pattern + 1])):
        suits = int(PAIRS[i])
        n = _with_wilds(out, n, low + (suits & 3), low + (suits >> 2), 0, kinds)
    return n


@inlined
def legal_sets(s: State, r: Rules, out: Buffer, n: int, taken: int, kinds: int) -> int:
    """List every new set of three; taken: the ranks, as bits, whose open set takes the cards."""
    seat = int(s.seat)
    bits = ranks_with(s, seat, 2 if kinds > 0 else 3) & ~taken
    while bits:
        rank = lowest(bits)
        bits &= bits - 1
        pattern = pattern_of(s.hands[seat], rank)
        if s.ranks[seat][rank] > 2:
            n = _naturals(out, n, rank * 4, pattern)
        if kinds > 0 and set_holds(r, rank, 2, 1):
            n = _pairs_with_wilds(out, n, rank * 4, pattern, kinds)
    return n


@inlined
def _natural_runs(out: Buffer, n: int, suit: int, bits: int) -> int:
    runs = bits & (bits >> 1) & (bits >> 2)
    while runs:
        a = lowest(runs) * 4 + suit
        runs &= runs - 1
        out[n] = _meld(a, a + 4, a + 8, 0)
        n += 1
    return n


@inlined
def _wild_runs(out: Buffer, n: int, suit: int, bits: int, kinds: int) -> int:
    beside = bits & (bits >> 1)
    while beside:
        low = lowest(beside)
        beside &= beside - 1
        a = low * 4 + suit
        if low > FOUR:
            n = _with_wilds(out, n, a, a + 4, low - 1, kinds)
        if low + 2 <= ACE:
            n = _with_wilds(out, n, a, a + 4, low + 2, kinds)
    gapped = bits & (bits >> 2)
    while gapped:
        low = lowest(gapped)
        gapped &= gapped - 1
        a = low * 4 + suit
        n = _with_wilds(out, n, a, a + 8, low + 1, kinds)
    return n


@inlined
def legal_sequences(s: State, r: Rules, out: Buffer, n: int, taken: int, kinds: int) -> int:
    """List every new sequence of three; taken: the suits, as bits, that may have no more."""
    seat = int(s.seat)
    for suit in range(4):
        bits = int(s.suits[seat][suit]) & 0x1FFC
        if (taken >> suit) & 1 or bits & (bits - 1) == 0:
            continue
        n = _natural_runs(out, n, suit, bits)
        if kinds > 0 and r.wilds_in_sequence > 0:
            n = _wild_runs(out, n, suit, bits, kinds)
    return n


@inlined
def legal_wild_melds(s: State, r: Rules, out: Buffer, n: int, kinds: int) -> int:
    """List every new meld of three wilds."""
    if r.wild_melds == WildMelds.NONE or kinds == 0:
        return n
    if new_wild_meld(s, r, int(r.team_of[s.seat])) != Reason.OK:
        return n
    hand = s.hands[s.seat]
    for i in range(kinds):
        a = int(out[WILDS + i])
        for j in range(i, kinds):
            b = int(out[WILDS + j])
            for k in range(j, kinds):
                c = int(out[WILDS + k])
                out[n] = _meld(a, b, c, 0)
                enough = int(hand[a] > int(i == j) + int(i == k)) & int(hand[b] > int(j == k))
                n += enough
    return n


@kernel
def legal_black_threes(s: State, r: Rules, out: Buffer, n: int) -> int:
    """List every new meld with black 3s, once going out allows them (R17, R18)."""
    hand = s.hands[s.seat]
    team = int(r.team_of[s.seat])
    spades, clubs = int(hand[BLACK_THREES[0]]), int(hand[BLACK_THREES[1]])
    if spades + clubs >= 3 and new_black_threes(s, r, team) == Reason.OK:
        for count in range(4):
            if count <= spades and 3 - count <= clubs:
                a = 4 if count > 0 else 7
                b = 4 if count > 1 else 7
                c = 4 if count > 2 else 7
                out[n] = _meld(a, b, c, 0)
                n += 1
    if r.black_threes_out == BlackThrees.SET_OR_SEQUENCE:
        for a in range(4, 8, 3):
            if hand[a] > 0 and hand[a + 4] > 0 and hand[a + 8] > 0:
                if new_sequence(s, r, team, a & 3, 0) == Reason.OK:
                    out[n] = _meld(a, a + 4, a + 8, 0)
                    n += 1
    return n
