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
from collections.abc import Callable, Iterator
from pathlib import Path

from escalera.server.host.settings import Settings
from tests.server.serving import Server
from tests.server.strangers.attack.attacks import ATTACKS, BOTS, Attack, faults_of, served
from tests.server.strangers.attack.honest import Figures, with_bots, with_people
from tests.server.strangers.attack.stranger import Stranger
from tests.server.strangers.attack.tally import Tally

HEAD = (
    "| attack | tried | let in | refused | honest table | plays a second | p50 ms | p99 ms |",
    "|---|---|---|---|---|---|---|---|",
)
FOUR = "four people"
Honest = Callable[[str, int], Figures]


async def beside(
    attack: Attack, stranger: Stranger, honest: Honest, seconds: int
) -> tuple[Tally, Figures]:
    """Attack while an honest table plays; return what came of both."""
    tally, playing = Tally(), list[asyncio.Task[Figures]]()

    def going() -> bool:
        if not playing:
            play = asyncio.to_thread(honest, stranger.server, seconds)
            playing.append(asyncio.create_task(play))
        return not playing[0].done()

    await attack(stranger, tally, going)
    return tally, await playing[0]


def line(name: str, tally: Tally, table: str, figures: Figures) -> str:
    """Return a line of the report."""
    refused = ", ".join(f"{name}: {count:,}" for name, count in tally.refused.most_common())
    counts = f"{tally.tried:,} | {tally.let_in:,} | {refused}"
    return f"| {name} | {counts} | {table} | {figures} |"


def report(server: Server, limits: Settings, chosen: argparse.Namespace) -> Iterator[str]:
    """Attack in every way, and yield the report's lines; at last the faults."""
    stranger, faults = Stranger(server.address, limits), list[str]()
    tables: dict[str, Honest] = {FOUR: with_people, "with three bots": with_bots}
    yield from HEAD
    with_people(server.address, chosen.seconds)  # what all tables share is loaded now
    for name, honest in tables.items():
        yield line("none", Tally(), name, honest(server.address, chosen.seconds))
    for name, attack in _chosen(chosen.only):
        for table, honest in tables.items():
            if table == FOUR or name.startswith(BOTS):
                found = asyncio.run(beside(attack, stranger, honest, chosen.seconds))
                yield line(name, found[0], table, found[1])
                faults += [f"{name}: {fault}" for fault in found[0].faults]
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
