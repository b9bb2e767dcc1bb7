"""Single JSON values: each function writes into a buffer at n and returns where it ends.

A comma follows every value; `close` takes the last one away.
"""

from typing import Any, Final

from escalera.server.frames.fast_json.kernel import kernel
from escalera.server.frames.fast_json.words import CARDS, FLAGS, KEYS, Words

Buffer = Any
"""A uint8 array that receives a frame's bytes."""

COMMA: Final = ord(",")
QUOTE: Final = ord('"')
OPEN: Final = ord("[")
CLOSE: Final = ord("]")
_MINUS: Final = ord("-")
_NOUGHT: Final = ord("0")
_EQUALS: Final = ord("=")


@kernel
def put(out: Buffer, n: int, words: Words, row: int) -> int:
    """Write a word of a table of `words`."""
    size = int(words[row, 0])
    for i in range(size):
        out[n + i] = words[row, 1 + i]
    return n + size


@kernel
def digits(out: Buffer, n: int, value: int) -> int:
    """Write a whole number, without a comma."""
    if value < 0:
        out[n] = _MINUS
        n += 1
        value = -value
    size = 1
    left = value // 10
    while left > 0:
        size += 1
        left //= 10
    for i in range(size):
        out[n + size - 1 - i] = _NOUGHT + value % 10
        value //= 10
    return n + size


@kernel
def number(out: Buffer, n: int, value: int) -> int:
    """Write a whole number."""
    n = digits(out, n, value)
    out[n] = COMMA
    return n + 1


@kernel
def flag(out: Buffer, n: int, value: bool) -> int:
    """Write `true` or `false`."""
    return put(out, n, FLAGS, int(value))


@kernel
def begin(out: Buffer, n: int, key: int) -> int:
    """Begin a list that is a field."""
    n = put(out, n, KEYS, key)
    out[n] = OPEN
    return n + 1


@kernel
def close(out: Buffer, n: int, mark: int) -> int:
    """End a list or object whose values each have a comma; mark: its closing bracket."""
    if out[n - 1] == COMMA:
        n -= 1
    out[n] = mark
    out[n + 1] = COMMA
    return n + 2


@kernel
def card(out: Buffer, n: int, kind: int, place: int) -> int:
    """Write a card's text without quotes; place: the kind it stands for, -1 for itself."""
    n = put(out, n, CARDS, kind)
    if place >= 0:
        out[n] = _EQUALS
        n = put(out, n + 1, CARDS, place)
    return n


@kernel
def quoted(out: Buffer, n: int, kind: int, place: int) -> int:
    """Write a card as a value."""
    out[n] = QUOTE
    n = card(out, n + 1, kind, place)
    out[n] = QUOTE
    out[n + 1] = COMMA
    return n + 2


@kernel
def cards(out: Buffer, n: int, kind: int, count: int) -> int:
    """Write a card as many times as `count` says."""
    for _ in range(count):
        n = quoted(out, n, kind, -1)
    return n
