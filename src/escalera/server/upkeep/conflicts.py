"""Writing to a table's log from outside, while people may play there."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from escalera.server.store import Conflict

TRIES: Final = 50
"""How often somebody may play meanwhile."""
T = TypeVar("T")


async def until_written(table_id: str, attempt: Callable[[], Awaitable[T]]) -> T:
    """Return what an attempt returns, made anew while others are quicker; at last `Conflict`."""
    for _ in range(TRIES):
        try:
            return await attempt()
        except Conflict:
            continue
    raise Conflict(table_id)
