"""Several processes of the load generator, in step: all open, all play, all measure."""

import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from statistics import median

import msgspec

from bench.load.generator import Counted, Order
from bench.load.usage import halves

PROCESSES = 2


@dataclass
class Measured:
    """What all clients saw together."""

    plays: int
    plays_per_second: float
    p50_ms: float
    p99_ms: float
    bytes_per_play: float
    refused: dict[str, int]
    slowing: float
    """The wait for the last plays divided by the wait for the first."""


def nothing() -> None:
    """Do nothing."""


def played(
    order: Order,
    processes: int = PROCESSES,
    *,
    before: Callable[[], None] = nothing,
    after: Callable[[], None] = nothing,
) -> Measured:
    """Play as ordered with some processes; call before and after what is measured."""
    with generators(list(shares(order, processes))) as running:
        for word in ("open", "playing"):
            for one in running:
                expect(one, word)
            if word == "playing":
                before()
            for one in running:
                go_on(one)
        found = [msgspec.json.decode(line(one), type=Counted) for one in running]
        after()
    return merged(found, order.seconds)


def shares(order: Order, processes: int) -> Iterator[Order]:
    """Yield each process's share of the tables."""
    processes = min(processes, order.tables)
    for number in range(processes):
        tables = order.tables // processes + (number < order.tables % processes)
        yield replace(order, tables=tables, seed=order.seed + number)


@contextmanager
def generators(orders: list[Order]) -> Iterator[list["subprocess.Popen[str]"]]:
    """Run a process for each order; end those that are left."""
    running = [started("bench.load.generator", order) for order in orders]
    try:
        yield running
    finally:
        for one in running:
            one.kill()
            one.communicate()


def started(module: str, order: object) -> "subprocess.Popen[str]":
    """Start a module's process on the clients' cores, with an order in its first argument."""
    cores = ",".join(map(str, sorted(halves()[1])))
    command = ["taskset", "-c", cores, sys.executable, "-m", module]
    return subprocess.Popen(
        [*command, msgspec.json.encode(order).decode()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def line(process: "subprocess.Popen[str]") -> str:
    """Return the next line that a process says; an error if it has ended."""
    assert process.stdout is not None
    found = process.stdout.readline()
    assert found, "a process of the load generator has ended early"
    return found


def expect(process: "subprocess.Popen[str]", word: str) -> None:
    """Wait until a process says a word."""
    assert line(process).strip() == word


def go_on(process: "subprocess.Popen[str]") -> None:
    """Let a process go on."""
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


def merged(found: list[Counted], seconds: float) -> Measured:
    """Return what all processes counted, as one."""
    plays = sum(one.plays for one in found)
    waits = sorted(wait for one in found for wait in one.waits)
    return Measured(
        plays,
        plays / seconds,
        median(waits),
        waits[int(len(waits) * 0.99)],
        sum(one.bytes for one in found) / plays,
        dict(sum((Counter(one.refused) for one in found), Counter[str]())),
        slowing(found),
    )


def slowing(found: list[Counted]) -> float:
    """Return the median wait of each process's last tenth, by that of its first."""
    first, last = list[float](), list[float]()
    for one in found:
        tenth = max(1, len(one.waits) // 10)
        first += one.waits[:tenth]
        last += one.waits[-tenth:]
    return median(last) / median(first)
