"""Every choice of suits for cards of one rank, in tables: asking card by card costs more.

A pattern says how many cards of each suit a hand holds of a rank: two bits a suit, 3 for 3 or more.
"""

from itertools import combinations_with_replacement
from typing import Any, Final

import numpy as np

from escalera.cards.jit import inlined
from escalera.cards.kinds import SUIT_COUNT, kind_with
from escalera.engine.state.sizes import LEAST_NATURALS, SMALLEST_MELD

SUIT: Final = 3
"""The bits of a card's suit in a choice."""
SECOND: Final = 2
"""Where the suit of its second card begins."""
THIRD: Final = 4
"""Where the suit of its third card begins."""
_COUNT_BITS: Final = 2
"""The bits of each suit in a pattern."""
_MANY: Final = (1 << _COUNT_BITS) - 1
"""The most cards of a suit that a pattern tells apart."""
_PATTERNS: Final = 1 << _COUNT_BITS * SUIT_COUNT

Table = tuple[Any, Any]
"""Choices of all patterns in one array, where each pattern's begin there, and where all end."""


def _held(pattern: int, suits: tuple[int, ...]) -> bool:
    return all(suits.count(suit) <= pattern >> _COUNT_BITS * suit & _MANY for suit in suits)


def _packed(suits: tuple[int, ...]) -> int:
    return sum(suit << SECOND * i for i, suit in enumerate(suits))


def _table(cards: int) -> Table:
    """Return every choice of this many cards: its suits, two bits a card."""
    found: list[int] = []
    starts = [0]
    for pattern in range(_PATTERNS):
        choices = combinations_with_replacement(range(SUIT_COUNT), cards)
        found += [_packed(suits) for suits in choices if _held(pattern, suits)]
        starts.append(len(found))
    return np.array(found, dtype=np.int8), np.array(starts, dtype=np.int16)


PAIRS, PAIR_STARTS = _table(LEAST_NATURALS)
TRIPLES, TRIPLE_STARTS = _table(SMALLEST_MELD)


@inlined
def pattern_of(hand: Any, rank: int) -> int:
    """Return the pattern of a hand's cards of a rank; hand: counts by kind."""
    pattern, low = 0, kind_with(rank, 0)
    for suit in range(SUIT_COUNT):
        pattern |= min(int(hand[low + suit]), _MANY) << _COUNT_BITS * suit
    return pattern
