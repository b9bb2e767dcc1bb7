"""Playing plans out: every plan on the same deals, by a compiled policy, to the end or a cut.

The doors take (array, index) like the engine's; they run without the GIL.
"""

from typing import Any, Final

import numpy as np

from escalera.bots.planner.deciding import decide
from escalera.bots.planner.swift import Desk, decode, note, read
from escalera.bots.search.kernel import kernel
from escalera.bots.search.quick import quick_choice
from escalera.engine import actions, codes
from escalera.engine.enums import Form, Line, Op, Phase
from escalera.engine.layout import SEATS, Rules, State, States, new_states
from escalera.engine.legal import legal
from escalera.engine.needs import class_of
from escalera.engine.scoring import bonus_of, score
from escalera.engine.table import SEVEN_CARDS

MOST_PLAYS: Final = 4000
QUICK, PLANNER = 0, 1
"""The policies."""


class Bench:
    """Scratch memory of one thread."""

    def __init__(self) -> None:
        self.states = new_states(1)
        self.lines = np.zeros((SEATS, len(Line)), dtype=np.int64)
        self.desk = Desk()

    def arrays(self) -> tuple[Any, ...]:
        """Return everything, in the order in which the doors take it."""
        return self.states, self.lines, *self.desk.arrays()


@kernel
def quick_hand(states: Any, i: int, rules: Any, found: Any, turns: int) -> int:
    """Play on by the quick policy until the hand is over or so many turns went by (0: no limit).

    Return the number of plays.
    """
    s, r = states[i], rules[0]
    plays, gone, back_seat = 0, 0, -1
    while s.phase != Phase.OVER and plays < MOST_PLAYS:
        n = legal(s, r, found)
        seat = int(s.seat)
        at = quick_choice(s, r, found, n, int(back_seat == seat))
        code = int(found[at])
        op = codes.op_of(code)
        actions.apply(s, r, code)
        plays += 1
        if Op.BACK <= op <= Op.BACK_MELD:
            back_seat = seat
        if s.seat != seat:
            back_seat = -1
            gone += 1
            if gone == turns:
                break
    return plays


@kernel
def planner_hand(
    states: Any, i: int, rules: Any, weights: Any, turns: int, took_back: int, vs: Any,
    prices: Any, pieces: Any, out: Any, needs: Any, found: Any, choices: Any, values: Any,
    known: Any, thrown: Any,
) -> int:  # fmt: skip
    """Play on by the planner; as `quick_hand`. took_back: the turn's player took cards back."""
    s, r = states[i], rules[0]
    plays, gone = 0, 0
    back_seat = int(s.seat) if took_back else -1
    while s.phase != Phase.OVER and plays < MOST_PLAYS:
        n = legal(s, r, found)
        for k in range(n):
            decode(int(found[k]), choices[k])
        seat = int(s.seat)
        read(s, r, vs[0], known, thrown, int(back_seat == seat))
        at = decide(vs, rules, weights, prices, pieces, out, needs, choices, n, values)
        if Op.BACK <= choices[at].op <= Op.BACK_MELD:
            back_seat = seat
        note(s, r, choices[at], known, thrown)
        actions.apply(s, r, int(found[at]))
        plays += 1
        if s.seat != seat:
            back_seat = -1
            gone += 1
            if gone == turns:
                break
    return plays


@kernel
def standing(s: State, r: Rules, lines: Any, team: int) -> float:
    """Return a team's points before the mean of the other teams', as the hand stands or ended.

    While the hand goes on, an open meld counts a growing share of its bonus, and a card in hand
    costs half its points.
    """
    score(s, r, lines)
    mine, theirs = 0.0, 0.0
    for t in range(r.teams):
        total = 0.0
        for line in range(len(lines[t])):
            total += lines[t][line]
        if s.phase != Phase.OVER:
            total += _promise(s, r, t) - 0.5 * lines[t][Line.HAND]
        if t == team:
            mine = total
        else:
            theirs += total
    return mine - theirs / (int(r.teams) - 1)


@kernel
def _promise(s: State, r: Rules, team: int) -> float:
    """Return what a team's open melds promise: their bonus by the square of their length."""
    worth = 0.0
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        if m.team == team + 1 and m.into == 0 and m.total < SEVEN_CARDS:
            share = int(m.total) / SEVEN_CARDS
            if m.form == Form.SEQUENCE:
                share *= 0.6
            if class_of(r, m) != Line.TABLE:
                worth += bonus_of(r, m) * share * share
    return worth


@kernel
def play_plans(
    worlds: Any, first: int, last: int, rules: Any, weights: Any, plans: Any, results: Any,
    policy: int, turns: int, team: int, took_back: int, held: Any, tossed: Any, states: Any,
    lines: Any, vs: Any, prices: Any, pieces: Any, out: Any, needs: Any, found: Any,
    choices: Any, values: Any, known: Any, thrown: Any,
) -> None:  # fmt: skip
    """Play every plan on the worlds from first to last; write results[plan][world].

    plans: codes of first actions; turns: the cut, 0 for none; held, tossed: what is known of
    hands and discards before; the rest: a `Bench`.
    """
    r = rules[0]
    s = states[0]
    for world in range(first, last):
        for plan in range(len(plans)):
            states[0] = worlds[world]
            code = int(plans[plan])
            decode(code, choices[0])
            known[:] = held
            thrown[:] = tossed
            if policy == PLANNER:
                note(s, r, choices[0], known, thrown)
            back = int(took_back or Op.BACK <= codes.op_of(code) <= Op.BACK_MELD)
            seat = int(s.seat)
            actions.apply(s, r, code)
            if s.seat != seat:
                back = 0
            if policy == QUICK:
                quick_hand(states, 0, rules, found, turns)
            else:
                planner_hand(
                    states, 0, rules, weights, turns, back, vs, prices, pieces, out, needs,
                    found, choices, values, known, thrown,
                )  # fmt: skip
            results[plan][world] = standing(s, r, lines, team)


def play_on(states: States, rules: States, policy: int, weights: Any, turns: int = 0) -> int:
    """Play the first state on in place, with scratch memory of its own; return the plays."""
    bench = Bench()
    if policy == QUICK:
        return int(quick_hand(states, 0, rules, bench.desk.codes, turns))
    return int(planner_hand(states, 0, rules, weights, turns, 0, *bench.desk.arrays()))
