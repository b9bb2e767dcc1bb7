"""How many hands a second the search bot's policies play out from the middle."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

from escalera.bots import make_bot
from escalera.bots.planner.value.weights import record_for
from escalera.bots.search.rollout import Bench
from escalera.bots.search.worlds import hidden
from escalera.cards.rng import seed_words
from escalera.engine.match.game import Game
from escalera.engine.match.view import View
from escalera.engine.state.rule_record import numbers
from escalera.rules import games

REPEATS = 3
SECONDS = 0.5
HANDS = 4
"""How many hands to play out from the middle, each on `DEALS` deals of the hidden cards."""
DEALS = 32


@dataclass(frozen=True, slots=True)
class Rollouts:
    """Hands played to the end per second and core, and the actions such a hand takes."""

    game: str
    quick: float
    planner: float
    actions: float


def middle(game: str, seed: str) -> View:
    """Return the view of the seat to act halfway through the plays of a hand that greedy plays."""
    table = Game.new(game, seed=seed)
    bots = [make_bot("greedy", seat) for seat in range(table.rules.seats)]
    views = []
    while not table.hand_over:
        view = table.view(table.seat_to_act)
        views.append(view)
        table.play(bots[view.actor - 1].choose(view, table.legal_actions()))
    return views[len(views) // 2]


def rate(play: Callable[[int], object], count: int) -> float:
    """Return calls a second, the median of three; play gets the numbers below count in turn."""
    play(0)
    rates = []
    for _ in range(REPEATS):
        calls, start = 0, time.process_time()
        while time.process_time() < start + SECONDS:
            play(calls % count)
            calls += 1
        rates.append(calls / (time.process_time() - start))
    return median(rates)


def measured(game: str) -> Rollouts:
    """Measure one game on one thread."""
    bench = Bench()
    views = [middle(game, f"middle {number}") for number in range(HANDS)]
    places = [hidden(view, numbers(view.rules)) for view in views]
    worlds = [place.deal(seed_words(game), DEALS) for place in places]
    played = 0

    def quick(number: int) -> None:
        nonlocal played
        hand, deal = number % HANDS, number // HANDS
        bench.put(worlds[hand], deal)
        played += bench.quick(places[hand].rules)

    def planner(number: int) -> None:
        hand, deal = number % HANDS, number // HANDS
        bench.put(worlds[hand], deal)
        weights = record_for(views[hand].rules)
        known = places[hand].known
        bench.planner(places[hand].rules, weights, known.held, known.thrown)

    hands = HANDS * DEALS
    for number in range(hands):
        quick(number)
    actions = played / hands
    return Rollouts(game, rate(quick, hands), rate(planner, hands), actions)


def all_figures() -> list[Rollouts]:
    """Measure every game."""
    return [measured(game) for game in games()]


def lines(figures: list[Rollouts]) -> list[str]:
    """Return the page's part, as Markdown."""
    rows = [
        f"| {one.game} | {one.quick:,.0f} | {one.actions:.0f} | {one.planner:,.0f} |"
        for one in figures
    ]
    return [
        "| game | quick policy, hands a second | actions a hand | planner, hands a second |",
        "|---|---|---|---|",
        *rows,
    ]
