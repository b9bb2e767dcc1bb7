"""Text that people send, made fit to be shown to others: the one function for all doors.

What changes how the text around it is read, or draws over it, doesn't come in: control characters,
direction overrides (UAX 9), invisible letters, heaps of combining marks.
"""

from collections.abc import Iterator
from typing import Final
from unicodedata import category, normalize

from escalera.texts.joiners import is_joiner

LONGEST_NAME: Final = 40
BOT: Final = "bot:"
"""How the name of a bot's seat begins in a record."""
MOST_MARKS: Final = 3
"""Marks that one letter may carry: writing needs no more, once letters are composed (NFC)."""
_INVISIBLE: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks that show nothing, so that a name made of them would seem empty."""
_UNSHOWN: Final = ("Cc", "Cf", "Cs", "Co", "Cn")


def cleaned(text: str, most: int) -> str:
    """Return a text as one line of at most `most` characters, without what must not come in."""
    shown = "".join(" " if sign.isspace() else sign for sign in normalize("NFC", text))
    kept = "".join(sign for at, sign in enumerate(shown) if _may_stay(shown, at))
    return " ".join(_few_marks(kept).split())[:most].rstrip()


def cleaned_name(text: str, most: int) -> str:
    """Return a cleaned name; empty if it had something in it that nobody types by accident.

    So is one that begins as records name bots.
    """
    line = " ".join(text.split())
    name = cleaned(line, most) if line.isprintable() else ""
    return "" if name.lower().startswith(BOT) else name


def cleaned_data(data: object, most: int) -> object:
    """Return plain data with every text in it cleaned; names of fields stay as they are."""
    match data:
        case str():
            return cleaned(data, most)
        case list() | tuple():
            return [cleaned_data(one, most) for one in data]
        case dict():
            return {key: cleaned_data(one, most) for key, one in data.items()}
    return data


def texts_in(data: object) -> Iterator[str]:
    """Yield every text in plain data."""
    match data:
        case str():
            yield data
        case list():
            for one in data:
                yield from texts_in(one)
        case dict():
            for one in data.values():
                yield from texts_in(one)


def _may_stay(text: str, at: int) -> bool:
    sign = text[at]
    shown = sign not in _INVISIBLE and category(sign) not in _UNSHOWN
    return shown or is_joiner(text, at)


def _few_marks(text: str) -> str:
    """Return a text in which no letter carries a heap of marks."""
    kept: list[str] = []
    marks = MOST_MARKS  # a mark without a letter would sit on whatever stands before the text
    for sign in text:
        marks = marks + 1 if category(sign)[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)
