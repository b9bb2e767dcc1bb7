"""The long fuzz run: `python -m tests.fuzz.run` (`make fuzz`).

Plays random hands for each game, number of players and switch value, and for some random house
rules; with ``--twin`` against the slow twin too. Prints a line a table; exit 1 if any failed.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from tests.fuzz import twin
from tests.fuzz.checks.gate import Gate
from tests.fuzz.tables import Table, all_tables, house_tables

BATCH = 2000


def options(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.run", description=__doc__)
    add = parser.add_argument
    add("--hands", type=int, default=50_000, help="random hands for each table")
    add("--first", type=int, default=0, help="the number of the first hand")
    add("--every", type=int, default=200, help="compare the legal list at one in so many positions")
    add("--twin", type=int, default=0, help="hands for each table against the slow twin")
    add("--house", type=int, default=20, help="tables with random house rules")
    add("--seed", type=int, default=1, help="the seed of the house rules")
    add("--match", default="", help="only tables whose name holds this text")
    add("--jobs", type=int, default=2, help="threads")
    return parser.parse_args(words)


def gate_failures(table: Table, chosen: argparse.Namespace) -> Iterator[str]:
    """Yield what failed in a table's hands."""
    gate = Gate(table, chosen.every)
    last = chosen.first + chosen.hands
    for first in range(chosen.first, last, BATCH):
        yield from gate.failures(min(BATCH, last - first), first)


def fuzz(table: Table, chosen: argparse.Namespace) -> list[str]:
    """Play a table's hands and print a line; return what failed."""
    began = time.monotonic()
    found = [*gate_failures(table, chosen), *twin.failures(table, chosen.twin, chosen.first)]
    result = f"{len(found)} failed" if found else "ok"
    print(f"{table}: {chosen.hands} hands, {result}, {time.monotonic() - began:.0f} s", flush=True)
    for line in found[:5]:
        print(f"  {line}", flush=True)
    return found


def main(words: list[str] | None = None) -> int:
    """Fuzz all tables; return the number of those that failed."""
    chosen = options(words)
    named = [*all_tables(), *house_tables(chosen.seed, chosen.house)]
    tables = [table for table in named if chosen.match in str(table)]
    with ThreadPoolExecutor(chosen.jobs) as pool:
        found = list(pool.map(lambda table: fuzz(table, chosen), tables))
    failed = sum(map(bool, found))
    print(f"{len(tables)} tables, {failed} failed")
    return failed


if __name__ == "__main__":
    sys.exit(main() > 0)
