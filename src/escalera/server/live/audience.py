"""Those who watch a table: they are told after its players, a slice at a time.

A frame is written once for all of them. While a crowd is being served, a newer message takes the
place of an older one of its kind, so that whoever comes late in the round gets the newest.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Hashable, Iterable, Set
from typing import Protocol

FEW = 50
"""So many are told at once, in the same breath as the players."""
SLICE = 0.002
"""Seconds of telling before others have a turn."""

Later = Callable[[Coroutine[None, None, None]], None]
"""Runs a coroutine in the background."""
Message = tuple[Hashable, bytes]
"""A message, with its kind: the newest of a kind is enough for those who watch."""


class Watcher(Protocol):
    """Somebody who watches."""

    def send(self, message: bytes, /) -> object:
        """Send a message; must not block."""


Watchers = Callable[[], Set[Watcher]]
"""Tells who watches now."""


class Audience:
    """The messages that wait for those who watch one table."""

    def __init__(self) -> None:
        self._waiting: dict[Hashable, bytes] = {}
        self._served = False
        """Whether a round is under way."""

    def tell(self, messages: Iterable[Message], watchers: Watchers, later: Later) -> None:
        """Tell those who watch: a few at once, a crowd in the background, in slices."""
        there = watchers()
        if not there and not self._served:
            return
        if not self._served and len(there) <= FEW:
            _send(there, [message for _, message in messages])
            return
        for kind, message in messages:
            self._waiting.pop(kind, None)  # the newest goes to the end
            self._waiting[kind] = message
        if not self._served:
            self._served = True
            later(self._serve(watchers))

    async def _serve(self, watchers: Watchers) -> None:
        try:
            while self._waiting:
                messages, self._waiting = list(self._waiting.values()), {}
                await _in_slices(messages, watchers)
        finally:
            self._served = False


def _send(watchers: Iterable[Watcher], messages: list[bytes]) -> None:
    for watcher in watchers:
        for message in messages:
            watcher.send(message)


async def _in_slices(messages: list[bytes], watchers: Watchers) -> None:
    """Send messages to all who watch now; who comes or goes meanwhile is left out."""
    left = list(watchers())
    while left:
        _one_slice(left, watchers(), messages)
        await asyncio.sleep(0)


def _one_slice(left: list[Watcher], still: Set[Watcher], messages: list[bytes]) -> None:
    end = time.monotonic() + SLICE
    while left:
        if (watcher := left.pop()) in still:
            _send([watcher], messages)
        if time.monotonic() >= end:
            return
