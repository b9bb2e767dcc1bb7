"""How soon a server plays after its start, with many tables stored, and what reading one takes."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from bench.load import stored
from bench.load.generator import connect
from bench.load.servers import clusters
from bench.load.table import Client, Count, Table
from bench.load.usage import memory_kb
from escalera.server.live.table_reader import TableReader
from escalera.server.store import open_store
from escalera.server.table.stored.rebuilding import rebuilt
from tests.server.serving import serving

PLAYS = 1_000
READINGS = 5
HEAD = (
    "| database | tables in play | a clock is due at | first answer after s "
    "| first play after s | server's memory MB |\n|---|---|---|---|---|---|"
)
READ_HEAD = (
    "| database | plays | stored bytes | the log from the database ms | played again ms "
    "| read from the last deal on ms |\n|---|---|---|---|---|---|"
)


class Returning(Client):
    """A player who comes back to the own seat."""

    def welcomed(self) -> None:
        """Sit already."""


@dataclass
class Figures:
    """A start: seconds to its first answer and to the first play that four people see."""

    database: str
    tables: int
    due: bool
    answer: float
    play: float
    memory_mb: float

    def __str__(self) -> str:
        return (
            f"| {self.database} | {self.tables:,} | {'all' if self.due else 'none'} "
            f"| {self.answer:.2f} | {self.play:.2f} | {self.memory_mb:.0f} |"
        )


@contextmanager
def empty(database: str) -> Iterator[str]:
    """Yield the URL of an empty database."""
    with tempfile.TemporaryDirectory() as folder, clusters(database) as cluster:
        yield cluster.new_database() if cluster else f"sqlite:///{folder}/stored.db"


def starts(database: str, copies: int, plays: int = PLAYS) -> Iterator[Figures]:
    """Measure a start with one stored table, then with copies, idle and with a clock due."""
    evening = stored.played(plays)
    with empty(database) as url:
        cookies = asyncio.run(stored.fill(url, evening, 0))
        yield started(database, url, 1, cookies, due=False)
    with empty(database) as url:
        cookies = asyncio.run(stored.fill(url, evening, copies))
        yield started(database, url, copies + 1, cookies, due=False)
        asyncio.run(stored.let_all_be_due(url))
        yield started(database, url, copies + 1, cookies, due=True)


def started(database: str, url: str, tables: int, cookies: list[str], *, due: bool) -> Figures:
    """Start a server as a process of its own, and play at one table."""
    with tempfile.TemporaryDirectory() as folder:
        begin = time.perf_counter()
        with serving(url, Path(folder) / "log", engine="ahead") as server:
            answer = time.perf_counter() - begin
            asyncio.run(first_play(server.address, cookies))
            play = time.perf_counter() - begin
            assert server.process is not None
            memory = memory_kb(server.process.pid) / 1024
    return Figures(database, tables, due, answer, play, memory)


async def first_play(address: str, cookies: list[str]) -> None:
    """Come back to the played table, all four, and make a play that all see."""
    table = Table(Count(), stored.TABLE)
    for seat, cookie in enumerate(cookies, 1):
        client = Returning(table, seat, cookie, urlsplit(address).netloc)
        await connect(client, address)
    await table.playing.wait()


def readings(database: str, plays: tuple[int, ...] = (1_000, 5_000)) -> Iterator[str]:
    """Measure what it takes to read a table, as Markdown lines."""
    for count in plays:
        evening = stored.played(count)
        with empty(database) as url:
            asyncio.run(stored.fill(url, evening, 0))
            taken = asyncio.run(_read(url))
        figures = (f"{median(times) * 1000:.1f}" for times in zip(*taken, strict=True))
        size = sum(map(len, evening.log))
        yield f"| {database} | {count:,} | {size:,} | {' | '.join(figures)} |"


async def _read(url: str) -> list[tuple[float, float, float]]:
    """Return, some times, the seconds to fetch a log, to play it again, and to read by snapshot."""
    store, taken = open_store(url), []
    reader = TableReader(store)
    for _ in range(READINGS):
        begin = time.perf_counter()
        log = await store.events(stored.TABLE)
        fetched = time.perf_counter()
        rebuilt(log)
        again = time.perf_counter()
        await reader.rebuilt(await reader.stored(stored.TABLE))
        read = time.perf_counter()
        taken.append((fetched - begin, again - fetched, read - again))
    await store.close()
    return taken
