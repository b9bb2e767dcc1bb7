"""A crowd that watches one table: what each play costs, and who is told when."""

import asyncio
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median
from typing import TypeVar

import msgspec

from bench.load.generator import Counted, Generator, Order
from bench.load.generators import expect, go_on, line, started
from bench.load.servers import Servers, running
from bench.load.table import Table
from bench.load.watchers import Views, Watch

T = TypeVar("T")
Process = subprocess.Popen[str]

PROCESSES = 2
HEAD = (
    "| who watch | plays a second | players' p50 ms | players' p99 ms | last who watches, ms "
    "| views for each who watches, a play | server CPU ms a play |\n|---|---|---|---|---|---|---|"
)


@dataclass
class Watched(Table):
    """A table that remembers when each view's play was sent."""

    plays: dict[int, float] = field(default_factory=dict)

    def counted(self, wait: float) -> None:
        """Count a play that all four have seen."""
        self.plays[self.seq] = self.sent
        super().counted(wait)


@dataclass
class Figures:
    """What a crowd's table did."""

    people: int
    plays_per_second: float
    p50_ms: float
    p99_ms: float
    last_ms: float
    views: float
    cpu_ms: float

    def __str__(self) -> str:
        return (
            f"| {self.people:,} | {self.plays_per_second:,.1f} | {self.p50_ms:.1f} "
            f"| {self.p99_ms:.1f} | {self.last_ms:.0f} | {self.views:.2f} | {self.cpu_ms:.1f} |"
        )


def measured(people: int, pause: float, seconds: float) -> Figures:
    """Measure a crowd at a table that plays with a pause after each play."""
    with running(1, None) as servers:
        return asyncio.run(_measured(servers, people, pause, seconds))


async def _measured(servers: Servers, people: int, pause: float, seconds: float) -> Figures:
    players = Generator(Order(servers.addresses, 1, seconds, pause=pause), Watched)
    await players.open()
    table = players.tables[0]
    assert isinstance(table, Watched)
    with _watching(Watch(servers.addresses[0], table.id, people // PROCESSES)) as crowd:
        await _told(crowd, lambda one: expect(one, "open"))
        await players.play()
        table.plays.clear()
        before = servers.used().server
        counted = await players.measure()
        used, plays = servers.used().server - before, dict(table.plays)
        views = await _told(crowd, _views)
    return _figures(people, seconds, plays, counted, views, used)


@contextmanager
def _watching(watch: Watch) -> Iterator[list[Process]]:
    crowd = [started("bench.load.watchers", watch) for _ in range(PROCESSES)]
    try:
        yield crowd
    finally:
        for one in crowd:
            one.kill()
            one.communicate()


async def _told(crowd: list[Process], work: Callable[[Process], T]) -> list[T]:
    """Return what each process says, without holding up the players."""
    return await asyncio.gather(*(asyncio.to_thread(work, one) for one in crowd))


def _views(process: Process) -> Views:
    go_on(process)
    return msgspec.json.decode(line(process), type=Views)


def _figures(
    people: int,
    seconds: float,
    plays: dict[int, float],
    counted: Counted,
    views: list[Views],
    used: float,
) -> Figures:
    waits = sorted(counted.waits)
    return Figures(
        people,
        counted.plays / seconds,
        median(waits),
        waits[int(len(waits) * 0.99)],
        _last(plays, views),
        sum(one.people.get(seq, 0) for one in views for seq in plays) / max(1, len(plays) * people),
        used / counted.plays * 1000,
    )


def _last(plays: dict[int, float], views: list[Views]) -> float:
    """Return the median of the ms until the last who watches has a view of those that went out."""
    waits = [
        max(one.last.get(seq, 0.0) for one in views) - sent
        for seq, sent in plays.items()
        if any(seq in one.last for one in views)
    ]
    return median(waits or [0.0]) * 1000
