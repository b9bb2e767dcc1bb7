"""The planner's choice and its plans from a state: for a table without views, as in a browser.

It reads only what the seat to act may see (`playout.read`); a test compares it with `PlannerBot`
and the levels, which go by a view.
"""

from typing import Any

from escalera.bots.planner.arrange.arrangement import ArrangementRecords
from escalera.bots.planner.arrange.sequence_pieces import PieceRecords
from escalera.bots.planner.decide.decision import decide
from escalera.bots.planner.decide.find_plans import find_plans
from escalera.bots.planner.decide.plan_numbers import number_melds
from escalera.bots.planner.kernel import door, kernel
from escalera.bots.planner.mistakes import notice
from escalera.bots.planner.observe.knowledge import ChoiceRecords, Seen, SeenRecords
from escalera.bots.planner.playout import decode, read
from escalera.bots.planner.value.prices import PriceRecords
from escalera.bots.planner.value.weights import WeightRecords
from escalera.cards.compiling.arrays import IntegerRows, Integers, Reals
from escalera.engine.legal.listing import legal
from escalera.engine.state import codes
from escalera.engine.state.dtypes import RuleRecords, Rules, State, States
from escalera.engine.state.enums import Op


@door
def choose_play(
    states: States,
    i: int,
    rules: RuleRecords,
    weights: WeightRecords,
    vs: SeenRecords,
    prices: PriceRecords,
    pieces: PieceRecords,
    out: ArrangementRecords,
    needs: Integers,
    found: Integers,
    legal_choices: ChoiceRecords,
    values: Reals,
    known: IntegerRows,
    thrown: IntegerRows,
    took_back: bool,
    overlooks: bool,
    forgets: bool,
) -> int:
    """Return the code of the action that the planner plays for the seat to act.

    weights: one record; vs, prices, pieces, out, needs, found, legal_choices, values: scratch, as
    in `playout.Desk`; known, thrown, took_back: from `history`; overlooks, forgets: the mistakes
    of this turn (`mistakes.notice`).
    """
    s = states[i]
    n = _look(s, rules[0], vs[0], found, legal_choices, known, thrown, took_back)
    begun = s.pending != 0 or s.points != 0
    n = notice(legal_choices, found, n, int(s.phase), begun, overlooks, forgets)
    return int(found[
        decide(vs, rules, weights, prices, pieces, out, needs, legal_choices, n, values)
    ])  # fmt: skip


@door
def find_hints(
    states: States,
    i: int,
    rules: RuleRecords,
    weights: WeightRecords,
    vs: SeenRecords,
    prices: PriceRecords,
    pieces: PieceRecords,
    out: ArrangementRecords,
    needs: Integers,
    found: Integers,
    legal_choices: ChoiceRecords,
    values: Reals,
    known: IntegerRows,
    thrown: IntegerRows,
    took_back: bool,
    told: Integers,
    starts: Integers,
    worth: Reals,
) -> int:
    """Write the planner's plans for the seat to act, the best first, and return how many.

    states to took_back: as for `choose_play`; found holds the codes of the legal actions then;
    told, starts, worth: as `find_plans` writes them.
    """
    n = _look(states[i], rules[0], vs[0], found, legal_choices, known, thrown, took_back)
    count = find_plans(
        vs, rules, weights, prices, pieces, out, needs, legal_choices, n, values, told, starts,
        worth,
    )  # fmt: skip
    for k in range(count):
        number_melds(told, int(starts[k]), states[i])
    return int(count)


@kernel
def _look(
    s: State, r: Rules, v: Seen, found: Any, legal_choices: Any, known: Any, thrown: Any,
    took_back: bool,
) -> int:  # fmt: skip
    """Write the legal actions and what the seat to act sees; return how many actions."""
    n = legal(s, r, found)
    order_discards(found, n)
    for k in range(n):
        decode(int(found[k]), legal_choices[k])
    read(s, r, v, known, thrown, int(took_back))
    return int(n)


@kernel
def order_discards(found: Any, n: int) -> None:
    """Put the discards behind the other actions and in the order of their kinds."""
    for k in range(1, n):
        code, at = int(found[k]), k
        while at > 0 and _comes_after(int(found[at - 1]), code):
            found[at] = found[at - 1]
            at -= 1
        found[at] = code


@kernel
def _comes_after(one: int, other: int) -> bool:
    """Say whether an action comes after another one: a discard after all else, or a higher one."""
    if codes.op_of(one) != Op.DISCARD:
        return False
    return codes.op_of(other) != Op.DISCARD or one > other
