"""The one error that rule sets raise."""

from typing import Final

from escalera.texts import LANGUAGES, texts

RULESETS: Final = ("rulesets", "settings", "needs")
"""The files of texts that say why a rule set is refused."""
BAD_FILE: Final = "BAD_FILE"
"""The name of every fault in a game's file: only its author reads the sentence."""


class RuleError(ValueError):
    """A refused rule set: `key` is the setting at fault, the text one line that names it.

    name: what the sentence is found by. values: what is put into it.
    """

    def __init__(self, key: str, name: str, **values: str | int) -> None:
        super().__init__(key, name)
        self.key, self.name, self.values = key, name, values

    def said(self, language: str) -> str:
        """Return the line in a language; ValueError for one without texts."""
        short = self.key.isprintable() and len(self.key) <= 60
        place = self.key if short else repr(self.key[:40])
        said = texts(language, *RULESETS).say(f"reason-{self.name}", self.values)
        return f"{place}: {said}"

    def __str__(self) -> str:
        return self.said(LANGUAGES[0])
