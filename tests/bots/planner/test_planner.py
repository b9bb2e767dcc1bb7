"""What the planner does at whole tables, and that its compiled way plays as its view's way."""

import numpy as np
import pytest

from escalera.bots import make_bot
from escalera.bots.planner import PlannerBot, plans
from escalera.bots.planner.swift import Desk, play_deals
from escalera.bots.planner.weights import WEIGHTS, Weights, as_record, record_for, weights_for
from escalera.cards.rng import seed_words
from escalera.engine.game import Game
from escalera.engine.layout import new_states
from escalera.engine.numbers import numbers
from escalera.engine.scoring import LINES
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
    weights = np.zeros(2, dtype=WEIGHTS)
    weights[:] = record_for(rules)[0]
    totals, lines = np.zeros((2, 2)), np.zeros((6, LINES), dtype=np.int64)
    play_deals(
        new_states(1), 0, numbers(rules), weights, seed_words("even"),
        np.zeros(6, dtype=np.int64), lines, totals, 2, *Desk().arrays(),
    )  # fmt: skip
    assert totals[:, 0] == pytest.approx(totals[:, 1])
    assert (totals != 0.0).any()
