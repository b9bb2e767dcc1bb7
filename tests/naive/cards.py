"""Cards as plain text ("TH", "2C", "JK"), and a game's parameters by name."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

RANKS = "23456789TJQKA"
SUITS = "SHDC"
JOKER = "JK"
RED_THREES = {"3H", "3D"}


class Rules:
    """The resolved parameters of a game, each read as the type it must have."""

    def __init__(self, params: Mapping[str, object]) -> None:
        self._params = dict(params)

    def number(self, name: str) -> int:
        """Return a whole number."""
        value = self._params[name]
        if not isinstance(value, int):
            raise TypeError(f"{name} is {value!r}, not a number")
        return int(value)

    def flag(self, name: str) -> bool:
        """Return a yes or no."""
        return bool(self._params[name])

    def word(self, name: str) -> str:
        """Return the value of a choice."""
        return str(self._params[name])

    def numbers(self, name: str) -> list[int]:
        """Return a list of whole numbers."""
        value = self._params[name]
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise TypeError(f"{name} is {value!r}, not a list")
        return [int(each) for each in value]


@cache
def is_wild(card: str) -> bool:
    """Say whether a card is a 2 or a joker."""
    return card == JOKER or card[0] == "2"


def is_red_three(card: str) -> bool:
    """Say whether a card is a red 3, which is laid and never played."""
    return card in RED_THREES


def is_black_three(card: str) -> bool:
    """Say whether a card is a black 3, which blocks the pile."""
    return card in {"3S", "3C"}


@cache
def order(card: str) -> int:
    """Return the kind number: rank from 2 to ace, then suit S H D C, jokers last."""
    return 52 if card == JOKER else RANKS.index(card[0]) * 4 + SUITS.index(card[1])


def reading_order(card: str) -> tuple[bool, int]:
    """Sort naturals before wilds, each by kind number."""
    return is_wild(card), order(card)


def kinds(cards: Iterable[str]) -> list[str]:
    """Return each different card once, in kind order."""
    return sorted(set(cards), key=order)


def without(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    """Return the cards with some removed, each once; ValueError if one is not there."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def playable(cards: Iterable[str]) -> list[str]:
    """Return the cards that count as cards held: a red 3 does not (R20, R15a)."""
    return [card for card in cards if card not in RED_THREES]


def points(rules: Rules, card: str) -> int:
    """Return a card's points on the table (the documents: Card Points; red 3s apart)."""
    if card == JOKER:
        return rules.number("points_joker")
    names = {"2": "points_two", "A": "points_ace", "3": "points_black_three"}
    if card[0] in names:
        return rules.number(names[card[0]])
    return rules.number("points_low" if card[0] in "4567" else "points_high")
