"""How fast the bots play: at a pace that people can follow, and at once if nobody watches."""

import time
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console

from escalera.cli.drawing.news import Line, news_lines

_SECONDS_A_PLAY = 0.4


class Pace:
    """Shows each play of the bots for a moment, on a line that then goes away."""

    def __init__(self, console: Console, *, fast: bool) -> None:
        self._console = console
        self._slow = console.is_terminal and not fast
        self._status: Any = None

    def watching(self) -> AbstractContextManager[Any]:
        """Return the context that the bots' turns run in."""
        if not self._slow:
            return nullcontext()
        self._status = self._console.status("", spinner="line")
        return self._status  # type: ignore[no-any-return]

    def show(self, lines: Sequence[Line]) -> None:
        """Show what a bot has just done."""
        if self._slow and self._status is not None:
            self._status.update(news_lines(lines))
            time.sleep(_SECONDS_A_PLAY)
