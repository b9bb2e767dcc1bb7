"""What the terminal says, in the language chosen with the command."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from rich.text import Text

from escalera.book.wording.catalogue import Catalogue
from escalera.book.wording.phrases import Counted, Said, listed
from escalera.cli.language import chosen, cut
from escalera.texts import LANGUAGES, message_id, texts

FILES: Final = (
    *("screen", "narration", "advice", "typing", "padscores"),
    *("chapters", "sheets", "needs", "padlabels", "arena"),
)
"""The terminal's own messages, the book's chapters for what is counted and listed, the pad's."""
_MARKS: Final = "\ue000-\uf8ff"
"""Characters for private use, which no message has."""


def phrase(key: str, **values: str | int) -> str:
    """Return a message with its values; KeyError for one that is not there or lacks a value."""
    return _catalogue(chosen()).text(Said(key, cut(values)))


def styled(key: str, **values: Text | str | int) -> Text:
    """Return a message in which each value that is a text keeps its own style."""
    found = {chr(0xE000 + at): one for at, one in enumerate(values.values())}
    marked = {
        name: mark if isinstance(one, Text) else one
        for (name, one), mark in zip(values.items(), found, strict=True)
    }
    text = Text()
    for piece in re.split(f"([{_MARKS}])", phrase(key, **marked)):
        text.append(found.get(piece, piece))  # type: ignore[arg-type]
    return text


def counted(number: int, noun: str) -> str:
    """Return how many there are of something: `1 card`, `1,210 cards`."""
    return _catalogue(chosen()).text(Counted(number, noun))


def points(number: int) -> str:
    """Return points as people write them: `1,210`, in Spanish `1.210`."""
    return _catalogue(chosen()).number(number)


def tenths(number: float) -> str:
    """Return a mean as people write it: `1,210.5`, in Spanish `1.210,5`."""
    written = f"{number:,.1f}"
    return written if chosen() == LANGUAGES[0] else written.translate(str.maketrans(",.", ".,"))


def label(line: str) -> str:
    """Return a line of a score in words; in English the pad has words of its own."""
    key = f"padlabel-{message_id(line)}"
    return phrase(key) if _catalogue(chosen()).has(key) else line


def together(names: Iterable[str]) -> str:
    """Return names as people say them: `Ann, Bob and Eve`."""
    return _catalogue(chosen()).text(listed(list(names)))


def team_name(names: Iterable[str]) -> str:
    """Return the name of a team of players: `Ann & Bob`."""
    return _catalogue(chosen()).text(listed(list(names), "team"))


def either(words: Sequence[str]) -> str:
    """Return words of which one is meant: `draw, take or back`."""
    return _catalogue(chosen()).text(listed(words, "or"))


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(texts(language, *FILES))
