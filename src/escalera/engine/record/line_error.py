"""What is wrong at a line of a game record."""

from typing import ClassVar, Final

from escalera.texts import LANGUAGES, NamedError
from escalera.texts.named_error import Value

RECORD_TEXTS: Final = ("records", "positions", "actions")
"""The files of texts that say what is wrong with a game record."""


class LineError(NamedError):
    """A fault of a game record: the `line` (from 1), a name, and the `rule` behind it."""

    FILES: ClassVar = RECORD_TEXTS

    def __init__(self, line: int, name: str, rule: str = "", **values: Value) -> None:
        super().__init__(name, **values)
        self.args = line, name, rule
        self.line, self.rule = line, rule

    @property
    def sentence(self) -> str:
        """What is wrong, in English."""
        return self.said(LANGUAGES[0])

    def __str__(self) -> str:
        rule = f" ({self.rule})" if self.rule else ""
        return f"line {self.line}: {self.sentence}{rule}"
