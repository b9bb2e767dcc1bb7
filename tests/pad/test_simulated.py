"""Hands that bots have played, entered into the pad, give the engine's scores."""

import pytest

from escalera.pad import agreed
from escalera.rules import games, load
from tests.pad.playing import differences

GREEDY, RANDOM = ("greedy",), ("random",)


@pytest.mark.parametrize("game", games())
def test_whole_matches(game: str) -> None:
    for number in range(4):
        _, found = differences(load(game), GREEDY, f"pad/{number}")
        assert not found


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("players", [2, 3, 6])
def test_singles_and_six(game: str, players: int) -> None:
    _, found = differences(load(game, players), GREEDY, "pad", 3)
    assert not found


@pytest.mark.parametrize("game", games())
def test_random_hands_at_a_real_table(game: str) -> None:
    """Self-policed where the game has it: offences, red 3s not declared, many endings."""
    for number in range(3):
        _, found = differences(agreed(game), RANDOM, f"random/{number}", 5)
        assert not found
