"""The provable shuffle: what a hand's `commit` and `reveal` say, and the seed made from them.

The table commits to a hand's secret by its hash before it knows the players' numbers, and the deck
follows from both, so nobody chooses it alone (docs/shuffle.md).
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from escalera.engine.match.dealt import OF_STREAM
from escalera.notation.errors import ShuffleWordError

NONE: Final = "-"
"""Stands for the number of a seat that sent none."""

OF_SECRET: Final = "sha256"
"""The method of a commitment that covers the secret only, as all did at first."""
OF_HAND: Final = "sha256-hand"
"""The method of a commitment that covers the table and the hand as well."""

METHODS: Final = OF_SECRET, OF_HAND, OF_STREAM

_SECRET: Final = re.compile("[0-9a-f]{64}")
_NUMBER: Final = re.compile("-|[0-9A-Za-z]{1,64}")
_TABLE: Final = re.compile("[0-9A-Za-z_-]{1,64}")


def commitment(secret: str) -> str:
    """Return the SHA-256 of a secret's text, 64 hex digits; ShuffleWordError if it is none."""
    _check_secret(secret)
    return hashlib.sha256(secret.encode()).hexdigest()


def hand_commitment(secret: str, table: str, hand: int, method: str = OF_STREAM) -> str:
    """Return the commitment to a hand's secret by a method; the later ones are good for it only.

    The SHA-256 of SECRET, of `SECRET TABLE HAND`, or of `SECRET TABLE HAND hmac-sha256`.
    """
    if method == OF_SECRET:
        return commitment(secret)
    _check_secret(secret)
    words = [secret, table, str(hand)] + [method] * (method == OF_STREAM)
    return hashlib.sha256(" ".join(words).encode()).hexdigest()


def method_of(commit: str, secret: str, table: str, hand: int) -> str:
    """Return how a commitment to a secret was made, as a record's `commit` names it."""
    made = (method for method in METHODS if commit == hand_commitment(secret, table, hand, method))
    return next(made, OF_HAND)


def seal_of(number: str) -> str:
    """Return the SHA-256 of a number's text, which a seat shows before the number itself."""
    return hashlib.sha256(number.encode()).hexdigest()


def is_number(text: str) -> bool:
    """Say whether a text can be a seat's number: 1 to 64 digits and letters, or `-` for none."""
    return _NUMBER.fullmatch(text) is not None


def deal_seed(secret: str, numbers: Sequence[str], table: str, hand: int) -> str:
    """Return the text that decides a hand's deal (`Game.next_hand`): these words, in this order.

    SECRET TABLE HAND NUMBER1 NUMBER2 ..., with single spaces between. ShuffleWordError if a word
    does not have the form that `Revealed` asks for.
    """
    return Revealed(secret, table, tuple(numbers)).seed(hand)


@dataclass(frozen=True, slots=True)
class Revealed:
    """The words of a hand's `reveal`; ShuffleWordError if one has the wrong form.

    secret: 64 hex digits, in small letters. table: 1 to 64 letters, digits, `-` and `_`.
    numbers: by seat, each as its player's browser sent it: 1 to 64 digits and letters, or `-`.
    """

    secret: str
    table: str
    numbers: tuple[str, ...]

    def __post_init__(self) -> None:
        _check_secret(self.secret)
        if not _TABLE.fullmatch(self.table):
            raise ShuffleWordError("TABLE_NAME_FORM")
        if not self.numbers or not all(map(is_number, self.numbers)):
            raise ShuffleWordError("SEAT_NUMBER_FORM")

    @classmethod
    def parse(cls, words: str) -> "Revealed":
        """Return what the words of a `reveal` say."""
        secret, _, rest = words.partition(" ")
        table, *numbers = rest.split(" ")
        return cls(secret, table, tuple(numbers))

    def __str__(self) -> str:
        return " ".join([self.secret, self.table, *self.numbers])

    def seed(self, hand: int) -> str:
        """Return the text that decided the deal of the hand of that number."""
        if hand < 1:
            raise ShuffleWordError("HANDS_FROM_ONE")
        return " ".join([self.secret, self.table, str(hand), *self.numbers])


def _check_secret(secret: str) -> None:
    if not _SECRET.fullmatch(secret):
        raise ShuffleWordError("SECRET_FORM")
