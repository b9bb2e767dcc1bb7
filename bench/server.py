"""The table server under load: plays a second, waits, CPU, memory and bytes, on each database.

One server process has one half of the cores, the clients (`bench.load`) the other. The server
stores every play before it shows it; a play counts when all four clients have their new view.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.load.generator import Order
from bench.load.generators import played
from bench.load.usage import cpu_seconds, halves, memory_kb, pin
from tests.server.postgres import running_cluster
from tests.server.serving import serving

SECONDS = 10
WARM_TABLES, WARM_SECONDS = 50, 8
"""Tables to play before a load, so that what all tables share, engine and caches, is loaded."""
TABLES = (1, 50, 200)


@dataclass
class Figures:
    """One load's figures."""

    database: str
    tables: int
    plays_per_second: int
    p50_ms: float
    p99_ms: float
    cpu_us_per_play: int
    bytes_per_play: int
    kb_per_table: int
    slowing: float
    """The wait for the last plays divided by the wait for the first."""


@contextmanager
def databases() -> Iterator[dict[str, tuple[str, dict[str, str]]]]:
    """Yield each database's URL and the server's settings for it."""
    with tempfile.TemporaryDirectory() as folder, running_cluster() as cluster:
        yield {
            "SQLite": (f"sqlite:///{folder}/normal.db", {}),
            "SQLite, full sync": (f"sqlite:///{folder}/full.db", {"full_sync": "true"}),
            "PostgreSQL": (cluster.new_database(), {}),
        }


def measured(name: str, url: str, settings: dict[str, str], tables: int) -> Figures:
    """Measure one load on a server of its own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(url, Path(folder) / "log", **settings) as server,
    ):
        assert server.process is not None
        process = server.process.pid
        pin(process, halves()[0])
        played(Order([server.address], WARM_TABLES, WARM_SECONDS), 1)
        memory = memory_kb(process)
        marks: list[float] = []

        def mark() -> None:
            marks.append(cpu_seconds(process))

        found = played(Order([server.address], tables, SECONDS), 1, before=mark, after=mark)
        return Figures(
            name,
            tables,
            round(found.plays_per_second),
            round(found.p50_ms, 2),
            round(found.p99_ms, 2),
            round((marks[1] - marks[0]) / found.plays * 1e6),
            round(found.bytes_per_play),
            round((memory_kb(process) - memory) / tables),
            round(found.slowing, 2),
        )


def all_figures() -> list[Figures]:
    """Measure every load on every database."""
    with databases() as found:
        return [
            measured(name, url, settings, tables)
            for name, (url, settings) in found.items()
            for tables in TABLES
        ]


def lines(figures: list[Figures]) -> list[str]:
    """Return the figures as a Markdown table."""
    head = (
        "| database | tables | plays a second | p50 ms | p99 ms | server CPU us a play "
        "| bytes a play | KB a table | last tenth / first tenth |"
    )
    return [head, "|---|---|---|---|---|---|---|---|---|", *map(_line, figures)]


def _line(f: Figures) -> str:
    return (
        f"| {f.database} | {f.tables} | {f.plays_per_second:,} | {f.p50_ms} | {f.p99_ms} "
        f"| {f.cpu_us_per_play} | {f.bytes_per_play:,} | {f.kb_per_table} | {f.slowing} |"
    )


if __name__ == "__main__":
    print("\n".join(lines(all_figures())))
