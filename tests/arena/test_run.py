"""Whole comparisons: the same for any number of jobs, resumed, and reported."""

import json
import sys
from pathlib import Path

import pytest

from escalera.arena import ArenaError, Order, Report, compare
from escalera.bots import BotError
from escalera.rules import games, load

BOTS = ("greedy", "random")
ORDER = Order(load("black-samba", 4), BOTS, seed=7, deals=5)


def timeless(report: Report) -> dict[str, object]:
    figures: dict[str, object] = json.loads(report.to_json())
    del figures["times"]
    return figures


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in folder.glob("*.rec")}


def test_the_same_result_for_any_number_of_jobs(tmp_path: Path) -> None:
    rules = load("black-samba", 2, {"target": "500"})
    order = Order(rules, BOTS, seed=7, deals=5, matches=2)
    one = compare(order, records=tmp_path / "one")
    two = compare(order, records=tmp_path / "two", jobs=2)
    assert timeless(one) == timeless(two)
    assert len(texts(tmp_path / "one")) == 14
    assert texts(tmp_path / "one") == texts(tmp_path / "two")


@pytest.mark.parametrize("lost", [1, 40, 2000])
def test_a_run_that_was_cut_goes_on_with_the_same_result(tmp_path: Path, lost: int) -> None:
    state = tmp_path / "new" / "state.jsonl"
    whole = compare(ORDER, resume=state)
    content = state.read_bytes()
    state.write_bytes(content[:-lost])
    left = content[:-lost].count(b"\n") - 1
    told: list[int] = []
    assert timeless(compare(ORDER, resume=state, progress=told.append)) == timeless(whole)
    assert told == list(range(left + 1, 6))
    assert state.read_bytes().count(b"\n") == 6


def test_a_run_cut_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    compare(ORDER, resume=state)
    first = state.read_bytes().splitlines()[0]
    state.write_bytes(first[:30])
    compare(ORDER, resume=state)
    assert state.read_bytes().splitlines()[0] == first


def test_a_finished_run_plays_nothing_and_more_deals_only_those(tmp_path: Path) -> None:
    state, told = tmp_path / "state.jsonl", list[int]()
    short = compare(ORDER, resume=state)
    assert timeless(compare(ORDER, resume=state, progress=told.append)) == timeless(short)
    assert told == []
    longer = Order(ORDER.rules, BOTS, seed=7, deals=6, matches=0)
    assert timeless(compare(longer, resume=state, progress=told.append)) == timeless(
        compare(longer)
    )
    assert told == [6]
    assert timeless(compare(ORDER, resume=state)) == timeless(short)


@pytest.mark.parametrize(
    "other",
    [
        Order(ORDER.rules, BOTS, seed=8, deals=5),
        Order(ORDER.rules, ("random", "greedy"), seed=7, deals=5),
        Order(load("black-samba", 4, {"target": "500"}), BOTS, seed=7, deals=5),
        Order(ORDER.rules, BOTS, seed=7, deals=5, crossed=True),
    ],
)
def test_another_runs_file_is_refused_and_left_alone(tmp_path: Path, other: Order) -> None:
    state = tmp_path / "state.jsonl"
    compare(Order(ORDER.rules, BOTS, seed=7, deals=1), resume=state)
    before = state.read_bytes()
    with pytest.raises(ArenaError, match="belongs to another run"):
        compare(other, resume=state)
    assert state.read_bytes() == before


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann")
    with pytest.raises(ArenaError, match="no state file"):
        compare(ORDER, resume=file)
    assert file.read_text() == "Dear Ann"


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    compare(Order(ORDER.rules, BOTS, seed=7, deals=2), resume=state)
    head, first, second = state.read_text().splitlines(keepends=True)
    state.write_text(head + first[:50] + "\n" + second)
    with pytest.raises(ArenaError, match=r"state\.jsonl:2: this line is damaged"):
        compare(ORDER, resume=state)


def test_the_reports_shape() -> None:
    order = Order(load("black-samba", 4, {"target": "500"}), BOTS, seed=7, deals=2, matches=1)
    report = json.loads(compare(order).to_json())
    assert report["game"] == "black-samba"
    assert report["settings"] == {"target": "500"}
    assert report["bots"] == ["greedy", "random"]
    assert (report["deals"], report["matches"], report["seed"]) == (2, 1, "7")
    (pair,) = report["pairs"]
    assert (pair["a"], pair["b"], pair["deals"], pair["hands"]) == ("greedy", "random", 2, 4)
    assert pair["low"] < pair["mean"] < pair["high"]
    assert 0 <= pair["hands_won"]["mean"] <= 1
    assert pair["matches"] == 2
    assert 0 <= pair["matches_won"]["mean"] <= 1
    assert pair["hands_a_match"] >= 1
    assert sum(pair["endings"].values()) == pytest.approx(1)
    assert pair["turns"]["p10"] <= pair["turns"]["p50"] <= pair["turns"]["p90"]
    assert [each["side"] for each in report["elo"]] == ["greedy", "random"]
    assert sum(each["elo"] for each in report["elo"]) == pytest.approx(0, abs=0.11)
    points = report["points"]
    assert points["greedy"]["total"] - points["random"]["total"] == pytest.approx(
        pair["mean"], abs=0.02
    )
    for sheet in points.values():
        parts = sum(number for line, number in sheet.items() if line != "total")
        assert parts == pytest.approx(sheet["total"], abs=0.1)
    for pace in report["times"]["bots"]:
        assert pace["decisions"] > 0
        assert 0 < pace["p50"] <= pace["p99"]


@pytest.mark.parametrize("game", games())
def test_greedy_beats_random(game: str) -> None:
    (pair,) = compare(Order(load(game, 4), BOTS, seed=2, deals=4)).pairs
    assert pair.low is not None
    assert pair.low > 0
    assert pair.hands_won.mean > 0.7


def test_greedy_beats_random_among_three() -> None:
    (pair,) = compare(Order(load("black-samba", 3), BOTS, seed=2, deals=2)).pairs
    assert pair.hands == 12
    assert pair.mean > 0


def test_a_bot_against_itself_differs_by_nothing() -> None:
    (pair,) = compare(Order(ORDER.rules, ("random", "random"), seed=1, deals=2)).pairs
    assert (pair.b, pair.mean, pair.low, pair.high) == ("random (2)", 0, 0, 0)
    assert pair.hands_won.mean == 0.5


def test_crossed_partners_stand_between_the_bots() -> None:
    report = compare(Order(ORDER.rules, BOTS, seed=1, deals=3, crossed=True))
    assert report.sides == ("greedy", "random", "greedy + random")
    whole, upper, lower = (pair.mean for pair in report.pairs)
    assert upper > 0 > lower
    assert whole > 0
    greedy, random, mixed = (each.elo for each in report.elo)
    assert greedy > mixed > random


@pytest.mark.parametrize(
    ("bots", "deals", "matches", "sentence"),
    [
        (("greedy",), 5, 0, "two bots or more"),
        ((), 5, 0, "two bots or more"),
        (BOTS, 0, 0, "number of deals is at least 1, not 0"),
        (BOTS, 1, -1, "number of matches is at least 0, not -1"),
    ],
)
def test_impossible_orders(bots: tuple[str, ...], deals: int, matches: int, sentence: str) -> None:
    with pytest.raises(ArenaError, match=sentence):
        compare(Order(ORDER.rules, bots, deals=deals, matches=matches))


def test_other_refusals(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="clever"):
        compare(Order(ORDER.rules, ("greedy", "clever")), records=tmp_path / "new")
    with pytest.raises(ArenaError, match="number of jobs is at least 1, not 0"):
        compare(ORDER, jobs=0)
    with pytest.raises(ArenaError, match="table of four"):
        compare(Order(load("samba", 3), BOTS, crossed=True))
    with pytest.raises(ArenaError, match="keeps its own state"):
        compare(ORDER, resume=tmp_path / "file", records=tmp_path / "new")
    assert not list(tmp_path.iterdir())


def test_without_ray_its_absence_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match="Ray is not installed"):
        compare(ORDER, ray="local")
