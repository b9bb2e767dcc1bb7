"""Playing a plan out with a compiled policy, to the hand's end or a cut, and judging the result.

The compiled doors take (array, index) like the engine's; they run without the GIL. They are few,
because each that plays by the planner takes long to compile.
"""

from typing import Any, Final

import numpy as np

from escalera.bots.planner.arrange.arrangement import ArrangementRecords
from escalera.bots.planner.arrange.sequence_pieces import PieceRecords
from escalera.bots.planner.decide.decision import decide
from escalera.bots.planner.observe.knowledge import ChoiceRecords, SeenRecords
from escalera.bots.planner.playout import Desk, decode, note, read
from escalera.bots.planner.value.prices import PriceRecords
from escalera.bots.planner.value.weights import WeightRecords
from escalera.bots.search.feature_values import NO_VALUES
from escalera.bots.search.features import FACTS, note_facts, promise
from escalera.bots.search.kernel import door, kernel
from escalera.bots.search.quick_policy import quick_choice
from escalera.cards.compiling.arrays import IntegerRows, Integers, Reals
from escalera.engine.legal.listing import legal
from escalera.engine.scoring.hand_score import score
from escalera.engine.scoring.worth import item_of
from escalera.engine.state import codes
from escalera.engine.state.dtypes import SEATS, RuleRecords, Rules, State, States, new_states
from escalera.engine.state.enums import Form, Line, Op, Phase
from escalera.engine.topics import dispatch
from escalera.engine.topics.facts import meld_bonus

MOST_PLAYS: Final = 4000
WORK: Final = 5_000
"""The steps after which a search for an arrangement stops here: enough for a guess."""

_CAUGHT: Final = 0.5
"""The share of its points that a card in hand costs while the hand goes on."""
_SEQUENCE: Final = 0.6
"""How much less likely a sequence is to be completed than a set."""


@door
def quick_hand(
    states: States,
    i: int,
    rules: RuleRecords,
    code: int,
    turns: int,
    took_back: int,
    found: Integers,
) -> int:
    """Play an action, then go on by the quick policy; return the number of plays.

    code: the first action, -1 for none; turns: how many to play at most, 0 for no limit;
    took_back: 1 if the turn's player took cards back in it.
    """
    s, r = states[i], rules[0]
    plays, gone, seat = 0, 0, int(s.seat)
    while s.phase != Phase.OVER and plays < MOST_PLAYS:
        if code < 0:
            n = legal(s, r, found)
            code = int(found[quick_choice(s, r, found, n, took_back)])
        took_back |= int(Op.BACK <= codes.op_of(code) <= Op.BACK_MELD)
        dispatch.apply(s, r, code)
        code = -1
        plays += 1
        if s.seat != seat:
            seat, took_back = int(s.seat), 0
            gone += 1
            if gone == turns:
                break
    return plays


@door
def planner_hand(
    states: States,
    i: int,
    rules: RuleRecords,
    code: int,
    turns: int,
    took_back: int,
    weights: WeightRecords,
    vs: SeenRecords,
    prices: PriceRecords,
    pieces: PieceRecords,
    out: ArrangementRecords,
    needs: Integers,
    found: Integers,
    choices: ChoiceRecords,
    values: Reals,
    known: IntegerRows,
    thrown: IntegerRows,
) -> int:
    """Play an action, then go on by the planner; as `quick_hand`. The rest is a `Desk`.

    known, thrown: what is known of hands and discards before; they are kept up to date.
    """
    s, r = states[i], rules[0]
    plays, gone, seat = 0, 0, int(s.seat)
    while s.phase != Phase.OVER and plays < MOST_PLAYS:
        at = 0
        if code < 0:
            n = legal(s, r, found)
            for k in range(n):
                decode(int(found[k]), choices[k])
            read(s, r, vs[0], known, thrown, took_back)
            at = decide(vs, rules, weights, prices, pieces, out, needs, choices, n, values)
            code = int(found[at])
        else:
            decode(code, choices[0])
        took_back |= int(Op.BACK <= codes.op_of(code) <= Op.BACK_MELD)
        note(s, r, choices[at], known, thrown, 0)
        dispatch.apply(s, r, code)
        code = -1
        plays += 1
        if s.seat != seat:
            seat, took_back = int(s.seat), 0
            gone += 1
            if gone == turns:
                break
    return plays


@door
def standing(states: States, i: int, rules: RuleRecords, lines: IntegerRows, team: int) -> float:
    """Return a team's lead over the mean of the other teams, as the hand stands or ended.

    While the hand goes on, an open meld counts a growing share of its bonus, and a card in hand
    costs half its points.
    """
    s, r = states[i], rules[0]
    score(s, r, lines)
    mine, theirs = 0.0, 0.0
    for t in range(r.teams):
        total = 0.0
        for line in range(len(lines[t])):
            total += lines[t][line]
        if s.phase != Phase.OVER:
            total += _promise(s, r, t) - _CAUGHT * lines[t][Line.HAND]
        if t == team:
            mine = total
        else:
            theirs += total
    return mine - theirs / (int(r.teams) - 1)


@kernel
def _promise(s: State, r: Rules, team: int) -> float:
    """Return what a team's open melds promise: their bonus times the square of their share."""
    worth = 0.0
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        if m.team == team + 1 and m.into == 0 and m.total < r.complete_cards:
            share = int(m.total) / r.complete_cards
            if m.form == Form.SEQUENCE:
                share *= _SEQUENCE
            item = item_of(r, m)
            if item >= 0:
                worth += meld_bonus(r, item) * share * share
    return worth


class Bench:
    """The scratch memory of one thread, and how it plays a world on."""

    def __init__(self) -> None:
        self.states = new_states(1)
        self.desk = Desk()
        self.desk.arrangements["most_work"] = WORK
        self._bytes = self.states.view(np.uint8)
        self._lines = np.zeros((SEATS, len(Line)), dtype=np.int64)
        self._rows, self._facts = np.zeros((SEATS, FACTS)), np.zeros(FACTS)

    def put(self, worlds: States, i: int) -> None:
        """Set up a copy of a world."""
        # As bytes: copying the record field by field takes ten times as long.
        self._bytes[:] = worlds[i : i + 1].view(np.uint8)

    def quick(self, rules: States, code: int = -1, turns: int = 0, took_back: int = 0) -> int:
        """Play the world on by the quick policy; as `quick_hand`."""
        return int(quick_hand(self.states, 0, rules, code, turns, took_back, self.desk.codes))

    def planner(
        self, rules: States, weights: Any, held: Any, thrown: Any, code: int = -1,
        turns: int = 0, took_back: int = 0,
    ) -> int:  # fmt: skip
        """Play the world on by the planner; as `planner_hand`."""
        self.desk.known[:], self.desk.thrown[:] = held, thrown
        arrays = self.desk.arrays()
        return int(planner_hand(self.states, 0, rules, code, turns, took_back, weights, *arrays))

    def points(self, rules: States, team: int, values: Any = NO_VALUES) -> float:
        """Return the result for a team (from 0); values: `values_for`, for a hand in play."""
        s = self.states
        if s["phase"][0] == Phase.OVER or len(values) == 0:
            return float(standing(s, 0, rules, self._lines, team))
        return float(promise(s, 0, rules, team, values, *self._scratch()))

    def facts(self, rules: States, team: int) -> Any:
        """Return a new array of the facts weighed then, as a team (from 0) sees them."""
        note_facts(self.states, 0, rules, team, *self._scratch())
        return self._facts.copy()

    def arrays(self) -> tuple[Any, ...]:
        """Return the scratch memory in the order that `trial.try_plans` takes it."""
        return *self.desk.arrays(), self.states, self._lines, self._rows, self._facts

    def _scratch(self) -> tuple[Any, ...]:
        return self.desk.codes, self._lines, self._rows, self._facts
