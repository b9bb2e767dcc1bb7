"""Bots ask the engine about melds: under random house rules, they add what it lets them add.

The engine's answers come from the checks of actions, on a table with one meld of the team.
"""

import random
from typing import Any

import numpy as np
import pytest

from escalera.bots.greedy.going_out import blacks_out
from escalera.bots.greedy.rule_summary import summary_of
from escalera.bots.greedy.run_moves import may_start, run_moves
from escalera.bots.greedy.set_moves import set_moves
from escalera.bots.greedy.working_table import Meld, Table
from escalera.bots.planner.arrange.arrangement import new_arrangements
from escalera.bots.planner.arrange.search_memo import begin
from escalera.bots.planner.arrange.sequence_pieces import find_pieces, new_pieces
from escalera.bots.planner.arrange.set_options import OPTIONS, rank_options
from escalera.bots.planner.decide import going_out_plan
from escalera.bots.planner.observe.knowledge import new_seen
from escalera.bots.planner.value.prices import HELD, SET_WILDS, new_prices
from escalera.cards.kinds import ACE, BLACK_THREES, FOUR, JOKER, KINDS, THREE
from escalera.engine.match import doors
from escalera.engine.state.dtypes import SEATS, new_states
from escalera.engine.state.enums import Form
from escalera.engine.state.reasons import Reason
from escalera.engine.state.rule_record import numbers
from escalera.engine.topics.facts import most_wilds
from escalera.engine.topics.melds import fits, new_black_threes, new_sequence
from escalera.rules import RuleSet
from tests.fuzz.tables import house_tables

DRAWN = [table.rules() for table in house_tables(seed=16, count=250)]
PLENTY = 9
SPADES = 0


def test_sequences_grow_as_the_engine_lets_them() -> None:
    """R17, R19c: one card at either end, a natural or a wild."""
    generator, answers = random.Random(16), set()
    for rules in DRAWN:
        meld = _sequence(generator, rules)
        states, slot = _on_table(rules, meld)
        for wild in (False, True):
            ends = [rank for rank in (meld.low - 1, meld.high + 1) if FOUR <= rank <= ACE]
            cards = {rank: JOKER if wild else rank * 4 + SPADES for rank in ends}
            allowed = {
                rank for rank in ends
                if _fits(states, numbers(rules), slot, cards[rank], rank * wild) == Reason.OK
            }  # fmt: skip
            hand = sorted(set(cards.values()))
            assert _greedy_growth(rules, meld, hand) == allowed
            assert _planned_growth(rules, meld, hand) == allowed
            answers.add((wild, meld.low == THREE, bool(allowed)))
    assert {(False, False, True), (True, False, True), (True, False, False)} <= answers
    assert {(False, True, True), (True, True, False)} <= answers


def test_sequences_start_as_the_engine_lets_them() -> None:
    """R19e: three naturals, or two and a wild, beside a sequence of the suit or of none."""
    generator, answers = random.Random(17), set()
    for rules in DRAWN:
        meld = _sequence(generator, rules)._replace(which=generator.choice((SPADES, SPADES + 1)))
        states, _ = _on_table(rules, meld)
        kinds = [rank * 4 + SPADES for rank in (FOUR + 6, FOUR + 7, FOUR + 8)]
        for wilds in (0, 1):
            hand = [*kinds[wilds:], *[JOKER] * wilds]
            allowed = _new_sequence(states, numbers(rules), SPADES, wilds) == Reason.OK
            table = _table(rules, [meld], hand)
            assert any(move.at < 0 for move in run_moves(table, len(hand))) == allowed
            assert any(piece.at < 0 for piece in _pieces(rules, meld, hand)) == allowed
            assert not allowed or may_start(table, SPADES)
            answers.add((meld.which, wilds, allowed))
    assert len(answers) == len((0, 1)) ** 3


def test_sets_take_what_the_engine_lets_them_take() -> None:
    """R10, R19: one natural, however many cards are there; a wild until the set is complete."""
    generator, answers = random.Random(18), set()
    for rules in DRAWN:
        total = generator.randint(3, PLENTY if rules.add_to_complete else rules.complete_cards)
        wilds = generator.randint(0, min(total - 2, most_wilds_of(rules, ACE)))
        if rules.naturals_outnumber and total <= 2 * wilds:
            wilds = 0
        meld = Meld(1, Form.SET, ACE, total, wilds)
        states, slot = _on_table(rules, meld)
        for kind in (ACE * 4, *([JOKER] if total < rules.complete_cards else [])):
            allowed = _fits(states, numbers(rules), slot, kind, 0) == Reason.OK
            moves = list(set_moves(_table(rules, [meld], [kind]), 1))
            assert bool(moves) == allowed
            assert _planned_options(rules, meld, kind) == (allowed and wilds < SET_WILDS - 1)
            answers.add((kind == JOKER, total > rules.complete_cards, allowed))
    assert {(False, True, True), (False, False, True), (True, False, False)} <= answers


def test_a_set_may_hold_as_many_wilds_as_the_engine_takes() -> None:
    """R10: the most wilds of a set, with naturals as many as it likes."""
    for rules in DRAWN:
        for rank in range(FOUR, ACE + 1):
            most = most_wilds_of(rules, rank)
            assert doors.set_limits(numbers(rules), rank, PLENTY, most) == Reason.OK
            assert doors.set_limits(numbers(rules), rank, PLENTY, most + 1) != Reason.OK


@pytest.mark.parametrize(
    ("lying", "some"),
    [(0, {(2, 0), (4, 0), (4, 3), (4, 4)}), (3, {(1, 0), (1, 1), (4, 4), (4, 2)})],
)
def test_black_threes_leave_as_the_engine_lets_them(lying: int, some: set[Any]) -> None:
    """R18: as a set of their own, or onto the team's."""
    answers = set()
    for rules in DRAWN:
        meld = Meld(1, Form.SET, THREE, lying, 0)
        for held in range(5):
            leave = _leaving(rules, meld, held)
            hand = [BLACK_THREES[at % 2] for at in range(held)]
            assert _planned_blacks(rules, meld, hand) == leave
            assert max(blacks_out(_table(rules, [meld] if lying else [], hand))) == leave
            answers.add((held, leave))
    assert some <= answers


def _sequence(generator: random.Random, rules: RuleSet) -> Meld:
    """Return a sequence that may be on the table, seldom one with a black 3."""
    total = generator.randint(3, rules.complete_cards)
    wilds = generator.randint(0, min(rules.wilds_in_sequence, total - 2))
    low = generator.randint(THREE if wilds == 0 else FOUR, ACE - total + 1)
    return Meld(1, Form.SEQUENCE, SPADES, total, wilds, low, low + total - 1)


def _on_table(rules: RuleSet, meld: Meld) -> tuple[Any, int]:
    """Return a state with a meld of the first team, and the meld's slot; wilds lie at its end."""
    states, record = new_states(1), numbers(rules)
    doors.clear_table(states, 0, record, 0, 1, np.zeros(SEATS, dtype=np.int64))
    slot = doors.place_meld(states, 0, record, 0, 1, int(meld.form), meld.which)
    for at in range(meld.total):
        rank = meld.low + at if meld.form == Form.SEQUENCE else meld.which
        suit = meld.which if meld.form == Form.SEQUENCE else BLACK_THREES[at % 2] & 3
        if at < meld.total - meld.wilds:
            doors.place_card(states, 0, record, slot, rank * 4 + suit, 0)
        else:
            place = rank if meld.form == Form.SEQUENCE else 0
            doors.place_card(states, 0, record, slot, JOKER, place)
    return states, slot


def _table(rules: RuleSet, melds: list[Meld], hand: list[int]) -> Table:
    table = Table(summary_of(rules), [0] * KINDS, 0, list(melds))
    table.gain(tuple(hand))
    return table


def _seen(meld: Meld, hand: list[int]) -> Any:
    """Return what the planner sees, with one meld of its team; none if it has no cards."""
    seen = new_seen()
    seen[0].meld_count = int(meld.total > 0)
    m = seen[0].melds[0]
    m.form, m.which, m.total, m.wilds = meld.form, meld.which, meld.total, meld.wilds
    m.low, m.high = meld.low, meld.high
    for kind in hand:
        seen[0].hand[kind] += 1
    return seen


def _greedy_growth(rules: RuleSet, meld: Meld, hand: list[int]) -> set[int]:
    moves = [move for move in run_moves(_table(rules, [meld], hand), 1) if move.at == 0]
    return {move.after.low if move.after.low < meld.low else move.after.high for move in moves}


def _planned_growth(rules: RuleSet, meld: Meld, hand: list[int]) -> set[int]:
    pieces = [piece for piece in _pieces(rules, meld, hand) if piece.at == 0 and piece.cards == 1]
    return {int(piece.low if piece.low < meld.low else piece.high) for piece in pieces}


def _pieces(rules: RuleSet, meld: Meld, hand: list[int]) -> list[Any]:
    pieces, wilds = new_pieces(), hand.count(JOKER)
    found = _find(_seen(meld, hand), numbers(rules), new_prices(), wilds, pieces)
    return list(pieces[:found])


def _planned_options(rules: RuleSet, meld: Meld, kind: int) -> bool:
    options = np.zeros((OPTIONS, 3), dtype=np.int64)
    found = _options(
        _seen(meld, [kind]), numbers(rules), new_prices(), new_arrangements(), ACE,
        int(kind == JOKER), np.zeros(HELD), options, np.zeros(OPTIONS),
    )  # fmt: skip
    return any(options[at][0] + options[at][1] == 1 for at in range(found))


def _planned_blacks(rules: RuleSet, meld: Meld, hand: list[int]) -> int:
    return int(_blacks(_seen(meld, hand), numbers(rules)))


def _leaving(rules: RuleSet, meld: Meld, held: int) -> int:
    """Return how many black 3s the engine takes from a hand, one after the other."""
    states, record, begun = new_states(1), numbers(rules), meld.total
    if begun == 0:
        doors.clear_table(states, 0, record, 0, 1, np.zeros(SEATS, dtype=np.int64))
        if held < 3 or _new_black_threes(states, record) != Reason.OK:
            return 0
        begun = 3
    first = begun - meld.total
    for away in range(first, held + 1):
        lying, slot = _on_table(rules, meld._replace(total=begun + away - first))
        if away == held or _fits(lying, record, slot, BLACK_THREES[0], 0) != Reason.OK:
            return away
    return held


def most_wilds_of(rules: RuleSet, rank: int) -> int:
    return int(_most(numbers(rules), rank))


def _fits(states: Any, rules: Any, slot: int, kind: int, place: int) -> int:
    return fits(rules[0], states[0].melds[slot], kind, place) + 0


def _new_sequence(states: Any, rules: Any, suit: int, wilds: int) -> int:
    return new_sequence(states[0], rules[0], 0, suit, wilds) + 0


def _new_black_threes(states: Any, rules: Any) -> int:
    return new_black_threes(states[0], rules[0], 0) + 0


def _most(rules: Any, rank: int) -> int:
    return most_wilds(rules[0], rank)


def _blacks(seen: Any, rules: Any) -> int:
    return going_out_plan.blacks_out(seen[0], rules[0])


def _find(seen: Any, rules: Any, prices: Any, wilds: int, pieces: Any) -> int:
    return find_pieces(seen[0], rules[0], prices[0], wilds, pieces)


def _options(
    seen: Any, rules: Any, prices: Any, arrangements: Any, rank: int, wilds: int, sides: Any,
    options: Any, gains: Any,
) -> int:  # fmt: skip
    begin(seen[0], rules[0], arrangements[0].kept)
    return rank_options(
        seen[0], rules[0], prices[0], seen[0].hand, rank, wilds, arrangements[0].kept, sides,
        options, gains,
    )  # fmt: skip
