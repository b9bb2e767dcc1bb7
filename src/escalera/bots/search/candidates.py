"""The plans worth playing out: what the planner would do, and what it might do instead.

A plan is the code of a legal action; the planner plays on after it.
"""

from typing import Any, Final

from escalera.bots.planner.arrange.arrangement import MOST_WORK, ArrangementRecords
from escalera.bots.planner.arrange.sequence_pieces import PieceRecords
from escalera.bots.planner.arrange.sets import NEVER
from escalera.bots.planner.choosing import order_discards
from escalera.bots.planner.decide.decision import OUT, decide, rate_arrangement, rate_throws
from escalera.bots.planner.observe.history import follow_plays
from escalera.bots.planner.observe.knowledge import ChoiceRecords, SeenRecords
from escalera.bots.planner.playout import decode, read
from escalera.bots.planner.value.prices import PriceRecords
from escalera.bots.planner.value.weights import WeightRecords
from escalera.bots.search.kernel import door, kernel
from escalera.bots.search.observe.told_plays import goes_on_tabling
from escalera.bots.search.question import ends_with_yes
from escalera.cards.compiling.arrays import IntegerRows, Integers, Reals
from escalera.engine.legal.listing import legal
from escalera.engine.state.dtypes import RuleRecords, State, States
from escalera.engine.state.enums import Asked, Op, Phase

_FEW: Final = 3
"""Discards tried where the planner would table cards: what if it held them back?

They are tried once a turn, before its first card, and not again for each of the others.
"""


@door
def find_candidates(
    states: States,
    i: int,
    rules: RuleRecords,
    weights: WeightRecords,
    notes: IntegerRows,
    n: int,
    plays: Integers,
    length: int,
    plans: Integers,
    vs: SeenRecords,
    prices: PriceRecords,
    pieces: PieceRecords,
    out: ArrangementRecords,
    needs: Integers,
    found: Integers,
    choices: ChoiceRecords,
    values: Reals,
    known: IntegerRows,
    thrown: IntegerRows,
) -> int:
    """Write the plans of the seat to act, the planner's own first; return how many.

    One means that nothing else is worth a thought. states: dealt worlds (`deal_worlds`); n: how
    many legal actions found holds, 0 if they are to be listed here; plays: `told_plays`; plans: as
    long as there may be plans; notes: scratch, and the rest, as in `playout.Desk`.
    """
    s, r, most = states[i], rules[0], len(plans)
    if n == 0:
        n = int(legal(s, r, found))
        order_discards(found, n)
    for k in range(n):
        decode(int(found[k]), choices[k])
    known[:] = 0
    thrown[:] = 0
    took_back = follow_plays(rules, plays, length, notes[0], known, thrown)
    read(s, r, vs[0], known, thrown, int(took_back))
    values[:] = NEVER
    out[0].most_work = MOST_WORK
    first = decide(vs, rules, weights, prices, pieces, out, needs, choices, n, values)
    plans[0] = found[first]
    if _is_settled(states, i, rules, int(choices[first].op)):
        return 1
    tables = s.phase == Phase.PLAY and choices[first].op != Op.DISCARD
    if s.phase != Phase.DRAW:
        _rate_discards(vs, rules, weights, prices, pieces, out, needs, values)
    leaves = False
    if s.phase == Phase.PLAY and r.asking_required and r.teams < r.seats:
        leaves = rate_arrangement(vs, rules, weights, prices, pieces, out, needs, OUT) > NEVER
    if leaves and s.asked == Asked.YES:
        # It asked in order to go out, and nothing has changed since.
        return 1
    count = _add_words(choices, found, n, first, leaves, plans, most)
    if tables and goes_on_tabling(plays, length):
        return count
    fewer = min(most, count + _FEW) if tables else most
    return _add_best(s, choices, found, n, first, values, plans, count, fewer)


@kernel
def _is_settled(states: Any, i: int, rules: Any, op: int) -> bool:
    """Say whether the planner's choice needs no thought, or no dealt hand could judge it."""
    if op == Op.DECLARE or Op.BACK <= op <= Op.BACK_MELD:
        return True
    return states[i].phase == Phase.ANSWER and not ends_with_yes(states, i, rules)


@kernel
def _rate_discards(
    vs: Any, rules: Any, weights: Any, prices: Any, pieces: Any, out: Any, needs: Any, values: Any
) -> None:
    """Write, by kind, what each discard is worth if it ends the turn now: nothing laid out."""
    out[0].cards = out[0].wilds = out[0].runs = 0
    out[0].naturals[:] = 0
    rate_throws(vs, rules, weights, prices, pieces, out, needs, values)


@kernel
def _add_words(
    choices: Any, found: Any, n: int, first: int, leaves: bool, plans: Any, most: int
) -> int:
    """Add the answers to a question, and the question if the player could go out."""
    count = 1
    for k in range(n):
        op = choices[k].op
        asks = op == Op.YES or op == Op.NO or (leaves and op == Op.ASK)
        if asks and k != first and count < most:
            plans[count] = found[k]
            count += 1
    return count


@kernel
def _add_best(
    s: State, choices: Any, found: Any, n: int, first: int, values: Any, plans: Any, count: int,
    most: int,
) -> int:  # fmt: skip
    """Add the other takes or discards of the highest worth."""
    last = -1
    while count < most:
        at = -1
        for k in range(n):
            worth = _worth(s, choices, k, values)
            if k == first or worth <= NEVER:
                continue
            if last >= 0 and not _comes_after(worth, k, _worth(s, choices, last, values), last):
                continue
            if at < 0 or worth > _worth(s, choices, at, values):
                at = k
        if at < 0:
            return count
        plans[count] = found[at]
        count += 1
        last = at
    return count


@kernel
def _worth(s: State, choices: Any, k: int, values: Any) -> float:
    """Return what an action is worth: by its place in the list, or a discard by its kind."""
    if s.phase == Phase.DRAW:
        return float(values[k])
    return float(values[int(choices[k].a)]) if choices[k].op == Op.DISCARD else NEVER


@kernel
def _comes_after(worth: float, k: int, other: float, at: int) -> bool:
    """Say whether an action is worth less than another one, or as much and further down."""
    return worth < other or (worth == other and k > at)
