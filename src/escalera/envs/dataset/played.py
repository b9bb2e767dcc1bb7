"""Whole matches of the planner, in one process or several: the same rows either way."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import count

from escalera.engine.legal.survey import BUFFER
from escalera.engine.match.game import Game
from escalera.envs.dataset.asked_planner import AskedPlanner
from escalera.envs.dataset.hand_rows import HandRows, play_rows
from escalera.envs.hands import Hands
from escalera.rules import RuleSet
from escalera.simulation.pool import spread


@dataclass(frozen=True)
class Order:
    """What to play: so many hands of matches that are dealt from `SEED/1`, `SEED/2` and so on."""

    rules: RuleSet
    hands: int
    seed: int | str = 0


@dataclass(frozen=True)
class _Task:
    """One match to play, at most as many hands of it as were ordered."""

    order: Order
    number: int


def played(order: Order, processes: int = 1) -> Iterator[HandRows]:
    """Yield the rows of each hand, in order: match after match, the last one cut short."""
    left = order.hands
    tasks = (_Task(order, number) for number in count(1))
    with closing(spread(play_task, tasks, processes)) as matches:
        for match in matches:
            yield from match[:left]
            left -= len(match)
            if left <= 0:
                return


def play_task(task: _Task) -> list[HandRows]:
    """Play one match; return its hands."""
    order = task.order
    game = Game.waiting(order.rules)
    game.seed = f"{order.seed}/{task.number}"
    shown, planner = Hands(order.rules, 1, listed=BUFFER), AskedPlanner(order.rules)
    hands: list[HandRows] = []
    while game.outcome() is None and len(hands) < order.hands:
        game.next_hand()
        hands.append(play_rows(game, task.number, shown, planner))
    return hands
