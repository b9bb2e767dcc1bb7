"""A rule set as the engine's read-only record of numbers."""

from functools import lru_cache
from typing import Any

import numpy as np

from escalera.cards.kinds import ACE, EIGHT, JOKER, KINDS, SEVEN, THREE, TWO
from escalera.engine.state.dtypes import DECK, MINIMUMS, RULES, SEATS, States
from escalera.rules import RuleSet
from escalera.rules.parameter import Kind, Parameter
from escalera.rules.parameters import PARAMETERS


@lru_cache(maxsize=64)
def numbers(rules: RuleSet) -> States:
    """Return the rule set as an array of one `RULES` record; it is read-only.

    An array, not a record: compiled functions take (array, index).
    """
    made = np.zeros(1, dtype=RULES)
    record = made[0]
    for parameter in PARAMETERS:
        record[parameter.name] = _number(parameter, getattr(rules, parameter.name))
    _derive(record, rules)
    made.flags.writeable = False
    return made


def _number(parameter: Parameter, value: Any) -> Any:
    if parameter.kind is Kind.CHOICE:
        return parameter.choices.index(value)
    if parameter.kind is Kind.NUMBERS:
        return [*value[:MINIMUMS], *[0] * (MINIMUMS - len(value))]
    return value


def _derive(record: Any, rules: RuleSet) -> None:
    record.seats = rules.seats
    record.teams = rules.teams
    record.deck_size = rules.packs * 52 + rules.jokers
    assert record.deck_size <= DECK
    record.all_red_threes = rules.packs * 2
    record.team_of[:] = [rules.team_of(seat) - 1 for seat in range(1, SEATS + 1)]
    record.points[:] = [points_of(rules, kind) for kind in range(KINDS)]
    record.wild_limit[:] = rules.wilds_in_set
    if not rules.wilds_with_sevens:
        record.wild_limit[SEVEN] = 0
    record.set_room = DECK if rules.add_to_complete else rules.complete_cards
    record.set_wild_room = DECK if rules.wilds_to_complete else rules.complete_cards
    record.minimum_count = min(len(rules.minimums), MINIMUMS)
    record.minimum_by_hand = int(rules.minimum_by == "hand")
    record.foot_when_empty = int(rules.foot_taken == "empty")
    record.joker_special = int(rules.joker_discard == "special")
    record.asking_required = int(rules.asking == "required")
    record.stock_short_ends = int(rules.stock_end == "short")


def points_of(rules: RuleSet, kind: int) -> int:
    """Return a kind's card points; red 3s have none."""
    rank = kind >> 2
    if kind == JOKER:
        return rules.points_joker
    if rank == TWO:
        return rules.points_two
    if rank == THREE:
        return 0 if kind in (5, 6) else rules.points_black_three
    if rank == ACE:
        return rules.points_ace
    return rules.points_high if rank >= EIGHT else rules.points_low
