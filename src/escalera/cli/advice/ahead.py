"""The rest of a turn as the planner would play it, as far as the player can foresee it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from escalera.bots.planner import Plan, plans
from escalera.engine.match.game import Game
from escalera.engine.match.score_sheet import NAMES
from escalera.engine.match.view import View
from escalera.engine.state.action import Action, Verb
from escalera.engine.state.enums import Line

_Step = tuple[Action, tuple[int, ...]]
"""An action, and the hand that it is played from."""
_MOST: Final = 30
"""The most actions foreseen in a turn."""
_COMPLETE: Final = [NAMES[line] for line in Line if Line.RED_CANASTAS <= line <= Line.WILD_CANASTAS]


@dataclass(frozen=True)
class Ahead:
    """Actions to come, and what the player sees before and after them.

    `hand` is what is held before the last of them: after it, a foot may be in its place.
    `completed`: the bonuses of the melds that they complete.
    """

    actions: tuple[Action, ...]
    before: View
    after: View
    hand: tuple[int, ...]
    completed: int


def look_ahead(game: Game, first: Plan) -> Ahead:
    """Return a plan, played on to the turn's end on a copy of the match.

    It stops before a hidden card comes: nothing that the player can't know is foreseen.
    """
    trial, before = game.copy(), game.view(game.seat_to_act)
    steps: list[_Step] = []
    plan: Plan | None = first
    while plan is not None:
        played = list(_played(trial, plan, before))
        steps += played
        plan = _next(trial, before) if played and len(steps) < _MOST else None
    completed = _completed(trial, before.team) - _completed(game, before.team)
    actions, hand = [action for action, _ in steps], steps[-1][1] if steps else before.hand
    return Ahead(tuple(actions), before, trial.view(before.seat), hand, completed)


def _played(trial: Game, plan: Plan, before: View) -> Iterator[_Step]:
    """Play a plan's actions and yield them, as far as they are legal and can be foreseen.

    What follows a question is what a yes allows.
    """
    for number, action in enumerate(plan.actions, 1):
        if not trial.is_legal(action):
            return
        hand = trial.hand(before.seat)
        trial.play(action)
        yield action, hand
        if action.verb is Verb.ASK:
            yield from ((later, hand) for later in plan.actions[number:])
        if not _foreseen(trial, before):
            return


def _next(trial: Game, before: View) -> Plan | None:
    """Return how the turn goes on, None where it is over or can't be foreseen."""
    if not _foreseen(trial, before):
        return None
    return next(iter(plans(trial.view(before.seat), trial.legal_actions())), None)


def _foreseen(trial: Game, before: View) -> bool:
    """Say whether the player is to act again, and no hidden card has come."""
    if trial.seat_to_act != before.seat:
        return False
    now = trial.view(before.seat)
    return now.stocks == before.stocks and now.feet == before.feet


def _completed(game: Game, team: int) -> int:
    """Return what a team's complete melds score."""
    lines = game.score_sheet().lines
    return sum(lines[name][team - 1] for name in _COMPLETE if name in lines)
