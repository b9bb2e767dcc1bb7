"""What the planner does at whole tables, and which weights it uses."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from escalera.bots import make_bot
from escalera.bots.planner import Plan, PlannerBot, plans
from escalera.bots.planner.value import weights
from escalera.bots.planner.value.weights import (
    TUNED,
    UNTUNED,
    Weights,
    record_for,
    untuned_for,
    weights_for,
)
from escalera.engine.match.game import Game
from escalera.engine.state.action import Action
from escalera.rules import games, load
from tests.bots.tables import TABLES, variants
from tests.bots.test_whole_hands import play


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_levels_finish_hands_at_every_table(game: str, players: int) -> None:
    start = Game.new(load(game, players), seed="levels")
    names = ["hard", "easy", "medium"] * 2
    play(start, [make_bot(name, seat) for seat, name in enumerate(names[:players])])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "settings"), list(variants()))
def test_the_planner_plays_every_variation(
    game: str, players: int, settings: dict[str, str]
) -> None:
    start = Game.new(load(game, players, settings), seed="planner")
    names = ["hard", "random"] * players
    play(start, [make_bot(name, seat) for seat, name in enumerate(names[:players])])


@pytest.mark.parametrize("game", games())
def test_the_planner_beats_random_on_the_same_deals(game: str) -> None:
    rules = load(game, 4)
    total = 0
    for team in (0, 1):
        start = Game.new(rules, seed="duplicate")
        names = ["hard", "random"] if team == 0 else ["random", "hard"]
        play(start, [make_bot(names[seat % 2], seat) for seat in range(4)])
        assert start.hand_end is not None
        total += start.hand_end.points[team] - start.hand_end.points[1 - team]
    assert total > 1000


@pytest.mark.parametrize("game", games())
def test_the_first_plan_is_what_is_played(game: str) -> None:
    start = Game.new(game, seed="plans")
    checked = 0
    while not start.hand_over and checked < 60:
        view, legal = start.view(start.seat_to_act), start.legal_actions()
        action = PlannerBot(1).choose(view, legal)
        if len(legal) > 1:
            found = plans(view, legal)
            assert all(start.copy().is_legal(plan.actions[0]) for plan in found)
            assert begins(found[0], action)
            checked += 1
        start.play(action)
    assert checked


def begins(plan: Plan, action: Action) -> bool:
    """Say whether a plan has an action, or tables its cards together with others."""
    if action in plan.actions:
        return True
    cards = [f" {card}" for card in action.cards]
    return any(
        one.verb == action.verb and all(card in f" {one}" for card in cards) for one in plan.actions
    )


@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in games() for seats in load(game).players]
)
def test_weights_are_the_files_for_the_table_or_else_those_by_hand(game: str, seats: int) -> None:
    rules = load(game, seats)
    by_hand = {file["tuned_for"]: file["weights"] for file in files(UNTUNED)}
    by_hand = by_hand["any"] | by_hand[game]
    assert untuned_for(rules) == Weights(**by_hand)
    tuned = [f for f in files(TUNED) if f["tuned_for"] == game and seats in f["players"]]
    tuned.sort(key=lambda file: len(file["players"]))
    expected = tuned[0]["weights"] if tuned else by_hand
    assert weights_for(rules) == Weights(**expected)
    assert record_for(rules)[0].need == weights_for(rules).need
    assert record_for(rules, tuned=False)[0].need == untuned_for(rules).need


def files(folder: Path) -> list[dict[str, Any]]:
    return [tomllib.loads(file.read_text("utf-8")) for file in folder.glob("*.toml")]


FILE = 'tuned_for = "{game}"\nplayers = {players}\n[weights]\nturns = {turns}\n'


def test_the_file_for_fewer_tables_goes_before_and_none_means_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, players, turns in (("a", [6], 6.5), ("b", [2, 4, 6], 4.5), ("c", [2], 2.5)):
        text = FILE.format(game="sambola", players=players, turns=turns)
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    monkeypatch.setattr(weights, "TUNED", tmp_path)
    monkeypatch.setattr(weights, "_tuned", weights._tuned.__wrapped__)
    read = weights.weights_for.__wrapped__
    found = {seats: read(load("sambola", seats)).turns for seats in (2, 4, 6)}
    assert found == {2: 2.5, 4: 4.5, 6: 6.5}
    assert read(load("sambola", 3)) == untuned_for(load("sambola", 3))


@pytest.mark.parametrize("game", games())
def test_untuned_is_the_planner_with_weights_set_by_hand(game: str) -> None:
    rules = load(game, 4)
    start = Game.new(rules, seed="by hand")
    by_hand, same = PlannerBot(0, untuned_for(rules)), make_bot("planner-untuned", 1)
    while not start.hand_over:
        view, legal = start.view(start.seat_to_act), start.legal_actions()
        action = by_hand.choose(view, legal)
        assert same.choose(view, legal) == action
        start.play(action)
