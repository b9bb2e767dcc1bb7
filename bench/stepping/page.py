"""Runs ours and the peers in one go, each in its own environment, and writes the page's part."""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
PEERS: Final = ROOT / "bench" / ".venv-peers" / "bin" / "python"
ENVS: Final = ROOT / ".venv-envs" / "bin" / "python"
SECONDS: Final = 1.0
ROUNDS: Final = 5
PAGE: Final = ROOT / "bench" / "envs.md"
TITLE: Final = "## Beside other projects' card games"
HEAD: Final = f"""{TITLE}

Steps a second in one run (`make bench-peers-env envs-env`, then `python -m bench.stepping`), on
two cores that did other work too. All programs take turns, {ROUNDS} times; these are the medians. A
step lists the legal actions, picks one at random and plays it; a game that has ended begins anew,
and its deal takes time and counts as no step. The last column says how many times as many steps
Samba takes through the same interface. The games are very different: a hand of Samba deals from
162 cards to four players and offers dozens of actions at once, Leduc hold'em has six cards and
three actions. OpenSpiel's games and its chance are C++; ours is a game in Python there, and chance
deals its 162 cards one by one. So a ratio is a rough guide.

| project | game | what a step does besides | steps a second | Samba's / its |
|---|---|---|---|---|
"""
NOT_RUN: Final = """
Not run: Pgx's `bridge_bidding`, which needs a table of results that its package doesn't bring.
PettingZoo has no rummy game any more.
"""


class Module(NamedTuple):
    """A program that prints figures, and the interpreter that has what it needs."""

    name: str
    python: Path
    make: str


class Row(NamedTuple):
    """A row of the page: whose figure it is, and ours that stands beside it."""

    project: str
    module: str
    figure: str
    game: str
    does: str
    beside: str = ""


MODULES: Final = (
    Module("ours", Path(sys.executable), "working"),
    Module("ours_in_openspiel", ENVS, "envs-env"),
    Module("with_openspiel", PEERS, "bench-peers-env"),
    Module("with_rlcard", PEERS, "bench-peers-env"),
    Module("with_pettingzoo", PEERS, "bench-peers-env"),
    Module("with_pgx", PEERS, "bench-peers-env"),
)
_TENSOR: Final = "the observation tensor of whoever acts"
_DICT: Final = "the observation with its mask"
_BATCH: Final = "2048 games side by side: observations, masks"
ROWS: Final = (
    Row("Escalera, `Game` by codes", "ours", "codes", "samba", "nothing"),
    Row("the same", "ours", "view", "samba", "a view of whoever acts, not looked at"),
    Row("the same", "ours", "view read", "samba", "... its hand, upcard, melds and phase read"),
    Row(
        "RLCard", "with_rlcard", "step", "gin-rummy", "the state of whoever acts", "ours view read"
    ),
    Row("RLCard", "with_rlcard", "step", "doudizhu", "the state of whoever acts", "ours view read"),
    Row("Escalera in PettingZoo", "ours", "aec", "samba", _DICT),
    *(
        Row("PettingZoo", "with_pettingzoo", "aec", game, _DICT, "ours aec")
        for game in ("texas_holdem", "leduc_holdem")
    ),
    Row("Escalera in OpenSpiel, in Python", "ours_in_openspiel", "state", "samba", "nothing"),
    Row("the same", "ours_in_openspiel", "tensor", "samba", _TENSOR),
    *(
        Row("OpenSpiel", "with_openspiel", kind, game, does, f"ours_in_openspiel {kind}")
        for game in ("gin_rummy", "hearts", "bridge")
        for kind, does in (("state", "nothing"), ("tensor", _TENSOR))
    ),
    Row("Escalera, `Hands`, one thread", "ours", "batch 1", "samba", f"{_BATCH}, histories"),
    Row("Escalera, `Hands`, two threads", "ours", "batch 2", "samba", "the same"),
    Row("Pgx, JAX on these cores", "with_pgx", "batch", "leduc_holdem", _BATCH, "ours batch 2"),
)

Figures = dict[tuple[str, str, str], float]
"""Steps a second by module, figure and game."""


def figures(module: Module) -> Figures:
    """Run a program; none if its environment isn't there or lacks what it needs."""
    if not module.python.exists():
        return {}
    command = [str(module.python), "-W", "ignore", "-m", f"bench.stepping.{module.name}"]
    surroundings = {**os.environ, "PYTHONPATH": _path(module)}
    ran = subprocess.run(
        [*command, "--seconds", str(SECONDS)],
        cwd=ROOT, env=surroundings, stdout=subprocess.PIPE, text=True, check=False,
    )  # fmt: skip
    told = [json.loads(line) for line in ran.stdout.splitlines() if line.startswith("{")]
    return {
        (module.name, one["name"], one["game"]): float(one["actions_per_second"]) for one in told
    }


def _path(module: Module) -> str:
    """Return where a program's modules are: a peer's environment needs no Escalera."""
    return str(ROOT) if module.python == PEERS else os.pathsep.join((str(ROOT / "src"), str(ROOT)))


def line(row: Row, found: Figures) -> str:
    """Return a row as Markdown; a figure that is missing is named."""
    steps = found.get((row.module, row.figure, row.game))
    module, _, figure = row.beside.partition(" ")
    ours = found.get((module, figure, "samba"))
    words = f"| {row.project} | {row.game} | {row.does} |"
    if steps is None:
        make = next(one.make for one in MODULES if one.name == row.module)
        return f"{words} not run (`make {make}`) | |"
    ratio = f"{ours / steps:.2g}" if ours else ""
    return f"{words} {steps:,.0f} | {ratio} |"


def kept() -> str:
    """Return the part as it stands on the page, empty without one."""
    _, title, rest = PAGE.read_text(encoding="utf-8").partition(TITLE)
    return title + rest


def section() -> str:
    """Measure everything; return the part anew."""
    told: dict[tuple[str, str, str], list[float]] = {}
    for _ in range(ROUNDS):
        for module in MODULES:
            for key, steps in figures(module).items():
                told.setdefault(key, []).append(steps)
    found = {key: median(steps) for key, steps in told.items()}
    lines = [line(row, found) for row in ROWS]
    return HEAD + "\n".join(lines) + f"\n{NOT_RUN}"


def main() -> None:
    """Write the part into the page, and print it."""
    before = PAGE.read_text(encoding="utf-8").partition(TITLE)[0].rstrip("\n")
    part = section()
    PAGE.write_text(f"{before}\n\n{part}", encoding="utf-8")
    print(part)
