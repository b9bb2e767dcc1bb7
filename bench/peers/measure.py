"""What the peers' scripts share: the clock and the line that says what was measured.

An action is the same in every script: list all legal actions, pick one uniformly at random, apply
it. The clock counts starting a game, but not loading or compiling.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version


@dataclass(frozen=True)
class Peer:
    """A peer on one game; `play` plays a game, or a batch of them, and counts the actions."""

    name: str
    game: str
    package: str
    play: Callable[[], int]
    note: str


def measure(play: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Return the actions played, and the seconds it took, once `seconds` have passed."""
    actions, elapsed, start = 0, 0.0, time.perf_counter()
    while elapsed < seconds:
        actions += play()
        elapsed = time.perf_counter() - start
    return actions, elapsed


def median_run(peer: Peer, seconds: float, repeat: int) -> tuple[int, float]:
    """Return the run of median speed out of `repeat`, after a warm-up that doesn't count."""
    measure(peer.play, min(seconds, 0.5))
    runs = [measure(peer.play, seconds) for _ in range(repeat)]
    middle = statistics.median_low(actions / elapsed for actions, elapsed in runs)
    return next(run for run in runs if run[0] / run[1] == middle)


def report(peer: Peer, seconds: float, repeat: int) -> str:
    """Measure a peer and return the figures as a line of JSON."""
    actions, elapsed = median_run(peer, seconds, repeat)
    figures = {
        "name": peer.name,
        "game": peer.game,
        "version": version(peer.package),
        "actions": actions,
        "seconds": round(elapsed, 3),
        "actions_per_second": round(actions / elapsed),
        "note": peer.note,
    }
    return json.dumps(figures)


def main(*peers: Peer) -> None:
    """Print one line of JSON for each peer."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0, help="how long a run lasts")
    parser.add_argument("--repeat", type=int, default=1, help="runs, of which the median counts")
    arguments = parser.parse_args()
    for peer in peers:
        print(report(peer, arguments.seconds, arguments.repeat), flush=True)
