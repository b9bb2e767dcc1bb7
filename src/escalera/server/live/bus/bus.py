"""What every bus does: it says that a table's log reached a seq. The log itself is the truth."""

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]
"""Called with a table's id and a seq, or with ("", 0) if it may have missed anything."""


class Bus(Protocol):
    """Carries "table T reached seq N" to every process; perhaps twice, in any order."""

    async def open(self) -> None:
        """Start to listen to other processes."""

    async def close(self) -> None:
        """Stop."""

    def tell(self, table_id: str, seq: int, teller: Listener | None = None) -> None:
        """Soon tell every listener in every process but the teller; never block, never raise."""

    def listen(self, callback: Listener) -> None:
        """Call this function on the event loop whenever a process tells something, this one too."""
