"""What a parameter is, and how one is declared: as a dataclass field that knows its meaning."""

from dataclasses import Field, dataclass, field
from enum import StrEnum
from typing import Any


class Kind(StrEnum):
    """What values a parameter takes."""

    WHOLE = "whole number"
    YES_NO = "yes or no"
    CHOICE = "choice"
    NUMBERS = "list of whole numbers"
    COUNT = "whole number or all"
    CHANCE = "chance"


@dataclass(frozen=True)
class Parameter:
    """One parameter: `low` and `high` bound each number, `choices` are the words of a choice."""

    name: str
    kind: Kind
    sentence: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()


def _said(kind: Kind, sentence: str, **more: Any) -> Any:
    return field(metadata={"kind": kind, "sentence": sentence, **more})


def whole(low: int, high: int, sentence: str) -> Any:
    """Return the field of a whole number from low to high."""
    return _said(Kind.WHOLE, sentence, low=low, high=high)


def count(low: int, high: int, sentence: str) -> Any:
    """Return the field of a whole number from low to high, or 0 for all."""
    return _said(Kind.COUNT, sentence, low=low, high=high)


def points(sentence: str, high: int = 1000) -> Any:
    """Return the field of what cards score or cost, in points."""
    return whole(0, high, sentence)


def bonus(sentence: str) -> Any:
    """Return the field of a bonus, in points."""
    return points(sentence, 20_000)


def need(melds: str) -> Any:
    """Return the field of how many of these melds going out takes."""
    return whole(0, 20, f"How many {melds} a team needs before it can go out.")


def yes_no(sentence: str) -> Any:
    """Return the field of what holds or doesn't."""
    return _said(Kind.YES_NO, sentence)


def choice(choices: str, sentence: str) -> Any:
    """Return the field of one word among several."""
    return _said(Kind.CHOICE, sentence, choices=tuple(choices.split()))


def numbers(low: int, high: int, sentence: str) -> Any:
    """Return the field of a list of whole numbers, each from low to high."""
    return _said(Kind.NUMBERS, sentence, low=low, high=high)


def chance(sentence: str) -> Any:
    """Return the field of a chance from 0 to 1."""
    return _said(Kind.CHANCE, sentence, low=0, high=1)


def declared(found: Field[Any]) -> Parameter:
    """Return the parameter that a field declares."""
    return Parameter(found.name, **found.metadata)
