"""What the planner does at whole tables, and that its compiled way plays as its view's way."""

import pytest

from escalera.bots import make_bot
from escalera.bots.planner import PlannerBot, plans
from escalera.bots.planner.swift import duel
from escalera.bots.planner.weights import Weights, as_record, weights_for
from escalera.engine.game import Game
from escalera.rules import games, load
from tests.bots.tables import TABLES, variants
from tests.bots.test_whole_hands import play


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_levels_finish_hands_at_every_table(game: str, players: int) -> None:
    start = Game.new(load(game, players), seed="levels")
    names = ["hard", "easy", "medium"] * 2
    play(start, [make_bot(name, seat) for seat, name in enumerate(names[:players])])


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
            checked += 1
        start.play(action)
    assert checked


def test_weights_are_named_by_rule_set_and_fall_back() -> None:
    for game in games():
        assert weights_for(load(game, 4)) == weights_for(load(game, load(game).players[-1]))
    assert as_record(Weights())[0].need == Weights().need


@pytest.mark.parametrize("game", games())
def test_duplicate_deals_of_equal_weights_are_even(game: str) -> None:
    rules = load(game, 4)
    totals = duel(rules, weights_for(rules), weights_for(rules), "even", 2)
    assert totals[:, 0] == pytest.approx(totals[:, 1])
    assert (totals != 0.0).any()
