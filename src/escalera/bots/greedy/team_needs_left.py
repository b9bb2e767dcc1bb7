"""What a team still needs to go out, as greedy counts it."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from escalera.bots.greedy.facts import Facts
from escalera.bots.greedy.working_table import Meld
from escalera.cards.jit import interpreted
from escalera.engine.topics import facts as engine_facts

_needed: Final[Any] = interpreted(engine_facts.needed)
_serves: Final[Any] = interpreted(engine_facts.serves)


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


def needs_of(facts: Facts, melds: Sequence[Meld]) -> Needs:
    """Return what is still missing with these melds on the table."""
    whole = facts.rules.complete_cards
    served = [serves(facts, meld) for meld in melds if meld.total >= whole]
    asked = Needs(*_needed(facts.rules))
    have = [sum(column) for column in zip(*served, strict=True)] if served else [0] * len(asked)
    return Needs(*[max(0, need - got) for need, got in zip(asked, have, strict=True)])


def serves(facts: Facts, meld: Meld) -> Needs:
    """Return 1 for each sort of need that a meld serves once it is complete."""
    return Needs(*_serves(facts.rules, meld.form, meld.which, meld.wilds, meld.low))
