"""Sizes that all these games have in common: of a meld, of a take, of what stays in hand."""

from typing import Final

SMALLEST_MELD: Final = 3
"""The cards that a meld begins with, and has at least (R1)."""
LEAST_NATURALS: Final = 2
"""The naturals that a set or a sequence has at least (R10)."""
RUN_SPAN: Final = 2
"""The ranks from the lowest to the highest of three in a row."""
TAKING_CARDS: Final = 2
"""The cards of the hand that a pile is taken with (R15)."""
ENOUGH_KEPT: Final = 2
"""A card to discard and one to keep (R6)."""
