"""Pauses before something that failed is tried again, longer each time."""

import time
from collections.abc import Callable


class Pauses:
    """The pauses after failures, by name, in seconds; each failure doubles the pause."""

    def __init__(
        self, first: float, longest: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._first, self._longest, self._clock = first, longest, clock
        self._until: dict[str, tuple[float, float]] = {}
        """By name, the pause and its end."""

    def failed(self, name: str) -> None:
        """Make something wait, longer than the last time."""
        before, _ = self._until.get(name, (0.0, 0.0))
        pause = min(self._longest, 2 * before or self._first)
        self._until[name] = pause, self._clock() + pause

    def waits(self, name: str) -> bool:
        """Say whether something must still wait."""
        _, end = self._until.get(name, (0.0, 0.0))
        return self._clock() < end

    def went_well(self, name: str) -> None:
        """Forget that something failed."""
        self._until.pop(name, None)
