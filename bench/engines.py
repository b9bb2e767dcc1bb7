"""`python -m bench.engines`: the library against Numba's compiler, in one run: bench/engines.md.

Everything is compiled before it is measured. The engines take turns, so that a machine that slows
down slows both.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

from bench.load.generator import Order
from bench.load.generators import played
from bench.load.usage import memory_kb
from bench.server import SECONDS
from escalera.bench.measure import call_microseconds, random_play
from escalera.cards.compiling.choice import Engine
from escalera.rules import games
from tests.server.serving import serving

ENGINES: Final = (Engine.AHEAD, Engine.JIT)
PAIRS: Final = 5
PLAYING: Final = 0.5
TABLES: Final = 200
RECORD: Final = "tests/cli/samba.rec"

Figures = dict[Engine, float]


def turns(measure: Callable[[Engine], float], times: int = PAIRS) -> Figures:
    """Measure the engines in turn, some times; return the medians."""
    found: dict[Engine, list[float]] = {engine: [] for engine in ENGINES}
    for _ in range(times):
        for engine in ENGINES:
            found[engine].append(measure(engine))
    return {engine: median(values) for engine, values in found.items()}


def _here(engine: Engine, *words: str) -> float:
    """Return the figure that this module prints in a process of its own."""
    command = [sys.executable, "-W", "ignore", "-m", "bench.engines", *words]
    surroundings = {**os.environ, "ESCALERA_ENGINE": engine}
    told = subprocess.run(command, env=surroundings, check=True, stdout=subprocess.PIPE, text=True)
    return float(told.stdout)


def warm_legal(engine: Engine) -> float:
    """Return the seconds that `escalera legal` takes."""
    command = [sys.executable, "-W", "ignore", "-m", "escalera", "legal", RECORD]
    surroundings = {**os.environ, "ESCALERA_ENGINE": engine}
    start = time.perf_counter()
    subprocess.run(command, env=surroundings, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def warm_serve(engine: Engine) -> float:
    """Return the seconds until `escalera serve` answers."""
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        with serving(f"sqlite:///{folder}/db", Path(folder, "log"), engine=engine):
            return time.perf_counter() - start


def server_memory(engine: Engine) -> float:
    """Return the MB of a server after ten seconds' load at 200 tables of four clients."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/db", Path(folder, "log"), engine=engine) as server,
    ):
        assert server.process is not None
        played(Order([server.address], TABLES, SECONDS), 1)
        return memory_kb(server.process.pid) / 1024


def _line(what: str, found: Figures, digits: int) -> str:
    ahead, jit = (found[engine] for engine in ENGINES)
    return f"| {what} | {ahead:.{digits}f} | {jit:.{digits}f} | {ahead / jit:.3f} |"


def report() -> str:
    """Measure everything; return the page."""
    lines = [
        "# The library against Numba's compiler",
        "",
        "Medians of five turns each (memory: one), in one run (`python -m bench.engines`).",
        "",
        "| what | library | compiler | library / compiler |",
        "|---|---|---|---|",
    ]
    for game in games():
        played = turns(lambda engine, game=game: _here(engine, "play", game))  # type: ignore[misc]
        lines.append(_line(f"{game}: M actions/s of one core", played, 2))
    lines.append(_line("a checked play from Python, us", turns(lambda e: _here(e, "call")), 2))
    lines.append(_line("`escalera legal`, s", turns(warm_legal), 2))
    lines.append(_line("`escalera serve` until it answers, s", turns(warm_serve), 2))
    lines.append(_line(f"server's memory at {TABLES} tables, MB", turns(server_memory, 1), 0))
    return "\n".join(lines) + "\n"


def main(words: list[str]) -> None:
    """Write the page; with `play GAME` or `call` print this engine's figure."""
    match words:
        case ["play", game]:
            print(random_play(game, PLAYING).actions_per_second / 1e6)
        case ["call"]:
            print(call_microseconds()["play, checked"])
        case _:
            page = report()
            Path(__file__).with_name("engines.md").write_text(page, encoding="utf-8")
            print(page)


if __name__ == "__main__":
    main(sys.argv[1:])
