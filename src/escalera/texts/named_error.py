"""Errors with a name and values, whose sentence stands in the texts of each language."""

from collections.abc import Mapping
from typing import ClassVar, Final, Protocol

from escalera.texts.messages import LANGUAGES, texts

_MOST: Final = 400
"""Signs of a value: what was written may be long, and Fluent takes no more than 1,000."""


class Sayable(Protocol):
    """What has words of its own in each language."""

    def said(self, language: str) -> str:
        """Return the words; ValueError for a language without texts."""


Value = str | int | Sayable
Values = Mapping[str, Value]


class NamedError(ValueError):
    """What can't be done: its name, and the values of its sentence.

    The sentence is the message `fault-NAME` in FILES. Its text is English, for programs.
    """

    FILES: ClassVar[tuple[str, ...]] = ()

    def __init__(self, name: str, **values: Value) -> None:
        super().__init__(name)
        self.name = name
        self.values: dict[str, Value] = values

    def said(self, language: str) -> str:
        """Return the sentence; ValueError for a language without texts."""
        return fault(language, self.FILES, self.name, self.values)

    def __str__(self) -> str:
        return self.said(LANGUAGES[0])


def fault(language: str, files: tuple[str, ...], name: str, values: Values) -> str:
    """Return what a fault says; a value that has words of its own says them first."""
    said = {key: _said(one, language) for key, one in values.items()}
    return texts(language, *files).say(f"fault-{name}", said)


def _said(value: Value, language: str) -> str | int:
    if isinstance(value, int):
        return value
    return (value if isinstance(value, str) else value.said(language))[:_MOST]
