"""The best sets and wild meld out of what the sequences leave: dynamic programming over ranks.

A state is how many wilds are laid and, where it matters, how many cards and card points; each rank
adds the worth of its best choice.
"""

from typing import Any, Final

from escalera.bots.planner.kernel import kernel
from escalera.bots.planner.prices import HELD, SET_WILDS, SEVEN_CARDS, Prices
from escalera.bots.planner.record import Seen
from escalera.cards.kinds import ACE, FOUR
from escalera.engine.enums import Form, WildMelds
from escalera.engine.layout import Rules

STEPS: Final = ACE + 2
"""One more than the last step: ranks 2 to 12, then 13 for the wild meld."""
WILD_STEP: Final = ACE + 1
OPTIONS: Final = 400
STEP_WORK: Final = 10
"""What finding the choices of a step counts as."""
NEVER: Final = -1e18


@kernel
def open_meld(v: Seen, form: int, which: int) -> int:
    """Return the index of the own team's fullest open meld of a form, -1 if there is none."""
    best, most = -1, 0
    for i in range(v.meld_count):
        m = v.melds[i]
        same = m.team == v.team and m.form == form and m.which == which
        if same and most < m.total < SEVEN_CARDS:
            best, most = i, int(m.total)
    return best


@kernel
def complete_set(v: Seen, rank: int) -> int:
    """Return the index of a complete set of a rank of the own team, -1 if there is none."""
    for i in range(v.meld_count):
        m = v.melds[i]
        if m.team == v.team and m.form == Form.SET and m.which == rank and m.total >= SEVEN_CARDS:
            return i
    return -1


@kernel
def set_may_be(r: Rules, rank: int, naturals: int, wilds: int) -> bool:
    """Say whether a set may hold so many naturals and wilds (R10, R19b)."""
    if naturals < 2 or wilds > min(int(r.wild_limit[rank]), SET_WILDS - 1):
        return False
    return wilds == 0 or not r.naturals_outnumber or naturals > wilds


@kernel
def sorted_sides(p: Prices, left: Any, rank: int, sides: Any) -> int:
    """Write what each natural of a rank is worth to its suit, least first; return their number."""
    n = 0
    for kind in range(rank * 4, rank * 4 + 4):
        for _ in range(left[kind]):
            at = n
            while at > 0 and sides[at - 1] > p.side[kind]:
                sides[at] = sides[at - 1]
                at -= 1
            sides[at] = p.side[kind]
            n += 1
    return n


@kernel
def rank_options(
    v: Seen,
    r: Rules,
    p: Prices,
    left: Any,
    rank: int,
    wilds: int,
    sides: Any,
    opts: Any,
    gains: Any,
) -> int:
    """Write each way to lay a rank (naturals, wilds, target) and its gain; return their number.

    The first is to lay nothing. Target: a meld's index, or -1 for a new set. The points of wilds
    are not in the gain: they depend on which are left.
    """
    held = min(sorted_sides(p, left, rank, sides), HELD - 1)
    opts[0][0], opts[0][1], opts[0][2] = 0, 0, -1
    gains[0] = p.hold[rank][held]
    n = 1
    at = open_meld(v, Form.SET, rank)
    if at >= 0:
        n = _options(v, r, p, rank, held, wilds, at, sides, opts, gains, n)
    elif held >= 2:
        n = _options(v, r, p, rank, held, wilds, -1, sides, opts, gains, n)
    if at < 0 and r.add_to_complete and held > 0:
        at = complete_set(v, rank)
        if at >= 0:
            n = _options(v, r, p, rank, held, 0, at, sides, opts, gains, n)
    return n


@kernel
def _options(
    v: Seen, r: Rules, p: Prices, rank: int, held: int, wilds: int, at: int,
    sides: Any, opts: Any, gains: Any, n: int,
) -> int:  # fmt: skip
    lie, lie_wilds, before = 0, 0, 0.0
    if at >= 0:
        lie, lie_wilds = int(v.melds[at].total), int(v.melds[at].wilds)
        before = p.set_worth[rank][min(SEVEN_CARDS, lie)][min(SET_WILDS - 1, lie_wilds)]
    base = 0.0
    for naturals in range(held + 1):
        if naturals > 0:
            base += r.points[rank * 4] * p.laid - sides[naturals - 1]
        for more in range(min(wilds, SET_WILDS - 1) + 1):
            total = lie + naturals + more
            if naturals + more == 0 or total < 3 or n >= OPTIONS:
                continue
            if total > SEVEN_CARDS and not (r.add_to_complete and lie + more <= SEVEN_CARDS):
                continue
            if more > 0 and not set_may_be(r, rank, lie - lie_wilds + naturals, lie_wilds + more):
                continue
            if at < 0 and naturals < 2:
                continue
            opts[n][0], opts[n][1], opts[n][2] = naturals, more, at
            after = p.set_worth[rank][min(SEVEN_CARDS, total)][lie_wilds + more]
            if lie >= SEVEN_CARDS:
                after = before
            gains[n] = p.hold[rank][held - naturals] + base + after - before
            n += 1
    return n


@kernel
def wild_options(v: Seen, r: Rules, p: Prices, wilds: int, opts: Any, gains: Any) -> int:
    """Write each way to lay a wild meld and its gain; return their number."""
    opts[0][0], opts[0][1], opts[0][2] = 0, 0, -1
    gains[0] = 0.0
    if r.wild_melds == WildMelds.NONE:
        return 1
    n = 1
    at = open_meld(v, Form.WILD, 0)
    lie = int(v.melds[at].total) if at >= 0 else 0
    for more in range(1, wilds + 1):
        total = lie + more
        if total < 3 or total > SEVEN_CARDS:
            continue
        opts[n][0], opts[n][1], opts[n][2] = 0, more, at
        gains[n] = p.wild_worth[total] - p.wild_worth[lie]
        n += 1
    return n


@kernel
def step_options(
    v: Seen,
    r: Rules,
    p: Prices,
    left: Any,
    step: int,
    wilds: int,
    sides: Any,
    opts: Any,
    gains: Any,
) -> int:
    """Write the choices of one step (`rank_options`, at the last `wild_options`)."""
    if step == WILD_STEP:
        return wild_options(v, r, p, wilds, opts, gains)
    return rank_options(v, r, p, left, step, wilds, sides, opts, gains)


@kernel
def best_sets(
    v: Seen, r: Rules, p: Prices, left: Any, wild_points: Any, start: Any, size: Any, bound: Any,
    room: Any,
) -> float:  # fmt: skip
    """Return the most that sets and what stays in hand are worth; `bound[3]` is its last state.

    `bound[4]` counts the steps on: the states looked at and the options tried from them.

    left: by kind, what the sequences leave in hand. start: wilds, cards and points laid in them.
    size: how many wilds, cards and units of points a state counts (one more than the most; 1: not
    counted), and the unit. wild_points: by number, the points of the first wilds to be laid.
    bound: the least and the most cards and the least points to lay. room: scratch; its third
    array is, by step and state, the option taken and the state before.
    """
    now, then, choice, sides, opts, gains, _ = room
    wilds, cards, points = int(size[0]), int(size[1]), int(size[2])
    states = wilds * cards * points
    for i in range(states):
        now[i] = NEVER
    first = (start[0] * cards + min(start[1], cards - 1)) * points + min(start[2], points - 1)
    now[first] = 0.0
    fixed = 0.0
    for step in range(FOUR, STEPS):
        n = step_options(v, r, p, left, step, wilds - 1 - int(start[0]), sides, opts, gains)
        if step < WILD_STEP:
            for kind in range(step * 4, step * 4 + 4):
                fixed += left[kind] * p.side[kind]
        if n == 1:
            fixed += gains[0]
            for i in range(states):
                choice[step][i] = 0
            bound[4] += STEP_WORK
            continue
        worth = int(r.points[step * 4]) if step < WILD_STEP else 0
        bound[4] += STEP_WORK + states + _advance(p, wild_points, size, worth, n, step, room)
        for i in range(states):
            now[i] = then[i]
    return fixed + _best_end(p, wilds, cards, points, now, bound)


@kernel
def _advance(
    p: Prices, wild_points: Any, size: Any, worth: int, n: int, step: int, room: Any
) -> int:
    """Reach the next step's states from each state by each option; return how many were tried."""
    now, then, choice, _, opts, gains, units = room
    wilds, cards, points = int(size[0]), int(size[1]), int(size[2])
    tried, i = 0, -1
    for state in range(wilds * cards * points):
        then[state] = NEVER
    for wild in range(wilds):
        if points > 1:
            _units_of(wild_points, wild, wilds, int(size[3]), worth, n, opts, units)
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
    """Write the units of points that each option lays once so many wilds are laid."""
    for k in range(n):
        more = int(opts[k, 1])
        if wild + more < wilds:
            laid = wild_points[wild + more] - wild_points[wild]
            units[k] = (int(opts[k, 0]) * worth + laid) // unit


@kernel
def _best_end(p: Prices, wilds: int, cards: int, points: int, now: Any, bound: Any) -> float:
    """Return the best value among the last states within bounds, and note that state."""
    best, bound[3] = NEVER, -1
    for i in range(wilds * cards * points):
        if now[i] <= NEVER:
            continue
        point, rest = i % points, i // points
        card, wild = rest % cards, rest // cards
        if cards > 1 and not bound[0] <= card <= bound[1]:
            continue
        if points > 1 and point < bound[2]:
            continue
        value = now[i] + p.wild_hold[wilds - 1 - wild]
        if value > best:
            best = value
            bound[3] = i
    return best
