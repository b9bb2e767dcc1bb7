"""A desk's arrays are listed once, and every door that plays from one takes them in that order."""

from typing import Any

import pytest

from escalera.bots.planner.choosing import choose_play, find_hints
from escalera.bots.planner.playout import Desk, play_deals
from escalera.cards.compiling.arrays import Array, arguments
from escalera.cards.jit import interpreted


@pytest.mark.parametrize("door", [choose_play, find_hints, play_deals])
def test_a_door_takes_the_desk_as_it_is_listed(door: Any) -> None:
    made = Desk().arrays()
    taken = arguments(interpreted(door))
    first = list(taken).index("vs")
    kinds = list(taken.values())[first : first + len(Desk.NAMES)]
    assert kinds == [Array(array.dtype, array.ndim) for array in made]


def test_every_array_is_listed() -> None:
    assert set(Desk.NAMES) == set(vars(Desk()))
