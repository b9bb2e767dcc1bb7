"""Text that fits into a cell: smaller, or on more lines, never cut."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

LINE: Final = 1.12 * 25.4 / 72
"""A line's height in millimetres, for type of one point."""
_STEP: Final = 0.25
_TINY: Final = 3.0
"""The smallest type, in points."""

_WHOLE_WORDS: Final = 0.65

Measure = Callable[[str, float], float]
"""How wide a text is, in millimetres, in type of a size in points."""


@dataclass(frozen=True, slots=True)
class Room:
    """How large a cell is inside, in millimetres."""

    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Fitted:
    """Lines of text, and the size of their type in points."""

    lines: tuple[str, ...]
    size: float


def fitted(text: str, room: Room, measure: Measure, size: float, least: float) -> Fitted:
    """Fit a text into a room: on one line if it need not shrink too far, else on several.

    size: in points; least: how far it may shrink, as a share of it.
    """
    wide = measure(text, size)
    if wide <= room.width:
        return Fitted((text,), size)
    if room.width / wide >= least:
        return Fitted((text,), size * room.width / wide)
    return _on_lines(text, room, measure, size)


def _on_lines(text: str, room: Room, measure: Measure, size: float) -> Fitted:
    """Return the largest type that fits; words break only in type below a share of it."""
    unbroken = _WHOLE_WORDS * size
    while True:
        wide = partial(_wide, measure, size)
        lines, broken = _wrapped(text, room.width, wide), max(map(wide, _words(text))) > room.width
        fits = len(lines) * size * LINE <= room.height and not (broken and size > unbroken)
        if fits or size <= _TINY:
            return Fitted(lines, size)
        size -= _STEP


def _wide(measure: Measure, size: float, words: str) -> float:
    return measure(words, size)


def _words(text: str) -> list[str]:
    """Return the parts that a line may end between: at a space or after a hyphen."""
    return re.findall(r"[^\s-]*-|[^\s-]+", text)


def _wrapped(text: str, width: float, wide: Callable[[str], float]) -> tuple[str, ...]:
    """Return lines no wider than that; a word that is wider continues on the next line."""
    lines, line = [], ""
    for word in _words(text):
        longer = line + word if line.endswith("-") else f"{line} {word}".strip()
        if wide(longer) <= width:
            line = longer
            continue
        *full, line = _pieces(line, word, width, wide)
        lines += full
    return (*lines, line)


def _pieces(line: str, word: str, width: float, wide: Callable[[str], float]) -> list[str]:
    """Return the line and the word below it, in pieces if the word is too wide for a line."""
    pieces = [line] if line else []
    while wide(word) > width and len(word) > 1:
        fits = next(n for n in range(len(word) - 1, 0, -1) if n == 1 or wide(word[:n]) <= width)
        pieces.append(word[:fits])
        word = word[fits:]
    return [*pieces, word]
