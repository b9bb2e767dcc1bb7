"""One decision: what the planner plays and what each plan is worth."""

from typing import Any, Final

from escalera.bots.planner.arrange.arrangement import ArrangementRecords, wild_kind
from escalera.bots.planner.arrange.best_arrangement import lay_out
from escalera.bots.planner.arrange.next_play import first_of, loosest, next_play
from escalera.bots.planner.arrange.sequence_pieces import PieceRecords
from escalera.bots.planner.arrange.sets import NEVER
from escalera.bots.planner.decide.discard import best_discard, discard_cost
from escalera.bots.planner.decide.going_out_plan import (
    answer,
    answer_gain,
    leaving_gain,
    out_play,
    way_out,
)
from escalera.bots.planner.decide.take_or_draw import (
    best_take,
    keep_pending,
    meld_worth,
    most_laid,
    short_of,
)
from escalera.bots.planner.decide.taken_back import named, take_back
from escalera.bots.planner.kernel import door, kernel
from escalera.bots.planner.observe.knowledge import ChoiceRecords, Seen, SeenRecords
from escalera.bots.planner.value.prices import SET_WILDS, PriceRecords, Prices, price
from escalera.bots.planner.value.team_needs import missing_melds
from escalera.bots.planner.value.weights import WeightRecords, Weights
from escalera.cards.compiling.arrays import Integers, Reals
from escalera.cards.kinds import ACE, FOUR, JOKER, KINDS, kind_with
from escalera.engine.state.dtypes import RuleRecords, Rules
from escalera.engine.state.enums import Op, Phase
from escalera.engine.state.reasons import Reason
from escalera.engine.topics.facts import discardable

TABLE: Final = 0
"""Ways to lay a hand out (`rate_arrangement`): what fits, nothing, or everything to go out."""
HOLD: Final = 1
OUT: Final = 2


@door
def decide(
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
) -> int:
    """Return the index of the legal action to play.

    vs: two `SEEN` records, the second scratch; rules, weights: arrays of one record; prices,
    pieces, out, needs, values: scratch; legal: `CHOICE` records, n of them.
    """
    v, r, w, p = vs[0], rules[0], weights[0], prices[0]
    if n == 1:
        return 0
    at = first_of(legal, n, Op.DECLARE)
    if at >= 0:
        return at
    if v.phase == Phase.DRAW:
        at = best_take(vs, r, w, p, pieces, out, needs, legal, n, values)
        if at < 0:
            at = first_of(legal, n, Op.END_STOCK)
        return max(at, 0)
    if v.phase == Phase.ANSWER:
        return max(0, answer(v, r, w, p, pieces, out, needs, legal, n))
    missing_melds(v, r, int(v.team), needs)
    price(v, r, w, p, needs)
    at = _table(vs, r, w, p, pieces, out, needs, legal, n)
    if at < 0:
        at = best_discard(v, r, w, p, legal, n)
    if at < 0:
        at = _ending(v, r, p, legal, n)
    return max(at, 0)


@kernel
def _table(
    vs: Any, r: Rules, w: Weights, p: Prices, pieces: Any, out: Any, needs: Any, legal: Any, n: int
) -> int:
    """Return the next card to table, or the question; -1 for none: then the turn ends."""
    v = vs[0]
    if v.took_back:
        return -1
    if not v.pending:
        at = _merge(v, r, p, legal, n)
        if at >= 0:
            return at
        at = out_play(vs, r, w, p, pieces, out, needs, legal, n)
        if at >= 0:
            return at
    if short_of(v) > 0 or v.pending:
        if not _initial(v, r, w, p, pieces, out):
            return -1
    else:
        _whole_turn(v, r, p, pieces, out)
    return next_play(v, r, p, pieces, out, legal, n)


@kernel
def _initial(v: Seen, r: Rules, w: Weights, p: Prices, pieces: Any, out: Any) -> bool:
    """Find the initial meld; say whether it can be reached and is wanted."""
    most = most_laid(v, r)
    if v.pending:
        most = max(0, int(v.own_held) - keep_pending(v, r))
    idle = NEVER
    if not v.pending and v.laid == 0:
        idle = lay_out(v, r, p, pieces, 0, 0, 0, out)
    value = lay_out(v, r, p, pieces, 0, most, short_of(v), out)
    return value > NEVER and value + w.melding >= idle


@kernel
def _whole_turn(v: Seen, r: Rules, p: Prices, pieces: Any, out: Any) -> None:
    """Lay out the best turn that can end with a discard; jokers alone can't (R13)."""
    most = most_laid(v, r)
    lay_out(v, r, p, pieces, 0, most, 0, out)
    while discardable(r, JOKER) != Reason.OK and out[0].cards > 0:
        jokers = max(0, int(v.hand[JOKER]) - int(out[0].wilds))
        if int(v.own_held) - out[0].cards > jokers:
            return
        lay_out(v, r, p, pieces, 0, out[0].cards - 1, 0, out)


@kernel
def _merge(v: Seen, r: Rules, p: Prices, legal: Any, n: int) -> int:
    """Return the best merge that gains anything, -1 if none does (R9)."""
    found, best = -1, 0.0
    for i in range(n):
        if legal[i].op != Op.MERGE:
            continue
        one, other = named(v, int(legal[i].meld)), named(v, int(legal[i].other))
        a, b = v.melds[one], v.melds[other]
        apart = meld_worth(v, r, p, one) + meld_worth(v, r, p, other)
        total = min(int(r.complete_cards), int(a.total) + int(b.total))
        wilds = int(a.wilds) + int(b.wilds)
        gain = p.set_worth[int(a.which)][total][min(SET_WILDS - 1, wilds)] - apart
        if gain > best:
            found, best = i, gain
    return found


@kernel
def _ending(v: Seen, r: Rules, p: Prices, legal: Any, n: int) -> int:
    """Return what ends a turn without a discard, or leads to its end."""
    at = first_of(legal, n, Op.SPECIAL)
    if at < 0:
        at = first_of(legal, n, Op.END_STOCK)
    if at < 0:
        at = take_back(v, r, p, legal, n)
    if at < 0:
        at = first_of(legal, n, Op.END_STUCK)
    return at


@door
def rate_arrangement(
    vs: SeenRecords,
    rules: RuleRecords,
    weights: WeightRecords,
    prices: PriceRecords,
    pieces: PieceRecords,
    out: ArrangementRecords,
    needs: Integers,
    way: int,
) -> float:
    """Write the best arrangement for a way to end the turn; return its value, `NEVER` if none."""
    v, r, w, p = vs[0], rules[0], weights[0], prices[0]
    missing_melds(v, r, int(v.team), needs)
    price(v, r, w, p, needs)
    vs[1] = vs[0]
    if way == HOLD:
        return NEVER if v.pending else float(lay_out(v, r, p, pieces, 0, 0, 0, out))
    if way == TABLE:
        if v.took_back:
            return NEVER
        if short_of(v) > 0 or v.pending:
            most = most_laid(v, r)
            if v.pending:
                most = max(0, int(v.own_held) - keep_pending(v, r))
            return float(lay_out(v, r, p, pieces, 0, most, short_of(v), out) + w.melding)
        _whole_turn(v, r, p, pieces, out)
        return float(out[0].value)
    if v.pending or not way_out(v, r, p, pieces, out, needs):
        return NEVER
    value = float(out[0].value)
    return value + leaving_gain(vs, r, w, p, pieces, out, needs)


@door
def rate_throws(
    vs: SeenRecords,
    rules: RuleRecords,
    weights: WeightRecords,
    prices: PriceRecords,
    pieces: PieceRecords,
    out: ArrangementRecords,
    needs: Integers,
    values: Reals,
) -> int:
    """Write, by kind, minus its discard cost once the arrangement in out is laid; return how many.

    values: `NEVER` for kinds that are gone or may never be discarded.
    """
    needs[:] = 0
    vs[1] = vs[0]
    v, r, w, p = vs[1], rules[0], weights[0], prices[0]
    _remove(v, p, pieces, out)
    n = 0
    for kind in range(KINDS):
        values[kind] = NEVER
        if v.hand[kind] > 0 and discardable(r, kind) == Reason.OK:
            values[kind] = -discard_cost(v, r, w, p, kind)
            n += 1
    return n


@kernel
def _remove(v: Seen, p: Prices, pieces: Any, out: Any) -> None:
    """Take an arrangement's cards out of a trial hand."""
    for _ in range(out[0].wilds):
        v.hand[wild_kind(v.hand, 0)] -= 1
    for d in range(out[0].runs):
        q = pieces[out[0].pieces[d]]
        for rank in range(q.low, q.high + 1):
            v.hand[kind_with(rank, int(q.suit))] -= (q.needs >> rank) & 1
    for rank in range(FOUR, ACE + 1):
        for _ in range(out[0].naturals[rank]):
            v.hand[loosest(v, p, rank, -1, -1)] -= 1
    v.own_held -= out[0].cards


@door
def rate_answers(
    vs: SeenRecords,
    rules: RuleRecords,
    weights: WeightRecords,
    prices: PriceRecords,
    pieces: PieceRecords,
    out: ArrangementRecords,
    needs: Integers,
    values: Reals,
) -> None:
    """Write what yes and no are worth, one the negative of the other."""
    v, r, w, p = vs[0], rules[0], weights[0], prices[0]
    values[0] = answer_gain(v, r, w, p, pieces, out, needs)
    values[1] = -values[0]


@door
def solve(
    vs: SeenRecords,
    rules: RuleRecords,
    weights: WeightRecords,
    prices: PriceRecords,
    pieces: PieceRecords,
    out: ArrangementRecords,
    needs: Integers,
    least: int,
    most: int,
    short: int,
) -> float:
    """Price a table and write its best arrangement (`lay_out`); return its value."""
    v, r = vs[0], rules[0]
    missing_melds(v, r, int(v.team), needs)
    price(v, r, weights[0], prices[0], needs)
    return float(lay_out(v, r, prices[0], pieces, least, most, short, out))
