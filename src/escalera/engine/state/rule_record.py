"""A rule set as the engine's read-only record of numbers."""

from functools import lru_cache
from typing import Any, Final, Protocol

import numpy as np

from escalera.cards.jit import door, interpreted, kernel
from escalera.cards.kinds import (
    ACE,
    EIGHT,
    JOKER,
    KINDS,
    PACK_CARDS,
    RANK_COUNT,
    RED_THREES,
    SEVEN,
    THREE,
    TWO,
    is_red_three,
    rank_of,
)
from escalera.engine.state.dtypes import (
    DECK,
    MINIMUMS,
    RULES,
    SEATS,
    RuleRecords,
    Rules,
    States,
)
from escalera.rules import RuleSet
from escalera.rules.parameter import Kind, Parameter
from escalera.rules.parameters import BY_NAME, PARAMETERS


def _place(parameter: str, word: str) -> int:
    """Return the number that stands for one of a parameter's words."""
    return BY_NAME[parameter].choices.index(word)


_BY_HAND: Final = _place("minimum_by", "hand")
_WHEN_EMPTY: Final = _place("foot_taken", "empty")
_SPECIAL: Final = _place("joker_discard", "special")
_REQUIRED: Final = _place("asking", "required")
_SHORT: Final = _place("stock_end", "short")
_PARTNERSHIPS: Final = 2
"""The teams of a game with partners."""


class Points(Protocol):
    """Rules that say what cards are worth: a `Rules` record or a `RuleSet`."""

    @property
    def points_joker(self) -> int:
        """A joker's points."""

    @property
    def points_two(self) -> int:
        """A 2's points."""

    @property
    def points_ace(self) -> int:
        """An ace's points."""

    @property
    def points_high(self) -> int:
        """The points of an 8, and of what is above it."""

    @property
    def points_low(self) -> int:
        """The points of a 4, 5, 6 or 7."""

    @property
    def points_black_three(self) -> int:
        """A black 3's points."""


@lru_cache(maxsize=64)
def numbers(rules: RuleSet) -> States:
    """Return the rule set as an array of one `RULES` record; it is read-only.

    An array, not a record: compiled functions take (array, index).
    """
    made = np.zeros(1, dtype=RULES)
    record = made[0]
    for parameter in PARAMETERS:
        record[parameter.name] = _number(parameter, getattr(rules, parameter.name))
    record.seats, record.minimum_count = rules.seats, len(rules.minimums)
    derive(made)
    assert record.deck_size <= DECK
    made.flags.writeable = False
    return made


def _number(parameter: Parameter, value: Any) -> Any:
    if parameter.kind is Kind.CHOICE:
        return parameter.choices.index(value)
    if parameter.kind is Kind.NUMBERS:
        return [*value, *[0] * (MINIMUMS - len(value))]
    return value


@kernel
def card_points(rules: Points, kind: int) -> int:
    """Return a kind's card points; red 3s have none."""
    rank = rank_of(kind)
    if kind == JOKER:
        return int(rules.points_joker)
    if rank == TWO:
        return int(rules.points_two)
    if rank == THREE:
        return 0 if is_red_three(kind) else int(rules.points_black_three)
    if rank == ACE:
        return int(rules.points_ace)
    return int(rules.points_high) if rank >= EIGHT else int(rules.points_low)


points_of: Final = interpreted(card_points)


@door
def derive(rules: RuleRecords) -> None:
    """Write what follows from a record's parameters, `seats` and `minimum_count` into it."""
    r = rules[0]
    _derive_table(r)
    for kind in range(KINDS):
        r.points[kind] = card_points(r, kind)
    for rank in range(RANK_COUNT):
        none = rank == SEVEN and r.wilds_with_sevens == 0
        r.wild_limit[rank] = 0 if none else int(r.wilds_in_set)
    r.set_room = DECK if r.add_to_complete else int(r.complete_cards)
    r.set_wild_room = DECK if r.wilds_to_complete else int(r.complete_cards)
    r.minimum_by_hand = int(r.minimum_by == _BY_HAND)
    r.foot_when_empty = int(r.foot_taken == _WHEN_EMPTY)
    r.joker_special = int(r.joker_discard == _SPECIAL)
    r.asking_required = int(r.asking == _REQUIRED)
    r.stock_short_ends = int(r.stock_end == _SHORT)


@kernel
def _derive_table(r: Rules) -> None:
    """Write the teams and the pack."""
    partners = 0
    for i in range(MINIMUMS):
        partners += int(r.partner_counts[i] == r.seats)
    r.teams = _PARTNERSHIPS if partners > 0 else int(r.seats)
    for seat in range(SEATS):
        r.team_of[seat] = seat % int(r.teams)
    r.deck_size = r.packs * PACK_CARDS + r.jokers
    r.all_red_threes = r.packs * len(RED_THREES)
