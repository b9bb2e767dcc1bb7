"""What the book says before it is put into a language: a message's key and its values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias


@dataclass(frozen=True)
class Counted:
    """`2 cards`: a number, and the key of what is counted."""

    number: int
    noun: str


@dataclass(frozen=True)
class Listed:
    """`2, 3 or 4`, of a team `Ann & Bob`: several values with a word before the last."""

    items: tuple["Value", ...]
    last: Literal["and", "or", "team"]


@dataclass(frozen=True)
class Said:
    """A message of the catalogues, with a value for each of its variables."""

    key: str
    values: Mapping[str, "Value"]


Value: TypeAlias = "int | str | Counted | Listed | Said"
Lines: TypeAlias = tuple[Said | None, ...]
"""Messages in reading order; None for nothing to say."""


def say(key: str, **values: Value) -> Said:
    """Return a message with its values."""
    return Said(key, values)


def either(first: str, second: str, *, when: bool) -> Said:
    """Return the first message when something holds, else the second."""
    return say(first if when else second)


def listed(items: Sequence[Value], last: Literal["and", "or", "team"] = "and") -> Listed:
    """Return several values as one."""
    return Listed(tuple(items), last)
