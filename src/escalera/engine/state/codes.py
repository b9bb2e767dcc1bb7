"""Atomic actions as numbers.

Bits 0-4 the `Op`; 5-10, 11-16, 17-22 up to three kinds (63: none); 23-26 the rank for which
a wild stands in a sequence (0: none); 27-34 a meld's slot plus one (0: none); 35-42 a second slot.
"""

from typing import Any, Final

from escalera.cards.jit import kernel

NO_CARD: Final = 63
OP_BITS: Final = 31
"""The bits of each part, once it stands at the lowest."""
_CARD: Final = 63
_PLACE: Final = 15
_SLOT: Final = 255
_A_AT: Final = 5
"""The lowest bit of each part."""
_B_AT: Final = 11
_C_AT: Final = 17
_PLACE_AT: Final = 23
_SLOT_AT: Final = 27
_OTHER_AT: Final = 35

Buffer = Any
"""An int64 array that receives codes, or None to count only."""


@kernel
def encode(op: int, a: int, b: int, c: int, place: int, slot: int, other: int) -> int:
    """Return the number of an action; slots count from 0, -1 for none."""
    cards = (a << _A_AT) | (b << _B_AT) | (c << _C_AT)
    melds = ((slot + 1) << _SLOT_AT) | ((other + 1) << _OTHER_AT)
    return op | cards | (place << _PLACE_AT) | melds


@kernel
def plain(op: int) -> int:
    """Return the number of an action without cards."""
    return encode(op, NO_CARD, NO_CARD, NO_CARD, 0, -1, -1)


@kernel
def op_of(code: int) -> int:
    """Return the `Op` of an action."""
    return code & OP_BITS


@kernel
def card_a(code: int) -> int:
    """Return the first kind, `NO_CARD` for none."""
    return (code >> _A_AT) & _CARD


@kernel
def card_b(code: int) -> int:
    """Return the second kind, `NO_CARD` for none."""
    return (code >> _B_AT) & _CARD


@kernel
def card_c(code: int) -> int:
    """Return the third kind, `NO_CARD` for none."""
    return (code >> _C_AT) & _CARD


@kernel
def place_of(code: int) -> int:
    """Return the rank for which a wild stands, 0 for none."""
    return (code >> _PLACE_AT) & _PLACE


@kernel
def slot_of(code: int) -> int:
    """Return the meld's slot, -1 for none."""
    return ((code >> _SLOT_AT) & _SLOT) - 1


@kernel
def other_of(code: int) -> int:
    """Return the second meld's slot, -1 for none."""
    return ((code >> _OTHER_AT) & _SLOT) - 1
