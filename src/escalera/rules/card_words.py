"""Small words that the parts of the rule card share."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Section:
    """One part of the rule card: a title and its sentences."""

    title: str
    lines: tuple[str, ...]


def section(title: str, *lines: str) -> Section:
    """A section of the lines that are not empty."""
    return Section(title, tuple(line for line in lines if line))


def count(number: int, word: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def listed(items: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def numbers(items: Sequence[int], last: str) -> str:
    """`2, 3 or 4`."""
    return listed([str(item) for item in items], last)
