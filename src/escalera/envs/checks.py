"""What callers give, checked: ValueError, with a sentence, where it doesn't fit."""

import numpy as np


def check(holds: bool, sentence: str) -> None:
    """ValueError with a sentence unless something holds."""
    if not holds:
        raise ValueError(sentence)


def is_place(given: object, below: int) -> bool:
    """Say whether something is a whole number from 0 on, and below another."""
    return isinstance(given, int | np.integer) and 0 <= int(given) < below
