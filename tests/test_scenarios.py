"""The acceptance scenarios: records that lie beside the checkout, where they are at hand."""

from pathlib import Path

import pytest

from tests.scenario import SHARED, expectations, failure, game_of

FILES = sorted(SHARED.rglob("*.rec"))

if FILES:  # a checkout by itself has none, and then there is nothing to test here

    @pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
    def test_scenario(path: Path) -> None:
        text = path.read_text("utf-8")
        game_of(text)
        found = {f"{item.line}: {item.text}": failure(item) for item in expectations(text)}
        assert {line: wrong for line, wrong in found.items() if wrong} == {}
