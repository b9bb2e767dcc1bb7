"""What greedy needs to know about a rule set, worked out once."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from escalera.cards.jit import interpreted
from escalera.cards.kinds import JOKER, KINDS
from escalera.engine.state.reasons import Reason
from escalera.engine.state.rule_record import numbers, points_of
from escalera.engine.topics.facts import discardable, needed, partner_says
from escalera.rules import RuleSet

_partner_says: Final[Any] = interpreted(partner_says)
_needed: Final[Any] = interpreted(needed)
_discardable: Final[Any] = interpreted(discardable)


@dataclass(frozen=True, slots=True)
class RuleSummary:
    """A rule set in numbers: `points` by kind, `wild_limit` by rank (wilds in a set)."""

    rules: RuleSet
    record: Any
    """The engine's numbers, for questions that rest on one of its words."""
    points: tuple[int, ...]
    wild_limit: tuple[int, ...]
    naturals_outnumber: bool
    set_room: int
    """The most cards of a set, as far as naturals go."""
    asks: bool
    """Going out takes a partner's yes (R7)."""
    jokers_stay: bool
    """A joker is never discarded (R13)."""
    wild_melds: bool
    """A canasta of 7s is a class of its own (R19d)."""
    needed: tuple[int, ...]
    """Complete melds that a team needs to go out, by the engine's sorts."""


@lru_cache(maxsize=64)
def summary_of(rules: RuleSet) -> RuleSummary:
    """Return a rule set's summary."""
    record = numbers(rules)[0]
    return RuleSummary(
        rules=rules,
        record=record,
        points=tuple(points_of(rules, kind) for kind in range(KINDS)),
        wild_limit=tuple(map(int, record.wild_limit)),
        naturals_outnumber=rules.naturals_outnumber,
        set_room=int(record.set_room),
        asks=bool(_partner_says(record)),
        jokers_stay=_discardable(record, JOKER) != Reason.OK,
        wild_melds=rules.wild_melds != "none",
        needed=tuple(_needed(rules)),
    )
