"""The fuzz gate: random hands, with every state checked after every action.

A table and a number name a hand: four in five are dealt, every fifth starts near the end.
`Gate.hand` plays one and says which invariant broke first, and at which step.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from escalera.cards.compiling.arrays import IntegerRows, Integers
from escalera.cards.kinds import KINDS
from escalera.cards.rng import below, seed_words
from escalera.engine.legal.listing import legal
from escalera.engine.legal.survey import BUFFER
from escalera.engine.match import doors
from escalera.engine.state.dtypes import RuleRecords, Rules, State, States, new_states
from escalera.engine.state.enums import Line, Phase
from escalera.engine.state.rule_record import numbers
from escalera.engine.topics.dispatch import apply
from tests.fuzz import players, rich
from tests.fuzz.checks import listing
from tests.fuzz.checks.counted import check_cards, check_counts
from tests.fuzz.checks.faults import Fault
from tests.fuzz.checks.melds import check_melds, check_numbers
from tests.fuzz.checks.recount import recount
from tests.fuzz.checks.turns import check_turn, note_start
from tests.fuzz.compiled import door, kernel
from tests.fuzz.tables import Table

MOST_STEPS = 200_000
NEAR_THE_END = 5
"""One in this many hands starts near the end."""
STARTS = (-200, 0, 1500, 3000, 7000)


@kernel
def check_state(s: State, r: Rules, counts: Any, memory: Any) -> int:
    """Return the first `Fault` of a state, 0 if there is none."""
    fault = check_cards(s, r, counts)
    if fault == Fault.OK:
        fault = check_counts(s, r)
    if fault == Fault.OK:
        fault = check_melds(s, r, counts)
    return check_turn(s, r, memory) if fault == Fault.OK else fault


@door
def play_checked(
    states: States,
    i: int,
    rules: RuleRecords,
    words: Integers,
    wishes: Integers,
    every: int,
    most: int,
    out: Integers,
    seen: Integers,
    stamps: Integers,
    rows: IntegerRows,
    report: Integers,
) -> int:
    """Play a hand to its end, or ``most`` actions; return how many were played.

    every: the whole legal list is compared at one in this many positions, 0 for never. The last
    five are `Gate.scratch`; the report gets the fault and the number of positions compared.
    """
    s, r = states[i], rules[0]
    counts, kinds, memory, found = rows[0], rows[1], rows[2], rows[3]
    note_start(s, r, memory)
    played = 0
    report[0] = check_state(s, r, counts, memory)
    while report[0] == Fault.OK and s.phase != Phase.OVER and played < most:
        n = legal(s, r, out)
        report[0] = listing.remember(seen, stamps, out, n) if n > 0 else Fault.NO_ACTION + 0
        if report[0] == Fault.OK and every > 0 and below(words, every) == 0:
            extra = below(words, KINDS)
            report[0] = listing.check_complete(s, r, seen, stamps, found, kinds, n, extra)
            report[0] = max(report[0], check_numbers(s))
            report[1] += 1
        if report[0] == Fault.OK:
            apply(s, r, players.pick(out, n, wishes, words))
            report[0] = check_state(s, r, counts, memory)
            played += 1
    return played


@dataclass
class Played:
    """The result of a hand."""

    fault: Fault
    steps: int
    compared: int


class Gate:
    """A table's hands, with the scratch arrays they need."""

    def __init__(self, table: Table, every: int = 1000) -> None:
        self.table = table
        self.rules = table.rules()
        self.numbers = numbers(self.rules)
        self.every = every
        self.wishes = players.weights()
        self.left = np.zeros(KINDS, dtype=np.int64)
        self.report = np.zeros(2, dtype=np.int64)
        self.scratch = (
            np.zeros(BUFFER, dtype=np.int64),  # the legal list
            np.zeros(listing.CELLS, dtype=np.int64),
            np.zeros(listing.CELLS + 1, dtype=np.int64),
            np.zeros((4, KINDS), dtype=np.int64),
            self.report,
        )

    def start(self, number: int, states: Any, i: int = 0) -> Any:
        """Put hand ``number`` into states[i]; return the generator for the rest of it."""
        words = seed_words(f"{self.table}/{number}")
        seats = self.rules.seats
        seat, hand = number % seats, 1 + number // seats % 4
        scores = np.array([STARTS[doors.roll(words, len(STARTS))] for _ in range(seats)])
        where = states, i, self.numbers
        if number % NEAR_THE_END < NEAR_THE_END - 1:
            doors.deal_hand(*where, words, seat, hand, scores)
        else:
            rich.build(*where, words, self.left, seat, hand, scores)
            doors.begin_turns(*where, seat)
        return words

    def hand(self, number: int, states: Any, i: int = 0, most: int = MOST_STEPS) -> Played:
        """Play a hand in states[i]."""
        words = self.start(number, states, i)
        wishes = self.wishes[number // NEAR_THE_END % len(self.wishes)]
        self.report[:] = 0
        where = states, i, self.numbers
        steps = play_checked(*where, words, wishes, self.every, most, *self.scratch)
        fault = Fault(int(self.report[0]))
        if fault == Fault.OK and steps == most:
            fault = Fault.ENDLESS
        return Played(fault, steps, int(self.report[1]))

    def scores(self, states: Any) -> Any:
        """Return the engine's score of each ended hand by team."""
        lines = np.zeros((len(states), self.rules.teams, len(Line)), dtype=np.int64)
        for i in range(len(states)):
            doors.score_hand(states, i, self.numbers, lines[i])
        return lines.sum(axis=2)

    def hands(self, count: int, first: int = 0) -> list[Played]:
        """Play hands one after the other; return each one's result, score included."""
        states = new_states(count)
        played = [self.hand(first + i, states, i) for i in range(count)]
        right = (recount(states, self.rules) == self.scores(states)).all(axis=1)
        for i in np.nonzero(~right)[0]:
            if played[i].fault == Fault.OK:
                played[i].fault = Fault.SCORE
        return played

    def failures(self, count: int, first: int = 0) -> list[str]:
        """Play hands; return which of them failed, and how."""
        played = enumerate(self.hands(count, first), first)
        return [
            f"Gate({self.table!r}).hand({number}): {hand.fault.name} after {hand.steps} actions"
            for number, hand in played
            if hand.fault != Fault.OK
        ]
