"""The most cards and card points that a hand can lay, so that nothing out of reach is searched."""

from typing import Any, Final

from escalera.bots.planner.arrange import search_memo as memo
from escalera.bots.planner.arrange.search_memo import Kept
from escalera.bots.planner.kernel import kernel
from escalera.cards.kinds import ACE, FOUR, SUIT_COUNT, kind_with
from escalera.engine.state.dtypes import Rules
from escalera.engine.state.sizes import LEAST_NATURALS, SMALLEST_MELD
from escalera.engine.topics.facts import set_takes

_SUIT_BITS: Final = 16
"""Bits of each suit in a number that holds ranks of all suits."""


@kernel
def _rank_may_lie(r: Rules, left: Any, rank: int, wilds: int, kept: Kept) -> bool:
    """Say whether cards of a rank may be laid as a set or onto one."""
    held = 0
    for kind in range(kind_with(rank, 0), kind_with(rank + 1, 0)):
        held += int(left[kind])
    beyond = kept.complete[rank] >= 0 and set_takes(r, int(r.complete_cards)) > 0
    onto = kept.open[rank] >= 0 or beyond
    return bool(onto or held >= SMALLEST_MELD or (held >= LEAST_NATURALS and wilds > 0))


@kernel
def _enough(
    r: Rules, left: Any, runs: int, laid: Any, wilds: int, size: Any, bound: Any, kept: Kept
) -> bool:
    """Say whether what is laid, plus all that the hand may still lay, is enough.

    runs: `_SUIT_BITS` a suit, the ranks that sequences may take. laid: cards and card points.
    """
    cards, points = int(laid[0]), int(laid[1])
    for rank in range(FOUR, ACE + 1):
        any_suit = _rank_may_lie(r, left, rank, wilds, kept)
        for suit in range(SUIT_COUNT):
            if any_suit or (runs >> (suit * _SUIT_BITS + rank)) & 1:
                kind = kind_with(rank, suit)
                cards += left[kind]
                points += left[kind] * r.points[kind]
    return bool(
        cards >= bound[memo.LEAST]
        and (size[memo.POINTS] == 1 or points // size[memo.UNIT] >= bound[memo.SHORT])
    )


@kernel
def may_reach(
    r: Rules, left: Any, wild_points: Any, start: Any, sums: Any, size: Any, bound: Any,
    kept: Kept,
) -> bool:  # fmt: skip
    """Say whether the laid sequences plus sets may be enough; as `sets.best_sets`."""
    wilds = int(size[memo.WILDS]) - 1 - int(start[memo.WILDS])
    laid = (
        int(start[memo.CARDS]) + wilds,
        int(sums[memo.LAID]) + int(wild_points[int(size[memo.WILDS]) - 1]),
    )
    return _enough(r, left, 0, laid, wilds, size, bound, kept)


@kernel
def can_reach(
    r: Rules, wild_points: Any, pieces: Any, n: int, left: Any, size: Any, bound: Any,
    kept: Kept,
) -> bool:  # fmt: skip
    """Say whether any sequences plus sets may be enough."""
    wilds, runs = int(size[memo.WILDS]) - 1, 0
    for i in range(n):
        runs |= int(pieces[i].needs) << (int(pieces[i].suit) * _SUIT_BITS)
    return _enough(r, left, runs, (wilds, int(wild_points[wilds])), wilds, size, bound, kept)
