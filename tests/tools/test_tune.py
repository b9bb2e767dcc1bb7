"""The tuner: its space of weights, going on after a stop, and a short run from end to end."""

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from escalera.arena.statistics import Estimate
from escalera.bots.planner.value.weights import NAMES, Weights, untuned_for, weights_for
from escalera.rules import RuleSet, load
from tools import tune
from tools.tuning.evolution import Generation, Run, TuneError, evolve
from tools.tuning.fitness import CHUNK, Player, Task, compared, lead, player
from tools.tuning.space import SHARES, Space, space_of

RUN = Run(Space(Weights(), ("turns", "need", "taking")), 3, 6, 0.5, {"game": "none"})


def test_the_point_zero_is_the_start_and_units_move_each_weight() -> None:
    space = Space(Weights(), NAMES)
    assert space.weights(np.zeros(len(NAMES))) == Weights()
    up, down = space.weights(np.ones(len(NAMES))), space.weights(-np.ones(len(NAMES)))
    for name in set(NAMES) - set(SHARES):
        assert getattr(down, name) < getattr(Weights(), name) < getattr(up, name)
    assert all(getattr(down, name) > 0 for name in NAMES if getattr(Weights(), name) > 0)


def test_shares_stay_between_nothing_and_all() -> None:
    for name, unit in SHARES.items():
        space = Space(Weights(), (name,))
        found = [getattr(space.weights(np.array([u])), name) for u in (-1.0, 0.0, 1.0, 9.0)]
        assert found == [0.0, 0.0, unit, 1.0]


def test_weights_that_a_game_never_asks_for_are_left_alone() -> None:
    samba, bolivia = load("samba", 4), load("bolivia", 4)
    names = space_of(samba, weights_for(samba), "space", 2).names
    assert {"set_luck", "pile_card"} <= set(names)
    assert not {"face_down", "foot", "wild_luck"} & set(names)  # no such pile, foot or meld
    assert "wild_luck" in space_of(bolivia, weights_for(bolivia), "space", 2).names


def nearness(number: int, candidates: list[Weights]) -> list[float]:
    """Score better the nearer the weights are to turns of 12 and a take of -5."""
    return [-abs(one.turns - 12.0) - abs(one.taking + 5.0) for one in candidates]


def run(state: Path, generations: int) -> list[Generation]:
    return list(evolve(RUN, nearness, generations, state))


def test_the_evolution_climbs(tmp_path: Path) -> None:
    last = run(tmp_path / "run.jsonl", 40)[-1]
    assert last.weights.turns == pytest.approx(12.0, abs=0.5)
    assert last.weights.taking == pytest.approx(-5.0, abs=0.5)


def test_a_run_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    expected = run(whole, 9)
    run(cut, 5)
    cut.write_bytes(cut.read_bytes()[:-7])  # killed while the fifth line was written
    asked: list[int] = []

    def counted(number: int, candidates: list[Weights]) -> list[float]:
        asked.append(number)
        return nearness(number, candidates)

    assert list(evolve(RUN, counted, 9, cut)) == expected
    assert asked == [5, 6, 7, 8, 9]
    assert cut.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("left", [0, 20])
def test_a_run_killed_before_its_first_line_begins_anew(tmp_path: Path, left: int) -> None:
    state = tmp_path / "run.jsonl"
    expected = run(state, 2)
    state.write_bytes(state.read_bytes()[:left])
    assert run(state, 2) == expected


def test_another_runs_file_is_refused(tmp_path: Path) -> None:
    state = tmp_path / "run.jsonl"
    run(state, 1)
    before = state.read_bytes()
    other = Run(RUN.space, 4, 6, 0.5, RUN.asked)
    with pytest.raises(TuneError, match="another run"):
        list(evolve(other, nearness, 1, state))
    assert state.read_bytes() == before


@pytest.fixture(scope="module", params=[1, 2])
def playing(request: pytest.FixtureRequest) -> Iterator[Player]:
    with player(request.param) as play:
        yield play


def test_fitness_is_the_same_for_any_number_of_jobs(playing: Player) -> None:
    rules = load("samba", 4)
    tasks = [Task(rules, weights_for(rules), Weights(), f"jobs {n}", 3) for n in range(3)]
    assert playing(tasks) == [lead(task) for task in tasks]


def test_a_comparison_takes_all_deals_and_none_twice() -> None:
    seen: list[Task] = []

    def play(tasks: Sequence[Task]) -> list[list[float]]:
        seen.extend(tasks)
        return [[10.0 * (n % 2)] * task.deals for n, task in enumerate(tasks)]

    rules = load("samba", 4)
    found = compared(play, rules, Weights(), Weights(), "s", 2 * CHUNK)
    assert sum(task.deals for task in seen) == 2 * CHUNK
    assert len({task.seed for task in seen}) == len(seen)
    assert found.mean == pytest.approx(5.0)
    compared(play, rules, Weights(), Weights(), "s", CHUNK + 1)
    assert [task.deals for task in seen[2:]] == [CHUNK, 1]


def test_a_short_run_reports_checks_and_writes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # So poor that any run finds thousands of points, however a machine rounds.
    spoilt = Space(weights_for(load("samba", 4)), ("turns", "rate", "belief", "run_luck"))
    poor = spoilt.weights(np.full(4, 5.0))
    monkeypatch.setattr(tune, "weights_for", lambda rules: poor)
    out, state = tmp_path / "samba.toml", tmp_path / "run.jsonl"
    asked = ["--game", "samba", "--generations", "4", "--population", "8", "--deals", "12",
             "--sigma", "2", "--out", str(out), "--state", str(state)]  # fmt: skip
    tune.main([*asked, "--check", "60"])
    told = capsys.readouterr().out
    assert told.count("points a hand; spread") == 4
    assert "60 other deals" in told
    written = tomllib.loads(out.read_text("utf-8"))
    assert written["tuned_for"] == "samba"
    assert written["players"] == [4]
    assert set(written["weights"]) == set(NAMES)
    assert Weights(**written["weights"]) != poor
    assert "--seed 1" in out.read_text("utf-8").splitlines()[0]
    assert "tuned weights that stood here" in out.read_text("utf-8").splitlines()[1]
    out.unlink()
    monkeypatch.setattr(tune, "compared", lambda *_: Estimate(5.0, -1.0, 11.0))
    tune.main([*asked, "--check", "60"])
    assert "Not surely better" in capsys.readouterr().out
    assert not out.exists()


def test_other_tables_keep_the_weights_only_where_they_are_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def known(
        play: Player, rules: RuleSet, one: Weights, other: Weights, seed: str, deals: int
    ) -> Estimate:
        assert other == untuned_for(rules)
        return Estimate(9.0, 5.0 - 2 * rules.seats, 99.0)

    monkeypatch.setattr(tune, "compared", known)
    asked = tune.options(["--game", "villages-samba", "--check", "5"])
    assert tune.other_tables(asked, Weights(), lambda _: []) == [2]
    alone = tune.options(["--game", "villages-samba", "--players", "6"])
    assert tune.other_tables(alone, Weights(), lambda _: []) == []


def test_a_run_at_another_table_has_files_of_its_own() -> None:
    usual = tune.options(["--game", "samba"])
    other = tune.options(["--game", "villages-samba", "--players", "6"])
    assert tune.name_of(usual) == "samba"
    assert tune.name_of(other) == "villages-samba-6"
    assert tune.run_of(other)[1].name == "villages-samba-6-1.jsonl"
