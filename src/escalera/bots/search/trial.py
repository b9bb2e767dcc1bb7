"""Plans tried in one dealt world: each is played on there, and the result is noted."""

from typing import Any

from escalera.bots.planner.arrange.arrangement import ArrangementRecords
from escalera.bots.planner.arrange.sequence_pieces import PieceRecords
from escalera.bots.planner.observe.knowledge import ChoiceRecords, SeenRecords
from escalera.bots.planner.value.prices import PriceRecords
from escalera.bots.planner.value.weights import WeightRecords
from escalera.bots.search.features import promise
from escalera.bots.search.kernel import door, kernel
from escalera.bots.search.observe.see_table import actor_of
from escalera.bots.search.question import LEFT_AFTER_NO, LEFT_TO_GO_OUT, lay_aside
from escalera.bots.search.rollout import WORK, planner_hand, quick_hand, standing
from escalera.cards.compiling.arrays import IntegerRows, Integers, RealRows, Reals
from escalera.engine.state import codes
from escalera.engine.state.dtypes import RuleRecords, States
from escalera.engine.state.enums import Op, Phase


@door
def try_plans(
    worlds: States,
    world: int,
    rules: RuleRecords,
    weights: WeightRecords,
    held: IntegerRows,
    discarded: IntegerRows,
    plans: Integers,
    running: Integers,
    count: int,
    careful: int,
    quick: int,
    took_back: bool,
    values: Reals,
    points: RealRows,
    vs: SeenRecords,
    prices: PriceRecords,
    pieces: PieceRecords,
    out: ArrangementRecords,
    needs: Integers,
    found: Integers,
    choices: ChoiceRecords,
    scratch: Reals,
    known: IntegerRows,
    thrown: IntegerRows,
    trial: States,
    lines: IntegerRows,
    rows: RealRows,
    facts: Reals,
) -> None:
    """Play the plans that still run in a world, and note what each scores in points[plan][world].

    The planner plays ``careful`` rounds on, then the quick policy ``quick`` rounds; a hand still
    in play then is judged by ``values`` (`values_for`). held, discarded: what is known
    (`KnownCards`); plans, running: ``count`` codes, and which of them run; took_back: the player
    did in this turn; the rest: scratch (`Bench`).
    """
    r, team = rules[0], int(rules[0].team_of[actor_of(worlds[world])])
    most_work = int(out[0].most_work)
    out[0].most_work = WORK
    for plan in range(count):
        if running[plan] == 0:
            continue
        trial[0] = worlds[world]
        first, back = int(plans[plan]), int(took_back)
        if trial[0].phase == Phase.ANSWER:
            yes = codes.op_of(first) == Op.YES
            lay_aside(trial, 0, LEFT_TO_GO_OUT if yes else LEFT_AFTER_NO)
        if careful > 0:
            _copy(held, known)
            _copy(discarded, thrown)
            planner_hand(
                trial, 0, rules, first, careful * int(r.seats), back, weights, vs, prices, pieces,
                out, needs, found, choices, scratch, known, thrown,
            )  # fmt: skip
            first, back = -1, 0
        if quick > 0:
            quick_hand(trial, 0, rules, first, quick * int(r.seats), back, found)
        if trial[0].phase == Phase.OVER or len(values) == 0:
            points[plan][world] = standing(trial, 0, rules, lines, team)
        else:
            points[plan][world] = promise(
                trial, 0, rules, team, values, found, lines, rows, facts
            )  # fmt: skip
    out[0].most_work = most_work


@kernel
def _copy(one: Any, other: Any) -> None:
    for row in range(one.shape[0]):
        for at in range(one.shape[1]):
            other[row][at] = one[row][at]
