"""Listing the legal actions of the seat to act.

The list is written from the same predicates that `dispatch.check` uses, asked once a meld or rank
instead of once a card; where little is left in hand (R6, R15a) each candidate is checked alone.
"""

from typing import Final

from escalera.cards.bits import lowest
from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import CLUBS, DIAMONDS, HEARTS, RED_THREES, SPADES, kind_with
from escalera.engine.legal.new_melds import (
    legal_black_threes,
    legal_sequences,
    legal_sets,
    legal_wild_melds,
)
from escalera.engine.legal.on_melds import legal_adds, legal_backs, legal_black_adds, legal_merges
from escalera.engine.legal.survey import gather_own, gather_wilds
from escalera.engine.state import codes
from escalera.engine.state.codes import NO_CARD, Buffer
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Asked, BlackThrees, Op, Phase, RedThreesLaid
from escalera.engine.state.hand import ALL_RANKS, NO_JOKER, NO_THREE, cards_of
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import SMALLEST_MELD
from escalera.engine.state.threes import count_black_threes
from escalera.engine.topics.dispatch import check, check_claim, check_end_stock
from escalera.engine.topics.going_out import black_threes_reason, check_ask
from escalera.engine.topics.melds import check_room
from escalera.engine.topics.stock import check_draw
from escalera.engine.topics.taking import legal_takes
from escalera.engine.topics.taking_back import anything_to_take_back
from escalera.engine.topics.turn import check_special, check_stuck, discard_reason

_LANE_BITS: Final = 4
"""Numbers a bit within a suit when the discards are gathered; the suit stands above it."""
_LANE: Final = 1 << _LANE_BITS
"""The bits of each suit, one suit after the other."""
_ANSWERS: Final = 2
"""Yes and no."""


@inlined
def _declares(s: State, r: Rules, out: Buffer, n: int) -> int:
    if r.red_threes_laid == RedThreesLaid.DECLARE and not s.short:
        for kind in RED_THREES:
            if s.hands[s.seat][kind] > 0:
                out[n] = codes.encode(Op.DECLARE, kind, NO_CARD, NO_CARD, 0, -1, -1)
                n += 1
    return n


@inlined
def _before_draw(s: State, r: Rules, out: Buffer) -> int:
    n = 0
    if check_draw(s) == Reason.OK:
        out[n] = codes.plain(Op.DRAW)
        n += 1
    n = legal_takes(s, r, out, n)
    if r.claim_penalty > 0 and check_claim(s, r) == Reason.OK:
        out[n] = codes.plain(Op.CLAIM)
        n += 1
    n = _declares(s, r, out, n)
    if check_end_stock(s, r) == Reason.OK:
        out[n] = codes.plain(Op.END_STOCK)
        n += 1
    return n


@inlined
def _discards(s: State, r: Rules, out: Buffer, n: int) -> int:
    if discard_reason(s, r) != Reason.OK:
        return n
    suits = s.suits[s.seat]
    bits = int(suits[SPADES]) & (NO_JOKER if r.joker_special else ALL_RANKS)
    bits |= (int(suits[HEARTS]) & NO_THREE) << HEARTS * _LANE
    bits |= (int(suits[DIAMONDS]) & NO_THREE) << DIAMONDS * _LANE
    bits |= int(suits[CLUBS]) << CLUBS * _LANE
    while bits:
        bit = lowest(bits)
        bits &= bits - 1
        kind = kind_with(bit & (_LANE - 1), bit >> _LANE_BITS)
        out[n] = codes.encode(Op.DISCARD, kind, NO_CARD, NO_CARD, 0, -1, -1)
        n += 1
    return n


@kernel
def _keep_legal(s: State, r: Rules, out: Buffer, first: int, n: int) -> int:
    """Keep the melds and additions that leave enough in the hand (R6, R15a)."""
    kept = first
    for i in range(first, n):
        code = int(out[i])
        if check(s, r, code) == Reason.OK:
            out[kept] = code
            kept += 1
    return kept


@inlined
def _black_threes_matter(s: State, r: Rules, seat: int) -> bool:
    """Say whether the hand's black 3s could be in a meld, whether or not the player may go out."""
    blacks = count_black_threes(s.hands[seat])
    if blacks == 0 or r.black_threes_out == BlackThrees.NEVER:
        return False
    return (
        blacks >= SMALLEST_MELD
        or s.black_tabled > 0
        or r.black_threes_out == BlackThrees.SET_OR_SEQUENCE
    )


@inlined
def _new_melds(
    s: State, r: Rules, out: Buffer, n: int, ranks: int, started: int, kinds: int, black: bool
) -> int:
    if check_room(s, r, int(r.team_of[s.seat])) != Reason.OK:
        return n
    n = legal_sets(s, r, out, n, ranks if r.sets_combine else 0, kinds)
    if r.sequences:
        n = legal_sequences(s, r, out, n, started if r.one_sequence_per_suit else 0, kinds)
    n = legal_wild_melds(s, r, out, n, kinds)
    return legal_black_threes(s, r, out, n) if black else n


@inlined
def _tabling(s: State, r: Rules, out: Buffer, n: int) -> int:
    """List melds, additions, taking back and merging."""
    seat = int(s.seat)
    first = n
    black = _black_threes_matter(s, r, seat) and black_threes_reason(s, r) == Reason.OK
    kinds = gather_wilds(s, seat, out)
    found = gather_own(s, r, int(r.team_of[seat]), out, kinds)
    runs, takers, ranks, twice, started = found
    n = _new_melds(s, r, out, n, ranks, started, kinds, black)
    n = legal_adds(s, r, out, n, runs, takers, kinds)
    if black:
        n = legal_black_adds(s, r, out, n)
    if cards_of(s, seat) <= SMALLEST_MELD or s.pending:
        n = _keep_legal(s, r, out, first, n)
    if s.tabled > 0:
        n = legal_backs(s, r, out, n)
    return legal_merges(s, r, out, n, twice) if r.merge_sets and twice else n


@inlined
def _endings(s: State, r: Rules, out: Buffer, n: int) -> int:
    if r.joker_special and check_special(s, r) == Reason.OK:
        out[n] = codes.plain(Op.SPECIAL)
        n += 1
    if s.no_discard and check_end_stock(s, r) == Reason.OK:
        out[n] = codes.plain(Op.END_STOCK)
        n += 1
    if (r.joker_special or cards_of(s, int(s.seat)) <= 1) and check_stuck(s, r) == Reason.OK:
        out[n] = codes.plain(Op.END_STUCK)
        n += 1
    return n


@inlined
def _in_turn(s: State, r: Rules, out: Buffer) -> int:
    n = _declares(s, r, out, 0)
    n = _tabling(s, r, out, n)
    if anything_to_take_back(s):
        out[n] = codes.plain(Op.BACK)
        n += 1
    if s.asked == Asked.NOT and check_ask(s, r) == Reason.OK:
        out[n] = codes.plain(Op.ASK)
        n += 1
    n = _discards(s, r, out, n)
    return _endings(s, r, out, n)


@kernel
def legal(s: State, r: Rules, out: Buffer) -> int:
    """List the legal atomic actions of the seat to act; return their number, 0 after the end.

    out: int64 array of at least `survey.BUFFER`.
    """
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.ANSWER:
        out[0] = codes.plain(Op.YES)
        out[1] = codes.plain(Op.NO)
        return _ANSWERS
    if s.phase == Phase.DRAW:
        return _before_draw(s, r, out)
    return _in_turn(s, r, out)
