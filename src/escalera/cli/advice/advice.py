"""Advice for the seat to act: what the planner would play, why, and other ways."""

from dataclasses import dataclass

from escalera.bots.planner import plans
from escalera.cli.advice.ahead import look_ahead
from escalera.cli.advice.reasons import reasons
from escalera.cli.drawing.cards import Faces
from escalera.engine.match.game import Game
from escalera.engine.state.action import Action
from escalera.engine.state.enums import Phase


@dataclass(frozen=True)
class Other:
    """Another way to play, and how many points it should cost, compared with the best."""

    actions: tuple[Action, ...]
    behind: int


@dataclass(frozen=True)
class Advice:
    """What to play now and in the rest of the turn, why in sentences, and the other ways."""

    actions: tuple[Action, ...]
    reasons: tuple[str, ...]
    others: tuple[Other, ...]


def advise(game: Game, faces: Faces) -> Advice:
    """Return advice for the seat to act, made from its own view alone; ValueError if none is."""
    seat = game.seat_to_act
    if not seat:
        raise ValueError("Nobody is to act.")
    view, legal = game.view(seat), game.legal_actions()
    best, *rest = plans(view, legal)
    ahead = look_ahead(game, best)
    ways = [plan for plan in rest if plan.value <= best.value and view.phase != Phase.ANSWER]
    others = [Other(plan.actions, round(best.value - plan.value)) for plan in ways]
    said = reasons(ahead, best, rest, legal, faces)
    return Advice(ahead.actions or best.actions, tuple(said), tuple(others))
