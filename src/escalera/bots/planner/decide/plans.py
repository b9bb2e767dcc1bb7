"""The ways to play a turn and what each is worth: what `escalera hint` shows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from escalera.bots.planner.decide.find_plans import MOST_PLANS, find_plans
from escalera.bots.planner.decide.plan_numbers import ACTIONS, HEAD, INDEX, MOST_NUMBERS, WAY
from escalera.bots.planner.decide.scratch import Memory
from escalera.bots.planner.observe.from_view import choices, seen
from escalera.bots.planner.value.weights import Weights, as_record, record_for
from escalera.engine.match.view import View
from escalera.engine.state.action import Action, Verb
from escalera.engine.state.rule_record import numbers
from escalera.engine.whole.whole_row import COUNT, action_of, width

WORDS = ("table what fits", "hold everything back", "go out")


@dataclass(frozen=True)
class Plan:
    """Actions to come this turn, the first at once; later ones are friendly (R14a).

    `value` is in expected points, comparable only with other plans of the same moment.
    """

    actions: tuple[Action, ...]
    value: float
    word: str


def plans(view: View, legal: Sequence[Action], weights: Weights | None = None) -> list[Plan]:
    """Return the plans for a decision, the best first; the first is what the planner plays."""
    n = len(legal)
    if not n:
        return []
    memory, chosen = Memory(n), record_for(view.rules) if weights is None else as_record(weights)
    told = np.zeros(MOST_NUMBERS + HEAD * n, dtype=np.int64)
    starts, worth = np.zeros(MOST_PLANS + n, dtype=np.int64), np.zeros(MOST_PLANS + n)
    count = find_plans(
        seen(view), numbers(view.rules), chosen, *memory.arrays(), choices(legal), n,
        memory.values, told, starts, worth,
    )  # fmt: skip
    said, found = told.tolist(), zip(starts[:count].tolist(), worth[:count].tolist(), strict=True)
    return [_plan(said, start, value, legal) for start, value in found]


def _plan(told: list[int], start: int, value: float, legal: Sequence[Action]) -> Plan:
    if told[start + INDEX] >= 0:
        action = legal[told[start + INDEX]]
        return Plan((action,), value, _word(action))
    return Plan(tuple(_actions(told, start)), value, WORDS[told[start + WAY]])


def _actions(told: list[int], start: int) -> Iterator[Action]:
    at = start + HEAD
    for _ in range(told[start + ACTIONS]):
        yield action_of(told[at:])
        at += width(told[at + COUNT])


def _word(action: Action) -> str:
    """Return a short word for a plan of one action."""
    if action.verb == Verb.TAKE:
        return "take the pile"
    return {Verb.DRAW: "draw", Verb.YES: "yes", Verb.NO: "no"}.get(action.verb, str(action))
