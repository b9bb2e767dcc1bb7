"""The search bot: plans played out to the end, fairly compared, the same for the same seed."""

from collections import Counter
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from escalera.bots.planner import PlannerBot
from escalera.bots.planner.arrange.arrangement import MOST_WORK
from escalera.bots.planner.observe.play_numbers import told_plays
from escalera.bots.planner.playout import Desk
from escalera.bots.planner.value.weights import record_for
from escalera.bots.search import Budget, SearchBot
from escalera.bots.search.candidates import find_candidates
from escalera.bots.search.observe.known_cards import new_notes
from escalera.bots.search.race import drop_behind, find_winner
from escalera.bots.search.rollout import Bench
from escalera.bots.search.worlds import hidden
from escalera.cards.pack import pack
from escalera.cards.rng import seed_words
from escalera.engine.match.game import Game
from escalera.engine.match.position import Position
from escalera.engine.match.score_sheet import score_sheet
from escalera.engine.match.view import View
from escalera.engine.state import codes
from escalera.engine.state.action import Verb
from escalera.engine.state.enums import Op, Phase
from escalera.engine.state.rule_record import numbers
from escalera.rules import RuleSet, games, load
from tests.bots.made import LITTLE
from tests.bots.tables import TABLES, variants
from tests.bots.test_search_worlds import cards, moments
from tests.bots.test_whole_hands import play

WITH_PLANNER = replace(LITTLE, careful=2, quick=2, worlds=2)
HOUSE = [(game, players, *settings.items()) for game, players, settings in variants()]


def played_out(bench: Bench, game: Game, careful: bool) -> Position:
    """Return how a moment ends, its hidden cards dealt anew."""
    view = game.view(game.seat_to_act)
    rules = numbers(view.rules)
    places = hidden(view, rules)
    bench.put(places.deal(seed_words(len(view.plays)), 1), 0)
    if not careful:
        bench.quick(rules)
    else:
        bench.planner(rules, record_for(view.rules), places.known.held, places.known.thrown)
    return Position(view.rules, bench.states)


def check_rollouts(rules: RuleSet, careful: bool, most: int) -> None:
    whole = Counter(pack(rules.packs, rules.jokers))
    bench, random = Bench(), Random(f"{rules.game}{rules.seats}")
    for number, game in enumerate(moments(rules, random)):
        if number == most:
            break
        end = played_out(bench, game, careful)
        assert end.phase == Phase.OVER
        assert cards(end) == whole


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("careful", [False, True])
def test_rollouts_end_and_lose_no_card(game: str, players: int, careful: bool) -> None:
    check_rollouts(load(game, players), careful, 20)


@pytest.mark.parametrize(("game", "players", "setting"), HOUSE)
def test_rollouts_with_switches(game: str, players: int, setting: tuple[str, str]) -> None:
    check_rollouts(load(game, players, dict([setting])), False, 4)


def test_a_cut_stops_after_a_number_of_turns() -> None:
    game = Game.new("samba", seed=5)
    view, bench = game.view(game.seat_to_act), Bench()
    rules = numbers(view.rules)
    places = hidden(view, rules)
    bench.put(places.deal(seed_words(1), 1), 0)
    bench.quick(rules, turns=6)
    assert bench.states["phase"][0] == Phase.DRAW
    assert bench.states["seat"][0] == (view.turn - 1 + 6) % 4


def test_an_ended_hand_stands_as_it_is_scored() -> None:
    bench = Bench()
    for number in range(3):
        game = Game.new("bolivia", seed=number)
        end = played_out(bench, game, False)
        first, second = score_sheet(end).totals
        assert bench.points(end.numbers, 0) == first - second
        assert bench.points(end.numbers, 1) == second - first


def test_the_planner_plays_out_as_it_plays() -> None:
    """The compiled rollout from a whole table and the bot from its views play the same hand."""
    game = Game.new("samba", seed=8)
    bench = Bench()
    bench.desk.arrangements["most_work"] = MOST_WORK  # as the bot; usually less
    bench.put(game.position.states, 0)
    nothing = np.zeros_like(bench.desk.known), np.zeros_like(bench.desk.thrown)
    bench.planner(game.position.numbers, record_for(game.rules), *nothing)
    play(game, [PlannerBot(seat) for seat in range(4)])
    first, second = game.score_sheet().totals
    assert bench.points(game.position.numbers, 0) == first - second


@pytest.mark.parametrize(("game", "players"), [*((game, 4) for game in games()), ("sambola", 3)])
def test_whole_hands(game: str, players: int) -> None:
    start = Game.new(load(game, players), seed="search")
    play(start, [SearchBot(seat, LITTLE) for seat in range(players)])


@pytest.mark.parametrize("game", games())
def test_the_same_seed_plays_the_same(game: str) -> None:
    random = Random(game)
    for number, at in enumerate(moments(load(game, 4), random)):
        if number == 12:
            break
        view, legal = at.view(at.seat_to_act), at.legal_actions()
        choice = SearchBot(3, WITH_PLANNER).choose(view, legal)
        assert SearchBot(3, WITH_PLANNER).choose(view, legal) == choice
        assert SearchBot(3, replace(WITH_PLANNER, cores=2)).choose(view, legal) == choice


def test_it_leaves_the_planners_choice_for_a_better_one_only() -> None:
    """If no plan is sure enough it plays as the planner does; if none need be, it differs."""
    never, always = replace(LITTLE, sure=1e9), replace(LITTLE, sure=0.0)
    differs = 0
    for at in moments(load("samba"), Random("planner")):
        view, legal = at.view(at.seat_to_act), at.legal_actions()
        choice = PlannerBot(0).choose(view, legal)
        assert SearchBot(1, never).choose(view, legal) == choice
        differs += SearchBot(1, always).choose(view, legal) != choice
    assert differs > 0


def test_whether_to_hold_cards_back_is_asked_once_a_turn() -> None:
    """It asks before the first card that the planner tables, and not before each of the others."""
    game, last, asked = Game.new("sambola", seed="hold"), "", Counter[tuple[str, bool]]()
    while game.hand_end is None:
        view, legal = game.view(game.seat_to_act), game.legal_actions()
        choice = PlannerBot(0).choose(view, legal)
        if view.phase == Phase.PLAY and choice.verb in (Verb.MELD, Verb.ADD):
            held = any(codes.op_of(plan) == Op.DISCARD for plan in planned(view))
            asked["again" if last in (Verb.MELD, Verb.ADD) else "first", held] += 1
        last = choice.verb
        game.play(choice)
    assert asked["again", True] == 0
    assert min(asked["again", False], asked["first", True]) > 3


def planned(view: View) -> list[int]:
    """Return the codes of the plans worth playing out."""
    rules, plays = numbers(view.rules), told_plays(view)
    world = hidden(view, rules).deal(seed_words(1), 1)
    plans = np.zeros(5, dtype=np.int64)
    count = find_candidates(
        world, 0, rules, record_for(view.rules), new_notes(), 0, plays, len(plays), plans,
        *Desk().arrays(),
    )  # fmt: skip
    return [int(plan) for plan in plans[:count]]


class Race:
    """Plans with their points on each deal."""

    def __init__(self, *points: list[float]) -> None:
        self.points = np.array(points)
        self.running = np.ones(len(points), dtype=np.int64)

    def drop(self, behind: float) -> int:
        plans, deals = self.points.shape
        return drop_behind(self.points, self.running, plans, deals, np.array([0.0, behind]))

    def winner(self, sure: float) -> int:
        plans, deals = self.points.shape
        return find_winner(self.points, self.running, plans, deals, np.array([sure, 0.0]))


def test_more_deals_take_a_plan_that_is_clearly_better() -> None:
    race = Race([0.0, 10.0, 20.0], [100.0, 120.0, 90.0], [0.0, 11.0, 18.0])
    assert race.winner(2.0) == 1
    assert race.winner(1e9) == 0
    assert race.drop(1.0) == 2
    assert race.running.tolist() == [1, 1, 1]


def test_plans_behind_are_dropped() -> None:
    race = Race([50.0, 60.0, 40.0], [0.0, 5.0, 1.0])
    assert race.drop(1.0) == 0
    assert race.running.tolist() == [1, 0]
    assert race.winner(0.0) == 0


def test_equal_plans_stay_with_the_planner() -> None:
    race = Race([50.0, 60.0], [50.0, 60.0])
    assert race.drop(1.0) == 0
    assert race.winner(0.0) == 0


def test_one_deal_drops_nothing_and_is_never_sure() -> None:
    race = Race([0.0], [100.0], [-100.0])
    assert race.drop(1.0) == 2
    assert race.winner(1.0) == 0
    assert race.winner(0.0) == 1


def test_time_can_cut_a_decision_short() -> None:
    game = Game.new("samba", seed=1)
    game.play("draw")
    view, legal = game.view(game.seat_to_act), game.legal_actions()
    bot = SearchBot(
        1, Budget(worlds=10_000, batch=2, careful=0, quick=100, behind=1e9, seconds=0.01)
    )
    assert bot.choose(view, legal) in legal


def test_without_time_it_is_the_planner() -> None:
    game = Game.new("samba", seed=1)
    game.play("draw")
    view, legal = game.view(game.seat_to_act), game.legal_actions()
    assert SearchBot(1, Budget(seconds=1e-9)).choose(view, legal) == PlannerBot(0).choose(
        view, legal
    )
