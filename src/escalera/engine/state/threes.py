"""The 3s among the kinds, for compiled functions."""

from typing import Any

from escalera.cards.jit import inlined
from escalera.cards.kinds import BLACK_THREES, RED_THREES


@inlined
def red_three_at(kind: int) -> int:
    """Return where a team counts a red 3 (`Team.red_threes`)."""
    return kind - RED_THREES[0]


@inlined
def count_red_threes(cards: Any) -> int:
    """Count the red 3s among cards by kind."""
    return int(cards[RED_THREES[0]]) + int(cards[RED_THREES[1]])


@inlined
def count_black_threes(cards: Any) -> int:
    """Count the black 3s among cards by kind."""
    return int(cards[BLACK_THREES[0]]) + int(cards[BLACK_THREES[1]])
