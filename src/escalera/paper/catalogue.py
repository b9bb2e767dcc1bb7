"""The words of a score sheet in a language."""

import tomllib
from functools import cache
from importlib import resources

from escalera.book import LANGUAGES
from escalera.book.catalogue import Catalogue

__all__ = ["LANGUAGES", "catalogue"]


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language; ValueError for one that no sheet is printed in."""
    if language not in LANGUAGES:
        raise ValueError(f"Sheets are printed in {' and '.join(LANGUAGES)}.")
    file = resources.files("escalera.paper") / "texts" / f"{language}.toml"
    messages: dict[str, str | tuple[str, str]] = {}
    for table, texts in tomllib.loads(file.read_text("utf-8")).items():
        for key, text in texts.items():
            if isinstance(text, str):
                messages[f"{table}.{key}"] = text
            else:
                one, more = text
                messages[f"count.{key}"] = (one, more)
    return Catalogue(language, messages)
