"""What a table's facts are worth: the least squares, and a short run from end to end."""

import tomllib
from pathlib import Path

import numpy as np
import pytest

from escalera.bots.search.features import FACTS, NAMES
from escalera.rules import load
from tools import values


def test_least_squares_find_what_made_the_ends() -> None:
    lot = np.random.default_rng(1)
    facts, worth = lot.normal(size=(5000, FACTS)), lot.normal(size=FACTS) * 100
    ends = facts @ worth + lot.normal(size=5000)
    found = values.learned(facts, ends)
    assert found == pytest.approx(worth, abs=2.0)
    assert values.explained(ends, facts @ found) > 0.99
    assert values.explained(ends, np.zeros(5000)) == 0.0


def test_the_same_seed_notes_the_same_and_every_team_in_turn() -> None:
    rules = load("sambola", 3)
    one, again = values.noted(rules, "notes", 3), values.noted(rules, "notes", 3)
    assert np.array_equal(one.facts, again.facts)
    assert np.array_equal(one.ends, again.ends)
    assert set(one.hands.tolist()) == {0, 1, 2}
    assert not np.array_equal(one.facts, values.noted(rules, "others", 3).facts[: len(one.facts)])


def test_a_run_writes_its_section_and_keeps_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(values, "compared", lambda _notes: (0.5, 0.2))
    file = tmp_path / "samba.toml"
    run = ["--game", "samba", "--hands", "2", "--out", str(file), "--players"]
    values.main([*run, "4"])
    first = file.read_text(encoding="utf-8")
    values.main([*run, "2"])
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    assert found["players-4"] == tomllib.loads(first)["players-4"]
    assert set(found) == {"players-4", "players-2"}
    assert all(set(section) == set(NAMES) for section in found.values())


def test_facts_that_explain_less_than_the_score_are_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(values, "compared", lambda _notes: (0.1, 0.2))
    file = tmp_path / "samba.toml"
    values.main(["--game", "samba", "--hands", "2", "--out", str(file), "--players", "4"])
    assert tomllib.loads(file.read_text(encoding="utf-8")) == {}
