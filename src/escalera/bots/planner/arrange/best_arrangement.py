"""The best way to lay a hand out: exact over sequences, sets, wild melds and what is kept.

Sequences are few, so their combinations (at most two pieces of a suit) are tried in turn, except
where even the best continuation could not win; for each, dynamic programming finds the sets. The
value is the sum of what `prices` gives every meld and every card kept.
"""

from typing import Any, Final

import numpy as np

from escalera.bots.planner.arrange import search_memo as memo
from escalera.bots.planner.arrange.arrangement import wild_kind, wilds_held
from escalera.bots.planner.arrange.search_memo import ALL, STEPS, WILD_STEP, Kept, begin
from escalera.bots.planner.arrange.sequence_combinations import (
    PIECES_LAID,
    dearest_wild,
    may_join,
    most_by_suit,
    move,
    with_more,
)
from escalera.bots.planner.arrange.sequence_pieces import find_pieces
from escalera.bots.planner.arrange.set_options import OPTIONS, step_options
from escalera.bots.planner.arrange.sets import NEVER, best_sets, options_with
from escalera.bots.planner.arrange.upper_bounds import can_reach, may_reach
from escalera.bots.planner.kernel import allocating, kernel
from escalera.bots.planner.observe.knowledge import Seen
from escalera.bots.planner.value.prices import HELD, Prices
from escalera.cards.kinds import FOUR, KINDS, kind_with
from escalera.engine.state.dtypes import Rules

SLACK: Final = 1e-6
"""More than rounding can change a sum of points."""
_UNIT: Final = 5
"""What card points are multiples of, in nearly all games."""


@allocating
def _points_of_wilds(v: Seen, r: Rules, wilds: int) -> Any:
    """Return, by number, the card points of the first wilds laid."""
    found = np.zeros(wilds + 1, dtype=np.int64)
    for i in range(wilds):
        found[i + 1] = found[i] + int(r.points[wild_kind(v.hand, i)])
    return found


@kernel
def _unit(r: Rules) -> int:
    """Return the largest number that all card points are counted by."""
    for kind in range(KINDS):
        if r.points[kind] % _UNIT != 0:
            return 1
    return _UNIT


@allocating
def _room(size: Any) -> Any:
    """Return scratch memory for `best_sets`."""
    states = int(size[memo.WILDS]) * int(size[memo.CARDS]) * int(size[memo.POINTS])
    return (
        np.empty(states),
        np.empty(states),
        np.zeros((STEPS, states), dtype=np.int64),
        np.empty(HELD),
        np.empty((OPTIONS, 3), dtype=np.int64),
        np.empty(OPTIONS),
        np.empty(OPTIONS, dtype=np.int64),
    )


@kernel
def _sets_after(
    v: Seen, r: Rules, p: Prices, left: Any, wild_points: Any, start: Any, sums: Any, size: Any,
    bound: Any, kept: Kept, room: Any,
) -> float:  # fmt: skip
    """Return the value of the pieces laid and the best sets beside them."""
    start[memo.POINTS] = (int(sums[memo.LAID]) + int(wild_points[start[memo.WILDS]])) // int(
        size[memo.UNIT]
    )
    sets = best_sets(v, r, p, left, wild_points, start, size, bound, kept, room)
    if bound[memo.STATE] < 0:
        return NEVER
    return float(sums[memo.GAIN] + wild_points[start[memo.WILDS]] * p.laid + sets)


@kernel
def _value_above(
    best: float, v: Seen, r: Rules, p: Prices, left: Any, wild_points: Any, start: Any, sums: Any,
    size: Any, bound: Any, flat: Any, loose: Any, kept: Kept, room: Any,
) -> float:  # fmt: skip
    """Return what the pieces laid and the best sets beside them are worth, if it is above best.

    If it surely is not, return `NEVER`.

    flat, loose: `size` and `bound` for wilds alone. Where cards or points count too, that value is
    found first: it is quick, and no bound makes an arrangement better. `sums[memo.VALUE]` notes it.
    """
    if size[memo.CARDS] * size[memo.POINTS] == 1:
        sums[memo.VALUE] = _sets_after(
            v, r, p, left, wild_points, start, sums, size, bound, kept, room
        )
        return float(sums[memo.VALUE])
    loose[memo.WORK] = 0
    sums[memo.VALUE] = _sets_after(v, r, p, left, wild_points, start, sums, flat, loose, kept, room)
    bound[memo.WORK] += loose[memo.WORK]
    if sums[memo.VALUE] + SLACK <= best or not may_reach(
        r, left, wild_points, start, sums, size, bound, kept
    ):
        return NEVER
    return _sets_after(v, r, p, left, wild_points, start, sums, size, bound, kept, room)


@allocating
def _search(
    v: Seen, r: Rules, p: Prices, pieces: Any, n: int, size: Any, bound: Any, out: Any
) -> float:
    """Try combinations of pieces and write the best arrangement into out[0]; return its value.

    After `most_work` steps the best so far stands, whatever time it took: so a choice is the same
    on every machine. Laying the hand out without sequences is always tried.
    """
    wilds, room, kept = int(size[memo.WILDS]) - 1, _room(size), out[0].kept
    wild_points = _points_of_wilds(v, r, wilds)
    left = np.empty(KINDS, dtype=np.int64)
    for kind in range(KINDS):
        left[kind] = v.hand[kind]
    start, sums, rests = np.zeros(3, dtype=np.int64), np.zeros(3), np.zeros(5)
    flat, loose, kept.stale = np.array([wilds + 1, 1, 1, 1]), np.zeros(5, dtype=np.int64), ALL
    if not can_reach(r, wild_points, pieces, n, left, size, bound, kept):
        return NEVER
    most_by_suit(pieces, n, rests)
    dear = dearest_wild(p, pieces, n, wild_points, wilds)
    stack, chosen = np.empty(PIECES_LAID, dtype=np.int64), np.empty(PIECES_LAID, dtype=np.int64)
    best = _value_above(
        NEVER, v, r, p, left, wild_points, start, sums, size, bound, flat, loose, kept, room
    )
    mosts = np.full(PIECES_LAID + 1, sums[memo.VALUE])
    runs, depth, i = 0, 0, 0
    while depth > 0 or (i < n and bound[memo.WORK] < out[0].most_work):
        bound[memo.WORK] += 1
        spare = wilds - int(start[memo.WILDS])
        if depth > 0 and (i >= n or bound[memo.WORK] >= out[0].most_work):
            depth -= 1
            i = int(stack[depth])
            move(pieces[i], left, start, sums, kept, -1)
        elif (
            mosts[depth] + with_more(pieces, n, stack, depth, i, rests) + spare * dear > best
            and start[memo.CARDS] + pieces[i].cards <= bound[memo.MOST]
            and may_join(r, pieces, stack, depth, i, left, spare)
        ):
            move(pieces[i], left, start, sums, kept, 1)
            stack[depth] = i
            depth += 1
            value = _value_above(
                best, v, r, p, left, wild_points, start, sums, size, bound, flat, loose, kept, room
            )
            mosts[depth] = sums[memo.VALUE]
            if value > best:
                best, runs = value, depth
                for d in range(depth):
                    chosen[d] = stack[d]
        i += 1
    out[0].work += bound[memo.WORK]
    if best <= NEVER:
        return NEVER
    for d in range(runs):
        move(pieces[chosen[d]], left, start, sums, kept, 1)
        out[0].pieces[d] = chosen[d]
    _sets_after(v, r, p, left, wild_points, start, sums, size, bound, kept, room)
    out[0].runs, out[0].cards, out[0].points = runs, start[memo.CARDS], int(sums[memo.LAID])
    _trace(v, r, p, left, size, start, bound, room, out)
    out[0].points += wild_points[out[0].wilds]
    out[0].value = best
    return best


@kernel
def _trace(
    v: Seen, r: Rules, p: Prices, left: Any, size: Any, start: Any, bound: Any, room: Any, out: Any
) -> None:
    """Walk back through the choices, writing what each step lays."""
    _, _, choice, sides, opts, gains, _ = room
    state = int(bound[memo.STATE])
    out[0].wilds = start[memo.WILDS]
    wilds = options_with(size, start)
    for step in range(STEPS - 1, FOUR - 1, -1):
        n = step_options(v, r, p, left, step, wilds, out[0].kept, sides, opts, gains)
        taken = 0
        if n > 1:
            taken = int(choice[step][state]) % OPTIONS
            state = int(choice[step][state]) // OPTIONS
        out[0].naturals[step], out[0].more[step] = opts[taken][0], opts[taken][1]
        out[0].target[step] = opts[taken][2]
        out[0].cards += opts[taken][0] + opts[taken][1]
        out[0].wilds += opts[taken][1]
        if step < WILD_STEP:
            out[0].points += opts[taken][0] * r.points[kind_with(step, 0)]


@allocating
def lay_out(
    v: Seen, r: Rules, p: Prices, pieces: Any, least: int, most: int, short: int, out: Any
) -> float:
    """Write the best arrangement of `least` to `most` cards and `short` card points or more.

    Return its value, `NEVER` if there is none. pieces: scratch, from `new_pieces`; the
    arrangement's pieces point into it.
    """
    wilds = wilds_held(v.hand)
    n = find_pieces(v, r, p, wilds, pieces) if most > 0 else 0
    size = np.ones(4, dtype=np.int64)
    size[memo.WILDS], size[memo.UNIT] = wilds + 1, _unit(r)
    if short > 0:
        size[memo.POINTS] = (short + size[memo.UNIT] - 1) // size[memo.UNIT] + 1
    if most == 0:
        size[memo.CARDS] = 2
    bound = np.array([least, most, size[memo.POINTS] - 1, -1, 0], dtype=np.int64)
    begin(v, r, out[0].kept)
    value, idle = NEVER, NEVER
    for _ in range(3):
        bound[memo.WORK] = 0
        value = _search(v, r, p, pieces, n, size, bound, out)
        inside = size[memo.CARDS] > 1 or least <= out[0].cards <= most
        if value <= NEVER or (inside and (out[0].cards > 0 or p.first <= 0.0 or idle > NEVER)):
            break
        if inside:
            # Nothing is worth tabling by itself; perhaps it is with the first card's bonus.
            idle = value
            bound[memo.LEAST] = 1
        size[memo.CARDS] = v.own_held + 1
    if value > NEVER and out[0].cards > 0:
        value += p.first
    if idle > NEVER and idle >= value:
        _empty(out, idle)
        return idle
    return value


@kernel
def _empty(out: Any, value: float) -> None:
    """Write the arrangement that lays nothing."""
    out[0].value, out[0].runs, out[0].cards, out[0].wilds, out[0].points = value, 0, 0, 0, 0
    for step in range(STEPS):
        out[0].naturals[step] = out[0].more[step] = 0
