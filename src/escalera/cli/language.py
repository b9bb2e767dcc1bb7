"""The language that a command was asked for, and why it can't do what was asked."""

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import pairwise
from typing import Final, TypeVar

from escalera.cli.errors import CommandError
from escalera.texts import LANGUAGES, texts

T = TypeVar("T")

_OPTIONS: Final = ("--language", "--lang")
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What says the language of messages, the strongest first."""
_MOST: Final = 900
"""Signs of a value: Fluent takes no more than 1,000."""
_CHOSEN: Final = ContextVar("language", default=LANGUAGES[0])


def asked_for(arguments: Sequence[str]) -> str:
    """Return the language that a command line names, or else the environment."""
    words = [part for word in arguments for part in word.split("=", 1)]
    named = [word for option, word in pairwise(words) if option in _OPTIONS]
    return next((word for word in named if word in LANGUAGES), of_the_environment())


def only_a_language(arguments: Sequence[str]) -> bool:
    """Say whether a command line is empty, or names a language with texts and nothing else."""
    words = [part for word in arguments for part in word.split("=", 1)]
    return not words or (len(words) == 2 and words[0] in _OPTIONS and words[1] in LANGUAGES)


def of_the_environment() -> str:
    """Return the language of ESCALERA_LANGUAGE or the locale, the first one if it isn't ours."""
    locale = next(filter(None, map(os.environ.get, _LOCALE)), "")
    wanted = (os.environ.get("ESCALERA_LANGUAGE", ""), re.split("[_.@]", locale)[0])
    return next((word for word in wanted if word in LANGUAGES), LANGUAGES[0])


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything meanwhile in a language; CommandError for one without texts."""
    check_language(language)
    before = _CHOSEN.set(language)
    try:
        yield
    finally:
        _CHOSEN.reset(before)


def check_language(language: str) -> None:
    """Raise CommandError for a language without texts."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise CommandError(complaint("command-language", language=language, known=known))


def chosen() -> str:
    """Return the language that was chosen."""
    return _CHOSEN.get()


def complaint(key: str, **values: str | int) -> str:
    """Return why a command can't do what was asked; it needs neither the book nor the engine."""
    return texts(chosen(), "commands").say(key, cut(values))


def cut(values: Mapping[str, T]) -> dict[str, T | str]:
    """Return a message's values, none of them longer than a message can hold."""
    return {name: one[:_MOST] if isinstance(one, str) else one for name, one in values.items()}
