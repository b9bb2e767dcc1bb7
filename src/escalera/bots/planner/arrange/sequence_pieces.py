"""The pieces of sequences that a hand could lay: new ones, and growth of those on the table."""

from typing import Annotated, Any, Final

import numpy as np
import numpy.typing as npt

from escalera.bots.planner.kernel import kernel
from escalera.bots.planner.observe.knowledge import Records, Seen
from escalera.bots.planner.value.prices import Prices, run_worth
from escalera.cards.compiling.arrays import Array
from escalera.cards.compiling.records import record
from escalera.cards.kinds import ACE, FOUR, SUIT_COUNT, kind_with
from escalera.engine.state.dtypes import Rules
from escalera.engine.state.enums import Form
from escalera.engine.state.sizes import LEAST_NATURALS, SMALLEST_MELD
from escalera.engine.topics.facts import sequence_holds, sequence_starts

PIECES: Final = 600
"""The most pieces to consider; a hand of 20 cards has about 10."""


class Piece:
    """Cards of one suit for one sequence; `needs` and `places` are ranks as bits."""

    suit: int
    low: int
    high: int
    at: int  # the meld's index, -1 for a new one
    needs: int  # naturals of the hand
    places: int  # wilds
    cards: int
    wilds: int
    points: int  # of the naturals
    gain: float


PIECE: Final = record(
    "PIECE",
    __name__,
    [(name, "f8" if name == "gain" else "i4") for name in Piece.__annotations__],
)
PieceRecords = Annotated[npt.NDArray[Any], Array(PIECE)]


def new_pieces() -> Records:
    """Return an array for the pieces of one hand."""
    return np.zeros(PIECES + 1, dtype=PIECE)


@kernel
def find_pieces(v: Seen, r: Rules, p: Prices, wilds: int, out: Any) -> int:
    """Write every piece and return their number: suit by suit, the highest gain first.

    wilds: in hand.
    """
    n = 0
    for suit in range(SUIT_COUNT):
        first, started, held = n, 0, 0
        for rank in range(FOUR, ACE + 1):
            held |= int(v.hand[kind_with(rank, suit)] > 0) << rank
        for i in range(v.meld_count):
            m = v.melds[i]
            if m.team == v.team and m.form == Form.SEQUENCE and m.which == suit:
                started = 1
                if m.total < r.complete_cards:
                    n = _pieces_onto(v, r, p, wilds, out, n, i, held)
        if sequence_starts(r, started):
            n = _new_pieces(v, r, p, wilds, out, n, suit, held)
        _sort(out, first, n)
    return n


@kernel
def _sort(out: Any, first: int, n: int) -> None:
    """Sort pieces by gain, highest first; the place after the last is scratch."""
    for i in range(first + 1, n):
        gain, at = out[i].gain, i
        while at > first and out[at - 1].gain < gain:
            at -= 1
        if at == i:
            continue
        out[PIECES] = out[i]
        for j in range(i, at, -1):
            out[j] = out[j - 1]
        out[at] = out[PIECES]


@kernel
def _new_pieces(
    v: Seen, r: Rules, p: Prices, wilds: int, out: Any, n: int, suit: int, held: int
) -> int:
    for low in range(FOUR, ACE - SMALLEST_MELD + 2):
        for high in range(low + SMALLEST_MELD - 1, min(ACE, low + r.complete_cards - 1) + 1):
            n = _try(v, r, p, wilds, out, n, suit, low, high, -1, held)
    return n


@kernel
def _pieces_onto(
    v: Seen, r: Rules, p: Prices, wilds: int, out: Any, n: int, at: int, held: int
) -> int:
    m = v.melds[at]
    low0, high0 = int(m.low), int(m.high)
    for low in range(max(FOUR, high0 - r.complete_cards + 1), low0 + 1):
        for high in range(high0, min(ACE, low + r.complete_cards - 1) + 1):
            if low < low0 or high > high0:
                n = _try(v, r, p, wilds, out, n, int(m.which), low, high, at, held)
    if low0 < FOUR:
        for high in range(high0 + 1, min(ACE, low0 + r.complete_cards - 1) + 1):
            n = _try(v, r, p, wilds, out, n, int(m.which), low0, high, at, held)
    return n


@kernel
def span(low: int, high: int) -> int:
    """Return the ranks from low to high as bits."""
    return (2 << high) - (1 << low)


@kernel
def bits(mask: int) -> int:
    """Count the bits that are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@kernel
def _try(
    v: Seen,
    r: Rules,
    p: Prices,
    wilds: int,
    out: Any,
    n: int,
    suit: int,
    low: int,
    high: int,
    at: int,
    held: int,
) -> int:
    """Write a sequence's piece with every choice of places for its wilds; return the count.

    held: the ranks of the suit in hand, as bits.
    """
    wanted, lie = span(low, high), 0
    if at >= 0:
        wanted &= ~span(int(v.melds[at].low), int(v.melds[at].high))
        lie = int(v.melds[at].wilds)
    needs, lacks = wanted & held, wanted & ~held
    lacking = bits(lacks)
    naturals, cards = bits(wanted) - lacking, high - low + 1
    enough = 0 if at >= 0 else LEAST_NATURALS
    if lacking > wilds or naturals < enough or not sequence_holds(r, low, cards, lie + lacking):
        return n
    n = _write(v, r, p, out, n, suit, low, high, at, needs, lacks)
    if lacking < wilds and sequence_holds(r, low, cards, lie + lacking + 1):
        for rank in range(low, high + 1):
            if (needs >> rank) & 1 and naturals > enough:
                bit = 1 << rank
                n = _write(v, r, p, out, n, suit, low, high, at, needs & ~bit, lacks | bit)
    return n


@kernel
def _write(
    v: Seen, r: Rules, p: Prices, out: Any, n: int, suit: int, low: int, high: int, at: int,
    needs: int, places: int,
) -> int:  # fmt: skip
    if n >= PIECES:
        return n
    q = out[n]
    q.suit, q.low, q.high, q.at, q.needs, q.places = suit, low, high, at, needs, places
    cards, wilds, points = 0, 0, 0
    for rank in range(low, high + 1):
        cards += (needs >> rank) & 1
        wilds += (places >> rank) & 1
        if (needs >> rank) & 1:
            points += int(r.points[kind_with(rank, suit)])
    q.cards, q.wilds, q.points = cards + wilds, wilds, points
    before, lie = 0.0, 0
    if at >= 0:
        m = v.melds[at]
        lie = int(m.wilds)
        before = run_worth(p, r, suit, int(m.low), int(m.high), lie)
    q.gain = run_worth(p, r, suit, low, high, lie + wilds) - before + points * p.laid
    return n + 1
