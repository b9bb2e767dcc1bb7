"""Card kinds: the 53 different cards, as numbers and as text.

A kind is ``rank * 4 + suit`` with ranks 0..12 (2 3 4 5 6 7 8 9 T J Q K A) and suits 0..3
(S H D C); the joker is 52. Copies of a card share one kind.
"""

from typing import Final

from escalera.cards.jit import also_compiled

RANKS: Final = "23456789TJQKA"
SUITS: Final = "SHDC"
RANK_COUNT: Final = 13
SUIT_COUNT: Final = 4
SPADES, HEARTS, DIAMONDS, CLUBS = range(SUIT_COUNT)
NEXT_RANK: Final = 4
"""From a kind to the one of the next rank in its suit."""
JOKER: Final = 52
KINDS: Final = 53
PACK_CARDS: Final = 52
"""The cards of one pack, jokers apart."""
TWO: Final = 0
THREE: Final = 1
FOUR: Final = 2
SEVEN: Final = 5
EIGHT: Final = 6
ACE: Final = 12
JOKER_RANK: Final = 13
"""What stands for a joker's rank, above the ace."""
TWOS: Final = 4
"""How many kinds of 2s there are: the kinds below this number."""
WILDS: Final = (0, 1, 2, 3, JOKER)
"""The kinds that are wild: the 2s and the joker."""
WILD_KINDS: Final = len(WILDS)
FIRST_NATURAL: Final = 8
"""The lowest natural kind, 4S; every kind from it to AC (51) is natural."""
RED_THREES: Final = (5, 6)
BLACK_THREES: Final = (4, 7)

_SUIT_BITS: Final = 2
"""The lowest bits of a kind are its suit; what is above them is its rank."""
_SUIT: Final = 3
"""The bits of a suit."""
_TEXTS: Final = (*(rank + suit for rank in RANKS for suit in SUITS), "JK")
_KINDS: Final = {text: kind for kind, text in enumerate(_TEXTS)}


def text_of(kind: int) -> str:
    """Return a kind's text, such as ``TH`` or ``JK``."""
    return _TEXTS[kind]


def kind_of(text: str) -> int:
    """Return the kind that a text such as ``TH`` or ``JK`` names; ValueError if there is none."""
    try:
        return _KINDS[text]
    except KeyError:
        raise ValueError(
            f"{text!r} is no card: write a rank and a suit, such as TH, or JK"
        ) from None


@also_compiled
def rank_of(kind: int) -> int:
    """Return a kind's rank, 0 (two) to 12 (ace); a joker has none (13)."""
    return kind >> _SUIT_BITS


@also_compiled
def suit_of(kind: int) -> int:
    """Return a kind's suit, 0..3 for S H D C; a joker has none (0)."""
    return kind & _SUIT


@also_compiled
def kind_with(rank: int, suit: int) -> int:
    """Return the kind of a rank and suit."""
    return rank * NEXT_RANK + suit


@also_compiled
def is_wild(kind: int) -> bool:
    """Say whether a kind is wild: a two or a joker."""
    return kind < TWOS or kind == JOKER


@also_compiled
def is_red_three(kind: int) -> bool:
    """Say whether a kind is a red 3."""
    return kind == RED_THREES[0] or kind == RED_THREES[1]


@also_compiled
def is_black_three(kind: int) -> bool:
    """Say whether a kind is a black 3."""
    return kind == BLACK_THREES[0] or kind == BLACK_THREES[1]
