"""The ways to play a decision and what each is worth: for `plans`, and for the page's hint."""

from typing import Any, Final

from escalera.bots.planner.arrange.arrangement import ArrangementRecords
from escalera.bots.planner.arrange.next_play import find, first_of
from escalera.bots.planner.arrange.sequence_pieces import PieceRecords
from escalera.bots.planner.arrange.sets import NEVER
from escalera.bots.planner.decide.decision import (
    HOLD,
    OUT,
    decide,
    rate_answers,
    rate_arrangement,
    rate_throws,
)
from escalera.bots.planner.decide.plan_numbers import (
    ACTIONS,
    HEAD,
    INDEX,
    LEADS,
    LENGTH,
    SINGLE,
    begin_plan,
    say_arrangement,
    say_discard,
    say_question,
)
from escalera.bots.planner.kernel import door, kernel
from escalera.bots.planner.observe.knowledge import ChoiceRecords, SeenRecords
from escalera.bots.planner.value.prices import PriceRecords
from escalera.bots.planner.value.weights import WeightRecords
from escalera.cards.compiling.arrays import Integers, Reals
from escalera.cards.kinds import KINDS, is_wild, rank_of
from escalera.engine.state.codes import NO_CARD
from escalera.engine.state.dtypes import RuleRecords
from escalera.engine.state.enums import Op, Phase
from escalera.engine.topics.facts import must_ask
from escalera.engine.whole.whole_row import ADD, ASK, COUNT, DISCARD, FIRST, MELD, MELD_NUMBER

MOST_THROWS: Final = 4
"""How many discards are offered with each way to lay the hand out."""
MOST_PLANS: Final = (OUT + 1) * MOST_THROWS + 1
"""Plans at most, besides one for each legal action."""
POSSIBLE: Final = NEVER / 10
"""What is worth more than this can be played."""


@door
def find_plans(
    vs: SeenRecords,
    rules: RuleRecords,
    weights: WeightRecords,
    prices: PriceRecords,
    pieces: PieceRecords,
    out: ArrangementRecords,
    needs: Integers,
    legal: ChoiceRecords,
    n: int,
    values: Reals,
    told: Integers,
    starts: Integers,
    worth: Reals,
) -> int:
    """Write the plans for a decision, the best first, and return how many.

    The first is what the planner plays. vs to values: as `decide` takes them; values: at least
    as long as there are kinds; told: the plans (`plan_numbers`); starts, worth: by plan, where it
    begins and what it is worth.
    """
    for k in range(n):
        values[k] = NEVER
    told[LENGTH] = LENGTH + 1
    played = decide(vs, rules, weights, prices, pieces, out, needs, legal, n, values)
    if vs[0].phase == Phase.PLAY:
        count = _turns(
            vs, rules, weights, prices, pieces, out, needs, legal, n, values, told, starts, worth
        )
    else:
        if vs[0].phase == Phase.ANSWER:
            rate_answers(vs, rules, weights, prices, pieces, out, needs, values)
        count = _singles(n, values, told, starts, worth)
    return _lead(legal, played, count, told, starts, worth)


@kernel
def _singles(n: int, values: Any, told: Any, starts: Any, worth: Any) -> int:
    """Write each legal action that has a value as a plan of its own."""
    count = 0
    for k in range(n):
        if n > 1 and values[k] > POSSIBLE:
            starts[count], worth[count] = begin_plan(told, SINGLE, k), values[k]
            count += 1
    return count


@kernel
def _turns(
    vs: Any, rules: Any, weights: Any, prices: Any, pieces: Any, out: Any, needs: Any,
    legal: Any, n: int, values: Any, told: Any, starts: Any, worth: Any,
) -> int:  # fmt: skip
    """Write the ways to lay the hand out, each with its best discards; return how many."""
    count = 0
    asks = must_ask(rules[0], int(vs[0].asked))
    may_ask = first_of(legal, n, Op.ASK) >= 0
    for way in range(OUT + 1):
        value = rate_arrangement(vs, rules, weights, prices, pieces, out, needs, way)
        if value <= POSSIBLE or (way == HOLD) == (out[0].cards > 0):
            continue
        if way == OUT and asks and not may_ask:
            continue
        rate_throws(vs, rules, weights, prices, pieces, out, needs, values)
        count = _with_discards(
            vs, prices, pieces, out, legal, n, values, way, value, way == OUT and asks,
            told, starts, worth, count,
        )  # fmt: skip
    return count


@kernel
def _with_discards(
    vs: Any, prices: Any, pieces: Any, out: Any, legal: Any, n: int, values: Any, way: int,
    value: float, asks: bool, told: Any, starts: Any, worth: Any, count: int,
) -> int:  # fmt: skip
    """Write an arrangement with each of its best discards; return how many plans there are then."""
    laid, tried = out[0].cards > 0, 0
    for _ in range(1 if way == OUT else MOST_THROWS):
        kind = _best_throw(values)
        if kind < 0:
            break
        tried += 1
        cost = values[kind]
        values[kind] = NEVER
        if laid or find(legal, n, Op.DISCARD, kind, NO_CARD, NO_CARD, 0, 0) >= 0:
            starts[count] = _begin(vs, prices, pieces, out, way, asks, told)
            say_discard(told, int(starts[count]), kind)
            worth[count] = value + cost
            count += 1
    if tried == 0 and laid:
        starts[count], worth[count] = _begin(vs, prices, pieces, out, way, asks, told), value
        count += 1
    return count


@kernel
def _best_throw(values: Any) -> int:
    """Return the kind whose discard costs least, -1 if none is left."""
    best = -1
    for kind in range(KINDS):
        if values[kind] > POSSIBLE and (best < 0 or values[kind] > values[best]):
            best = kind
    return best


@kernel
def _begin(vs: Any, prices: Any, pieces: Any, out: Any, way: int, asks: bool, told: Any) -> int:
    """Begin a plan with an arrangement; return where."""
    start = begin_plan(told, way, -1)
    if asks:
        say_question(told, start)
    for kind in range(KINDS):
        vs[1].hand[kind] = vs[0].hand[kind]
    say_arrangement(told, start, vs[1], prices[0], pieces, out)
    return int(start)


@kernel
def _lead(legal: Any, played: int, count: int, told: Any, starts: Any, worth: Any) -> int:
    """Sort the plans by their worth, those that begin with the planner's play first."""
    best, leads = 0.0, 0
    for k in range(count):
        best = worth[k] if k == 0 else max(best, worth[k])
        begins = _begins(told, int(starts[k]), legal[played], played)
        told[starts[k] + LEADS] = int(begins)
        leads += int(begins)
    if leads == 0:
        starts[count], worth[count] = begin_plan(told, SINGLE, played), best
        told[starts[count] + LEADS] = 1
        count += 1
    _sort(count, told, starts, worth)
    return count


@kernel
def _sort(count: int, told: Any, starts: Any, worth: Any) -> None:
    for k in range(1, count):
        start, value, at = starts[k], worth[k], k
        while at > 0 and _goes_before(told, start, value, starts[at - 1], worth[at - 1]):
            starts[at], worth[at] = starts[at - 1], worth[at - 1]
            at -= 1
        starts[at], worth[at] = start, value


@kernel
def _goes_before(told: Any, start: int, value: float, other: int, others: float) -> bool:
    leads, other_leads = told[start + LEADS], told[other + LEADS]
    return bool(leads > other_leads or (leads == other_leads and value > others))


@kernel
def _begins(told: Any, start: int, x: Any, played: int) -> bool:
    """Say whether an action begins a plan; the planner lays a plan's cards in its own order."""
    if told[start + INDEX] >= 0:
        return bool(told[start + INDEX] == played)
    at = start + HEAD
    if x.op == Op.ASK:
        return bool(told[at] == ASK)
    if x.op == Op.DISCARD:
        return bool(told[at] == DISCARD and told[at + FIRST] == x.a)
    if x.op != Op.MELD and x.op != Op.ADD:
        return False
    verb = MELD if x.op == Op.MELD else ADD
    for _ in range(told[start + ACTIONS]):
        if told[at] == verb and told[at + MELD_NUMBER] == x.meld and _has_cards(told, at, x):
            return True
        at += FIRST + 2 * told[at + COUNT]
    return False


@kernel
def _has_cards(told: Any, action: int, x: Any) -> bool:
    """Say whether an action of a plan has all the cards of a legal one."""
    for kind in (x.a, x.b, x.c):
        if kind != NO_CARD and _count(told, action, kind, x.place) < _same(x, kind):
            return False
    return True


@kernel
def _same(x: Any, kind: int) -> int:
    return int(x.a == kind) + int(x.b == kind) + int(x.c == kind)


@kernel
def _count(told: Any, action: int, kind: int, place: int) -> int:
    """Count a plan's cards of a kind; a wild card counts where it stands for the same rank."""
    found = 0
    for k in range(told[action + COUNT]):
        at = action + FIRST + 2 * k
        rank = rank_of(max(0, int(told[at + 1])))
        found += int(told[at] == kind and (rank == place or not is_wild(kind)))
    return found
