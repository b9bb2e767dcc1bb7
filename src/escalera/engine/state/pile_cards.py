"""The discard pile as cards: its order, and how many wilds and red 3s are in it."""

from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import is_red_three, is_wild
from escalera.engine.state.codes import NO_CARD
from escalera.engine.state.dtypes import State


@inlined
def push_pile(s: State, kind: int) -> None:
    """Put a card on the discard pile."""
    s.pile[s.pile_count] = kind
    s.pile_count += 1
    s.pile_wilds += int(is_wild(kind))
    s.pile_reds += int(is_red_three(kind))


@inlined
def pop_pile(s: State) -> int:
    """Take the upcard off a pile that holds one."""
    s.pile_count -= 1
    kind = int(s.pile[s.pile_count])
    s.pile_wilds -= int(is_wild(kind))
    s.pile_reds -= int(is_red_three(kind))
    return kind


@inlined
def upcard(s: State) -> int:
    """Return the pile's top card, `NO_CARD` if the pile is empty."""
    return int(s.pile[s.pile_count - 1]) if s.pile_count > 0 else NO_CARD


@kernel
def count_between(s: State, first: int, count: int, low: int, high: int) -> int:
    """Count the kinds from low to high among count pile cards from an index downwards."""
    found = 0
    for i in range(count):
        kind = int(s.pile[first - i])
        found += int(low <= kind <= high)
    return found
