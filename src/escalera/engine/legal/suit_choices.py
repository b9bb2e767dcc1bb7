"""Every choice of suits for cards of one rank, in tables: asking card by card costs more.

A pattern says how many cards of each suit a hand holds of a rank: two bits a suit, 3 for 3 or more.
"""

from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from escalera.cards.jit import inlined

Table = tuple[Any, Any]
"""Choices of all patterns in one array, and where each pattern's begin in it (257 numbers)."""


def _held(pattern: int, suits: tuple[int, ...]) -> bool:
    return all(suits.count(suit) <= pattern >> 2 * suit & 3 for suit in suits)


def _packed(suits: tuple[int, ...]) -> int:
    return sum(suit << 2 * i for i, suit in enumerate(suits))


def _table(cards: int) -> Table:
    """Return every choice of this many cards: its suits, two bits a card."""
    found: list[int] = []
    starts = [0]
    for pattern in range(256):
        choices = combinations_with_replacement(range(4), cards)
        found += [_packed(suits) for suits in choices if _held(pattern, suits)]
        starts.append(len(found))
    return np.array(found, dtype=np.int8), np.array(starts, dtype=np.int16)


PAIRS, PAIR_STARTS = _table(2)
TRIPLES, TRIPLE_STARTS = _table(3)


@inlined
def pattern_of(hand: Any, rank: int) -> int:
    """Return the pattern of a hand's cards of a rank; hand: counts by kind."""
    low = rank * 4
    pattern = min(int(hand[low]), 3) | min(int(hand[low + 1]), 3) << 2
    return pattern | min(int(hand[low + 2]), 3) << 4 | min(int(hand[low + 3]), 3) << 6
