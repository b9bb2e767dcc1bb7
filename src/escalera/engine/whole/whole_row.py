"""A whole action as numbers: verb, melds, how many cards; what each is and stands for."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from escalera.cards.jit import kernel
from escalera.cards.kinds import is_wild, rank_of
from escalera.engine.state.action import Action, TabledCard, Verb

VERBS: Final = tuple(Verb)
"""A row's verb is its place here."""
VERB: Final = 0
MELD_NUMBER: Final = 1
OTHER_NUMBER: Final = 2
COUNT: Final = 3
FIRST: Final = 4
"""Where the cards begin: of each its kind and what it stands for, -1 for nothing."""
_WORDS: Final = 2
"""The numbers of a card."""

DRAW, TAKE, MELD, ADD, MERGE, BACK = map(VERBS.index, VERBS[:6])
ASK, YES, NO, DISCARD, SPECIAL, DECLARE = map(VERBS.index, VERBS[6:12])
CLAIM, END_STOCK, END_STUCK = map(VERBS.index, VERBS[12:])
_UNPLACED: Final = 1 << 20
"""Puts a wild without a place behind all other cards."""
_KIND_BITS: Final = 7
"""The bits of what is less than a place in a card's key."""
ABOVE_KINDS: Final = 64
"""A bit above all kinds."""

Row = npt.NDArray[np.int64]


def width(cards: int) -> int:
    """Return how many numbers a row with this many cards has."""
    return FIRST + _WORDS * cards


def row_of(action: Action) -> Row:
    """Return an action as a row."""
    said = [number for card in action.cards for number in card]
    head = (VERBS.index(action.verb), action.meld, action.other, len(action.cards))
    return np.array([*head, *said], dtype=np.int64)


def action_of(row: Sequence[int]) -> Action:
    """Return the action that a row says."""
    places = range(FIRST, width(row[COUNT]), _WORDS)
    cards = tuple(TabledCard(row[at], row[at + 1]) for at in places)
    return Action(VERBS[row[VERB]], cards, row[MELD_NUMBER], row[OTHER_NUMBER])


@kernel
def kind_of_card(row: Any, card: int) -> Any:
    """Return the kind of a row's card."""
    return row[FIRST + _WORDS * card]


@kernel
def stands_for(row: Any, card: int) -> Any:
    """Return what a row's card stands for, -1 for nothing."""
    return row[FIRST + _WORDS * card + 1]


@kernel
def place_of_card(row: Any, card: int) -> int:
    """Return the rank for which a row's card stands, 0 for none."""
    return rank_of(stands_for(row, card)) if stands_for(row, card) >= 0 else 0


@kernel
def naturals_first(kind: int) -> int:
    """Return a number by which naturals come first, then wilds, both by kind."""
    return int(kind) | ABOVE_KINDS if is_wild(kind) else int(kind)


@kernel
def put_card(row: Any, card: int, kind: int, place: int) -> None:
    """Write a row's card."""
    row[FIRST + _WORDS * card] = kind
    row[FIRST + _WORDS * card + 1] = place


@kernel
def sort_cards(row: Any) -> None:
    """Put a row's cards into canonical order (`action.canonical_order`)."""
    for k in range(1, row[COUNT]):
        kind, place, at = kind_of_card(row, k), stands_for(row, k), k
        key = _key(kind, place)
        while at > 0 and _key(kind_of_card(row, at - 1), stands_for(row, at - 1)) > key:
            put_card(row, at, kind_of_card(row, at - 1), stands_for(row, at - 1))
            at -= 1
        put_card(row, at, kind, place)


@kernel
def _key(kind: int, place: int) -> int:
    """Return a number that grows in canonical order."""
    if place >= 0:
        return place << _KIND_BITS | (kind + 1)
    return _UNPLACED | kind << _KIND_BITS if is_wild(kind) else kind << _KIND_BITS
