"""Atomic actions as numbers.

Bits 0-4 the `Op`; 5-10, 11-16, 17-22 up to three kinds (63: none); 23-26 the rank for which
a wild stands in a sequence (0: none); 27-34 a meld's slot plus one (0: none); 35-42 a second slot.
"""

from typing import Any, Final

from escalera.cards.jit import kernel

NO_CARD: Final = 63

Buffer = Any
"""An int64 array that receives codes, or None to count only."""


@kernel
def encode(op: int, a: int, b: int, c: int, place: int, slot: int, other: int) -> int:
    """Return the number of an action; slots count from 0, -1 for none."""
    cards = (a << 5) | (b << 11) | (c << 17)
    return op | cards | (place << 23) | ((slot + 1) << 27) | ((other + 1) << 35)


@kernel
def plain(op: int) -> int:
    """Return the number of an action without cards."""
    return encode(op, NO_CARD, NO_CARD, NO_CARD, 0, -1, -1)


@kernel
def op_of(code: int) -> int:
    """Return the `Op` of an action."""
    return code & 31


@kernel
def card_a(code: int) -> int:
    """Return the first kind, 63 for none."""
    return (code >> 5) & 63


@kernel
def card_b(code: int) -> int:
    """Return the second kind, 63 for none."""
    return (code >> 11) & 63


@kernel
def card_c(code: int) -> int:
    """Return the third kind, 63 for none."""
    return (code >> 17) & 63


@kernel
def place_of(code: int) -> int:
    """Return the rank for which a wild stands, 0 for none."""
    return (code >> 23) & 15


@kernel
def slot_of(code: int) -> int:
    """Return the meld's slot, -1 for none."""
    return ((code >> 27) & 255) - 1


@kernel
def other_of(code: int) -> int:
    """Return the second meld's slot, -1 for none."""
    return ((code >> 35) & 255) - 1
