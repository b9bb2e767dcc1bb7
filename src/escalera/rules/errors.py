"""The one error that rule sets raise."""


class RuleError(ValueError):
    """A refused rule set: `key` is the setting at fault, the text one line that names it."""

    def __init__(self, key: str, sentence: str) -> None:
        self.key = key
        name = key if key.isprintable() and len(key) <= 60 else repr(key[:40])
        super().__init__(f"{name}: {sentence}")
