"""A hint from a state is what `plans` says of the seat's view."""

import random
from typing import Any

import numpy as np
import pytest

from escalera.bots.planner import Plan, PlannerBot, plans
from escalera.bots.planner.choosing import find_hints
from escalera.bots.planner.decide.find_plans import MOST_PLANS
from escalera.bots.planner.decide.plan_numbers import ACTIONS, HEAD, INDEX, MOST_NUMBERS
from escalera.bots.planner.observe.history import followed
from escalera.bots.planner.playout import Desk
from escalera.bots.planner.value.weights import record_for
from escalera.engine.legal.survey import BUFFER
from escalera.engine.match.game import Game
from escalera.engine.state.rule_record import numbers
from escalera.engine.whole.whole_row import COUNT, action_of, width
from escalera.rules import games

Said = list[tuple[list[str], float]]


def by_state(game: Game) -> Said:
    """Return the plans' actions (none for a single one) and their worth."""
    desk, view = Desk(), game.view(game.seat_to_act)
    desk.known, desk.thrown, took_back = followed(view)
    told = np.zeros(MOST_NUMBERS + HEAD * BUFFER, dtype=np.int64)
    starts, worth = np.zeros(MOST_PLANS + BUFFER, dtype=np.int64), np.zeros(MOST_PLANS + BUFFER)
    states, weights = game.position.states, record_for(view.rules)
    asked = states, 0, numbers(view.rules), weights, *desk.arrays(), took_back, told, starts, worth
    hints: Any = find_hints
    count = hints(*asked)
    found = zip(starts[:count].tolist(), worth[:count].tolist(), strict=True)
    return [(_actions(told.tolist(), start), value) for start, value in found]


def _actions(told: list[int], start: int) -> list[str]:
    at, said = start + HEAD, []
    for _ in range(told[start + ACTIONS]):
        said.append(str(action_of(told[at:])))
        at += width(told[at + COUNT])
    assert (told[start + INDEX] >= 0) == (not said)
    return said


def by_view(game: Game) -> Said:
    """Return the same by `plans`."""
    found = plans(game.view(game.seat_to_act), game.legal_actions())
    return [(_several(plan), plan.value) for plan in found]


def _several(plan: Plan) -> list[str]:
    one = len(plan.actions) == 1 and not plan.word.startswith(("table", "hold", "go out"))
    return [] if one else list(map(str, plan.actions))


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_a_hint_by_state_is_a_plan_by_view(game: str) -> None:
    match, pick = Game.new(game, seed=f"hints {game}"), random.Random(game)
    while not match.hand_over:
        assert by_state(match) == by_view(match)
        view, legal = match.view(match.seat_to_act), match.legal_actions()
        wild = pick.random() < 0.1
        match.play(pick.choice(legal) if wild else PlannerBot(1).choose(view, legal))
