"""File descriptors: how many a process may have, and how many it keeps from connections.

A system hands out the lowest free number. So a new connection's own number says how many are in
use, and nobody needs to count.
"""

import sys
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

ENOUGH: Final = 10_240
"""A limit that every system allows whose hard limit is infinite."""
MOST_RESERVED: Final = 4096


@dataclass(frozen=True)
class Room:
    """How many descriptors this process may have: 0 where nobody counts them."""

    limit: int = 0

    @property
    def reserve(self) -> int:
        """Those kept for the database, bots and files, and for an answer to latecomers."""
        return min(MOST_RESERVED, self.limit // 4)

    @property
    def backlog(self) -> int:
        """How many may wait to be let in: they come in all at once."""
        return self.reserve // 2 if self.limit else 2048

    def crowded(self, descriptor: int) -> bool:
        """Say whether a connection takes part of the reserve, so that it must not stay."""
        return 0 < self.limit <= descriptor + self.reserve

    def full(self, descriptor: int) -> bool:
        """Say whether half of the reserve is gone, so that latecomers get no answer."""
        return 0 < self.limit <= descriptor + self.reserve // 2


def raised() -> Room:
    """Raise this process's limit as far as the system lets it; return the new limit."""
    if sys.platform == "win32":
        return Room()
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, ENOUGH):
        if soft in {hard, resource.RLIM_INFINITY} or soft > wanted != resource.RLIM_INFINITY:
            break
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
            break
    return Room(0 if soft == resource.RLIM_INFINITY else soft)
