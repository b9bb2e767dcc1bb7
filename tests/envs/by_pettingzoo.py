"""PettingZoo's own benchmark of all games, five seconds each (`make test-envs`)."""

import pytest
from pettingzoo.test import performance_benchmark

from escalera.envs.pettingzoo import env
from escalera.rules import games


@pytest.mark.parametrize("game", games())
def test_its_own_benchmark(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(game))
    turns, cycles = (
        float(line.split()[0])
        for line in capsys.readouterr().out.splitlines()
        if line.endswith(" per second")
    )
    assert turns > cycles > 0
