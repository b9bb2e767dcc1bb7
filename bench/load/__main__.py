"""`make load`: the table server under load, in one run; writes bench/load.md.

`--seconds 1 --tables 50 --stored 100 --watch 200 --sockets 200` is a short run; a part of
it (`--only plays`) is only printed.
"""

import argparse
import os
import platform
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from bench.load import peers, play, rolling, spectators, start
from bench.load.play import Case
from bench.load.servers import bare, clusters
from bench.load.usage import halves

PAGE = Path(__file__).parents[1] / "load.md"
TABLES = (1, 50, 200, 1_000)
PROCESSES = (1, 2, 4)
STORED, WATCH, SOCKETS, SECONDS = 10_000, 2_000, 5_000, 3.0
DATABASES = ("SQLite", "PostgreSQL")
COMPARED = 200
"""At so many tables the ways in which clients reach several processes are compared."""
PACE = 2.0
"""Seconds between two plays at a table of people."""
PAUSE = 0.5
"""Seconds between two plays at a table that a crowd watches."""

_HEAD = """# The table server under load

{command}, on {day}: Python {python}; {servers} of {cores} cores for the servers, the others for
the clients, PostgreSQL on any. Every process of one case shares the servers' cores, so more of them
are no faster here: look at the CPU time a play. Each case has {seconds:g} seconds of play after a
warm-up. The machine's load was {load:.1f} before it began: above 0.5, others worked beside it, and
plays a second and waits are worse than they need be. A table has four clients by socket and one
play in flight; a play counts when all four have their new view, after it was stored.
"""
_PLAYS = """
## Plays

Clients of a table go to the process that made it, or to the one that a hash of the table's id names
(as behind a proxy that keeps a table together; any process makes it), or each client anywhere. The
bare writer is Starlette's: no rules, no store, frames as long as a table's, the same clients.
boardgame.io keeps its matches in memory and has its own clients, in one process, which may be what
holds it up; its game has no rule but whose turn it is: look at its CPU time a play.

"""
_WATCH = """
## People who watch

One table on SQLite, {watch:,} who watch it; first as fast as four programs play, then with
{pause:g} s after each play. Those who watch are told after the players; while a crowd is being
served, the newest view takes the place of older ones.

"""
_START = """
## A start with tables in play

The server starts as a new process, Python's start included. Each stored table has {plays:,} events;
one is played on by its four people. "A clock is due at all": the rows say so, and the server reads
one table after the other from its start on.

"""
_READ = """
Reading one table (medians of five), from its whole log, or as servers do, by its snapshot and what
came since:

"""
_RESTART = """
## A rolling restart

{sockets:,} players' sockets at tables of four on PostgreSQL, each table with a play every
{pace:g} s, and {processes} processes that own tables; one process after the other is ended and
started, as an upgrade does it. Whoever loses the connection tries again after {least:g} to
{most:g} s, at either process. "Back" is who has a view of the table again, counted from the
process's end.

"""


def options(words: list[str] | None = None) -> argparse.Namespace:
    """Return what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    add = parser.add_argument
    add("--seconds", type=float, default=SECONDS, help="seconds of each case")
    add("--tables", type=int, nargs="+", default=TABLES, help="numbers of tables")
    add("--processes", type=int, nargs="+", default=PROCESSES, help="numbers of server processes")
    add("--stored", type=int, default=STORED, help="tables in play before a start")
    add("--watch", type=int, default=WATCH, help="people who watch a table")
    add("--sockets", type=int, default=SOCKETS, help="players' sockets at a rolling restart")
    parts = ("plays", "watch", "start", "restart")
    add("--only", choices=parts, help="only this part")
    return parser.parse_args(words)


def cases(chosen: argparse.Namespace) -> Iterator[Case]:
    """Yield what is measured on each database, then with several processes."""
    most = max(chosen.tables)
    for database in DATABASES:
        yield from (Case(database, 1, tables) for tables in chosen.tables)
        yield Case(database, 1, most, pause=PACE)
    several = [processes for processes in chosen.processes if processes > 1]
    for processes in several:
        yield from (Case("PostgreSQL", processes, COMPARED, way) for way in play.WAYS)
    for processes in several[-1:]:
        others = (tables for tables in chosen.tables if tables != COMPARED)
        yield from (Case("PostgreSQL", processes, tables, "hashed") for tables in others)


def plays(chosen: argparse.Namespace) -> Iterator[str]:
    """Yield the part about plays."""
    yield _PLAYS + play.HEAD
    for case in cases(chosen):
        with clusters(case.database) as cluster:
            yield str(play.measured(case, cluster, chosen.seconds))
    with bare() as servers:
        case = Case("none: bare writer", 1, COMPARED)
        yield str(play.measured_at(servers, case, chosen.seconds))
    if not peers.installed():
        yield peers.LEFT_OUT
        return
    yield peers.measured(COMPARED, chosen.seconds)


def watch(chosen: argparse.Namespace) -> Iterator[str]:
    """Yield the part about people who watch."""
    yield _WATCH.format(watch=chosen.watch, pause=PAUSE) + spectators.HEAD
    for pause in (0.0, PAUSE):
        yield str(spectators.measured(chosen.watch, pause, 2 * chosen.seconds))


def starts(chosen: argparse.Namespace) -> Iterator[str]:
    """Yield the part about starts."""
    yield _START.format(plays=start.PLAYS) + start.HEAD
    for database in DATABASES:
        yield from map(str, start.starts(database, chosen.stored))
    yield _READ + start.READ_HEAD
    for database in DATABASES:
        yield from start.readings(database)


def restarts(chosen: argparse.Namespace) -> Iterator[str]:
    """Yield the part about a rolling restart."""
    least, most = rolling.RETRY
    yield (
        _RESTART.format(
            sockets=chosen.sockets,
            pace=rolling.PACE,
            processes=rolling.PROCESSES,
            least=least,
            most=most,
        )
        + rolling.HEAD
    )
    with clusters("PostgreSQL") as cluster:
        assert cluster is not None
        yield from map(str, rolling.measured(cluster, chosen.sockets))


def head(chosen: argparse.Namespace) -> str:
    """Return how and where it was measured."""
    servers, clients = map(len, halves())
    command = f'make load ARGS="{" ".join(sys.argv[1:])}"' if sys.argv[1:] else "make load"
    return _HEAD.format(
        command=f"Measured in one run (`{command}`)",
        day=time.strftime("%Y-%m-%d"),
        python=platform.python_version(),
        servers=servers,
        cores=servers + clients,
        seconds=chosen.seconds,
        load=os.getloadavg()[0],
    )


def printed(lines: Iterable[str]) -> str:
    """Print lines as they come; return them."""
    kept = []
    for one in lines:
        print(one, flush=True)
        kept.append(one + "\n")
    return "".join(kept)


def main() -> None:
    """Measure as the command line says."""
    chosen = options()
    parts = {"plays": plays, "watch": watch, "start": starts, "restart": restarts}
    wanted = [chosen.only] if chosen.only else list(parts)
    page = head(chosen) + "".join(printed(parts[name](chosen)) for name in wanted)
    if not chosen.only:
        PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
