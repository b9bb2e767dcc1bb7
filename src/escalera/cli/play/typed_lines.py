"""Reading what the player types, line by line."""

import sys
from collections.abc import Callable
from typing import Protocol

from escalera.cli.console import columns, fold, say_line
from escalera.cli.play.leaving import Leaving


class Lines(Protocol):
    """Where typed lines come from."""

    def ask(self, prompt: str) -> str:
        """Return the next line; Leaving when there is none any more."""
        ...


class Keyboard:
    """Standard input: a terminal with editing and completion, or a pipe."""

    def __init__(self, reader: Callable[[str], str] = input) -> None:
        self._reader = reader

    def ask(self, prompt: str) -> str:
        """Return the next line without spaces around it; Leaving on its end or Ctrl-C."""
        try:
            line = self._reader(_last_line(prompt)).strip()
        except (EOFError, KeyboardInterrupt):
            raise Leaving from None
        except UnicodeDecodeError:
            line = "?!"
        if not sys.stdin.isatty():
            say_line(line)
        return line


def _last_line(prompt: str) -> str:
    """Write a prompt that is too long for the terminal up to its last line, and return that."""
    *above, last = fold(prompt, columns(sys.stdout)).split("\n")
    for line in above:
        say_line(line)
    return f"{last.rstrip()} " if above else prompt
