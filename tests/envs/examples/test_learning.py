"""The examples that learn by playing: a few steps of each, the same with the same seed."""

import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from escalera import Game
from escalera.arena.order import Order
from escalera.arena.run import compare
from escalera.bots import make_bot
from escalera.bots.programs import any_bot
from escalera.envs import Hands
from escalera.rules import load
from escalera.simulation import play_hand

SMALL: dict[str, dict[str, Any]] = {
    "dmc": {"ROWS": 24, "HIDDEN": 8, "BATCH": 16},
    "ppo": {"ROWS": 24, "HIDDEN": 8, "BATCH": 64, "ROUND": 128},
}
WORDS = ["--players", "2", "--hands", "20", "--measures", "1", "--deals", "2"]
LINE = r" *\d+\.\d +[\d,]+ .*[+-][\d,]+ \(.* to .*\)"


@pytest.fixture(params=sorted(SMALL))
def example(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return an example, with everything in it made small."""
    return small(request.param, monkeypatch)


def small(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = import_module(f"examples.{name}")
    for part, value in SMALL[name].items():
        monkeypatch.setattr(module, part, value)
    return module


def learn(example: ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch, *more: str) -> None:
    monkeypatch.setattr(sys, "argv", ["", "black-samba", "-o", str(folder), *WORDS, *more])
    example.main()


def test_it_says_how_well_it_plays_and_writes_a_bot(
    example: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    learn(example, tmp_path / "one", monkeypatch)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert all(re.fullmatch(LINE, line) for line in lines[1:])
    learn(example, tmp_path / "two", monkeypatch)
    one, two = (np.load(tmp_path / run / "01.npz") for run in ("one", "two"))

    assert all((one[key] == two[key]).all() for key in one.files)
    game = Game.new("black-samba", seed=1)
    play_hand(game, [any_bot(str(tmp_path / "one" / "01.py"))] * 4)
    assert game.hand_over


def test_it_goes_on_from_saved_weights(
    example: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learn(example, tmp_path / "one", monkeypatch)
    learn(example, tmp_path / "two", monkeypatch, "--weights", str(tmp_path / "one" / "01.npz"))


def test_with_a_prior_it_begins_as_the_planner() -> None:
    """Told which action the planner would play, and trusting that above all, it plays the same."""
    network, bots = import_module("examples.network"), import_module("examples.network_bot")
    told = network.with_prior(network.new_network(6, np.random.default_rng(1)), 1000)
    game, bot, planner = Game.new("bolivia", seed=4), bots.NetworkBot(told), make_bot("planner")
    while not game.hand_over:
        legal = game.legal_actions()
        choice = planner.choose(game.view(game.seat_to_act), legal)
        assert bot.choose(game.view(game.seat_to_act), legal) == choice
        game.play(choice)


def test_a_batch_is_told_what_the_planner_would_play() -> None:
    tables, inputs = import_module("examples.tables"), import_module("examples.inputs")
    shown = tables.Tables(load("samba"), 12, 1, prior=True)
    lists = said = 0
    for _ in range(30):
        told = inputs.table(shown.features[:, -1].astype(np.float32), shown.of)
        assert {*np.unique(told[np.isfinite(told)])} <= {0, 1}
        assert (np.where(np.isfinite(told), told, 0).sum(axis=1) <= 1).all()
        lists, said = lists + len(told), said + int(shown.features[:, -1].sum())
        shown.step(told.argmax(axis=1))
    assert said > 0.9 * lists


def test_dmc_goes_on_with_a_network_that_is_told_what_the_planner_would_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    network = import_module("examples.network")
    network.with_prior(network.new_network(8, np.random.default_rng(1)), 2.5).save(
        tmp_path / "told.npz"
    )
    learn(small("dmc", monkeypatch), tmp_path, monkeypatch, "--weights", str(tmp_path / "told.npz"))
    assert network.saved_network(tmp_path / "01.npz").prior


def test_ppo_goes_on_with_a_prior(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    example, network = small("ppo", monkeypatch), import_module("examples.network")
    learn(example, tmp_path / "one", monkeypatch, "--prior", "2.5")
    saved = network.saved_network(tmp_path / "one" / "01.npz")
    assert saved.prior
    with pytest.raises(ValueError, match="already"):
        network.with_prior(saved, 2.5)
    learn(example, tmp_path / "two", monkeypatch, "--weights", str(tmp_path / "one" / "01.npz"))
    game = Game.new("black-samba", players=2, seed=1)
    play_hand(game, [any_bot(str(tmp_path / "two" / "01.py"))] * 2)
    assert game.hand_over


def test_slopes_are_those_of_small_changes() -> None:
    network, inputs = import_module("examples.network"), import_module("examples.inputs")
    hands, random = Hands("samba", 12, seed=1), np.random.default_rng(1)
    hands.play_at_random(100)
    rows = np.arange(hands.n)
    of, features = inputs.listed(hands, rows)
    seen = inputs.states(hands.obs)
    made = network.new_network(6, random)
    made.weights = [one.astype(np.float64) for one in made.weights]
    wanted = random.normal(size=len(of))
    slopes = made.slopes(made.forward(seen, of, features) - wanted)
    for weights, slope in zip(made.weights, slopes, strict=True):
        at = tuple(random.integers(size) for size in weights.shape)
        losses = []
        for change in (1e-4, -2e-4):
            weights[at] += change
            losses.append(((made.forward(seen, of, features) - wanted) ** 2).sum() / 2)
        assert slope[at] == pytest.approx((losses[0] - losses[1]) / 2e-4, rel=1e-2, abs=1e-3)


def test_places_are_those_of_the_legal_lists() -> None:
    inputs = import_module("examples.inputs")
    hands = Hands("bolivia", 8, seed=3)
    hands.play_at_random(60)
    rows = np.array([1, 4, 7])
    of, features = inputs.listed(hands, rows)
    shown = inputs.table(np.arange(len(of)), of)
    assert np.isfinite(shown).sum(axis=1).tolist() == hands.count[rows].tolist()
    for place, row in enumerate(rows):
        assert (features[of == place] == hands.features[row, : hands.count[row]]).all()


@pytest.mark.parametrize("name", ["learned_samba", "prior_samba", "prior_bolivia"])
def test_the_bots_that_were_learned_play(name: str) -> None:
    """They are ahead of `random` in any deal; docs/learning.md says how far of the planner."""
    rules, file = load(name.split("_")[1]), Path(__file__).parents[3] / "examples" / f"{name}.py"
    report = compare(Order(rules, (f"learned={file}", "random"), "a seed", 2))
    assert report.pairs[0].mean > 1000
