"""The plans that are worth playing out: what the planner would do, and what it might do instead.

A plan is a legal action; after it the planner goes on.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from escalera.bots.planner.deciding import decide
from escalera.bots.planner.discarding import discard_cost
from escalera.bots.planner.record import Records
from escalera.bots.planner.seen import choices, seen
from escalera.bots.planner.sets import NEVER
from escalera.bots.planner.swift import Desk
from escalera.bots.search.kernel import kernel
from escalera.engine.action import Action
from escalera.engine.enums import Op, Phase
from escalera.engine.layout import States
from escalera.engine.view import View

_FEW = 3
"""Discards tried where the planner would table cards: what if it held them back?"""
_QUESTION = (Op.ASK, Op.YES, Op.NO)


@kernel
def _discard_values(
    vs: Any, rules: Any, weights: Any, prices: Any, legal: Any, n: int, values: Any
) -> None:
    """Write what each discard is worth, `NEVER` for other actions; after `decide` set prices."""
    for i in range(n):
        values[i] = NEVER
        if legal[i].op == Op.DISCARD:
            kind = int(legal[i].a)
            values[i] = -discard_cost(vs[0], rules[0], weights[0], prices[0], kind)


def candidates(
    view: View, legal: Sequence[Action], rules: States, weights: Records, desk: Desk, most: int
) -> list[int]:
    """Return indices of legal actions, the planner's own choice first; at most so many.

    A list of one says that nothing else is worth a thought.
    """
    made, values, facts = choices(legal), np.full(len(legal), float(NEVER)), seen(view)
    first = decide(
        facts, rules, weights, desk.prices, desk.pieces, desk.layouts, desk.needs, made,
        len(legal), values,
    )  # fmt: skip
    if view.phase != Phase.DRAW:
        _discard_values(facts, rules, weights, desk.prices, made, len(legal), values)
    ops = [int(op) for op in made["op"]]
    if ops[first] in (Op.DECLARE, Op.BACK, Op.BACK_CARD, Op.BACK_MELD):
        return [first]
    others = sorted(
        (at for at in range(len(legal)) if at != first and values[at] > NEVER),
        key=lambda at: (-values[at], at),
    )
    tables = view.phase == Phase.PLAY and ops[first] != Op.DISCARD
    asks = [at for at, op in enumerate(ops) if op in _QUESTION and at != first]
    return [first, *asks, *others[: _FEW if tables else most]][:most]
