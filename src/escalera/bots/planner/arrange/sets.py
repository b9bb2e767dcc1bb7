"""The best sets and wild meld from what the sequences leave: dynamic programming over ranks.

A state is how many wilds are laid and, where it matters, how many cards and card points; each rank
adds what its best choice is worth.
"""

from typing import Any, Final

from escalera.bots.planner.arrange import search_memo as memo
from escalera.bots.planner.arrange.search_memo import MORE, SLOTS, STEPS, WILD_STEP, Kept
from escalera.bots.planner.arrange.set_options import OPTIONS, step_options
from escalera.bots.planner.kernel import kernel
from escalera.bots.planner.observe.knowledge import Seen
from escalera.bots.planner.value.prices import Prices
from escalera.cards.kinds import FOUR, kind_with
from escalera.engine.state.dtypes import Rules

STEP_WORK: Final = 10
"""The steps of work that finding a step's choices counts as."""
NEVER: Final = -1e18


@kernel
def options_with(size: Any, start: Any) -> int:
    """Return how many wilds the choices of a step may use.

    All in hand where only wilds are counted, because the choices are then kept.
    """
    alone = size[memo.CARDS] * size[memo.POINTS] == 1
    return int(size[memo.WILDS]) - 1 - (0 if alone else int(start[memo.WILDS]))


@kernel
def best_sets(
    v: Seen, r: Rules, p: Prices, left: Any, wild_points: Any, start: Any, size: Any, bound: Any,
    kept: Kept, room: Any,
) -> float:  # fmt: skip
    """Return the most that sets and what stays in hand are worth; note its last state in bound.

    Bound goes on counting steps: the states looked at and the options tried from them.

    left: by kind, what the sequences leave in hand. start: wilds, cards and points laid in them.
    size: how many wilds, cards and units of points a state counts (one more than the most; 1: not
    counted), and the unit. wild_points: by number, the points of the first wilds laid.
    bound: the least and the most cards and the least points to lay. room: scratch; its third
    array is, by step and state, the option taken and the state before.
    """
    now, then, _, _, _, gains, _ = room
    wilds, cards, points = int(size[memo.WILDS]), int(size[memo.CARDS]), int(size[memo.POINTS])
    states = wilds * cards * points
    for i in range(states):
        now[i] = NEVER
    first = start[memo.WILDS] * cards + min(start[memo.CARDS], cards - 1)
    first = first * points + min(start[memo.POINTS], points - 1)
    now[first] = 0.0
    fixed = _find_slots(v, r, p, left, wilds, kept, room)
    for step in range(FOUR, STEPS):
        if states == wilds:
            tried = _advance_wilds(p, wild_points, wilds, step, now, then, kept, room)
        else:
            tried = _advance_all(
                v, r, p, left, wild_points, start, size, step, now, then, kept, room
            )
        bound[memo.WORK] += tried
        if tried == STEP_WORK:
            fixed += gains[0]
        else:
            now, then = then, now
    return fixed + _best_end(p, wilds, cards, points, now, bound)


@kernel
def _find_slots(
    v: Seen, r: Rules, p: Prices, left: Any, wilds: int, kept: Kept, room: Any
) -> float:
    """Find the slots of what is left now; return what all these cards add to their suits."""
    side = 0.0
    for step in range(FOUR, STEPS):
        if (int(kept.stale) >> step) & 1:
            kept.at[step] = _slot(v, r, p, left, wilds, step, kept, room)
        side += kept.side[step][kept.at[step]]
    kept.stale = 0
    return side


@kernel
def _slot(
    v: Seen, r: Rules, p: Prices, left: Any, wilds: int, step: int, kept: Kept, room: Any
) -> int:
    """Return the slot that keeps a step's best choices, found again if it kept others."""
    key = 0
    if step < WILD_STEP:
        for kind in range(kind_with(step, 0), kind_with(step + 1, 0)):
            key = key << 6 | int(left[kind])
    slot = (key ^ key >> 7 ^ key >> 14) % SLOTS
    if kept.left[step][slot] == key:
        return slot
    _, _, _, sides, opts, gains, _ = room
    n = step_options(v, r, p, left, step, wilds - 1, kept, sides, opts, gains)
    kept.left[step][slot], kept.options[step][slot], kept.side[step][slot] = key, n, 0.0
    if step < WILD_STEP:
        for kind in range(kind_with(step, 0), kind_with(step + 1, 0)):
            kept.side[step][slot] += left[kind] * p.side[kind]
    for more in range(MORE):
        kept.best[step][slot][more] = -1
    for k in range(n):
        more = int(opts[k, 1])
        if kept.best[step][slot][more] < 0 or gains[k] > kept.gains[step][slot][more]:
            kept.best[step][slot][more], kept.gains[step][slot][more] = k, gains[k]
    return slot


@kernel
def _advance_wilds(
    p: Prices, wild_points: Any, wilds: int, step: int, now: Any, then: Any, kept: Kept, room: Any
) -> int:
    """Reach the next step's states where only wilds are counted; return the steps of work.

    Then only a step's best choice for each number of wilds matters. It depends only on what is
    left of the rank, so it is kept from one combination of sequences to the next.
    """
    _, _, choice, _, _, gains, _ = room
    slot = int(kept.at[step])
    if kept.options[step][slot] == 1:
        gains[0] = kept.gains[step][slot][0]
        return STEP_WORK
    work = STEP_WORK + wilds
    for i in range(wilds):
        then[i] = NEVER
    for wild in range(wilds):
        if now[wild] <= NEVER:
            continue
        for more in range(min(MORE, wilds - wild)):
            k = int(kept.best[step][slot][more])
            if k < 0:
                continue
            work += 1
            laid = wild_points[wild + more] - wild_points[wild]
            value = now[wild] + kept.gains[step][slot][more] + laid * p.laid
            if value > then[wild + more]:
                then[wild + more] = value
                choice[step, wild + more] = wild * OPTIONS + k
    return work


@kernel
def _advance_all(
    v: Seen, r: Rules, p: Prices, left: Any, wild_points: Any, start: Any, size: Any, step: int,
    now: Any, then: Any, kept: Kept, room: Any,
) -> int:  # fmt: skip
    """Reach the next step's states where cards or points are counted; return the steps of work."""
    _, _, _, sides, opts, gains, _ = room
    n = step_options(v, r, p, left, step, options_with(size, start), kept, sides, opts, gains)
    if n == 1:
        return STEP_WORK
    worth = int(r.points[kind_with(step, 0)]) if step < WILD_STEP else 0
    states = int(size[memo.WILDS]) * int(size[memo.CARDS]) * int(size[memo.POINTS])
    return STEP_WORK + states + _advance(p, wild_points, size, worth, n, step, now, then, room)


@kernel
def _advance(
    p: Prices, wild_points: Any, size: Any, worth: int, n: int, step: int, now: Any, then: Any,
    room: Any,
) -> int:  # fmt: skip
    """Reach the next step's states from each state by each option; return how many it tried."""
    _, _, choice, _, opts, gains, units = room
    wilds, cards, points = int(size[memo.WILDS]), int(size[memo.CARDS]), int(size[memo.POINTS])
    tried, i = 0, -1
    for state in range(wilds * cards * points):
        then[state] = NEVER
    for wild in range(wilds):
        if points > 1:
            _units_of(wild_points, wild, wilds, int(size[memo.UNIT]), worth, n, opts, units)
        for card in range(cards):
            for point in range(points):
                i += 1
                if now[i] <= NEVER:
                    continue
                tried += n
                for k in range(n):
                    more = int(opts[k, 1])
                    if wild + more >= wilds:
                        continue
                    laid = wild_points[wild + more] - wild_points[wild]
                    to_card = min(cards - 1, card + int(opts[k, 0]) + more)
                    to_point = min(points - 1, point + int(units[k])) if points > 1 else 0
                    to = ((wild + more) * cards + to_card) * points + to_point
                    value = now[i] + gains[k] + laid * p.laid
                    if value > then[to]:
                        then[to] = value
                        choice[step, to] = i * OPTIONS + k
    return tried


@kernel
def _units_of(
    wild_points: Any, wild: int, wilds: int, unit: int, worth: int, n: int, opts: Any, units: Any
) -> None:
    """Write the units of points that each option lays once `wild` wilds are laid."""
    for k in range(n):
        more = int(opts[k, 1])
        if wild + more < wilds:
            laid = wild_points[wild + more] - wild_points[wild]
            units[k] = (int(opts[k, 0]) * worth + laid) // unit


@kernel
def _best_end(p: Prices, wilds: int, cards: int, points: int, now: Any, bound: Any) -> float:
    """Return the best value of the last states within bounds, and note that state."""
    best, bound[memo.STATE] = NEVER, -1
    for i in range(wilds * cards * points):
        if now[i] <= NEVER:
            continue
        point, rest = i % points, i // points
        card, wild = rest % cards, rest // cards
        if cards > 1 and not bound[memo.LEAST] <= card <= bound[memo.MOST]:
            continue
        if points > 1 and point < bound[memo.SHORT]:
            continue
        value = now[i] + p.wild_hold[wilds - 1 - wild]
        if value > best:
            best = value
            bound[memo.STATE] = i
    return best
