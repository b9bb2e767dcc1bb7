"""Bots ask the engine: under random house rules, each bot believes what the engine says."""

import random
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np

from escalera.bots.greedy.facts import facts_of
from escalera.bots.greedy.set_moves import set_allows
from escalera.bots.greedy.take_choice import received
from escalera.bots.greedy.team_needs_left import needs_of
from escalera.bots.greedy.working_table import Meld, Table
from escalera.bots.planner.arrange.set_options import set_may_be
from escalera.bots.planner.decide.take_or_draw import received as planned
from escalera.bots.planner.observe.knowledge import new_seen
from escalera.bots.planner.value.prices import SET_WILDS
from escalera.bots.planner.value.team_needs import missing_melds
from escalera.cards.jit import interpreted
from escalera.cards.kinds import ACE, FOUR, KINDS, SEVEN
from escalera.engine.match import doors
from escalera.engine.state.enums import Form, Item
from escalera.engine.state.reasons import Reason
from escalera.engine.state.rule_record import numbers
from escalera.engine.topics.facts import cards_received
from tests.fuzz.tables import house_tables

DRAWN = [table.rules() for table in house_tables(seed=15, count=200)]
LARGEST = 7


def test_sets_hold_what_the_engine_lets_them_hold() -> None:
    """sambola: Melds (R10, R19b); the planner prices sets with fewer wilds than `SET_WILDS`."""
    asked: Any = interpreted(set_may_be)
    verdicts = set()
    for rules in DRAWN:
        record, table = numbers(rules), Table(facts_of(rules), [0] * KINDS, 0, [])
        for rank in (FOUR, SEVEN, ACE):
            for naturals in range(LARGEST + 1):
                for wilds in range(LARGEST - naturals + 1):
                    says = doors.set_limits(record, rank, naturals, wilds) == Reason.OK
                    assert set_allows(table, rank, naturals, wilds) == says
                    priced = says and wilds < SET_WILDS
                    assert asked(record[0], rank, naturals, wilds) == priced
                    verdicts.add((rank, naturals, wilds, says))
    assert (SEVEN, 4, 2, True) in verdicts
    assert (SEVEN, 4, 2, False) in verdicts


def test_cards_are_worth_what_the_engine_counts() -> None:
    for rules in DRAWN:
        assert list(facts_of(rules).points) == numbers(rules)[0].points.tolist()


def test_a_take_brings_what_the_engine_gives() -> None:
    """Every document: Discard Pile (R12)."""
    count: Any = interpreted(cards_received)
    asked: Any = interpreted(planned)
    for rules in DRAWN:
        record = numbers(rules)[0]
        for pile in range(1, 12):
            turn: Any = SimpleNamespace(view=SimpleNamespace(rules=rules, pile=tuple(range(pile))))
            further = count(record, pile - 1)
            assert received(turn) == tuple(range(pile - 1))[pile - 1 - further :]
            assert asked(SimpleNamespace(pile_count=pile), record, 1) == further


def test_nothing_is_needed_exactly_when_the_engine_lets_go_out() -> None:
    """R7, R19d: greedy's and the planner's list is empty when the engine finds no need left."""
    generator = random.Random(15)
    answers = set()
    for rules in DRAWN * 3:
        melds = [_complete(generator) for _ in range(generator.randint(0, 4))]
        enough = bool(doors.enough_lies(numbers(rules), _counted(melds)))
        assert (not any(needs_of(facts_of(rules), melds))) == enough
        assert (_planned_lack(rules, melds) == 0) == enough
        answers.add(enough)
    assert answers == {True, False}


def _complete(generator: random.Random) -> Meld:
    form = generator.choice((Form.SET, Form.SET, Form.SEQUENCE, Form.WILD))
    which = generator.choice((FOUR, SEVEN, ACE)) if form == Form.SET else 0
    wilds = 7 if form == Form.WILD else generator.choice((0, 1))
    return Meld(1, form, which, 7, wilds, FOUR, FOUR + 6)


def _counted(melds: list[Meld]) -> Any:
    counts = np.zeros(len(Item), dtype=np.int64)
    for meld in melds:
        black = int(meld.wilds > 0)
        first = Item.RED_SEVENS if meld.which == SEVEN else Item.RED_CANASTA
        first = Item.RED_SAMBA if meld.form == Form.SEQUENCE else first
        counts[Item.WILD_MIXED if meld.form == Form.WILD else first + black] += 1
    return counts


def _planned_lack(rules: Any, melds: list[Meld]) -> int:
    seen = new_seen()
    seen[0].meld_count = len(melds)
    for lying, meld in zip(seen[0].melds, melds, strict=False):
        lying.team, lying.form, lying.which, lying.total = 0, meld.form, meld.which, meld.total
        lying.wilds, lying.low, lying.high = meld.wilds, meld.low, meld.high
    return int(_lack(seen, numbers(rules), np.zeros(8, dtype=np.int64)))


@numba.njit
def _lack(seen: Any, rules: Any, needs: Any) -> int:
    return missing_melds(seen[0], rules[0], 0, needs)
