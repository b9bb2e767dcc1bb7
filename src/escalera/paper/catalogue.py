"""The words of a score sheet in a language."""

from functools import cache

from escalera.book.wording.catalogue import Catalogue
from escalera.paper.faults import PaperError
from escalera.texts import LANGUAGES, texts

__all__ = ["LANGUAGES", "catalogue"]


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language; PaperError if there are no sheets in it."""
    if language not in LANGUAGES:
        raise PaperError("NO_SHEET_LANGUAGE", languages=", ".join(LANGUAGES))
    return Catalogue(texts(language, "sheets", "needs", "padlabels"))
