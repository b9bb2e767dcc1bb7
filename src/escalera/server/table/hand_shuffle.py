"""What a hand's shuffle waits for, and the secret behind it."""

from dataclasses import dataclass


@dataclass
class Shuffle:
    """The hand's secret. `at`: when the wait for seals began or, if `numbers`, for numbers."""

    hand: int = 0
    secret: str = ""
    commit: str = ""
    at: float = 0.0
    numbers: bool = False
    dealt: bool = True
