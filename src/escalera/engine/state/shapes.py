"""What a written meld is: a set, a sequence or a wild meld. Limits are not checked."""

from collections.abc import Sequence
from enum import StrEnum

from escalera.cards.kinds import is_red_three, is_wild, rank_of, suit_of
from escalera.engine.state.action import TabledCard
from escalera.engine.state.sizes import SMALLEST_MELD


class Shape(StrEnum):
    """The kinds of meld (R1)."""

    SET = "set"
    SEQUENCE = "sequence"
    WILD = "wild meld"


def shape_of(cards: Sequence[TabledCard]) -> Shape:
    """Return what the cards make, in any order; ValueError, its text a sentence, if nothing.

    Wilds in a sequence say what they stand for (R14), elsewhere they do not.
    """
    if len(cards) < SMALLEST_MELD:
        raise ValueError("A meld holds at least three cards.")
    if any(is_red_three(card.kind) for card in cards):
        raise ValueError("A red 3 is no part of a meld.")
    if any(card.stands_for >= 0 for card in cards):
        return _sequence(cards)
    naturals = [card for card in cards if not is_wild(card.kind)]
    if not naturals:
        return Shape.WILD
    if len({rank_of(card.kind) for card in naturals}) == 1:
        return Shape.SET
    return _sequence(cards)


def _sequence(cards: Sequence[TabledCard]) -> Shape:
    kinds = sorted(place_of(card) for card in cards)
    if is_wild(kinds[0]) or is_wild(kinds[-1]):
        raise ValueError("A wild in a sequence says what it stands for, as in JK=6D.")
    if len({suit_of(kind) for kind in kinds}) > 1:
        raise ValueError("The cards are neither of one rank nor of one suit.")
    ranks = [rank_of(kind) for kind in kinds]
    if ranks != list(range(ranks[0], ranks[0] + len(ranks))):
        raise ValueError("A sequence has one card of each rank, without a gap.")
    if all(is_wild(card.kind) for card in cards):
        raise ValueError("A sequence holds natural cards.")
    return Shape.SEQUENCE


def place_of(card: TabledCard) -> int:
    """Return the kind that a card stands for: itself, or its place in a sequence."""
    return card.kind if card.stands_for < 0 else card.stands_for
