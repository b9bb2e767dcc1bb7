"""Atomic codes as `Action`s."""

from functools import lru_cache
from typing import Any, Final

from escalera.cards.jit import interpreted
from escalera.cards.kinds import is_wild, kind_with, suit_of
from escalera.engine.state import codes
from escalera.engine.state.action import Action, TabledCard, Verb
from escalera.engine.state.enums import Op

_op_of: Final = interpreted(codes.op_of)
_place_of: Final = interpreted(codes.place_of)
_cards_of: Final = tuple(map(interpreted, (codes.card_a, codes.card_b, codes.card_c)))

VERBS: Final = {
    Op.DRAW: Verb.DRAW,
    Op.TAKE_ALONE: Verb.TAKE,
    Op.TAKE_WITH: Verb.TAKE,
    Op.CLAIM: Verb.CLAIM,
    Op.DECLARE: Verb.DECLARE,
    Op.MELD: Verb.MELD,
    Op.ADD: Verb.ADD,
    Op.MERGE: Verb.MERGE,
    Op.BACK: Verb.BACK,
    Op.BACK_CARD: Verb.BACK,
    Op.BACK_MELD: Verb.BACK,
    Op.ASK: Verb.ASK,
    Op.YES: Verb.YES,
    Op.NO: Verb.NO,
    Op.DISCARD: Verb.DISCARD,
    Op.SPECIAL: Verb.SPECIAL,
    Op.END_STOCK: Verb.END_STOCK,
    Op.END_STUCK: Verb.END_STUCK,
}
PLAIN: Final = {
    verb: int(codes.plain(int(op)))
    for op, verb in VERBS.items()
    if op in (Op.DRAW, Op.CLAIM, Op.BACK, Op.ASK, Op.YES, Op.NO, Op.SPECIAL)
    or op in (Op.END_STOCK, Op.END_STUCK)
}
"""The codes of the actions without cards, by verb."""


Marked = tuple[Any, ...]
"""A code and what its action says of the melds in its slots: what `to_action` takes."""


def _sequence_suit(kinds: list[int], suit: int) -> int:
    naturals = [kind for kind in kinds if not is_wild(kind)]
    return suit_of(naturals[0]) if naturals else suit


@lru_cache(maxsize=8192)
def to_action(
    code: int, number: int = 0, other: int = 0, suit: int = 0, whole: tuple[TabledCard, ...] = ()
) -> Action:
    """Return a code's `Action`; the same ones come again and again, so they are remembered.

    number, other: of the melds in the code's slots, 0 for none; suit: of the sequence in the first;
    whole: the cards of a meld that is taken back as one.
    """
    kinds = [card(code) for card in _cards_of if card(code) < codes.NO_CARD]
    place, suit = _place_of(code), _sequence_suit(kinds, suit)
    cards = tuple(
        TabledCard(kind, kind_with(place, suit)) if place and is_wild(kind) else TabledCard(kind)
        for kind in kinds
    )
    return Action(VERBS[Op(_op_of(code))], whole or cards, number, other)


@lru_cache(maxsize=8192)
def to_text(*marked: Any) -> str:
    """Return a code's action as it is written; marked: what `to_action` takes."""
    return str(to_action(*marked))
