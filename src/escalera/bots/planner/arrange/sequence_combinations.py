"""Which sequence pieces may be laid together, and the most that later ones can still gain."""

from typing import Any, Final

from escalera.bots.planner.arrange import search_memo as memo
from escalera.bots.planner.arrange.search_memo import Kept
from escalera.bots.planner.arrange.sequence_pieces import Piece
from escalera.bots.planner.kernel import kernel
from escalera.bots.planner.value.prices import Prices
from escalera.cards.kinds import SUIT_COUNT, kind_with
from escalera.engine.state.dtypes import Rules
from escalera.engine.topics.facts import sequence_starts

PIECES_LAID: Final = 8
"""The most pieces of an arrangement,"""
_OF_SUIT: Final = 2
"""and the most of one suit."""


@kernel
def _fits(q: Piece, left: Any, wilds: int) -> bool:
    """Say whether a piece's cards are still available."""
    if q.wilds > wilds:
        return False
    for rank in range(q.low, q.high + 1):
        if (q.needs >> rank) & 1 and left[kind_with(rank, int(q.suit))] == 0:
            return False
    return True


@kernel
def _take(q: Piece, left: Any, by: int) -> None:
    """Take a piece's naturals out of the cards left (by 1), or put them back (-1)."""
    for rank in range(q.low, q.high + 1):
        if (q.needs >> rank) & 1:
            left[kind_with(rank, int(q.suit))] -= by


@kernel
def move(q: Piece, left: Any, start: Any, sums: Any, kept: Kept, by: int) -> None:
    """Lay a piece (by 1) or take it off again (-1).

    start: the wilds and cards laid in sequences; sums: their gain and their naturals' points.
    """
    _take(q, left, by)
    kept.stale |= q.needs
    start[memo.WILDS] += by * q.wilds
    start[memo.CARDS] += by * q.cards
    sums[memo.GAIN] += by * q.gain
    sums[memo.LAID] += by * q.points


@kernel
def most_by_suit(pieces: Any, n: int, rests: Any) -> None:
    """Write, for each suit, the most that pieces of it and of later suits can gain."""
    rests[SUIT_COUNT] = 0.0
    for suit in range(SUIT_COUNT - 1, -1, -1):
        one = two = 0.0
        for i in range(n):
            if pieces[i].suit == suit:
                gain = pieces[i].gain
                if gain > one:
                    one, two = gain, one
                elif gain > two:
                    two = gain
        rests[suit] = rests[suit + 1] + one + two


@kernel
def dearest_wild(p: Prices, pieces: Any, n: int, wild_points: Any, wilds: int) -> float:
    """Return the most that a wild's card points are worth in a piece, 0 if none takes wilds."""
    takes, most = 0, 0
    for i in range(n):
        takes |= int(pieces[i].places)
    for i in range(wilds):
        most = max(most, int(wild_points[i + 1] - wild_points[i]))
    return most * float(p.laid) if takes else 0.0


@kernel
def with_more(pieces: Any, n: int, stack: Any, depth: int, i: int, rests: Any) -> float:
    """Return the most that a piece and those that may follow it can gain in all.

    One more of its suit may follow if it is the first; the next has the highest gain left.
    """
    q = pieces[i]
    most = float(q.gain + rests[q.suit + 1])
    second = depth > 0 and pieces[stack[depth - 1]].suit == q.suit
    if not second and i + 1 < n and pieces[i + 1].suit == q.suit:
        most += max(0.0, float(pieces[i + 1].gain))
    return most


@kernel
def may_join(r: Rules, pieces: Any, stack: Any, depth: int, i: int, left: Any, wilds: int) -> bool:
    """Say whether a piece may join those chosen: its cards are there and no meld grows twice."""
    same = 0
    for d in range(depth):
        q = pieces[stack[d]]
        if q.suit != pieces[i].suit:
            continue
        same += 1
        if q.at >= 0 and q.at == pieces[i].at:
            return False
        if not sequence_starts(r, 1) and q.at < 0 and pieces[i].at < 0:
            return False
    return same < _OF_SUIT and depth < PIECES_LAID and _fits(pieces[i], left, wilds)
