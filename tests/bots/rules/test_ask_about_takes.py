"""Bots ask the engine about takes and going out: under random house rules, they believe it.

The first answers are the rule set's own words, said here once more; the second are the checks'.
"""

from collections.abc import Iterator
from itertools import product
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from escalera.bots.greedy.discard_choice import _Costs
from escalera.bots.greedy.rule_summary import summary_of
from escalera.bots.greedy.take_choice import take_move
from escalera.bots.greedy.turn import Turn
from escalera.bots.greedy.working_table import Meld, Table
from escalera.bots.planner.decide.discard import take_chance
from escalera.bots.planner.decide.going_out_plan import may_go_out
from escalera.bots.planner.decide.take_or_draw import joined
from escalera.bots.planner.observe.knowledge import CHOICE, new_seen
from escalera.bots.planner.value.weights import Weights, as_record
from escalera.cards.jit import interpreted
from escalera.cards.kinds import FOUR, KINDS, kind_of, kind_with
from escalera.engine.match import doors
from escalera.engine.state import codes
from escalera.engine.state.action import Action, TabledCard, Verb
from escalera.engine.state.codes import NO_CARD
from escalera.engine.state.dtypes import new_states
from escalera.engine.state.enums import Asked, Form, Op, Phase
from escalera.engine.state.hand import gain
from escalera.engine.state.meld_slots import lay, start
from escalera.engine.state.pile_cards import push_pile
from escalera.engine.state.reasons import Reason
from escalera.engine.state.rule_record import numbers
from escalera.engine.topics.going_out import out_reason
from escalera.engine.topics.pile import check_take_alone, check_take_with, is_frozen, joined_slot
from escalera.rules import RuleSet
from tests.fuzz.tables import house_tables

DRAWN = [table.rules() for table in house_tables(seed=17, count=120)]
TAKER = 1
"""The seat that may take the pile, from 0: an opponent of seat 0 in every game."""
TOP, SAME, NEXT, LAST, WILD, OTHER = map(kind_of, ("9S", "9H", "TS", "JS", "2S", "4D"))
TOP_RANK = TOP >> 2
GONE = 99
WEIGHTS = as_record(Weights(unmelded=1.0, belief=1.0))


def test_going_out_is_open_as_the_engine_says() -> None:
    """R6, R7, R19f, R20: a foot, a pile face down, an offence and a no stand in the way."""
    answers, planned = set(), interpreted(may_go_out)
    for rules, feet, took, barred, asked in product(DRAWN, (0, 3), (0, 1), (0, 1), Asked):
        open_ = not (feet or barred or asked == Asked.NO or (took and rules.pile_face_down))
        missing = rules.asking == "required" and rules.partners and asked != Asked.YES
        reason = _out(rules, feet, took, barred, asked)
        assert (reason in {Reason.OK, Reason.ASK_FIRST}) == open_
        assert (reason == Reason.ASK_FIRST) == (open_ and missing)
        seen: Any = SimpleNamespace(
            seat=0, feet=[feet], took=took, barred=barred, asked=int(asked), took_back=0
        )
        assert planned(seen, numbers(rules)[0]) == open_
        turn = _turn(rules, feet, took, barred, asked)
        assert turn.may_go_out == open_
        assert turn.must_ask == missing
        answers.add((open_, missing))
    assert answers == set(product((False, True), repeat=2))


def _out(rules: RuleSet, feet: int, took: int, barred: int, asked: Asked) -> Reason:
    s = new_states(1)[0]
    s.feet_left[0], s.took, s.barred, s.asked = feet, took, barred, asked
    return Reason(out_reason(s, numbers(rules)[0], True, True))


def _turn(rules: RuleSet, feet: int, took: int, barred: int, asked: Asked) -> Turn:
    view: Any = SimpleNamespace(
        rules=rules, seat=1, team=1, feet=(feet,), took=bool(took), barred=bool(barred),
        asked=asked, hand=(), melds_of=lambda _: (),
    )  # fmt: skip
    return Turn(view, ())


def settings() -> Iterator[tuple[RuleSet, int, int, bool, int]]:
    """Yield rules, whether a team has melded, the pile, if a wild is in it, and a set's size."""
    for rules, melded, pile, frozen in product(DRAWN, (0, 1), (1, 5, 8), (False, True)):
        for size in range(rules.complete_cards + 1) if melded else (0,):
            if size == 0 or size >= 3:
                yield rules, melded, pile, frozen, size


@pytest.mark.slow
def test_a_pair_takes_as_the_engine_says() -> None:
    """R5, R12, R15: how large the pile is, who has melded, and the set that the take joins."""
    answers = set()
    for rules, melded, pile, wild, size in settings():
        s, record = _table(rules, melded, pile, wild, size)
        says = _open(rules, melded, pile) and _joins(rules, size, 0)
        assert (_check(s, record, TOP, SAME) == Reason.OK) == says
        seen = _seen(rules, s, melded, size)
        seen[0].known[TAKER][TOP] = seen[0].known[TAKER][SAME] = 1
        alone = _open(rules, melded, pile) and _alone(rules, melded, bool(seen[0].frozen), size)
        assert (_chance(seen, record, WEIGHTS, TAKER, TOP) > 0) == (says or alone)
        answers.add((says, melded, size > 0, rules.sets_combine))
    assert {(True, 0, False, True), (False, 0, False, True), (False, 1, True, True)} <= answers


@pytest.mark.slow
def test_a_wild_qualifies_as_the_engine_says() -> None:
    """R15, R10, R19b: only with an initial meld, onto no frozen pile, where the set may hold it."""
    answers = set()
    for rules, melded, pile, wild, size in settings():
        s, record = _table(rules, melded, pile, wild, size)
        frozen = bool(is_frozen(s, record[0]))
        says = _open(rules, melded, pile) and rules.wilds_qualify and melded and not frozen
        says = bool(says) and _joins(rules, size, 1) and _holds_wild(record, size)
        assert (_check(s, record, TOP, WILD) == Reason.OK) == says
        seen = _seen(rules, s, melded, size)
        seen[0].known[TAKER][TOP], seen[0].held[TAKER] = 1, 40
        alone = _open(rules, melded, pile) and _alone(rules, melded, frozen, size)
        assert (_chance(seen, record, WEIGHTS, TAKER, TOP) > 0) == (says or alone)
        answers.add((says, frozen, melded))
    assert {(True, False, 1), (False, True, 1), (False, False, 0)} <= answers


@pytest.mark.slow
def test_the_upcard_alone_is_taken_as_the_engine_says() -> None:
    """R15: with an initial meld, off no frozen pile, onto a meld that is small enough."""
    answers = set()
    for rules, melded, pile, wild, size in settings():
        if size == 0:
            continue
        s, record = _table(rules, melded, pile, wild, size)
        frozen = bool(is_frozen(s, record[0]))
        alone = _alone(rules, melded, frozen, size)
        team = int(record[0].team_of[TAKER])
        open_ = _open(rules, melded, pile)
        says = check_take_alone(s, record[0], team) == Reason.OK
        assert says == (open_ and alone)
        assert (_chance(_seen(rules, s, melded, size), record, WEIGHTS, TAKER, TOP) > 0) == says
        if size < rules.complete_cards:
            assert (_danger(rules, frozen, size) > GONE) == alone
        answers.add((alone, frozen))
    assert {(True, False), (False, True), (False, False)} <= answers


@pytest.mark.parametrize("low", [0, FOUR, TOP_RANK - 4, TOP_RANK + 1, TOP_RANK + 3])
def test_a_take_in_sequence_is_feared_as_the_engine_allows_it(low: int) -> None:
    """R15, R19e: anew, or onto a sequence that it continues; low: of the one on the table."""
    answers = set()
    for rules, melded in product([rules for rules in DRAWN if rules.sequences], (0, 1)):
        s, record = _table(rules, melded, 8, False, 0)
        team, cards = int(record[0].team_of[TAKER]), (4 if low < TOP_RANK else 3) * (low > 0)
        seen = _seen(rules, s, melded, 0)
        seen[0].known[TAKER][NEXT] = seen[0].known[TAKER][LAST] = 1
        if low:
            _lay_run(s, record, seen[0], team, low, cards)
        alone = low > 0 and (low == TOP_RANK + 1 or low + cards == TOP_RANK)
        frozen = bool(seen[0].frozen)
        alone = alone and _open(rules, melded, 8) and _alone(rules, melded, frozen, cards)
        says = any(_check(s, record, NEXT, LAST, slot) == Reason.OK for slot in (-1, team))
        assert (_chance(seen, record, WEIGHTS, TAKER, TOP) > 0) == (says or alone)
        answers.add(says)
    assert answers == {False, True}


def _lay_run(s: Any, record: Any, v: Any, team: int, low: int, cards: int) -> None:
    """Lay a sequence of the top card's suit, where the engine and where the planner sees it."""
    start(s, team, team, Form.SEQUENCE, TOP & 3)
    for rank in range(low, low + cards):
        lay(s, record[0], team, kind_with(rank, TOP & 3), 0, 0)
    s.points, v.meld_count, m = 0, 1, v.melds[0]
    m.team, m.form, m.which, m.total = team, Form.SEQUENCE, TOP & 3, cards
    m.low, m.high = low, low + cards - 1


@pytest.mark.parametrize(
    ("top", "pair", "form", "which"),
    [
        (TOP, (TOP, SAME), Form.SET, TOP >> 2),
        (TOP, (TOP, WILD), Form.SET, TOP >> 2),
        (TOP, (NEXT, LAST), Form.SEQUENCE, 0),
        (WILD, (WILD, WILD), Form.WILD, 0),
    ],
)
def test_a_take_joins_what_the_engine_says(
    top: int, pair: tuple[int, int], form: Form, which: int
) -> None:
    """R15: a set joins where sets combine, wilds where a team has one open wild meld."""
    answers = set()
    code = codes.encode(Op.TAKE_WITH, *pair, NO_CARD, 0, -1, -1)
    for rules in DRAWN:
        s, record = _table(rules, 1, 3, False, 0, top)
        slot = int(record[0].team_of[TAKER])
        start(s, slot, slot, form, which)
        s.melds[slot].total = 3
        says = {
            Form.SET: rules.sets_combine, Form.WILD: rules.wild_melds == "one_open"
        }.get(form, False)  # fmt: skip
        assert (joined_slot(s, record[0], code) == slot) == says
        choice, seen = _choice(pair), new_seen()
        seen[0].meld_count, m = 1, seen[0].melds[0]
        m.form, m.which, m.total, m.name = form, which, 3, 1
        assert (_joined(seen, record, choice, top) == 0) == says
        table = Table(summary_of(rules), [0] * KINDS, 0, [Meld(1, form, which, 3, 0, 3, 5)])
        move = take_move(table, Action(Verb.TAKE, tuple(map(TabledCard, pair))), top)
        assert (move.at == 0) == says
        assert move.after.form == form
        answers.add(says)
    assert answers == ({False} if form == Form.SEQUENCE else {False, True})


def _open(rules: RuleSet, melded: int, pile: int) -> bool:
    return pile >= rules.pile_minimum and (rules.take_for_initial or melded > 0)


def _alone(rules: RuleSet, melded: int, frozen: bool, size: int) -> bool:
    room = 0 < size < rules.complete_cards and size <= rules.take_onto_at_most
    return rules.take_upcard_alone and melded > 0 and not frozen and room


def _joins(rules: RuleSet, size: int, wilds: int) -> bool:
    """Say whether there is room in the set that a take joins."""
    if not rules.sets_combine or not 0 < size < rules.complete_cards:
        return True
    fits = size + 3 <= rules.complete_cards or (rules.add_to_complete and not wilds)
    return size <= rules.take_onto_at_most and fits


def _holds_wild(record: Any, size: int) -> bool:
    """Say whether a set of naturals may hold one wild beside them."""
    return int(doors.set_limits(record, TOP >> 2, size + 2, 1)) == Reason.OK


def _table(
    rules: RuleSet, melded: int, pile: int, wild: bool, size: int, top: int = TOP
) -> tuple[Any, Any]:
    """Return a taker's turn with plenty in hand, and a set of the top card's rank on the table."""
    s, record = new_states(1)[0], numbers(rules)
    s.seat, s.phase, team = TAKER, Phase.DRAW, int(record[0].team_of[TAKER])
    s.teams[team].melded = melded
    for kind in (*[OTHER] * 9, TOP, TOP, SAME, NEXT, LAST, WILD, WILD):
        gain(s, TAKER, kind)
    for at in range(pile - 1):
        push_pile(s, WILD if wild and at == 0 else OTHER)
    push_pile(s, top)
    if size:
        start(s, team, team, Form.SET, TOP >> 2)
        for _ in range(size):
            lay(s, record[0], team, SAME, 0, 0)
    s.points = 0
    return s, record


def _check(s: Any, record: Any, a: int, b: int, slot: int = -1) -> Reason:
    first, second = sorted((a, b), key=_order)
    code = codes.encode(Op.TAKE_WITH, first, second, NO_CARD, 0, slot, -1)
    return Reason(check_take_with(s, record[0], code))


def _order(kind: int) -> tuple[bool, int]:
    return kind == WILD, kind


def _seen(rules: RuleSet, s: Any, melded: int, size: int) -> Any:
    """Return what the planner sees before it discards the top card: no natural is left unseen."""
    seen, record = new_seen(), numbers(rules)[0]
    v, team = seen[0], int(record.team_of[TAKER])
    v.pile_count, v.frozen, v.stock = s.pile_count - 1, int(is_frozen(s, record)), 1
    v.melded[team] = melded
    v.gone[FOUR * 4 :] = GONE
    if size:
        v.meld_count, m = 1, v.melds[0]
        m.team, m.form, m.which, m.total = team, Form.SET, TOP >> 2, size
    return seen


def _danger(rules: RuleSet, frozen: bool, size: int) -> float:
    table = SimpleNamespace(summary=summary_of(rules))
    turn = SimpleNamespace(view=SimpleNamespace(rules=rules, frozen=frozen), table=table)
    costs: Any = SimpleNamespace(
        _turn=turn, _pile_value=float(GONE), _next_melds=[Meld(1, Form.SET, TOP >> 2, size, 0)]
    )
    return _Costs._danger(costs, TOP)


def _choice(pair: tuple[int, int]) -> Any:
    made = np.zeros(1, dtype=CHOICE)
    made[0].op, made[0].a, made[0].b = Op.TAKE_WITH, *pair
    return made


def _chance(seen: Any, rules: Any, weights: Any, seat: int, kind: int) -> float:
    return float(take_chance(seen[0], rules[0], weights[0], seat, kind))


def _joined(seen: Any, rules: Any, choice: Any, top: int) -> int:
    return int(joined(seen[0], rules[0], choice[0], top))
