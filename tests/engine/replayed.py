"""Plays a few random hands of every game and prints a digest of each state on the way.

Run as a program by test_same_bytes: compiled, interpreted on records (``ESCALERA_ENGINE=python``),
on plain objects (``plain``), and with bounds checking.
"""

import hashlib
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from escalera.cards.rng import below, seed_words
from escalera.engine import actions, core
from escalera.engine.enums import Phase
from escalera.engine.layout import SEATS, fill, new_states, plain
from escalera.engine.legal import legal
from escalera.engine.numbers import numbers
from escalera.engine.survey import BUFFER
from escalera.rules import games, load

STEPS = 60


def digests(game: str) -> Iterator[str]:
    """Yield a digest of the state's bytes after every action of a hand."""
    states, words = new_states(1), seed_words(game)
    out = np.zeros(BUFFER, dtype=np.int64)
    record = numbers(load(game))
    core.deal_hand(states, 0, record, words, 0, 1, np.zeros(SEATS, dtype=np.int64))
    for _ in range(STEPS):
        if states[0].phase == Phase.OVER:
            return
        count = core.list_legal(states, 0, record, out)
        core.apply_action(states, 0, record, int(out[below(words, count)]))
        yield hashlib.sha256(states.tobytes()).hexdigest()[:16]


def plain_digests(game: str) -> Iterator[str]:
    """Yield the same digests, played on plain Python objects."""
    states, words = new_states(1), seed_words(game)
    record = numbers(load(game))
    core.deal_hand(states, 0, record, words, 0, 1, np.zeros(SEATS, dtype=np.int64))
    s, r, out = plain(states[0]), plain(record[0]), [0] * BUFFER
    rolls: Any = [int(word) for word in words]
    for _ in range(STEPS):
        if s.phase == Phase.OVER:
            return
        count = legal(s, r, out)
        actions.apply(s, r, out[below(rolls, count)])
        fill(states[0], s)
        yield hashlib.sha256(states.tobytes()).hexdigest()[:16]


if __name__ == "__main__":
    played = plain_digests if "plain" in sys.argv else digests
    for name in games():
        sys.stdout.write(f"{name} {' '.join(played(name))}\n")
