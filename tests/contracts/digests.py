"""The bytes of the same hands in the engine's ways of running.

`python -m tests.contracts.digests [plain]` prints a digest for each hand, over the state's bytes
after every action: compiled, interpreted on records with ESCALERA_ENGINE=python, and with ``plain``
(interpreted too) on plain Python objects.
"""

import hashlib
import json
import sys
from typing import Any

import numpy as np

from escalera.cards import jit
from escalera.cards.kinds import KINDS
from escalera.cards.rng import below, seed_words
from escalera.engine.legal.listing import legal
from escalera.engine.legal.survey import BUFFER
from escalera.engine.match import doors
from escalera.engine.scoring.hand_score import score
from escalera.engine.state.dtypes import new_states
from escalera.engine.state.enums import Line, Phase
from escalera.engine.state.rule_record import numbers
from escalera.engine.topics.dealing import begin, shuffle_and_deal
from escalera.engine.topics.dispatch import apply
from tests.contracts.matches import TABLES
from tests.contracts.plain import fill, plain
from tests.fuzz import rich
from tests.fuzz.tables import Table

STEPS = 200
HANDS = 6
"""Even hands are dealt, odd ones start near the end."""


class Compiled:
    """A hand through the engine's doors, compiled or interpreted on records."""

    def __init__(self, table: Table) -> None:
        self.rules = table.rules()
        self.numbers = numbers(self.rules)
        self.states = new_states(1)
        self.where = self.states, 0, self.numbers
        self.out = np.zeros(BUFFER, dtype=np.int64)

    def deal(self, words: Any, dealer: int, scores: Any) -> None:
        doors.deal_hand(*self.where, words, dealer, 1, scores)

    def begin(self, seat: int) -> None:
        doors.begin_turns(*self.where, seat)

    def legal(self) -> int:
        return doors.list_legal(*self.where, self.out)

    def apply(self, code: int) -> None:
        doors.apply_action(*self.where, code)

    def score(self) -> list[list[int]]:
        lines = np.zeros((self.rules.teams, len(Line)), dtype=np.int64)
        doors.score_hand(*self.where, lines)
        return [[int(points) for points in team] for team in lines]

    def state(self) -> Any:
        return self.states[0]

    def bytes(self) -> bytes:
        return self.states.tobytes()


class Plain(Compiled):
    """A hand in the same functions, interpreted, on plain Python objects."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.s, self.r = plain(self.states[0]), plain(self.numbers[0])
        self.codes = [0] * BUFFER

    def deal(self, words: Any, dealer: int, scores: Any) -> None:
        self.s = plain(self.states[0])
        shuffle_and_deal(self.s, self.r, words, dealer, 1, scores)

    def begin(self, seat: int) -> None:
        self.s = plain(self.states[0])
        begin(self.s, self.r, seat)

    def legal(self) -> int:
        n = legal(self.s, self.r, self.codes)
        self.out[:n] = self.codes[:n]
        return n

    def apply(self, code: int) -> None:
        apply(self.s, self.r, code)

    def score(self) -> list[list[int]]:
        lines = [[0] * len(Line) for _ in range(self.rules.teams)]
        score(self.s, self.r, lines)
        return lines

    def state(self) -> Any:
        return self.s

    def bytes(self) -> bytes:
        fill(self.states[0], self.s)
        return self.states.tobytes()


def start(hand: Compiled, number: int, words: Any) -> None:
    """Deal the hand, or set it up near its end (on records, with the tests' own code)."""
    scores = np.zeros(hand.rules.seats, dtype=np.int64)
    seat = number % hand.rules.seats
    if number % 2 == 0:
        hand.deal(words, seat, scores)
    else:
        left = np.zeros(KINDS, dtype=np.int64)
        rich.build(*hand.where, words, left, seat, 1, scores)
        hand.begin(seat)


def digest(hand: Compiled, number: int, name: str) -> str:
    """Play a random hand; return the digest of all its states, lists of actions and scores."""
    words = seed_words(f"{name}/{number}")
    total = hashlib.sha256()
    start(hand, number, words)
    for _ in range(STEPS):
        total.update(hand.bytes())
        if hand.state().phase == Phase.OVER:
            break
        n = hand.legal()
        total.update(hand.out[:n].tobytes())
        hand.apply(int(hand.out[below(words, n)]))
    total.update(json.dumps(hand.score()).encode())
    return total.hexdigest()


def digests(kind: type[Compiled]) -> dict[str, str]:
    """Return the digest of each hand, by table and number."""
    return {
        f"{table}/{number}": digest(kind(table), number, str(table))
        for table in TABLES
        for number in range(HANDS)
    }


if __name__ == "__main__":
    chosen = Plain if "plain" in sys.argv[1:] else Compiled
    assert chosen is Compiled or not jit.JIT, "set ESCALERA_ENGINE=python"
    sys.stdout.write(json.dumps(digests(chosen)))
