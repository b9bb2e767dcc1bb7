"""What greedy needs to know of a rule set, worked out once."""

from dataclasses import dataclass
from functools import lru_cache

from escalera.cards.kinds import ACE, EIGHT, JOKER, KINDS, RANKS, SEVEN
from escalera.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Facts:
    """A rule set's facts by card: `points` by kind, `wild_limit` by rank (wilds in a set)."""

    rules: RuleSet
    points: tuple[int, ...]
    wild_limit: tuple[int, ...]
    asks: bool
    """Going out takes a partner's yes (R7)."""
    combines: bool
    wild_melds: bool
    sevens_apart: bool
    """A canasta of 7s is a class of its own (R19d)."""


@lru_cache(maxsize=64)
def facts_of(rules: RuleSet) -> Facts:
    """Return a rule set's facts."""
    with_sevens = rules.wilds_in_set if rules.wilds_with_sevens else 0
    limits = [with_sevens if rank == SEVEN else rules.wilds_in_set for rank in range(len(RANKS))]
    return Facts(
        rules=rules,
        points=tuple(_points(rules, kind) for kind in range(KINDS)),
        wild_limit=tuple(limits),
        asks=rules.asking == "required" and rules.partners,
        combines=rules.sets_combine,
        wild_melds=rules.wild_melds != "none",
        sevens_apart=rules.sevens_apart,
    )


def _points(rules: RuleSet, kind: int) -> int:
    """Return a kind's card points; red 3s have none."""
    if kind == JOKER:
        return rules.points_joker
    rank = kind >> 2
    if rank == 0:
        return rules.points_two
    if rank == 1:
        return rules.points_black_three if kind in (4, 7) else 0
    if rank == ACE:
        return rules.points_ace
    return rules.points_high if rank >= EIGHT else rules.points_low
