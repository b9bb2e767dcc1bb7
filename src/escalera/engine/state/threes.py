"""The 3s among the kinds, for compiled functions."""

from typing import Any

from escalera.cards.jit import inlined
from escalera.cards.kinds import BLACK_THREES, RED_THREES


@inlined
def is_red_three(kind: int) -> bool:
    """Say whether a kind is a red 3."""
    return kind == RED_THREES[0] or kind == RED_THREES[1]


@inlined
def is_black_three(kind: int) -> bool:
    """Say whether a kind is a black 3."""
    return kind == BLACK_THREES[0] or kind == BLACK_THREES[1]


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
