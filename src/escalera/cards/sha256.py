"""SHA-256 in compiled code: a batch deals from texts, thousands at once, on a GPU too.

What Python calls once takes `hashlib`; a test compares the two.
"""

from collections.abc import Iterator
from itertools import islice
from math import isqrt
from typing import Any, Final

import numpy as np

from escalera.cards.jit import kernel

BLOCK: Final = 64
"""The bytes of a block."""
WORDS: Final = 8
"""The words of a digest."""
ROUNDS: Final = 64
_MASK: Final = 0xFFFFFFFF
_GIVEN: Final = 16
"""The words of a block, from which the others of a schedule follow."""
_END: Final = 0x80
"""The byte after the text."""


def _primes() -> Iterator[int]:
    number = 2
    while True:
        if all(number % smaller for smaller in range(2, isqrt(number) + 1)):
            yield number
        number += 1


def _cube_root(number: int) -> int:
    root = 1 << (number.bit_length() // 3 + 1)
    while root**3 > number:
        root = (2 * root + number // root**2) // 3
    return root


_FIRST: Final = np.array([isqrt(p << 64) & _MASK for p in islice(_primes(), WORDS)])
"""The fractions of the first primes' square roots, in 32 bits."""
_ADDED: Final = np.array([_cube_root(p << 96) & _MASK for p in islice(_primes(), ROUNDS)])
"""The fractions of their cube roots."""


@kernel
def digest(text: Any, length: int, schedule: Any, words: Any) -> None:
    """Write the eight words of a text's digest.

    text: a byte each, with room for 72 more after it, which are overwritten. schedule: room for
    `ROUNDS` words.
    """
    blocks = _fill_up(text, length)
    for word in range(WORDS):
        words[word] = _FIRST[word]
    for block in range(blocks):
        _spread(text, block * BLOCK, schedule)
        _mix(schedule, words)


@kernel
def _fill_up(text: Any, length: int) -> int:
    """End a text as the standard has it; return its blocks."""
    blocks = (length + WORDS) // BLOCK + 1
    text[length] = _END
    for at in range(length + 1, blocks * BLOCK):
        text[at] = 0
    bits, at = length * 8, blocks * BLOCK - 1
    while bits > 0:
        text[at] = bits & 255
        bits >>= 8
        at -= 1
    return blocks


@kernel
def _turned(word: int, by: int) -> int:
    return (word >> by) | ((word << (32 - by)) & _MASK)


@kernel
def _spread(text: Any, first: int, schedule: Any) -> None:
    """Make a block's schedule."""
    for k in range(_GIVEN):
        at = first + 4 * k
        high = (int(text[at]) << 24) | (int(text[at + 1]) << 16)
        schedule[k] = high | (int(text[at + 2]) << 8) | int(text[at + 3])
    for k in range(_GIVEN, ROUNDS):
        a, b = int(schedule[k - 15]), int(schedule[k - 2])
        low = _turned(a, 7) ^ _turned(a, 18) ^ (a >> 3)
        high = _turned(b, 17) ^ _turned(b, 19) ^ (b >> 10)
        schedule[k] = (int(schedule[k - 16]) + low + int(schedule[k - 7]) + high) & _MASK


@kernel
def _mix(schedule: Any, words: Any) -> None:
    """Work a block's schedule into the digest so far."""
    a, b, c, d = int(words[0]), int(words[1]), int(words[2]), int(words[3])
    e, f, g, h = int(words[4]), int(words[5]), int(words[6]), int(words[7])
    for k in range(ROUNDS):
        turned = _turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)
        chosen = (e & f) ^ ((e ^ _MASK) & g)
        more = h + turned + chosen + int(_ADDED[k]) + int(schedule[k])
        turned = _turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)
        most = (a & b) ^ (a & c) ^ (b & c)
        h, g, f, e = g, f, e, (d + more) & _MASK
        d, c, b, a = c, b, a, (more + turned + most) & _MASK
    words[0] = (int(words[0]) + a) & _MASK
    words[1] = (int(words[1]) + b) & _MASK
    words[2] = (int(words[2]) + c) & _MASK
    words[3] = (int(words[3]) + d) & _MASK
    words[4] = (int(words[4]) + e) & _MASK
    words[5] = (int(words[5]) + f) & _MASK
    words[6] = (int(words[6]) + g) & _MASK
    words[7] = (int(words[7]) + h) & _MASK
