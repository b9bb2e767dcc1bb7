"""A few places, given to those who ask in turn: whoever asks for many gets no more of them."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager


class FairShares:
    """So many places at a time; who waits is served round by round, one place each.

    Who asks has several names, the widest first: an address, say, and then a person. The addresses
    are served by turns, and when it is an address's turn, one of its people.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting = _Round()

    @asynccontextmanager
    async def place(self, *who: str) -> AsyncIterator[None]:
        """Wait for a place, and give it back in the end."""
        await self._take(who)
        try:
            yield
        finally:
            self._give()

    async def _take(self, who: Sequence[str]) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.add(turn, who)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the place came at the same moment
                self._give()
            raise

    def _give(self) -> None:
        """Hand a place on to the next who still waits."""
        while self._waiting:
            turn = self._waiting.next()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class _Round:
    """Those who wait under one name, by their next name; in a round each has one turn."""

    def __init__(self) -> None:
        self._turns: deque[asyncio.Future[None]] = deque()
        """Of those who have no further name."""
        self._parts: dict[str, _Round] = {}
        """The first is served next, and goes to the end."""

    def __bool__(self) -> bool:
        return bool(self._turns or self._parts)

    def add(self, turn: asyncio.Future[None], who: Sequence[str]) -> None:
        """Let somebody wait, by their names."""
        if who:
            self._parts.setdefault(who[0], _Round()).add(turn, who[1:])
        else:
            self._turns.append(turn)

    def next(self) -> asyncio.Future[None]:
        """Return whose turn it is, and let the others wait on."""
        if self._turns:
            return self._turns.popleft()
        name = next(iter(self._parts))
        part = self._parts.pop(name)
        turn = part.next()
        if part:
            self._parts[name] = part
        return turn
