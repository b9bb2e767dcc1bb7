"""The one error that rule sets raise."""

BAD_FILE = "BAD_FILE"
"""The name of every fault in a game's file: only its author reads the sentence."""


class RuleError(ValueError):
    """A refused rule set: `key` is the setting at fault, the text one line that names it.

    name: what translations find the sentence by.
    """

    def __init__(self, key: str, name: str, sentence: str) -> None:
        self.key, self.name = key, name
        name = key if key.isprintable() and len(key) <= 60 else repr(key[:40])
        super().__init__(f"{name}: {sentence}")
