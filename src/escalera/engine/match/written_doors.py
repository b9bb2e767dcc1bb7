"""The compiled engine's doors for a written position, after `doors.clear_table`."""

from escalera.cards.compiling.arrays import Integers
from escalera.cards.jit import door
from escalera.cards.kinds import RED_THREES
from escalera.engine.record import written_position
from escalera.engine.state import shapes
from escalera.engine.state.dtypes import RuleRecords, States


@door
def form_of(cards: Integers, count: int) -> int:
    """Return the `Form` that cards make, or the number of `shapes.SHAPELESS` that says why not."""
    return shapes.form_of(cards, count)


@door
def put_meld(
    states: States,
    i: int,
    rules: RuleRecords,
    team: int,
    number: int,
    form: int,
    cards: Integers,
    count: int,
) -> int:
    """Lay a meld (`written_position.put_meld`); return 0, or what is against it."""
    return written_position.put_meld(states[i], rules[0], team, number, form, cards, count)


@door
def put_in_foot(states: States, i: int, seat: int, kind: int) -> None:
    """Put a card into a foot."""
    states[i].feet[seat][kind] += 1
    states[i].feet_left[seat] += 1


@door
def put_in_stock(states: States, i: int, pile: int, kind: int) -> None:
    """Put a card under a stock pile (`written_position.put_in_stock`)."""
    written_position.put_in_stock(states[i], pile, kind)


@door
def put_red_three(states: States, i: int, team: int, kind: int) -> None:
    """Lay a red 3 for a team."""
    states[i].teams[team].red_threes[kind - RED_THREES[0]] += 1
