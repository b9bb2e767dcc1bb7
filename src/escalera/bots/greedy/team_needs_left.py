"""What a team still needs to go out, as greedy counts it."""

from collections.abc import Sequence
from operator import sub
from typing import Any, Final, NamedTuple

from escalera.bots.greedy.rule_summary import RuleSummary
from escalera.bots.greedy.working_table import Meld
from escalera.cards.jit import interpreted
from escalera.engine.topics import facts

_serves: Final[Any] = interpreted(facts.serves)


class Needs(NamedTuple):
    """A count of complete melds by sort, like the engine's `facts.Sorts`."""

    any: int
    red: int
    black: int
    samba: int
    red_canasta: int
    black_canasta: int
    wild: int
    sevens: int


def needs_of(summary: RuleSummary, melds: Sequence[Meld]) -> Needs:
    """Return what is still missing with these melds on the table."""
    whole, left = summary.rules.complete_cards, list(summary.needed)
    for meld in melds:
        if meld.total >= whole:
            left = list(map(sub, left, serves(summary, meld)))
    return Needs(*[max(0, need) for need in left])


def serves(summary: RuleSummary, meld: Meld) -> tuple[int, ...]:
    """Return 1 for each sort of need, as in `Needs`, that a meld serves once it is complete."""
    served: tuple[int, ...] = _serves(summary.rules, meld.form, meld.which, meld.wilds, meld.low)
    return served
