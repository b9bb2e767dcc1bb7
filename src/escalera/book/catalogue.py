"""The book's words in a language: catalogues read once, messages made of them."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Final

from escalera.book.said import Counted, Listed, Said, Value
from escalera.texts import LANGUAGES

_MARKS: Final = {"en": ",", "es": "."}


class Catalogue:
    """The messages of a language.

    A message is a text with `{variables}`; under `count.` stands a pair, for one and for more.
    """

    def __init__(self, language: str, messages: Mapping[str, str | tuple[str, str]]) -> None:
        self.language = language
        self.messages = messages

    def has(self, key: str) -> bool:
        """Say whether there is such a message."""
        return key in self.messages

    def text(self, value: Value) -> str:
        """Return a value as text; KeyError for a message or variable that is not there."""
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
        """Return a whole number as it is written: `10,000`, in Spanish `10.000`."""
        return f"{number:,}".replace(",", _MARKS[self.language])

    def _said(self, said: Said) -> str:
        message = self.messages[said.key]
        assert isinstance(message, str), said.key
        return message.format_map({name: self.text(value) for name, value in said.values.items()})

    def _counted(self, counted: Counted) -> str:
        pair = self.messages[f"count.{counted.noun}"]
        assert not isinstance(pair, str), counted.noun
        one, more = pair
        return (one if counted.number == 1 else more).format(n=self.number(counted.number))

    def _listed(self, listed: Listed) -> str:
        texts = [self.text(item) for item in listed.items]
        if len(texts) < 2:
            return "".join(texts)
        return f"{', '.join(texts[:-1])} {self._before(texts[-1], listed.last)} {texts[-1]}"

    def _before(self, last: str, word: str) -> str:
        """Return the word before the last; Spanish changes y and o before their own sound."""
        own = self.text(Said(f"list.{word}", {}))
        sounds = {"y": ("i", "hi"), "o": ("o", "ho", "8")}.get(own, ())
        return {"y": "e", "o": "u"}[own] if last.lower().startswith(sounds) and sounds else own


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language; ValueError for one that the book is not in."""
    if language not in LANGUAGES:
        raise ValueError(f"The book is written in {', '.join(LANGUAGES)}.")
    folder = resources.files("escalera.book.texts") / language
    messages: dict[str, str | tuple[str, str]] = {}
    for file in sorted(folder.iterdir(), key=lambda item: item.name):
        if file.name.endswith(".toml"):
            messages |= dict(_flat(tomllib.loads(file.read_text("utf-8")), ""))
    return Catalogue(language, messages)


def _flat(table: Mapping[str, object], prefix: str) -> Iterator[tuple[str, str | tuple[str, str]]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{key}.")
        elif isinstance(value, list):
            one, more = value
            yield prefix + key, (str(one), str(more))
        else:
            yield prefix + key, str(value)
