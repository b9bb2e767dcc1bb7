"""A few places, given to those who ask in turn: whoever asks for many gets no more of them."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass(frozen=True, eq=False)
class _Turn:
    """Somebody who waits: who they are by their first name, and what they wait for."""

    name: str
    come: asyncio.Future[None] = field(default_factory=asyncio.Future)


class FairShares:
    """So many places at a time; who waits is served round by round, one place each.

    Who asks has several names, the widest first: an address, say, and then a person. The addresses
    are served by turns, and when it is an address's turn, one of its people. most: how many places
    one address may have at a time, so that others find one free; 0 for all of them.
    """

    def __init__(self, places: int, most: int = 0) -> None:
        self._free, self._most = places, most or places
        self._taken = Counter[str]()
        """By first name, the places in use."""
        self._waiting = _Round()

    @asynccontextmanager
    async def place(self, *who: str) -> AsyncIterator[None]:
        """Wait for a place, and give it back in the end."""
        await self._take(who or ("",))
        try:
            yield
        finally:
            self._give(who[0] if who else "")

    async def _take(self, who: Sequence[str]) -> None:
        turn = _Turn(who[0])
        self._waiting.add(turn, who)
        self._hand_out()
        try:
            await turn.come
        except asyncio.CancelledError:
            if turn.come.done() and not turn.come.cancelled():  # it came at the same moment
                self._give(turn.name)
            raise

    def _give(self, name: str) -> None:
        self._free += 1
        self._taken[name] -= 1
        if not self._taken[name]:
            del self._taken[name]
        self._hand_out()

    def _may(self, name: str) -> bool:
        return self._taken[name] < self._most

    def _hand_out(self) -> None:
        """Give the free places to those who still wait, and may have one more."""
        while self._free and (turn := self._waiting.next(self._may)):
            if not turn.come.done():
                turn.come.set_result(None)
                self._free -= 1
                self._taken[turn.name] += 1


def _anybody(_name: str) -> bool:
    return True


class _Round:
    """Those who wait under one name, by their next name; in a round each has one turn."""

    def __init__(self) -> None:
        self._turns: deque[_Turn] = deque()
        """Of those who have no further name."""
        self._parts: dict[str, _Round] = {}
        """The first is served next, and goes to the end."""

    def __bool__(self) -> bool:
        return bool(self._turns or self._parts)

    def add(self, turn: _Turn, who: Sequence[str]) -> None:
        """Let somebody wait, by their names."""
        if who:
            self._parts.setdefault(who[0], _Round()).add(turn, who[1:])
        else:
            self._turns.append(turn)

    def next(self, may: Callable[[str], bool] = _anybody) -> _Turn | None:
        """Return whose turn it is of those who may, and let the others wait on."""
        if self._turns:
            return self._turns.popleft()
        name = next(filter(may, self._parts), None)
        if name is None:
            return None
        part = self._parts.pop(name)
        turn = part.next()
        if part:
            self._parts[name] = part
        return turn
