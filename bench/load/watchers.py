"""A process full of people who watch one table: when the last of them has each new view.

It says `open` when all have the table, and after the next line when each view had come to all.
"""

import asyncio
import sys
import time
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import httpx
import msgspec

from bench.load.generator import AT_ONCE, asking, connect, guest, said
from bench.load.table import Client, Count, Table, seq_of


@dataclass
class Watch:
    """Who watches what: the server's address, the table, how many people."""

    address: str
    table: str
    people: int


@dataclass
class Views:
    """By the table's seq: how many have had that view, and when the last of them got it."""

    people: dict[int, int] = field(default_factory=dict)
    last: dict[int, float] = field(default_factory=dict)


class Crowd(Table):
    """The table as those see it who watch it."""

    def __init__(self, table: str) -> None:
        super().__init__(Count(), table)
        self.views = Views()

    def note(self, seq: int) -> None:
        """Note when a view came."""
        self.views.people[seq] = self.views.people.get(seq, 0) + 1
        self.views.last[seq] = time.perf_counter()


class Watcher(Client):
    """Somebody who only looks."""

    def __init__(self, crowd: Crowd, cookie: str, host: str) -> None:
        super().__init__(crowd, 0, cookie, host)
        self.crowd = crowd

    def welcomed(self) -> None:
        """Stay standing."""

    def took(self, frame: bytes) -> None:
        """Take the views."""
        if frame.startswith(b'{"type":"hand"'):
            self.crowd.note(seq_of(frame))


async def run(watch: Watch) -> Views:
    """Watch until a line comes; return what was seen."""
    crowd, room = Crowd(watch.table), asyncio.Semaphore(AT_ONCE)

    async def come(http: httpx.AsyncClient) -> None:
        async with room:
            cookie = await guest(http, watch.address)
            where = urlsplit(watch.address)
            await connect(Watcher(crowd, cookie, where.netloc), watch.address)

    async with asking() as http:
        await asyncio.gather(*(come(http) for _ in range(watch.people)))
    await said("open")
    return crowd.views


def main() -> None:
    """Watch as the first argument says; print what was seen."""
    watch = msgspec.json.decode(sys.argv[1], type=Watch)
    print(msgspec.json.encode(asyncio.run(run(watch))).decode(), flush=True)


if __name__ == "__main__":
    main()
