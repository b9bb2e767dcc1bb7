"""What was said at a table lately, for who comes later: in memory only, and never stored."""

import time
from collections import deque

from escalera.server.messages import protocol

MOST = 30
"""So many sayings are kept."""


class Sayings:
    """The last sayings at one table, the oldest first, with who said them."""

    def __init__(self) -> None:
        self._said: deque[tuple[str, protocol.Said]] = deque(maxlen=MOST)

    def __len__(self) -> int:
        return len(self._said)

    def add(self, person: str, said: protocol.Said) -> None:
        """Keep what a person said; the oldest gives way."""
        self._said.append((person, said))

    def forget(self, person: str) -> None:
        """Drop what a person said: nobody who comes is told it any more."""
        kept = [one for one in self._said if one[0] != person]
        self._said.clear()
        self._said.extend(kept)

    def clear(self) -> None:
        """Drop everything."""
        self._said.clear()

    def message(self) -> bytes:
        """Return what somebody who has just come is told."""
        said = tuple(said for _, said in self._said)
        return protocol.write(protocol.Sayings(said=said, now=time.time()))
