"""Answers that are made once, however many ask for them, and kept while there is room."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

KEPT_BYTES = 32 * 2**20
"""The most bytes of answers that are kept."""


class KeptAnswers:
    """Answers by what they depend on."""

    def __init__(self, most: int = KEPT_BYTES) -> None:
        self._most, self._bytes = most, 0
        self._coming: dict[Hashable, asyncio.Task[bytes]] = {}
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def at_hand(self, key: Hashable) -> bool:
        """Say whether an answer is kept, or being made."""
        return key in self._kept or key in self._coming

    async def answer(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return an answer; `make` makes it if it isn't at hand."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._coming:
            self._coming[key] = asyncio.create_task(self._make(key, make))
        return await asyncio.shield(self._coming[key])

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            made = await make()
        finally:
            del self._coming[key]
        self._keep(key, made)
        return made

    def _keep(self, key: Hashable, made: bytes) -> None:
        self._kept[key] = made
        self._bytes += len(made)
        while self._bytes > self._most:
            self._bytes -= len(self._kept.popitem(last=False)[1])
