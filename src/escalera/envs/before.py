"""Where in a match a hand begins."""

from dataclasses import dataclass
from operator import index


@dataclass(frozen=True)
class Before:
    """Where in a match a hand begins: both set its minimums, in one game or another.

    scores: each team's points, none by default; hand_number: from 1. ValueError: one is no whole
    number.
    """

    scores: tuple[int, ...] = ()
    hand_number: int = 1

    def __post_init__(self) -> None:
        try:
            object.__setattr__(self, "scores", tuple(map(index, self.scores)))
            object.__setattr__(self, "hand_number", index(self.hand_number))
        except TypeError:
            raise ValueError("Scores and a hand's number are whole numbers.") from None
