"""The one error that a score pad raises."""

from typing import ClassVar

from escalera.texts import LANGUAGES, NamedError
from escalera.texts.named_error import Value


class PadError(NamedError):
    """Something that can't be written on a pad: `where` it is, such as `hands[2]`, and why.

    Nothing has changed.
    """

    FILES: ClassVar = ("pads",)

    def __init__(self, where: str, name: str, **values: Value) -> None:
        super().__init__(name, **values)
        self.args = where, name
        self.where = where

    @property
    def sentence(self) -> str:
        """Why not, in English."""
        return super().said(LANGUAGES[0])

    def said(self, language: str) -> str:
        """Return the place and why not; ValueError for a language without texts."""
        sentence = super().said(language)
        return f"{self.where}: {sentence}" if self.where else sentence
