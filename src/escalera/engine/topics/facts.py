"""What others may ask the rules: what a set may hold, and how much of the pile a take brings.

Plain numbers in and out, so that the engine, compiled bots and, by `interpreted`, Python ask alike.
"""

from typing import Protocol

from escalera.cards.jit import inlined
from escalera.engine.state.dtypes import Rules


class Takes(Protocol):
    """Rules that say how many cards a take brings: a `Rules` record or a `RuleSet`."""

    @property
    def pile_take(self) -> int:
        """The most cards that a take brings, 0 for the whole pile."""


@inlined
def set_holds(r: Rules, rank: int, naturals: int, wilds: int) -> bool:
    """Say whether a set of a rank may hold so many naturals and wilds (R10, R19b)."""
    few = int(wilds <= r.wild_limit[rank]) & int(naturals >= 2)
    fewer = int(naturals > wilds) | int(wilds == 0) | int(r.naturals_outnumber == 0)
    return (few & fewer) > 0


@inlined
def cards_taken(r: Takes, pile: int) -> int:
    """Return how many cards a take brings from a pile of so many, the upcard too (R12)."""
    return pile if r.pile_take == 0 else min(pile, int(r.pile_take))


@inlined
def cards_received(r: Takes, below: int) -> int:
    """Return how many further cards a take brings where so many lie below the upcard (R12)."""
    return below if r.pile_take == 0 else min(below, int(r.pile_take) - 1)
