"""The library against Numba's compiler: `python -m tests.ahead.compare` (`make same`).

Each engine plays in a process of its own: the hands of `tests.contracts.digests`, and records of
bots in every game. All must be equal, byte for byte.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from escalera.bots.search.player import Budget, SearchBot
from escalera.cards.compiling.choice import Engine
from escalera.engine.match.game import Game
from escalera.notation import write
from escalera.rules import games, load

BOTS = ("greedy,easy,hard,random", "planner")
HANDS, SEARCHED = 10, 20
"""Hands of each game between bots, and plays of four search bots."""


def _run(engine: Engine, *words: str) -> bytes:
    surroundings = {**os.environ, "ESCALERA_ENGINE": engine}
    command = [sys.executable, "-W", "ignore", "-m", *words]
    return subprocess.run(command, env=surroundings, check=True, stdout=subprocess.PIPE).stdout


def _records(engine: Engine, game: str, bots: str) -> bytes:
    """Return the records of some hands between bots, one after the other."""
    with TemporaryDirectory() as folder:
        words = ("simulate", game, "--bots", bots, "--hands", str(HANDS), "--seed", "ahead")
        _run(engine, "escalera", *words, "--records", folder)
        return b"".join(path.read_bytes() for path in sorted(Path(folder).iterdir()))


def searched() -> str:
    """Return records of search bots, which take the time they need."""
    told = []
    for game in games():
        match = Game.new(load(game), seed="ahead")
        bots = [SearchBot(seat, Budget(seconds=0)) for seat in range(match.rules.seats)]
        for _ in range(SEARCHED):
            seat = match.seat_to_act
            match.play(bots[seat - 1].choose(match.view(seat), match.legal_actions()))
        told.append(write(match.record()))
    return "".join(told)


def played(engine: Engine) -> dict[str, str]:
    """Return a digest of everything that an engine plays, by name."""
    found = {"hands": _run(engine, "tests.contracts.digests")}
    found |= {f"{game} {bots}": _records(engine, game, bots) for game in games() for bots in BOTS}
    found["search"] = _run(engine, "tests.ahead.compare", "searched")
    return {name: hashlib.sha256(told).hexdigest() for name, told in found.items()}


def main() -> int:
    """Compare, and print what differs; return 1 if anything does."""
    ahead, jit = played(Engine.AHEAD), played(Engine.JIT)
    differing = [name for name in jit if ahead[name] != jit[name]]
    sys.stdout.writelines(f"differs: {name}\n" for name in differing)
    sys.stdout.write(f"{len(jit) - len(differing)} of {len(jit)} are the same.\n")
    return int(bool(differing))


if __name__ == "__main__":
    if "searched" in sys.argv[1:]:
        sys.stdout.write(searched())
    else:
        sys.exit(main())
