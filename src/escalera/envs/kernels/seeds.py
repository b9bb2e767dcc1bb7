"""Each hand of a batch is dealt from a text, ``SEED/row/number``, by the words of its digest."""

from typing import Any, Final

from escalera.cards import sha256
from escalera.cards.compiling.records import record
from escalera.engine.legal.survey import BUFFER
from escalera.engine.scoring.hand_score import LINES
from escalera.engine.state.dtypes import SEATS
from escalera.envs.kernels.kernel import kernel

SEED_WORDS: Final = 4
LONGEST_SEED: Final = 1000
"""The bytes of a seed's text at most."""
_SLASH: Final = ord("/")
_ZERO: Final = ord("0")
_TEN: Final = 10
_ROOM: Final = LONGEST_SEED + 2 * 20 + 2 * sha256.BLOCK
"""For the seed, two numbers and what ends a text."""

SCRATCH: Final = record(
    "SCRATCH",
    __name__,
    [
        ("out", "i8", (BUFFER,)),
        ("lines", "i8", (SEATS, LINES)),
        ("schedule", "i8", (sha256.ROUNDS,)),
        ("digest", "i8", (sha256.WORDS,)),
        ("text", "u1", (_ROOM,)),
    ],
)
"""What one thread works with."""


@kernel
def write_words(seed: Any, row: int, number: int, scratch: Any, words: Any) -> None:
    """Write the four words of a row's hand; seed: a text's bytes, with the slash at its end."""
    text, length = scratch.text, len(seed)
    for at in range(length):
        text[at] = seed[at]
    length = _write_number(row, text, length)
    text[length] = _SLASH
    length = _write_number(number, text, length + 1)
    sha256.digest(text, length, scratch.schedule, scratch.digest)
    for word in range(SEED_WORDS):
        words[word] = scratch.digest[word]


@kernel
def _write_number(number: int, text: Any, at: int) -> int:
    """Write a number's digits from a place on; return the place after them."""
    end, rest = at + 1, number // _TEN
    while rest > 0:
        end += 1
        rest //= _TEN
    rest = number
    for place in range(end - 1, at - 1, -1):
        text[place] = _ZERO + rest % _TEN
        rest //= _TEN
    return end
