"""Listing the new melds of three that the hand holds: every choice of suits and wilds."""

from typing import Final

from escalera.cards.bits import lowest
from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import ACE, BLACK_THREES, FOUR, NEXT_RANK, SUIT_COUNT, kind_with, suit_of
from escalera.engine.legal.suit_choices import (
    PAIR_STARTS,
    PAIRS,
    SECOND,
    SUIT,
    THIRD,
    TRIPLE_STARTS,
    TRIPLES,
    pattern_of,
)
from escalera.engine.legal.survey import WILDS, ranks_with
from escalera.engine.state import codes
from escalera.engine.state.codes import Buffer
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import BlackThrees, Op, WildMelds
from escalera.engine.state.hand import SEQUENCE_RANKS
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import LEAST_NATURALS, RUN_SPAN, SMALLEST_MELD
from escalera.engine.topics.facts import set_holds
from escalera.engine.topics.melds import new_black_threes, new_sequence, new_wild_meld

_HIGHEST: Final = RUN_SPAN * NEXT_RANK
"""From the lowest to the highest kind of three in a row."""


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
        out[n + i] = _meld(
            low + (suits & SUIT), low + (suits >> SECOND & SUIT), low + (suits >> THIRD), 0
        )
    return n + count


@inlined
def _pairs_with_wilds(out: Buffer, n: int, low: int, pattern: int, kinds: int) -> int:
    for i in range(int(PAIR_STARTS[pattern]), int(PAIR_STARTS[pattern + 1])):
        suits = int(PAIRS[i])
        n = _with_wilds(out, n, low + (suits & SUIT), low + (suits >> SECOND), 0, kinds)
    return n


@inlined
def legal_sets(s: State, r: Rules, out: Buffer, n: int, taken: int, kinds: int) -> int:
    """List every new set of three; taken: the ranks, as bits, whose open set takes the cards."""
    seat = int(s.seat)
    bits = ranks_with(s, seat, LEAST_NATURALS if kinds > 0 else SMALLEST_MELD) & ~taken
    while bits:
        rank = lowest(bits)
        bits &= bits - 1
        pattern = pattern_of(s.hands[seat], rank)
        if s.ranks[seat][rank] >= SMALLEST_MELD:
            n = _naturals(out, n, kind_with(rank, 0), pattern)
        if kinds > 0 and set_holds(r, rank, LEAST_NATURALS, 1):
            n = _pairs_with_wilds(out, n, kind_with(rank, 0), pattern, kinds)
    return n


@inlined
def _natural_runs(out: Buffer, n: int, suit: int, bits: int) -> int:
    runs = bits & (bits >> 1) & (bits >> RUN_SPAN)
    while runs:
        a = kind_with(lowest(runs), suit)
        runs &= runs - 1
        out[n] = _meld(a, a + NEXT_RANK, a + _HIGHEST, 0)
        n += 1
    return n


@inlined
def _wild_runs(out: Buffer, n: int, suit: int, bits: int, kinds: int) -> int:
    beside = bits & (bits >> 1)
    while beside:
        low = lowest(beside)
        beside &= beside - 1
        a = kind_with(low, suit)
        if low > FOUR:
            n = _with_wilds(out, n, a, a + NEXT_RANK, low - 1, kinds)
        if low + RUN_SPAN <= ACE:
            n = _with_wilds(out, n, a, a + NEXT_RANK, low + RUN_SPAN, kinds)
    gapped = bits & (bits >> RUN_SPAN)
    while gapped:
        low = lowest(gapped)
        gapped &= gapped - 1
        a = kind_with(low, suit)
        n = _with_wilds(out, n, a, a + _HIGHEST, low + 1, kinds)
    return n


@inlined
def legal_sequences(s: State, r: Rules, out: Buffer, n: int, taken: int, kinds: int) -> int:
    """List every new sequence of three; taken: the suits, as bits, that may have no more."""
    seat = int(s.seat)
    for suit in range(SUIT_COUNT):
        bits = int(s.suits[seat][suit]) & SEQUENCE_RANKS
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
    spade, club = BLACK_THREES
    spades, clubs = int(hand[spade]), int(hand[club])
    if spades + clubs >= SMALLEST_MELD and new_black_threes(s, r, team) == Reason.OK:
        for count in range(SMALLEST_MELD + 1):
            if count <= spades and SMALLEST_MELD - count <= clubs:
                a = spade if count > 0 else club
                b = spade if count > 1 else club
                c = spade if count == SMALLEST_MELD else club
                out[n] = _meld(a, b, c, 0)
                n += 1
    if r.black_threes_out == BlackThrees.SET_OR_SEQUENCE:
        for a in BLACK_THREES:
            if hand[a] > 0 and hand[a + NEXT_RANK] > 0 and hand[a + _HIGHEST] > 0:
                if new_sequence(s, r, team, suit_of(a), 0) == Reason.OK:
                    out[n] = _meld(a, a + NEXT_RANK, a + _HIGHEST, 0)
                    n += 1
    return n
