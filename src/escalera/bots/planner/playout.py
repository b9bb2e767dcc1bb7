"""The planner playing whole hands in compiled code, without views: for tuning and for playing out.

It reads only what the seat to act may see of a state; a test compares it with going by a view.
"""

from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt

from escalera.bots.planner.arrange.arrangement import ArrangementRecords
from escalera.bots.planner.arrange.sequence_pieces import PieceRecords
from escalera.bots.planner.decide.decision import decide
from escalera.bots.planner.decide.scratch import Memory
from escalera.bots.planner.kernel import door, kernel
from escalera.bots.planner.observe.knowledge import (
    CHOICE,
    RANKS,
    ChoiceRecords,
    Records,
    Seen,
    SeenRecords,
    new_seen,
)
from escalera.bots.planner.value.prices import PriceRecords
from escalera.bots.planner.value.weights import WEIGHTS, WeightRecords, Weights, as_record
from escalera.cards.compiling.arrays import IntegerRows, Integers, RealRows, Reals
from escalera.cards.kinds import FIRST_NATURAL, JOKER, KINDS, RED_THREES, is_red_three, rank_of
from escalera.cards.rng import seed_words
from escalera.engine.legal.listing import legal
from escalera.engine.legal.survey import BUFFER
from escalera.engine.scoring.hand_score import LINES, score
from escalera.engine.state import codes
from escalera.engine.state.dtypes import (
    MELD_CARDS,
    SEATS,
    RuleRecords,
    Rules,
    State,
    States,
    new_states,
)
from escalera.engine.state.enums import Op, Phase
from escalera.engine.state.meld_slots import count_at, kind_at
from escalera.engine.state.rule_record import numbers
from escalera.engine.topics import dispatch
from escalera.engine.topics.dealing import shuffle_and_deal
from escalera.engine.topics.facts import cards_received
from escalera.engine.topics.pile import is_frozen
from escalera.rules import RuleSet

MOST_PLAYS = 6000
HANDS: Final = 4
"""Deals count as a match's first hand to its fourth, by turns: minimums may grow by the hand."""


class Desk:
    """Scratch memory for playing hands: `Memory`, and what a hand under way needs."""

    NAMES: ClassVar = (
        "seen", "prices", "pieces", "arrangements", "needs", "codes", "choices", "values", "known",
        "thrown",
    )  # fmt: skip
    """The one list of its arrays, in the order in which doors take them."""

    def __init__(self) -> None:
        self.seen = new_seen()
        self.prices, self.pieces, self.arrangements, self.needs = Memory().arrays()
        self.codes = np.zeros(BUFFER, dtype=np.int64)
        self.choices = np.zeros(BUFFER, dtype=CHOICE)
        self.values = np.zeros(BUFFER)
        self.known = np.zeros((SEATS, KINDS), dtype=np.int64)
        self.thrown = np.zeros((SEATS, RANKS), dtype=np.int64)

    def arrays(self) -> tuple[Records, ...]:
        """Return every array."""
        return tuple(getattr(self, name) for name in self.NAMES)


@kernel
def read(s: State, r: Rules, v: Seen, known: Any, thrown: Any, took_back: int) -> None:
    """Write what the seat to act can see of a state."""
    actor = int(s.answerer) if s.phase == Phase.ANSWER else int(s.seat)
    v.seat, v.actor, v.team, v.phase = s.seat, actor, r.team_of[actor], s.phase
    v.asked, v.took, v.pending = s.asked, s.took, s.pending
    v.barred, v.no_discard = s.barred, s.no_discard
    v.face_down, v.frozen = s.face_down_count, int(is_frozen(s, r))
    v.points, v.laid, v.took_back = s.points, s.tabled, took_back
    v.stock = s.ends[0] - s.tops[0] + s.ends[1] - s.tops[1]
    v.own_held = 0
    for kind in range(KINDS):
        v.hand[kind] = s.hands[actor][kind]
        v.gone[kind] = 0
    v.hand[RED_THREES[0]] = v.hand[RED_THREES[1]] = 0
    for kind in range(KINDS):
        v.own_held += v.hand[kind]
    for seat in range(r.seats):
        v.held[seat], v.feet[seat] = s.held[seat], s.feet_left[seat]
        for kind in range(KINDS):
            v.known[seat][kind] = 0 if seat == actor else known[seat][kind]
        for rank in range(RANKS):
            v.thrown[seat][rank] = 0 if seat == actor else thrown[seat][rank]
    for team in range(r.teams):
        v.melded[team] = int(s.teams[team].melded > 0)
        v.minimums[team] = s.teams[team].minimum
    _read_pile(s, v)
    _read_melds(s, v)


@kernel
def _read_pile(s: State, v: Seen) -> None:
    v.pile_count = s.pile_count
    for i in range(s.pile_count):
        v.pile[i] = s.pile[i]
        v.gone[int(s.pile[i])] += 1


@kernel
def _read_melds(s: State, v: Seen) -> None:
    v.meld_count = 0
    for slot in range(s.slots):
        m = s.melds[slot]
        if m.team == 0 or m.into > 0:
            continue
        x = v.melds[v.meld_count]
        v.meld_count += 1
        x.team, x.form, x.which, x.total = m.team - 1, m.form, m.which, m.total
        x.wilds, x.low, x.high, x.name, x.jokers = m.wilds, m.low, m.high, slot + 1, 0
        for spot in range(MELD_CARDS):
            count = count_at(m, spot)
            if count > 0:
                kind = kind_at(m, spot)
                v.gone[kind] += count
                x.jokers += count * int(kind == JOKER)


@kernel
def decode(code: int, x: Any) -> None:
    """Write an action's code as a `CHOICE`; melds are named by slot plus one."""
    x.op, x.place = codes.op_of(code), codes.place_of(code)
    x.a, x.b, x.c = codes.card_a(code), codes.card_b(code), codes.card_c(code)
    x.meld, x.other = codes.slot_of(code) + 1, codes.other_of(code) + 1


@kernel
def _note_take(s: State, r: Rules, known: Any, thrown: Any, dealt: int) -> int:
    """Note what a seat receives from the pile; return how many of the deal's upcards are left."""
    left = int(s.pile_count) - 1
    count = cards_received(r, left)
    for i in range(min(count, max(0, left - dealt))):
        kind = int(s.pile[left - 1 - i])
        if not is_red_three(kind):
            known[kind] += 1
    top = int(s.pile[left])
    if top < JOKER and left >= dealt:
        thrown[rank_of(top)] = 0
    return min(dealt, left - count)


@kernel
def note(s: State, r: Rules, x: Any, known: Any, thrown: Any, dealt: int) -> int:
    """Note what an action about to be played tells about its seat's hand (`history`).

    dealt: how many of the deal's upcards are still at the bottom of the pile: the plays don't name
    them, so nobody is known to hold them. Return how many are left.
    """
    seat = int(s.seat)
    if x.op == Op.DISCARD:
        known[seat][x.a] = max(0, known[seat][x.a] - 1)
        if FIRST_NATURAL <= x.a < JOKER:
            thrown[seat][rank_of(int(x.a))] += 1
    elif x.op == Op.BACK_CARD:
        known[seat][x.a] += 1
    elif x.op == Op.TAKE_ALONE or x.op == Op.TAKE_WITH:
        dealt = _note_take(s, r, known[seat], thrown[seat], dealt)
    if Op.TAKE_WITH <= x.op <= Op.ADD:
        for kind in (x.a, x.b, x.c):
            if kind < KINDS:
                known[seat][kind] = max(0, known[seat][kind] - 1)
    return dealt


@kernel
def play_hand(states: Any, i: int, rules: Any, weights: Any, desk: Any) -> int:
    """Play a hand to its end; weights: one record a team; return the number of plays.

    desk: the arrays of a `Desk`.
    """
    vs, prices, pieces, out, needs, found, legal_choices, values, known, thrown = desk
    s, r = states[i], rules[0]
    known[:] = 0
    thrown[:] = 0
    plays, back_seat, dealt = 0, -1, int(s.pile_count)
    while s.phase != Phase.OVER and plays < MOST_PLAYS:
        n = legal(s, r, found)
        for k in range(n):
            decode(int(found[k]), legal_choices[k])
        if s.seat != back_seat:
            back_seat = -1
        read(s, r, vs[0], known, thrown, int(back_seat >= 0))
        team = int(vs[0].team)
        mine = weights[team : team + 1]
        at = decide(vs, rules, mine, prices, pieces, out, needs, legal_choices, n, values)
        x = legal_choices[at]
        if x.op == Op.BACK or x.op == Op.BACK_CARD or x.op == Op.BACK_MELD:
            back_seat = int(s.seat)
        dealt = note(s, r, x, known, thrown, dealt)
        dispatch.apply(s, r, int(found[at]))
        plays += 1
    return plays


@kernel
def _copy(one: Any, other: Any) -> None:
    for i in range(len(one)):
        other[i] = one[i]


@door
def play_deals(
    states: States,
    i: int,
    rules: RuleRecords,
    weights: WeightRecords,
    words: IntegerRows,
    scores: Integers,
    lines: IntegerRows,
    totals: RealRows,
    deals: int,
    vs: SeenRecords,
    prices: PriceRecords,
    pieces: PieceRecords,
    out: ArrangementRecords,
    needs: Integers,
    found: Integers,
    legal_choices: ChoiceRecords,
    values: Reals,
    known: IntegerRows,
    thrown: IntegerRows,
) -> None:
    """Play duplicate deals between weights[0] and weights[1], once in each team's place.

    weights: further records are scratch, one for each team. words: two rows, the second scratch.
    totals: float array (deals, 2): each side's average score per seating.
    """
    r = rules[0]
    teams = int(r.teams)
    sides, begin = weights[2:], words[1]
    desk = (vs, prices, pieces, out, needs, found, legal_choices, values, known, thrown)
    for deal in range(deals):
        _copy(words[0], begin)
        totals[deal][0] = totals[deal][1] = 0.0
        for turn in range(teams):
            _copy(begin, words[0])
            shuffle_and_deal(states[i], r, words[0], deal % int(r.seats), 1 + deal % HANDS, scores)
            for team in range(teams):
                sides[team] = weights[0] if team == turn else weights[1]
            play_hand(states, i, rules, sides, desk)
            score(states[i], r, lines)
            for team in range(teams):
                total = 0.0
                for line in range(lines.shape[1]):
                    total += lines[team][line]
                if team == turn:
                    totals[deal][0] += total / teams
                else:
                    totals[deal][1] += total / teams / (teams - 1)


def duel(
    rules: RuleSet, one: Weights, other: Weights, seed: int | str, deals: int
) -> npt.NDArray[np.float64]:
    """Return what two planners score in duplicate deals, by deal and side, per seating.

    The deals depend only on the seed, whoever plays them.
    """
    weights = np.zeros(2 + rules.teams, dtype=WEIGHTS)
    weights[0], weights[1] = as_record(one)[0], as_record(other)[0]
    words = np.array([seed_words(seed)] * 2)
    totals, lines = np.zeros((deals, 2)), np.zeros((SEATS, LINES), dtype=np.int64)
    play_deals(
        new_states(1), 0, numbers(rules), weights, words, np.zeros(SEATS, dtype=np.int64), lines,
        totals, deals, *Desk().arrays(),
    )  # fmt: skip
    return totals
