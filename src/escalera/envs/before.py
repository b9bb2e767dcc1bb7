"""Where in a match a hand begins."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Before:
    """Where in a match a hand begins: both set its minimums, in one game or another.

    scores: each team's points, none by default; hand_number: from 1.
    """

    scores: tuple[int, ...] = ()
    hand_number: int = 1
