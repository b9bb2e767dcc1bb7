"""A run that is killed outright: its processes end too, and it goes on as if nothing happened."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from escalera.arena import Order, compare
from escalera.rules import load

PATIENCE = 60.0
RULES = load("black-samba", 2)
BOTS = ("greedy", "random")
COMMAND = [sys.executable, "-m", "escalera", "arena", *BOTS, "--game", "black-samba"]
COMMAND += ["--players", "2", "--deals", "100000", "--jobs", "2", "--resume"]


def until(reached: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not reached():
        assert time.monotonic() < end
        time.sleep(0.05)


def children(process: int) -> list[int]:
    return [int(p) for p in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def gone(process: int) -> bool:
    try:
        told = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return True
    return told.rpartition(")")[2].split()[0] in {"Z", "X"}


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def killed_workers(state: Path) -> list[int]:
    """Start a run, kill it after two deals, and return the numbers of its processes."""
    with subprocess.Popen([*COMMAND, str(state)], stdout=subprocess.DEVNULL) as process:
        try:
            until(lambda: lines(state) > 2)
            return children(process.pid)
        finally:
            process.kill()


def test_killed_and_restarted(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    workers = killed_workers(state)
    assert len(workers) >= 2
    until(lambda: all(map(gone, workers)))
    done = lines(state) - 1
    order = Order(RULES, BOTS, seed="0", deals=done + 2)
    told: list[int] = []
    resumed = compare(order, resume=state, progress=told.append)
    assert told == [done + 1, done + 2]
    whole = compare(order)
    assert (resumed.pairs, resumed.elo, resumed.points) == (whole.pairs, whole.elo, whole.points)
