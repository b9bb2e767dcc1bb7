"""Hands played by bots and entered into the pad give the engine's scores."""

import pytest

from escalera.pad import agreed
from escalera.rules import games, load
from tests.fuzz.tables import Table, all_tables, house_tables
from tests.pad.playing import differences, random_differences

GREEDY, RANDOM = ("greedy",), ("random",)


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_whole_matches(game: str) -> None:
    for number in range(2):
        _, found = differences(load(game), GREEDY, f"pad/{number}")
        assert not found


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("players", [2, 3, 6])
def test_singles_and_six(game: str, players: int) -> None:
    _, found = differences(load(game, players), GREEDY, "pad", 3)
    assert not found


@pytest.mark.parametrize("game", games())
def test_a_real_table(game: str) -> None:
    """Self-policed if the game allows it: offences, and red 3s that nobody declared."""
    _, found = differences(agreed(game), RANDOM, "random", 5)
    assert not found


@pytest.mark.slow
@pytest.mark.parametrize("table", [*all_tables(), *house_tables(7, 10)], ids=str)
def test_random_hands(table: Table) -> None:
    assert not list(random_differences(table, 25))
