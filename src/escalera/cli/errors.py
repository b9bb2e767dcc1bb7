"""The one error that ends a command: a line on standard error, and exit status 2."""


class CommandError(Exception):
    """A command can't do what was asked; the text is one clear line for the user."""

    def __init__(self, text: str) -> None:
        super().__init__(" ".join(text.split()))
