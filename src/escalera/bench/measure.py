"""The measurements of the engine itself: random play, clones, calls, starts and bytes."""

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any

import numpy as np

from escalera.cards.jit import door
from escalera.cards.rng import seed_words
from escalera.engine.legal.survey import BUFFER
from escalera.engine.match import doors
from escalera.engine.state.dtypes import SEATS, States, new_states
from escalera.engine.state.rule_record import numbers
from escalera.rules import RuleSet, load

REPEATS = 3
CLONES = 1_000_000
CALLS = 20_000
GAMES = 5_000


@dataclass(frozen=True, slots=True)
class RandomPlay:
    """Random play of one game. One action means: list all legal ones, pick one, apply it."""

    actions_per_second: float
    hands_per_second: float
    two_threads_actions_per_second: float


def random_play(game: str, seconds: float) -> RandomPlay:
    """Measure a game three times with one thread and with two; return the medians."""
    rules = load(game)
    single = [_play(rules, seconds, 1) for _ in range(REPEATS)]
    double = [_play(rules, seconds, 2) for _ in range(REPEATS)]
    return RandomPlay(
        median(actions for actions, _ in single),
        median(hands for _, hands in single),
        median(actions for actions, _ in double),
    )


def _play(rules: RuleSet, seconds: float, threads: int) -> tuple[float, float]:
    """Return the actions and hands a second of threads, each playing its own hands."""
    counts = [[0, 0] for _ in range(threads)]
    workers = [
        threading.Thread(target=_play_for, args=(rules, seconds, seed, counts[seed]))
        for seed in range(threads)
    ]
    start = time.perf_counter()
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    took = time.perf_counter() - start
    return sum(c[0] for c in counts) / took, sum(c[1] for c in counts) / took


def _play_for(rules: RuleSet, seconds: float, seed: int, count: list[int]) -> None:
    states, out, scores = new_states(1), _buffer(), np.zeros(SEATS, dtype=np.int64)
    record, words = numbers(rules), seed_words(seed)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        count[0] += doors.play_hands(states, 0, record, words, out, 200, scores)
        count[1] += 200


def _buffer() -> Any:
    return np.zeros(BUFFER, dtype=np.int64)


@door
def clone(states: States, times: int) -> None:
    """Copy each game from the one before and change it, so that no copy can be left out."""
    for i in range(times):
        states[(i + 1) & 3] = states[i & 3]
        states[(i + 1) & 3].points += 1


def clone_nanoseconds() -> float:
    """Return what it costs to copy a game in compiled code."""
    states = new_states(4)
    clone(states, CLONES)
    return _median(lambda: clone(states, CLONES)) / CLONES * 1e9


def call_microseconds() -> dict[str, float]:
    """Return what a call from Python costs: listing, checking, and a checked play."""
    states, out, record = new_states(2), _buffer(), numbers(load("samba"))
    doors.deal_hand(states, 0, record, seed_words(1), 0, 1, np.zeros(SEATS, dtype=np.int64))
    states[1] = states[0]
    doors.list_legal(states, 0, record, out)
    draw = int(out[0])
    doors.play_checked(states, 1, record, draw)
    count = doors.list_legal(states, 1, record, out)
    last = int(out[count - 1])
    return {
        "list legal actions": _per_call(lambda: doors.list_legal(states, 1, record, out)),
        "check an action": _per_call(lambda: doors.check_action(states, 1, record, last)),
        "play, checked": _checked_play(states, record, draw),
    }


def _checked_play(states: Any, record: Any, draw: int) -> float:
    """Time a checked draw, each in a game of its own."""

    def once() -> float:
        games = np.repeat(states[:1], GAMES)
        start = time.perf_counter()
        for i in range(GAMES):
            doors.play_checked(games, i, record, draw)
        return time.perf_counter() - start

    once()
    return median(once() for _ in range(REPEATS)) / GAMES * 1e6


def _per_call(function: Callable[[], object]) -> float:
    function()

    def many() -> None:
        for _ in range(CALLS):
            function()

    return _median(many) / CALLS * 1e6


def _median(function: Callable[[], object]) -> float:
    times = []
    for _ in range(REPEATS):
        start = time.perf_counter()
        function()
        times.append(time.perf_counter() - start)
    return median(times)


_START = "from escalera.engine.game import Game; Game.new('samba', seed=1).legal_actions()"


def start_seconds(repeats: int = REPEATS) -> tuple[float, float]:
    """Return the time to a first list from cold (everything compiled anew) and the warm median."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "ESCALERA_CACHE": folder}
        cold = _start(environment)
        warm = median(_start(environment) for _ in range(repeats))
    return cold, warm


def _start(environment: dict[str, str]) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", _START], env=environment, check=True)
    return time.perf_counter() - start
