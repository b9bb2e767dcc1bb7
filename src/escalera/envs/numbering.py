"""Actions as a few small numbers, and as one id each: the numbering `v1`.

The small numbers are called heads. They say by themselves what an action is, in every position,
game and number of players; an id is the place of its heads in the sorted list of all.
"""

from collections.abc import Iterator
from enum import IntEnum
from itertools import combinations_with_replacement, product
from math import prod
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from escalera.cards.kinds import ACE, BLACK_THREES, FOUR, SUIT_COUNT, THREE, WILD_KINDS, suit_of
from escalera.engine.state.enums import Form, Op
from escalera.engine.state.sizes import RUN_SPAN, SMALLEST_MELD

NUMBERING: Final = "v1"
TARGETS: Final = 6
"""How many melds of one form and rank or suit are told apart; the others count as the last."""


class Head(IntEnum):
    """What an action's heads say, in the order in which they are chosen; 0 for nothing."""

    VERB = 0  # an `Op`
    FORM = 1  # of the meld, a `Form`
    RANK = 2  # of a set, or the lowest natural that the action names; a three is 1, an ace 12
    SUITS = 3  # of the naturals, or of the sequence: the place in SUITS and one
    SPAN = 4  # how the naturals of a sequence lie: `Span`
    WILDS = 5  # which wilds: the place in WILDS and one
    PLACE = 6  # the rank for which a wild stands in a sequence
    TARGET = 7  # the meld: which of the team's of its form and rank or suit, by slot; 0: a new one
    OTHER = 8  # the second meld of a merge


class Span(IntEnum):
    """How the naturals that an action lays in a sequence lie."""

    NONE = 0
    ONE = 1
    TWO = 2
    GAP = 3
    THREE = 4


def _choices(kinds: int) -> tuple[tuple[int, ...], ...]:
    """Return every choice of one to three of so many kinds."""
    sizes = range(1, SMALLEST_MELD + 1)
    return tuple(one for n in sizes for one in combinations_with_replacement(range(kinds), n))


SUITS: Final = _choices(SUIT_COUNT)
"""The suits of naturals, in order."""
WILDS: Final = _choices(WILD_KINDS)
"""The wilds of an action: 0 to 3 the 2s by suit, 4 the joker."""
SIZES: Final = (
    len(Op) + 1, len(Form) + 1, ACE + 1, len(SUITS) + 1, len(Span), len(WILDS) + 1, ACE + 1,
    TARGETS + 1, TARGETS + 1,
)  # fmt: skip
"""How many values each head has."""
HEADS: Final = len(Head)
UNITS: Final = tuple(prod(SIZES[head + 1 :]) for head in Head)
"""What a head's value counts in a key, the one number that an action's heads make together."""
_ONES: Final = range(1, WILD_KINDS + 1)
_TARGETS: Final = range(1, TARGETS + 1)
_NEW: Final = range(TARGETS + 1)

Heads = tuple[int, ...]


def _table(kinds: int, choices: tuple[tuple[int, ...], ...]) -> npt.NDArray[np.int8]:
    """Return a choice's place and one, by the number that its members and one make, any order."""
    places: dict[tuple[int, ...], int] = {one: at + 1 for at, one in enumerate(choices)}
    members = product(range(kinds + 1), repeat=SMALLEST_MELD)
    found = [tuple(sorted(one - 1 for one in some if one)) for some in members]
    return np.array([places.get(one, 0) for one in found], dtype=np.int8)


SUITS_BY_KEY: Final = _table(SUIT_COUNT, SUITS)
WILDS_BY_KEY: Final = _table(WILD_KINDS, WILDS)


def _heads(verb: int, **said: int) -> Heads:
    return verb, *(said.get(head.name.lower(), 0) for head in Head if head is not Head.VERB)


def _of(choices: tuple[tuple[int, ...], ...], size: int) -> list[int]:
    """Return the numbers of the choices of a size."""
    return [at + 1 for at, one in enumerate(choices) if len(one) == size]


_SINGLE, _PAIRS, _TRIPLES = (_of(SUITS, size) for size in (1, 2, 3))
_TWO_WILDS, _THREE_WILDS = (_of(WILDS, size) for size in (2, 3))
_BLACK: Final = [suit_of(kind) + 1 for kind in BLACK_THREES]
_BLACK_TRIPLES: Final = [n for n in _TRIPLES if {suit + 1 for suit in SUITS[n - 1]} <= {*_BLACK}]


def _plain() -> Iterator[Heads]:
    """What names no meld."""
    for op in (
        Op.DRAW, Op.CLAIM, Op.BACK, Op.ASK, Op.YES, Op.NO, Op.SPECIAL, Op.END_STOCK, Op.END_STUCK,
    ):  # fmt: skip
        yield _heads(op)
    for suit in _SINGLE:
        yield _heads(Op.DISCARD if suit in _BLACK else Op.DECLARE, rank=THREE, suits=suit)
        for rank in range(FOUR, ACE + 1):
            yield _heads(Op.DISCARD, rank=rank, suits=suit)
    for wild in _ONES:
        yield _heads(Op.DISCARD, wilds=wild)


def _on_melds() -> Iterator[Heads]:
    """What is done with melds that lie."""
    lying = [{"form": Form.SET, "rank": rank} for rank in range(THREE, ACE + 1)]
    lying += [{"form": Form.SEQUENCE, "suits": suit} for suit in _SINGLE]
    lying.append({"form": Form.WILD})
    for meld, target in product(lying, _TARGETS):
        yield _heads(Op.TAKE_ALONE, target=target, **meld)
        yield _heads(Op.BACK_MELD, target=target, **meld)
        for verb, card in product((Op.ADD, Op.BACK_CARD), _cards_for(**meld)):
            yield _heads(verb, target=target, **(meld | card))
        if "rank" in meld:
            for other in set(_TARGETS) - {target}:
                yield _heads(Op.MERGE, target=target, other=other, **meld)


def _cards_for(form: int, rank: int = 0, suits: int = 0) -> Iterator[dict[str, int]]:
    """The single cards that a meld may hold."""
    if form == Form.SET:
        yield from ({"suits": suit} for suit in (_BLACK if rank == THREE else _SINGLE))
    if form == Form.SEQUENCE:
        first = THREE if suits in _BLACK else FOUR
        yield from ({"rank": rank, "span": Span.ONE} for rank in range(first, ACE + 1))
    for wild in _ONES:
        places = range(FOUR, ACE + 1) if form == Form.SEQUENCE else (0,)
        yield from ({"wilds": wild, "place": place} for place in places)


def _melds() -> Iterator[Heads]:
    """New melds of three from the hand."""
    for rank in range(FOUR, ACE + 1):
        for suits in _TRIPLES:
            yield _heads(Op.MELD, form=Form.SET, rank=rank, suits=suits)
        for suits, wild in product(_PAIRS, _ONES):
            yield _heads(Op.MELD, form=Form.SET, rank=rank, suits=suits, wilds=wild)
    for suits in _BLACK_TRIPLES:
        yield _heads(Op.MELD, form=Form.SET, rank=THREE, suits=suits)
    for suit, low in product(_SINGLE, range(THREE, ACE - RUN_SPAN + 1)):
        if low > THREE or suit in _BLACK:
            yield _heads(Op.MELD, form=Form.SEQUENCE, rank=low, suits=suit, span=Span.THREE)
    for suit, wild, (rank, span, place) in product(_SINGLE, _ONES, _pairs_beside()):
        yield _heads(
            Op.MELD, form=Form.SEQUENCE, rank=rank, suits=suit, span=span, wilds=wild, place=place
        )
    for wilds in _THREE_WILDS:
        yield _heads(Op.MELD, form=Form.WILD, wilds=wilds)


def _pairs_beside() -> Iterator[tuple[int, Span, int]]:
    """Two naturals of a sequence of three, by the lower, and the place of the third card."""
    for low in range(FOUR, ACE - RUN_SPAN + 1):
        yield low + 1, Span.TWO, low
        yield low, Span.GAP, low + 1
        yield low, Span.TWO, low + RUN_SPAN


def _takes() -> Iterator[Heads]:
    """Taking the pile with two cards; a set that they join needs no name."""
    for rank in range(FOUR, ACE + 1):
        for suits in _PAIRS:
            yield _heads(Op.TAKE_WITH, form=Form.SET, rank=rank, suits=suits)
        for suit, wild in product(_SINGLE, _ONES):
            yield _heads(Op.TAKE_WITH, form=Form.SET, rank=rank, suits=suit, wilds=wild)
    lying = sorted({(rank, span) for rank, span, _ in _pairs_beside()})
    for suit, (rank, span), target in product(_SINGLE, lying, _NEW):
        yield _heads(
            Op.TAKE_WITH, form=Form.SEQUENCE, rank=rank, suits=suit, span=span, target=target
        )
    for suit, wild, target, rank, place in product(
        _SINGLE, _ONES, _NEW, range(FOUR, ACE + 1), range(FOUR, ACE + 1)
    ):
        if 0 < abs(rank - place) <= RUN_SPAN:
            yield _heads(
                Op.TAKE_WITH, form=Form.SEQUENCE, rank=rank, suits=suit, span=Span.ONE,
                wilds=wild, place=place, target=target,
            )  # fmt: skip
    for wilds, target in product(_TWO_WILDS, _NEW):
        yield _heads(Op.TAKE_WITH, form=Form.WILD, wilds=wilds, target=target)


def _all() -> npt.NDArray[np.int64]:
    found = {one for part in (_plain, _on_melds, _melds, _takes) for one in part()}
    return np.array(sorted(found), dtype=np.int64)


TABLE: Final = _all()
"""The heads of each id, IDS x HEADS."""
KEYS: Final[npt.NDArray[np.int64]] = TABLE @ np.array(UNITS, dtype=np.int64)
"""The key of each id, in order."""
IDS: Final = len(KEYS)
"""How many ids there are; the first is 0."""


def ids_of(heads: Any) -> npt.NDArray[np.int64]:
    """Return the ids of actions by their heads, ... x HEADS; -1 where no action has them."""
    said = np.asarray(heads, dtype=np.int64)
    fit = ((said >= 0) & (said < SIZES)).all(axis=-1)
    keys = np.where(fit, said @ np.array(UNITS, dtype=np.int64), -1)
    places = np.minimum(np.searchsorted(KEYS, keys), IDS - 1)
    return np.where(KEYS[places] == keys, places, -1)
