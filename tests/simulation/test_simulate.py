"""Many matches: the same games for any number of jobs, and their counts."""

import json
from pathlib import Path

import pytest

from escalera.bots import BotError
from escalera.rules import load
from escalera.simulation import SimulationError, Summary, play_match, simulate

RULES = load("black-samba", 4)
SHORT = load("black-samba", 2, {"target": "100"})
BOTS = ("greedy", "random")


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in folder.iterdir()}


def timeless(summary: Summary) -> dict[str, object]:
    figures: dict[str, object] = json.loads(summary.to_json())
    return {name: figures[name] for name in figures if "second" not in name}


def test_the_same_games_for_any_number_of_jobs(tmp_path: Path) -> None:
    rules = load("black-samba", 2, {"target": "1500"})
    one = simulate(rules, BOTS, seed=5, hands=5, records=tmp_path / "one")
    two = simulate(rules, BOTS, seed=5, hands=5, records=tmp_path / "two", jobs=2)
    assert one.matches > 1
    assert timeless(one) == timeless(two)
    assert texts(tmp_path / "one") == texts(tmp_path / "two")
    assert sum(text.count("\nscore ") for text in texts(tmp_path / "one").values()) == 5


def test_a_record_for_each_match_named_by_its_number(tmp_path: Path) -> None:
    simulate(SHORT, ["random"], seed=3, matches=2, records=tmp_path / "new" / "deep")
    found = texts(tmp_path / "new" / "deep")
    assert sorted(found) == ["000001.rec", "000002.rec"]
    assert all("\nresult " in text for text in found.values())


def test_a_folder_with_records_in_it_is_refused(tmp_path: Path) -> None:
    simulate(SHORT, ["random"], seed=3, matches=2, records=tmp_path)
    before = texts(tmp_path)
    with pytest.raises(SimulationError, match="has records in it already"):
        simulate(SHORT, ["random"], seed=4, records=tmp_path)
    assert texts(tmp_path) == before


def test_the_summary() -> None:
    summary = simulate(SHORT, ["greedy", "random"], seed=3, matches=2)
    assert summary.matches == 2
    assert summary.settings == {"target": "100"}
    assert summary.bots == ("greedy", "random")
    assert sum(summary.endings.values()) == pytest.approx(1)
    assert sum(summary.wins.values()) + summary.ties == 2
    assert list(summary.wins) == ["greedy", "random"]
    parts = [points for name, points in summary.points.items() if name != "total"]
    assert sum(parts) == pytest.approx(summary.points["total"], abs=0.1)
    assert summary.melds["open sets"] > 0
    assert summary.hands_per_second > 0


def test_a_win_counts_for_each_name_in_the_team() -> None:
    rules = load("black-samba", 4, {"target": "100"})
    summary = simulate(rules, ["greedy", "random", "random", "random"], seed=3, matches=4)
    assert summary.wins["random"] == 4 - summary.ties
    assert summary.wins["greedy"] > 0


def test_points_are_a_teams_mean_in_a_hand() -> None:
    summary = simulate(RULES, ["random"], seed=2, hands=1)
    scores = play_match(RULES, ["random"], "2/1", hands=1).scores
    assert summary.points["total"] == sum(scores) / 2


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    simulate(RULES, ["random"], hands=2, progress=lambda *done: told.append(done))
    assert told[-1][1] == 2
    assert [matches for matches, _ in told] == list(range(1, len(told) + 1))


@pytest.mark.parametrize(
    ("numbers", "sentence"),
    [
        ({"hands": 1, "matches": 1}, "not both"),
        ({"hands": 0}, "number of hands is at least 1, not 0"),
        ({"matches": -1}, "number of matches is at least 1, not -1"),
        ({"jobs": 0}, "number of jobs is at least 1, not 0"),
    ],
)
def test_impossible_numbers(numbers: dict[str, int], sentence: str) -> None:
    with pytest.raises(SimulationError, match=sentence):
        simulate(
            RULES,
            ["random"],
            hands=numbers.get("hands"),
            matches=numbers.get("matches"),
            jobs=numbers.get("jobs", 1),
        )


def test_unknown_bots_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="clever"):
        simulate(RULES, ["random", "clever"], records=tmp_path / "new")
    assert not (tmp_path / "new").exists()
