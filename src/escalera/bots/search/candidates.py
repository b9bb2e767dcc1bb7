"""The plans worth playing out: what the planner would do, and what it might do instead.

A plan is a legal action; the planner plays on after it.
"""

from collections.abc import Sequence

from escalera.bots.planner.arrange.layout_record import new_layouts
from escalera.bots.planner.arrange.sets import NEVER
from escalera.bots.planner.decide.decision import OUT, decide, rate_layout, rate_throws
from escalera.bots.planner.decide.scratch import Memory
from escalera.bots.planner.observe.from_view import choices, seen
from escalera.bots.planner.observe.knowledge import Records
from escalera.bots.search.build import goes_on_tabling
from escalera.engine.match.view import View
from escalera.engine.state.action import Action
from escalera.engine.state.dtypes import States
from escalera.engine.state.enums import Asked, Op, Phase

_FEW = 3
"""Discards tried where the planner would table cards: what if it held them back?

They are tried once a turn, before its first card, and not again for each of the others.
"""


def candidates(
    view: View, legal: Sequence[Action], rules: States, weights: Records, most: int
) -> list[int]:
    """Return indices of legal actions, the planner's own choice first; `most` at most.

    A list of one means that nothing else is worth a thought.
    """
    made, facts, memory = choices(legal), seen(view), Memory(len(legal))
    first = int(decide(facts, rules, weights, *memory.arrays(), made, len(legal), memory.values))
    ops, values = made["op"].tolist(), memory.values.tolist()
    if ops[first] in (Op.DECLARE, Op.BACK, Op.BACK_CARD, Op.BACK_MELD):
        return [first]
    tables = view.phase == Phase.PLAY and ops[first] != Op.DISCARD
    leaves = _way_out(view, facts, rules, weights)
    if leaves and view.asked == Asked.YES:
        # It asked in order to go out, and nothing has changed since.
        return [first]
    questions = (Op.YES, Op.NO, Op.ASK) if leaves else (Op.YES, Op.NO)
    asks = [at for at, op in enumerate(ops) if op in questions and at != first]
    if tables and goes_on_tabling(view):
        return [first, *asks][:most]
    if view.phase != Phase.DRAW:
        # Nothing laid out: what each discard is worth if it ends the turn now.
        nothing = memory.prices, memory.pieces, new_layouts(), memory.needs
        rate_throws(facts, rules, weights, *nothing, memory.values)
        thrown = zip(ops, made["a"].tolist(), strict=True)
        values = [float(memory.values[a]) if op == Op.DISCARD else NEVER for op, a in thrown]
    others = sorted(
        (at for at in range(len(legal)) if at != first and values[at] > NEVER),
        key=lambda at: (-values[at], at),
    )
    return [first, *asks, *others[: _FEW if tables else most]][:most]


def _way_out(view: View, facts: Records, rules: States, weights: Records) -> bool:
    """Say whether the player could go out this turn, in a game where that takes a yes (R7)."""
    if view.phase != Phase.PLAY or not rules[0].asking_required or not view.rules.partners:
        return False
    return rate_layout(facts, rules, weights, *Memory().arrays(), OUT) > NEVER
