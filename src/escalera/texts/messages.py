"""The messages of a language, read from its files and filled in."""

import re
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "es")
"""The languages of all texts; the first is the project's own."""
_KEPT: Final = 10_000
"""So many messages are kept as they were said, in each language."""


class Texts:
    """The messages of a language that some files hold, such as `reasons` and `games`."""

    def __init__(self, language: str, files: tuple[str, ...]) -> None:
        self.language = language
        self.files = files
        # A book says the same thing many times over.
        self._kept = lru_cache(_KEPT)(self._filled)

    def has(self, key: str) -> bool:
        """Say whether there is such a message."""
        return self._bundle.has_message(key)

    def say(self, key: str, values: Mapping[str, str | int] | None = None) -> str:
        """Return a message with its values, numbers as the language writes them.

        KeyError for a message that is not there, or a value that it lacks.
        """
        return self._kept(key, *(values or {}).items())

    def _filled(self, key: str, *values: tuple[str, str | int]) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        said, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(said)

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle, FluentResource

        # Nothing here runs from right to left, and the marks would show in some fonts.
        bundle = FluentBundle([self.language], use_isolating=False)
        for file in self.files:
            bundle.add_resource(FluentResource(source(self.language, file)))
        return bundle


def message_id(words: str) -> str:
    """Return words as part of a message's id, which can't have signs like / and +."""
    return re.sub(r"[^A-Za-z0-9_]+", "-", words)


def source(language: str, file: str) -> str:
    """Return the source of a file's messages, empty if a language has no such file."""
    found = resources.files("escalera.texts") / language / f"{file}.ftl"
    return found.read_text("utf-8") if found.is_file() else ""


@cache
def texts(language: str, *files: str) -> Texts:
    """Return the messages of some files in a language; ValueError for a language without texts."""
    if language not in LANGUAGES:
        raise ValueError(f"There are texts in {', '.join(LANGUAGES)}.")
    return Texts(language, files)
