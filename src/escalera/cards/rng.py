"""A small random generator that gives the same numbers compiled, interpreted and elsewhere.

sfc32 (Chris Doty-Humphrey's small fast counting generator): four 32-bit words, additions,
shifts and exclusive ors only, so any language can repeat it.
"""

import hashlib
from collections.abc import MutableSequence
from typing import Final

import numpy as np
import numpy.typing as npt

from escalera.cards.jit import kernel

MASK: Final = 0xFFFFFFFF

Words = MutableSequence[int] | npt.NDArray[np.int64]


def seed_words(seed: int | str) -> npt.NDArray[np.int64]:
    """Return the generator's four words for a seed.

    The words are the first 16 bytes of the SHA-256 of the seed's digits or text, big-endian.
    """
    digest = hashlib.sha256(str(seed).encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]
    return np.array(words, dtype=np.int64)


@kernel
def next_word(words: Words) -> int:
    """Step the generator; return a number in 0..2**32-1."""
    a, b, c = int(words[0]), int(words[1]), int(words[2])
    counter = int(words[3])
    out = (a + b + counter) & MASK
    words[3] = (counter + 1) & MASK
    words[0] = b ^ (b >> 9)
    words[1] = (c + ((c << 3) & MASK)) & MASK
    words[2] = ((((c << 21) & MASK) | (c >> 11)) + out) & MASK
    return out


@kernel
def below(words: Words, limit: int) -> int:
    """Return a number in 0..limit-1, for limit up to 2**31 (multiply and shift)."""
    return (next_word(words) * limit) >> 32


@kernel
def shuffle(words: Words, cards: Words, count: int) -> None:
    """Shuffle the first `count` cards in place (Fisher and Yates, from the last card down)."""
    for i in range(count - 1, 0, -1):
        j = below(words, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
