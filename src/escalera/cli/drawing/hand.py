"""The player's own hand: by rank, by suit, or as a grid of both."""

from collections import Counter
from collections.abc import Callable
from itertools import groupby
from typing import Final

from rich.text import Text

from escalera.cards.kinds import FIRST_NATURAL, JOKER, RANKS, is_wild, rank_of, suit_of
from escalera.cli.drawing.cards import Faces, rank_word
from escalera.cli.drawing.flow import flow


def by_rank(hand: tuple[int, ...], faces: Faces, width: int = 80) -> Text:
    """Return a hand with the cards of a rank together: 3s, 4 to ace, then the wilds."""
    groups = [list(cards) for _, cards in groupby(sorted(hand, key=_by_rank), key=_group)]
    return flow([faces.cards(cards) for cards in groups], width)


def by_suit(hand: tuple[int, ...], faces: Faces, width: int = 80) -> Text:
    """Return a hand with a line for each suit, and one for 3s and wilds."""
    naturals = [kind for kind in hand if FIRST_NATURAL <= kind < JOKER]
    lines = [[kind for kind in naturals if suit_of(kind) == suit] for suit in range(4)]
    lines.append([kind for kind in sorted(hand, key=_by_rank) if kind not in naturals])
    texts = [flow([faces.card(kind) for kind in line], width) for line in lines if line]
    return Text("\n").join(texts)


def as_grid(hand: tuple[int, ...], faces: Faces, width: int = 80) -> Text:
    """Return a hand as a grid, suits down and ranks across, with the number of copies.

    Sets read down, sequences read across.
    """
    held = Counter(hand)
    ranks = range(2, len(RANKS))
    cell = 4 if width >= 4 * len(ranks) + 4 else 3
    head = "    " + "".join(f"{rank_word(rank):>{cell}}" for rank in ranks)
    lines = [Text(head, style="dim")]
    for suit in range(4):
        counts = "".join(f"{held[rank * 4 + suit] or '·':>{cell}}" for rank in ranks)
        lines.append(Text.assemble("  ", faces.suit(suit), " ", counts))
    others = [kind for kind in sorted(hand, key=_by_rank) if not FIRST_NATURAL <= kind < JOKER]
    if others:
        lines.append(flow([faces.card(kind) for kind in others], width, 1))
    return Text("\n").join(lines)


ORDERS: Final[dict[str, Callable[[tuple[int, ...], Faces, int], Text]]] = {
    "rank": by_rank,
    "suit": by_suit,
    "grid": as_grid,
}


def _by_rank(kind: int) -> tuple[bool, int]:
    return is_wild(kind), kind


def _group(kind: int) -> int:
    return -1 if is_wild(kind) else rank_of(kind)
