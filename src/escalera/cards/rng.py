"""Random numbers that are the same compiled, interpreted and in any other language.

From four words: sfc32 (Chris Doty-Humphrey's small fast counting generator), additions, shifts and
exclusive ors only. From more than four: a stream of numbers that nobody can foresee.
"""

import hashlib
import hmac
from collections.abc import MutableSequence
from typing import Final

import numpy as np
import numpy.typing as npt

from escalera.cards.jit import kernel

MASK: Final = 0xFFFFFFFF
_SMALL: Final = 4
"""The words of sfc32; a longer array is a stream."""
_BLOCKS: Final = 128
"""Of eight numbers each: 1,024, more than two shuffles of the largest deck take."""

Words = MutableSequence[int] | npt.NDArray[np.int64]


def seed_words(seed: int | str) -> npt.NDArray[np.int64]:
    """Return the generator's four words for a seed.

    The words are the first 16 bytes of the SHA-256 of the seed's digits or text, big-endian.
    """
    digest = hashlib.sha256(str(seed).encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]
    return np.array(words, dtype=np.int64)


def stream_words(text: str) -> npt.NDArray[np.int64]:
    """Return a stream of cryptographic numbers: where to read next, then the numbers themselves.

    They are HMAC-SHA-256 in counter mode: its key is the text, its messages "0", "1" and so on;
    each gives eight numbers, big-endian (docs/shuffle.md).
    """
    key = text.encode()
    blocks = [hmac.digest(key, str(block).encode(), "sha256") for block in range(_BLOCKS)]
    return np.concatenate([[1], np.frombuffer(b"".join(blocks), dtype=">u4")]).astype(np.int64)


@kernel
def _next_of_stream(words: Words) -> int:
    at = int(words[0])
    words[0] = at + 1 if at + 1 < len(words) else 1
    return int(words[at])


@kernel
def next_word(words: Words) -> int:
    """Step the generator; return a number in 0..2**32-1."""
    if len(words) > _SMALL:
        return _next_of_stream(words)
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
