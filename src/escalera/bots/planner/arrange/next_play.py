"""From an arrangement to the next play: which legal action lays a part of it."""

from typing import Any, Final

from escalera.bots.planner.arrange.arrangement import wild_kind
from escalera.bots.planner.arrange.search_memo import STEPS, WILD_STEP
from escalera.bots.planner.kernel import kernel
from escalera.bots.planner.observe.knowledge import Seen
from escalera.bots.planner.value.prices import Prices
from escalera.cards.kinds import FOUR, kind_with
from escalera.engine.state.codes import NO_CARD
from escalera.engine.state.dtypes import Rules
from escalera.engine.state.enums import Op
from escalera.engine.state.sizes import SMALLEST_MELD

NOT_LEGAL: Final = -1


@kernel
def find(legal: Any, n: int, op: int, a: int, b: int, c: int, place: int, name: int) -> int:
    """Return the index of an action among the legal ones, -1 if it is not legal."""
    for i in range(n):
        x = legal[i]
        if x.op == op and x.a == a and x.b == b and x.c == c:
            if x.place == place and x.meld == name:
                return i
    return NOT_LEGAL


@kernel
def first_of(legal: Any, n: int, op: int) -> int:
    """Return the index of the first legal action of a kind, -1 if there is none."""
    for i in range(n):
        if legal[i].op == op:
            return i
    return NOT_LEGAL


@kernel
def next_play(v: Seen, r: Rules, p: Prices, pieces: Any, out: Any, legal: Any, n: int) -> int:
    """Return the index of a legal action that lays part of an arrangement, -1 if none does."""
    for d in range(out[0].runs):
        q = pieces[out[0].pieces[d]]
        at = _grow_run(v, q, legal, n) if q.at >= 0 else _new_run(v, q, legal, n)
        if at >= 0:
            return at
    for step in range(FOUR, STEPS):
        naturals, more = int(out[0].naturals[step]), int(out[0].more[step])
        if naturals + more == 0:
            continue
        target = int(out[0].target[step])
        if step == WILD_STEP:
            at = _wilds(v, target, legal, n)
        elif target >= 0:
            at = _grow_set(v, r, p, step, naturals, more, target, legal, n)
        else:
            at = _new_set(v, p, step, naturals, legal, n)
        if at >= 0:
            return at
    return NOT_LEGAL


@kernel
def _new_run(v: Seen, q: Any, legal: Any, n: int) -> int:
    """Meld three cards in a row of a new sequence, at most one of them wild."""
    for low in range(q.low, q.high - SMALLEST_MELD + 2):
        a, b, c, place, wilds = NO_CARD, NO_CARD, NO_CARD, 0, 0
        for rank in range(low, low + SMALLEST_MELD):
            if (q.places >> rank) & 1:
                wilds += 1
                place, c = rank, wild_kind(v.hand, 0)
            elif a == NO_CARD:
                a = kind_with(rank, int(q.suit))
            elif b == NO_CARD:
                b = kind_with(rank, int(q.suit))
            else:
                c = kind_with(rank, int(q.suit))
        if wilds <= 1:
            at = find(legal, n, Op.MELD, a, b, c, place, 0)
            if at >= 0:
                return at
    return NOT_LEGAL


@kernel
def _grow_run(v: Seen, q: Any, legal: Any, n: int) -> int:
    m = v.melds[q.at]
    for step in range(2):
        rank = int(m.low) - 1 if step == 0 else int(m.high) + 1
        if rank < q.low or rank > q.high:
            continue
        wild = (q.places >> rank) & 1
        kind = wild_kind(v.hand, 0) if wild else kind_with(rank, int(q.suit))
        at = find(legal, n, Op.ADD, kind, NO_CARD, NO_CARD, rank if wild else 0, int(m.name))
        if at >= 0:
            return at
    return NOT_LEGAL


@kernel
def loosest(v: Seen, p: Prices, rank: int, a: int, b: int) -> int:
    """Return the natural of a rank that its suit misses least once a and b are taken."""
    found, least = NO_CARD, 0.0
    for kind in range(kind_with(rank, 0), kind_with(rank + 1, 0)):
        left = int(v.hand[kind]) - int(kind == a) - int(kind == b)
        if left > 0 and (found == NO_CARD or p.side[kind] < least):
            found, least = kind, p.side[kind]
    return found


@kernel
def _new_set(v: Seen, p: Prices, rank: int, naturals: int, legal: Any, n: int) -> int:
    a = loosest(v, p, rank, -1, -1)
    b = loosest(v, p, rank, a, -1)
    if naturals < SMALLEST_MELD:
        c = wild_kind(v.hand, 0)
        return find(legal, n, Op.MELD, min(a, b), max(a, b), c, 0, 0)
    c = loosest(v, p, rank, a, b)
    low, high = min(a, min(b, c)), max(a, max(b, c))
    return find(legal, n, Op.MELD, low, a + b + c - low - high, high, 0, 0)


@kernel
def _grow_set(
    v: Seen,
    r: Rules,
    p: Prices,
    rank: int,
    naturals: int,
    more: int,
    target: int,
    legal: Any,
    n: int,
) -> int:
    name = int(v.melds[target].name)
    wild_first = more > 0 and v.melds[target].total + naturals >= r.complete_cards
    for turn in range(2):
        wild = wild_first if turn == 0 else not wild_first
        if (wild and more == 0) or (not wild and naturals == 0):
            continue
        kind = wild_kind(v.hand, 0) if wild else loosest(v, p, rank, -1, -1)
        at = find(legal, n, Op.ADD, kind, NO_CARD, NO_CARD, 0, name)
        if at >= 0:
            return at
    return NOT_LEGAL


@kernel
def _wilds(v: Seen, target: int, legal: Any, n: int) -> int:
    a = wild_kind(v.hand, 0)
    if target >= 0:
        return find(legal, n, Op.ADD, a, NO_CARD, NO_CARD, 0, int(v.melds[target].name))
    b, c = wild_kind(v.hand, 1), wild_kind(v.hand, 2)
    low, high = min(a, min(b, c)), max(a, max(b, c))
    return find(legal, n, Op.MELD, low, a + b + c - low - high, high, 0, 0)
