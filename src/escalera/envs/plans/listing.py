"""The lists of plans: for each hand of a batch its plans, their worth and their steps."""

from typing import Any

from escalera.bots.planner.arrange.arrangement import ArrangementRecords
from escalera.bots.planner.arrange.sequence_pieces import PieceRecords
from escalera.bots.planner.choosing import find_hints
from escalera.bots.planner.decide.plan_numbers import INDEX
from escalera.bots.planner.observe.knowledge import ChoiceRecords, SeenRecords
from escalera.bots.planner.value.prices import PriceRecords
from escalera.bots.planner.value.weights import WeightRecords
from escalera.cards.compiling.arrays import IntegerRows, Integers, RealRows, Reals
from escalera.engine.state.dtypes import SEATS, RuleRecords, States
from escalera.engine.state.enums import Phase
from escalera.envs.plans.follow import BACK, Numbers
from escalera.envs.plans.kernel import door, kernel
from escalera.envs.plans.steps import write_steps


@door
def list_plans(
    states: States,
    rules: RuleRecords,
    weights: WeightRecords,
    listed: IntegerRows,
    listed_count: Numbers,
    known: IntegerRows,
    thrown: IntegerRows,
    notes: IntegerRows,
    count: Numbers,
    worth: RealRows,
    lengths: IntegerRows,
    steps: IntegerRows,
    vs: SeenRecords,
    prices: PriceRecords,
    pieces: PieceRecords,
    out: ArrangementRecords,
    needs: Integers,
    found: Integers,
    choices: ChoiceRecords,
    values: Reals,
    told: Integers,
    starts: Integers,
    rated: Reals,
    trial: States,
    buffer: Integers,
    left: Integers,
    rows: Integers,
    first: int,
    last: int,
) -> None:
    """Write the plans of a part of the rows, the best first.

    states to lengths: by hand; steps: P rows of each hand. listed, listed_count: what may be
    played; known, thrown, notes: as `follow` writes them; count: how many plans there are; worth,
    lengths, steps: of each plan. vs to left: scratch, as in `thinking.Thinking`.
    """
    most = worth.shape[1]
    for at in range(first, last):
        i = int(rows[at])
        own = steps[i * most : (i + 1) * most]
        _clear(own, lengths[i], worth[i], int(count[i]))
        count[i] = 0
        if states[i].phase == Phase.OVER:
            continue
        plans = find_hints(
            states, i, rules, weights, vs, prices, pieces, out, needs, found, choices, values,
            known[i * SEATS : (i + 1) * SEATS], thrown[i * SEATS : (i + 1) * SEATS],
            notes[i][BACK] == states[i].seat, told, starts, rated,
        )  # fmt: skip
        for k in range(plans):
            nth, start = int(count[i]), int(starts[k])
            if nth == most:
                break
            if told[start + INDEX] >= 0:
                own[nth][0], lengths[i][nth] = found[told[start + INDEX]], 1
            else:
                trial[0] = states[i]
                write_steps(trial, rules[0], told, start, buffer, left, own[nth], lengths[i], nth)
            if _is_new(own, lengths[i], nth, listed[i], int(listed_count[i])):
                worth[i][nth] = rated[k]
                count[i] += 1
            else:
                _clear_plan(own, lengths[i], worth[i], nth)
        if count[i] == 0:
            count[i] = _list_actions(own, lengths[i], worth[i], listed[i], int(listed_count[i]))


@kernel
def _clear(steps: Any, lengths: Any, worth: Any, count: int) -> None:
    for plan in range(count):
        _clear_plan(steps, lengths, worth, plan)


@kernel
def _clear_plan(steps: Any, lengths: Any, worth: Any, plan: int) -> None:
    for step in range(lengths[plan]):
        steps[plan][step] = 0
    lengths[plan], worth[plan] = 0, 0.0


@kernel
def _is_new(steps: Any, lengths: Any, plan: int, listed: Any, count: int) -> bool:
    """Say whether a plan begins with a listed action and plays what no plan before it does."""
    if lengths[plan] == 0:
        return False
    begins = False
    for k in range(count):
        begins = begins or listed[k] == steps[plan][0]
    for other in range(plan):
        same = lengths[other] == lengths[plan]
        for step in range(lengths[plan]):
            same = same and steps[other][step] == steps[plan][step]
        begins = begins and not same
    return begins


@kernel
def _list_actions(steps: Any, lengths: Any, worth: Any, listed: Any, count: int) -> int:
    """Write each listed action as a plan of its own, worth nothing; return how many."""
    plans = min(count, len(worth))
    for plan in range(plans):
        steps[plan][0], lengths[plan], worth[plan] = listed[plan], 1, 0.0
    return plans
