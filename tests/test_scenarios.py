"""The acceptance scenarios: positions with what is legal, illegal and scored in them."""

from pathlib import Path

import pytest

from escalera.rules import games
from tests.scenario import SCENARIOS, expectations, failure, game_of

FILES = sorted(SCENARIOS.rglob("*.rec"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    text = path.read_text("utf-8")
    game_of(text)
    found = {f"{item.line}: {item.text}": failure(item) for item in expectations(text)}
    assert {line: wrong for line, wrong in found.items() if wrong} == {}


def test_every_game_has_scenarios() -> None:
    assert {path.parent.name for path in FILES} == set(games())
