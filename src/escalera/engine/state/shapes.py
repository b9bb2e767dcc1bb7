"""What a written meld is: a set, a sequence or a wild meld. Limits are not checked."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt

from escalera.cards.jit import interpreted, kernel
from escalera.cards.kinds import ACE, is_red_three, is_wild, rank_of, suit_of
from escalera.engine.state.action import TabledCard
from escalera.engine.state.enums import Form
from escalera.engine.state.sizes import SMALLEST_MELD
from escalera.texts import NamedError

CARD: Final = 2
"""The numbers of a card in a row: its kind, and what it stands for, -1 for nothing."""

Row = npt.NDArray[np.int64]
_SET, _SEQUENCE, _WILD = int(Form.SET), int(Form.SEQUENCE), int(Form.WILD)
_TOO_FEW, _RED_THREE, _UNPLACED, _MIXED, _GAP, _NO_NATURALS = range(-1, -7, -1)
SHAPELESS: Final = {
    _TOO_FEW: "MELD_TOO_SMALL",
    _RED_THREE: "MELD_WITH_RED_THREE",
    _UNPLACED: "WILD_WITHOUT_PLACE",
    _MIXED: "MIXED_CARDS",
    _GAP: "SEQUENCE_WITH_GAP",
    _NO_NATURALS: "SEQUENCE_OF_WILDS",
}
"""Why cards are no meld, by the number that stands in place of a form."""


class MeldError(NamedError):
    """Cards make no meld: a name, one of `SHAPELESS`."""

    FILES: ClassVar = ("positions",)


def shape_of(cards: Sequence[TabledCard]) -> Form:
    """Return what the cards make, in any order; MeldError if nothing.

    Wilds in a sequence say what they stand for (R14), elsewhere they do not.
    """
    found = _form_of(row_of(cards), len(cards))
    if found < 0:
        raise MeldError(SHAPELESS[found])
    return Form(found)


def row_of(cards: Sequence[TabledCard]) -> Row:
    """Return cards as `form_of` takes them."""
    return np.array([number for card in cards for number in card], dtype=np.int64)


@kernel
def card_kind(cards: Any, card: int) -> int:
    """Return the kind of a row's card."""
    return int(cards[CARD * card])


@kernel
def card_stands_for(cards: Any, card: int) -> int:
    """Return what a row's card stands for, -1 for nothing."""
    return int(cards[CARD * card + 1])


@kernel
def card_place(cards: Any, card: int) -> int:
    """Return the kind of card whose place a row's card has in a sequence."""
    stands_for = card_stands_for(cards, card)
    return card_kind(cards, card) if stands_for < 0 else stands_for


@kernel
def form_of(cards: Any, count: int) -> int:
    """Return the `Form` that cards make, a number of `SHAPELESS` for none.

    cards: for each its kind and what it stands for, -1 for nothing.
    """
    if count < SMALLEST_MELD:
        return _TOO_FEW
    naturals, placed, rank, one_rank = 0, 0, -1, True
    for card in range(count):
        kind = card_kind(cards, card)
        if is_red_three(kind):
            return _RED_THREE
        if not is_wild(kind):
            one_rank = one_rank and (naturals == 0 or rank_of(kind) == rank)
            naturals, rank = naturals + 1, rank_of(kind)
        if card_stands_for(cards, card) >= 0:
            placed += 1
    if placed == 0 and naturals == 0:
        return _WILD
    if placed == 0 and one_rank:
        return _SET
    return _sequence(cards, count, naturals)


@kernel
def _sequence(cards: Any, count: int, naturals: int) -> int:
    suits, ranks, low, high = 0, 0, ACE, 0
    for card in range(count):
        place = card_place(cards, card)
        if is_wild(place):
            return _UNPLACED
        suits |= 1 << suit_of(place)
        ranks |= 1 << rank_of(place)
        low, high = min(low, rank_of(place)), max(high, rank_of(place))
    if suits & (suits - 1):
        return _MIXED
    if high - low + 1 != count or ranks != ((1 << count) - 1) << low:
        return _GAP
    return _SEQUENCE if naturals > 0 else _NO_NATURALS


_form_of: Final = interpreted(form_of)
