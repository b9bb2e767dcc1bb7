"""File descriptors: how many a process may have, and how many of them connections may not take.

A system hands out the lowest number that is free. So a new connection's own number says how many
are in use, by whatever, and nothing needs to be counted.
"""

import sys
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

ENOUGH: Final = 10_240
"""What every system allows that calls its hard limit infinite."""
MOST_RESERVED: Final = 4096


@dataclass(frozen=True)
class Room:
    """How many descriptors this process may have: 0 where nobody counts them."""

    limit: int = 0

    @property
    def reserve(self) -> int:
        """Those kept for the database, the bots, files, and for telling who comes too late."""
        return min(MOST_RESERVED, self.limit // 4)

    @property
    def backlog(self) -> int:
        """How many may wait to be let in: they come in all at once."""
        return self.reserve // 2 if self.limit else 2048

    def crowded(self, descriptor: int) -> bool:
        """Say whether a connection takes a part of the reserve, so that it must not stay."""
        return 0 < self.limit <= descriptor + self.reserve

    def full(self, descriptor: int) -> bool:
        """Say whether half of the reserve is used up, so that nothing can even be told."""
        return 0 < self.limit <= descriptor + self.reserve // 2


def raised() -> Room:
    """Raise this process's limit as far as the system lets it; return what there is then."""
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
