"""How much one person, connection or address may ask."""

import time
from collections.abc import Callable

BURST = 3.0
"""Seconds whose messages may come at once."""


class Limit:
    """A bucket of tokens that fills up again in a number of seconds."""

    def __init__(
        self, most: float, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most, self._rate, self._clock = most, most / seconds, clock
        self._left, self._at = most, clock()

    def allows(self) -> bool:
        """Take a token; False if there is none left."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing has been taken for a while."""
        return self._left + (self._clock() - self._at) * self._rate >= self._most


class Limits:
    """A limit for each name, dropped when it is full again."""

    def __init__(
        self, most: float, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._by_name: dict[str, Limit] = {}
        self._looked = clock()

    def allows(self, name: str) -> bool:
        """Take one of a name's tokens; False if there is none left."""
        if name not in self._by_name:
            self._forget()
            self._by_name[name] = Limit(self._most, self._seconds, self._clock)
        return self._by_name[name].allows()

    def shared(self, name: str, own: Limit) -> Callable[[], bool]:
        """Return what takes a token of one's own, and one of a name that others share."""
        return lambda: own.allows() and self.allows(name)

    @property
    def names(self) -> frozenset[str]:
        """Who is remembered."""
        return frozenset(self._by_name)

    def _forget(self) -> None:
        """Drop those that are full again, once in the time that it takes."""
        if self._clock() - self._looked < self._seconds:
            return
        self._looked = self._clock()
        kept = self._by_name.items()
        self._by_name = {name: limit for name, limit in kept if not limit.full}
