"""Who is connected: how many connections an address has open."""

from collections import Counter


class Crowd:
    """Counts open connections by address, as long as they are open; most: 0 for no limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection; False, and not counted, if its address has too many."""
        if self._most and self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection no more."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]
