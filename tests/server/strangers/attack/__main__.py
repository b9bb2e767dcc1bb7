"""A hostile client that tries all of it: `python -m tests.server.strangers.attack` (`make attack`).

A real server with default settings, and one honest table that plays on, first at rest and then
beside each attack from one other address. It prints a Markdown table: what was tried, let in and
refused, and the honest table's plays a second and waits. Exit 1 if a limit did not hold, a refusal
had no name, or the server had a fault or ended; slow it may be.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from bench.load.usage import cpu_seconds
from escalera.server.host.settings import Settings
from tests.server.serving import Server
from tests.server.strangers.attack.attacks import ATTACKS, BOTS, Attack, faults_of, served
from tests.server.strangers.attack.honest import Figures, with_bots, with_people
from tests.server.strangers.attack.stranger import Stranger
from tests.server.strangers.attack.tally import Tally

HEAD = (
    "| attack | tried | let in | refused | honest table | plays/s | p50 ms | p99 ms | server CPU |",
    "|---|---|---|---|---|---|---|---|---|",
)
FOUR = "four people"
Honest = Callable[[str, int], Figures]


def played(server: Server, honest: Honest, seconds: int) -> str:
    """Play honestly; return the figures, and how much of a core the server took meanwhile."""
    assert server.process is not None
    began, before = time.monotonic(), cpu_seconds(server.process.pid)
    figures = honest(server.address, seconds)
    took = cpu_seconds(server.process.pid) - before
    return f"{figures} | {100 * took / (time.monotonic() - began):.0f} %"


async def beside(attack: Attack, stranger: Stranger, play: Callable[[], str]) -> tuple[Tally, str]:
    """Attack while an honest table plays; return what came of both."""
    tally, playing = Tally(), list[asyncio.Task[str]]()

    def going() -> bool:
        if not playing:
            playing.append(asyncio.create_task(asyncio.to_thread(play)))
        return not playing[0].done()

    await attack(stranger, tally, going)
    return tally, await playing[0]


def line(name: str, tally: Tally, table: str, figures: str) -> str:
    """Return a line of the report."""
    refused = ", ".join(f"{name}: {count:,}" for name, count in tally.refused.most_common())
    counts = f"{tally.tried:,} | {tally.let_in:,} | {refused}"
    return f"| {name} | {counts} | {table} | {figures} |"


def report(server: Server, limits: Settings, chosen: argparse.Namespace) -> Iterator[str]:
    """Attack in every way, and yield the report's lines; at last the faults."""
    stranger, faults = Stranger(server.address, limits), list[str]()
    tables = {
        FOUR: partial(played, server, with_people, chosen.seconds),
        "with three bots": partial(played, server, with_bots, chosen.seconds),
    }
    yield from HEAD
    tables[FOUR]()  # what all tables share is loaded now
    for name, play in tables.items():
        yield line("none", Tally(), name, play())
    for name, attack in _chosen(chosen.only):
        for table, play in tables.items():
            if table == FOUR or name.startswith(BOTS):
                tally, figures = asyncio.run(beside(attack, stranger, play))
                yield line(name, tally, table, figures)
                faults += [f"{name}: {fault}" for fault in tally.faults]
    faults += faults_of(server)
    yield from (f"FAULT {fault}" for fault in faults)


def _chosen(only: str) -> Iterator[tuple[str, Attack]]:
    """Yield the attacks whose names hold a text, and the first, which brings guests for all."""
    for number, (name, attack) in enumerate(ATTACKS.items()):
        if not number or only in name:
            yield name, attack


def main(words: list[str] | None = None) -> int:
    """Print the report; return the number of faults."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.strangers.attack", description=__doc__
    )
    parser.add_argument("--seconds", type=int, default=8, help="seconds of play beside each attack")
    parser.add_argument("--only", default="", help="only attacks whose name holds this text")
    chosen, faults = parser.parse_args(words), 0
    limits = Settings.model_construct()  # the defaults, whatever stands in a file or around us
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), limits) as server:
        for told in report(server, limits, chosen):
            sys.stdout.write(f"{told}\n")
            sys.stdout.flush()
            faults += told.startswith("FAULT")
    return faults


if __name__ == "__main__":
    sys.exit(main() > 0)
