"""Bots ask the engine: under random house rules, each bot believes what the engine says."""

import random
from collections.abc import Iterator
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from escalera.bots.greedy import set_moves
from escalera.bots.greedy.rule_summary import summary_of
from escalera.bots.greedy.take_choice import received
from escalera.bots.greedy.team_needs_left import needs_of
from escalera.bots.greedy.working_table import Meld, Table
from escalera.bots.planner.arrange.set_options import set_fits
from escalera.bots.planner.decide.take_or_draw import received as planned
from escalera.bots.planner.observe.knowledge import new_seen
from escalera.bots.planner.value.prices import SET_WILDS, new_prices, price
from escalera.bots.planner.value.team_needs import lacking_melds, missing_melds
from escalera.bots.planner.value.weights import Weights, as_record
from escalera.cards.jit import interpreted
from escalera.cards.kinds import ACE, FOUR, KINDS, SEVEN, THREE
from escalera.engine.match import doors
from escalera.engine.state.enums import Form, Item
from escalera.engine.state.reasons import Reason
from escalera.engine.state.rule_record import numbers
from escalera.engine.topics import facts
from escalera.engine.topics.facts import SORTS, cards_received
from escalera.rules import RuleError, RuleSet, games, load
from tests.fuzz.tables import house_tables
from tests.rules.others import choices


def one_by_one() -> Iterator[RuleSet]:
    """Yield rules with nothing but one parameter changed: each, to each value, in some game."""
    generator = random.Random(16)
    for name, values in choices().items():
        for value in values:
            found = [rules for rules in _with(name, value) if len(rules.settings) == 1]
            yield from generator.sample(found, min(1, len(found)))


def _with(name: str, value: object) -> Iterator[RuleSet]:
    for game in games():
        with suppress(RuleError):
            yield load(game, 4, {name: value})


DRAWN = [*(table.rules() for table in house_tables(seed=15, count=200)), *one_by_one()]
WITH_OTHERS = {"hands", "minimum_by"}
"""What no game allows to change alone."""
LARGEST = 7
complete_item: Any = interpreted(facts.complete_item)
meld_bonus: Any = interpreted(facts.meld_bonus)
serves: Any = interpreted(facts.serves)
WEIGHTS = Weights(served=0.0)
NEEDS = ("any", "red", "black", "samba", "red_canasta", "black_canasta", "wild", "sevens")


def test_sets_hold_what_the_engine_lets_them_hold() -> None:
    """sambola: Melds (R10, R19b); the planner prices sets with fewer wilds than `SET_WILDS`."""
    asked: Any = interpreted(set_fits)
    verdicts = set()
    for rules in DRAWN:
        record, table = numbers(rules), Table(summary_of(rules), [0] * KINDS, 0, [])
        for rank in (FOUR, SEVEN, ACE):
            for naturals in range(LARGEST + 1):
                for wilds in range(LARGEST - naturals + 1):
                    says = doors.set_limits(record, rank, naturals, wilds) == Reason.OK
                    assert set_moves.set_fits(table, rank, naturals, wilds) == says
                    priced = says and wilds < SET_WILDS
                    assert asked(record[0], rank, naturals, wilds) == priced
                    verdicts.add((rank, naturals, wilds, says))
    assert (SEVEN, 4, 2, True) in verdicts
    assert (SEVEN, 4, 2, False) in verdicts


def test_each_parameter_is_changed_alone() -> None:
    alone = {rules.settings[0][0] for rules in one_by_one()}
    assert choices().keys() - alone == WITH_OTHERS


def test_cards_are_worth_what_the_engine_counts() -> None:
    for rules in DRAWN:
        assert list(summary_of(rules).points) == numbers(rules)[0].points.tolist()


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
    """R7, R19d: no bot's list has a need left when the engine finds none."""
    generator = random.Random(15)
    answers = set()
    for rules in [*DRAWN * 3, *_needy(generator, "bolivia"), *_needy(generator, "black-samba")]:
        melds = [_complete(generator) for _ in range(generator.randint(0, 4))]
        enough = bool(doors.enough_lies(numbers(rules), _counted(melds)))
        assert (not any(needs_of(summary_of(rules), melds))) == enough
        lack, ready = _planned(rules, melds)
        assert (lack == 0) == enough
        assert ready == enough
        answers.add((enough, len(melds)))
    assert {(True, 2), (False, 2), (True, 3), (False, 3)} <= answers


@pytest.mark.parametrize(
    ("game", "settings"), [("bolivia", {}), ("black-samba", {"going_out": "2any+1red"})]
)
def test_one_meld_serves_several_needs(game: str, settings: dict[str, str]) -> None:
    """bolivia, black-samba: Going Out; R7: two complete melds are enough where one is a samba."""
    rules = load(game, 4, settings)
    samba = Meld(1, Form.SEQUENCE, 0, 7, 0, FOUR, FOUR + 6)
    mixed = Meld(2, Form.SET, ACE, 7, 2)
    assert doors.enough_lies(numbers(rules), _counted([samba, mixed]))
    assert _planned(rules, [samba, mixed]) == (0, True)
    assert not _planned(rules, [mixed, mixed])[1]


def test_a_meld_is_priced_by_the_needs_that_the_engine_says_it_serves() -> None:
    """R7, R19d: a complete meld is worth its bonus, and each need of the team that it serves."""
    generator, counts = random.Random(19), set()
    for rules in [*DRAWN, *_needy(generator, "villages-samba"), *_needy(generator, "sambola")]:
        record, prices, needs = numbers(rules), new_prices(), np.zeros(SORTS, dtype=np.int64)
        melds = [_complete(generator) for _ in range(generator.randint(0, 3))]
        _priced(_seen(melds), record, as_record(WEIGHTS), prices, needs)
        for form, which, wilds in _priced_forms(rules, record[0]):
            worth = _complete_worth(prices[0], int(record[0].complete_cards), form, which, wilds)
            bonus = meld_bonus(record[0], complete_item(form, which, wilds))
            served = sum(map(min, (needs > 0).tolist(), serves(record[0], form, which, wilds, 2)))
            need = WEIGHTS.need + WEIGHTS.need_out * rules.going_out_bonus
            assert worth == pytest.approx(bonus + served * need)
            counts.add((form, served))
    assert {(form, served) for form in (Form.SET, Form.SEQUENCE) for served in range(4)} <= counts
    assert {(Form.WILD, served) for served in range(3)} <= counts


def _priced_forms(rules: RuleSet, record: Any) -> Iterator[tuple[Form, int, int]]:
    """Yield the melds that the rules know: form, rank, wilds."""
    for rank in (FOUR, SEVEN, ACE):
        yield Form.SET, rank, 0
        if record.wild_limit[rank]:
            yield Form.SET, rank, 1
    if rules.sequences:
        yield from ((Form.SEQUENCE, 0, wilds) for wilds in (0, 1))
    if rules.wild_melds != "none":
        yield Form.WILD, 0, 1


def _complete_worth(prices: Any, whole: int, form: Form, which: int, wilds: int) -> float:
    if form == Form.SEQUENCE:
        return float(prices.run_mixed if wilds else prices.run_pure)
    if form == Form.WILD:
        return float(prices.wild_worth[whole])
    return float(prices.set_worth[which][whole][wilds])


def _needy(generator: random.Random, game: str) -> Iterator[RuleSet]:
    """Yield a game, then with needs drawn at random."""
    yield load(game)
    for _ in range(200):
        drawn = {f"need_{sort}": str(generator.choice((0, 0, 1, 2))) for sort in NEEDS}
        with suppress(RuleError):
            yield load(game, 4, drawn)


def _complete(generator: random.Random) -> Meld:
    form = generator.choice((Form.SET, Form.SET, Form.SEQUENCE, Form.WILD))
    which = generator.choice((FOUR, SEVEN, ACE)) if form == Form.SET else 0
    wilds = 7 if form == Form.WILD else generator.choice((0, 1))
    low = generator.choice((THREE, FOUR)) if form == Form.SEQUENCE and not wilds else FOUR
    return Meld(1, form, which, 7, wilds, low, low + 6)


def _counted(melds: list[Meld]) -> Any:
    counts = np.zeros(len(Item), dtype=np.int64)
    for meld in melds:
        if meld.low == THREE:
            continue
        black = int(meld.wilds > 0)
        first = Item.RED_SEVENS if meld.which == SEVEN else Item.RED_CANASTA
        first = Item.RED_SAMBA if meld.form == Form.SEQUENCE else first
        counts[Item.WILD_MIXED if meld.form == Form.WILD else first + black] += 1
    return counts


def _planned(rules: RuleSet, melds: list[Meld]) -> tuple[int, bool]:
    """Return how many melds the planner finds its team lacking, and whether another lacks none."""
    lack, ready = _asked(_seen(melds), numbers(rules), np.zeros(SORTS, dtype=np.int64))
    return int(lack), bool(ready)


def _seen(melds: list[Meld]) -> Any:
    seen = new_seen()
    seen[0].meld_count, seen[0].stock = len(melds), 80
    for lying, meld in zip(seen[0].melds, melds, strict=False):
        lying.team, lying.form, lying.which, lying.total = 0, meld.form, meld.which, meld.total
        lying.wilds, lying.low, lying.high = meld.wilds, meld.low, meld.high
    return seen


def _priced(seen: Any, rules: Any, weights: Any, prices: Any, needs: Any) -> None:
    missing_melds(seen[0], rules[0], 0, needs)
    price(seen[0], rules[0], weights[0], prices[0], needs)


def _asked(seen: Any, rules: Any, needs: Any) -> tuple[int, bool]:
    lack = missing_melds(seen[0], rules[0], 0, needs)
    return lack, lacking_melds(seen[0], rules[0], 0) == 0
