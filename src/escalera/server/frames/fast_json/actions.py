"""Actions as people write them: the same texts as `state.action` has, as JSON values."""

from typing import Any, Final

from escalera.cards.bits import lowest
from escalera.cards.kinds import is_wild, kind_with, suit_of
from escalera.engine.state.codes import (
    NO_CARD,
    card_a,
    card_b,
    card_c,
    encode,
    op_of,
    other_of,
    place_of,
    slot_of,
)
from escalera.engine.state.dtypes import MELD_CARDS, Meld, State
from escalera.engine.state.enums import Op
from escalera.engine.state.meld_slots import count_at, kind_at
from escalera.server.frames.fast_json.kernel import kernel
from escalera.server.frames.fast_json.melds import place_at
from escalera.server.frames.fast_json.values import COMMA, QUOTE, Buffer, card, digits, put
from escalera.server.frames.fast_json.words import LINKS_OF, VERBS_OF

_SPACE: Final = ord(" ")
_KIND_BITS: Final = 7
"""The bits of a rank for the place that a card stands for, and for the kind that stands there."""
_KIND: Final = (1 << _KIND_BITS) - 1
_UNPLACED: Final = 1 << 14
"""Puts a wild without a place behind the other cards."""
_NONE: Final = 1 << 15
"""The rank of no card: after all cards."""


@kernel
def _suit(s: State, code: int) -> int:
    """Return the suit of the sequence that an action's wild goes into."""
    if not is_wild(card_a(code)) and card_a(code) != NO_CARD:
        return suit_of(card_a(code))
    slot = slot_of(code)
    return int(s.melds[slot].which) if slot >= 0 else 0


@kernel
def _rank(kind: int, place: int, suit: int) -> int:
    """Return a card's place in canonical text, as a number that holds the card.

    Naturals and placed wilds by kind, then the other wilds (`action.canonical_order`).
    """
    if kind == NO_CARD:
        return _NONE
    if not is_wild(kind):
        return kind << _KIND_BITS
    if place > 0:
        return kind_with(place, suit) << _KIND_BITS | (kind + 1)
    return _UNPLACED | kind << _KIND_BITS


@kernel
def _ranked(out: Buffer, n: int, rank: int) -> int:
    if rank == _NONE:
        return n
    out[n] = _SPACE
    placed, kind = (rank & _KIND) - 1, rank >> _KIND_BITS & _KIND
    return card(out, n + 1, kind, -1) if placed < 0 else card(out, n + 1, placed, kind)


@kernel
def _cards(s: State, code: int, out: Buffer, n: int) -> int:
    place, suit = place_of(code), _suit(s, code)
    a = _rank(card_a(code), place, suit)
    b = _rank(card_b(code), place, suit)
    c = _rank(card_c(code), place, suit)
    least, most = min(a, b, c), max(a, b, c)
    n = _ranked(out, n, least)
    n = _ranked(out, n, a + b + c - least - most)
    return _ranked(out, n, most)


@kernel
def _whole(m: Meld, out: Buffer, n: int) -> int:
    """Write all cards of a meld, which keeps them in canonical order."""
    for spot in range(MELD_CARDS):
        for _ in range(count_at(m, spot)):
            out[n] = _SPACE
            n = card(out, n + 1, kind_at(m, spot), place_at(m, spot))
    return n


@kernel
def _named(s: State, code: int, out: Buffer, n: int) -> int:
    """Write the melds that an action names."""
    slot, other = slot_of(code), other_of(code)
    if slot >= 0:
        n = put(out, n, LINKS_OF, op_of(code))
        n = digits(out, n, int(s.melds[slot].number))
    if other >= 0:
        n = put(out, n, LINKS_OF, op_of(code))
        n = digits(out, n, int(s.melds[other].number))
    return n


@kernel
def _action(s: State, code: int, out: Buffer, n: int) -> int:
    out[n] = QUOTE
    n = put(out, n + 1, VERBS_OF, op_of(code))
    whole = op_of(code) == Op.BACK_MELD
    n = _whole(s.melds[slot_of(code)], out, n) if whole else _cards(s, code, out, n)
    n = _named(s, code, out, n)
    out[n] = QUOTE
    out[n + 1] = COMMA
    return n + 2


@kernel
def _discards(s: State, kinds: int, out: Buffer, n: int) -> int:
    """Write the discards of the kinds given as bits, lowest first."""
    while kinds:
        code = encode(Op.DISCARD, lowest(kinds), NO_CARD, NO_CARD, 0, -1, -1)
        n = _action(s, code, out, n)
        kinds &= kinds - 1
    return n


@kernel
def actions(s: State, codes: Any, count: int, out: Buffer, n: int) -> int:
    """Write the actions of codes, the discards last, by kind (`Position.codes`)."""
    kinds = 0
    for i in range(count):
        code = int(codes[i])
        if op_of(code) == Op.DISCARD:
            kinds |= 1 << card_a(code)
        else:
            n = _action(s, code, out, n)
    return _discards(s, kinds, out, n)
