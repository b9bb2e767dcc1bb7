"""The book's words in a language: what the chapters say, as text."""

from functools import cache
from typing import Final

from escalera.book.wording.phrases import Counted, Listed, Said, Value
from escalera.texts import LANGUAGES, Texts, texts

FILES: Final = ("chapters", "examples", "facts", "lessons", "plays", "values", "variations")
_MARKS: Final = {"en": ",", "es": "."}


class Catalogue:
    """What can be said in a language: counts and lists have messages of their own.

    A counted noun is the message `count-noun`, with its number as `$n`.
    """

    def __init__(self, texts: Texts) -> None:
        self.language = texts.language
        self._texts = texts

    def has(self, key: str) -> bool:
        """Say whether there is such a message."""
        return self._texts.has(key)

    def text(self, value: Value) -> str:
        """Return a value as text; KeyError for a missing message or variable."""
        match value:
            case str():
                return value
            case int():
                return self.number(value)
            case Counted():
                return self._counted(value)
            case Listed():
                return self._listed(value)
            case Said():
                return self._said(value)

    def number(self, number: int) -> str:
        """Return a whole number as people write it: `10,000`, in Spanish `10.000`."""
        return f"{number:,}".replace(",", _MARKS[self.language])

    def _said(self, said: Said) -> str:
        given = said.values.items()
        values = {key: one if isinstance(one, int) else self.text(one) for key, one in given}
        return self._texts.say(said.key, values)

    def _counted(self, counted: Counted) -> str:
        return self._texts.say(f"count-{counted.noun}", {"n": counted.number})

    def _listed(self, listed: Listed) -> str:
        texts = [self.text(item) for item in listed.items]
        if len(texts) < 2:
            return "".join(texts)
        return f"{', '.join(texts[:-1])} {self._before(texts[-1], listed.last)} {texts[-1]}"

    def _before(self, last: str, word: str) -> str:
        """Return the word before the last item; Spanish changes y and o before the same sound."""
        own = self.text(Said(f"list-{word}", {}))
        sounds = {"y": ("i", "hi"), "o": ("o", "ho", "8")}.get(own, ())
        return {"y": "e", "o": "u"}[own] if last.lower().startswith(sounds) and sounds else own


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language; ValueError for one the book isn't in."""
    if language not in LANGUAGES:
        raise ValueError(f"The book is written in {', '.join(LANGUAGES)}.")
    return Catalogue(texts(language, *FILES))
