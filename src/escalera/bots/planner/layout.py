"""The best way to lay a hand out: exact over sequences, sets, wild melds and what is kept.

Sequences are few, so their combinations (at most two pieces of a suit) are tried one after the
other, cut where even the best rest could not win; for each, the sets come out of dynamic
programming. The value is the sum of what `prices` says of every meld and every card kept.
"""

from typing import Any, Final

import numpy as np

from escalera.bots.planner.kernel import kernel
from escalera.bots.planner.prices import Prices
from escalera.bots.planner.record import Records, Seen
from escalera.bots.planner.runs import Piece, find_pieces, new_pieces
from escalera.bots.planner.sets import NEVER, OPTIONS, STEPS, WILD_STEP, best_sets, step_options
from escalera.cards.kinds import FOUR, JOKER, KINDS
from escalera.engine.layout import Rules

PIECES_LAID: Final = 8
MOST_NODES: Final = 4000
"""The most combinations of sequences that are tried: far more than a hand has."""


class Layout:
    """What to lay: pieces of sequences, and by step the naturals and wilds of a set or wild meld."""

    value: float
    cards: int
    points: int
    wilds: int
    runs: int
    pieces: list[int]
    naturals: list[int]
    more: list[int]
    target: list[int]


LAYOUT: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("value", "f8"),
                ("cards", "i4"),
                ("points", "i4"),
                ("wilds", "i4"),
                ("runs", "i4"),
                ("pieces", "i4", (PIECES_LAID,)),
                ("naturals", "i4", (STEPS,)),
                ("more", "i4", (STEPS,)),
                ("target", "i4", (STEPS,)),
            ]
        ),
    )
)


def new_layouts(count: int = 1) -> Records:
    """Return an array of empty `LAYOUT` records."""
    return np.zeros(count, dtype=LAYOUT)


@kernel
def wild_kind(hand: Any, at: int) -> int:
    """Return the kind of the at-th wild of a hand in the order of laying: jokers, then twos."""
    if at < hand[JOKER]:
        return JOKER
    at -= int(hand[JOKER])
    for kind in range(4):
        if at < hand[kind]:
            return kind
        at -= int(hand[kind])
    return -1


@kernel
def wilds_held(hand: Any) -> int:
    """Count the wilds of a hand."""
    return int(hand[0]) + int(hand[1]) + int(hand[2]) + int(hand[3]) + int(hand[JOKER])


@kernel
def _points_of_wilds(v: Seen, r: Rules, wilds: int) -> Any:
    """Return by number the card points of the first wilds to be laid."""
    found = np.zeros(wilds + 1, dtype=np.int64)
    for i in range(wilds):
        found[i + 1] = found[i] + int(r.points[wild_kind(v.hand, i)])
    return found


@kernel
def _unit(r: Rules) -> int:
    for kind in range(KINDS):
        if r.points[kind] % 5 != 0:
            return 1
    return 5


@kernel
def _fits(q: Piece, left: Any, wilds: int) -> bool:
    """Say whether a piece's cards are still there."""
    if q.wilds > wilds:
        return False
    for rank in range(q.low, q.high + 1):
        if (q.needs >> rank) & 1 and left[rank * 4 + q.suit] == 0:
            return False
    return True


@kernel
def _take(q: Piece, left: Any, by: int) -> None:
    """Take a piece's naturals out of the cards left (by 1), or put them back (-1)."""
    for rank in range(q.low, q.high + 1):
        if (q.needs >> rank) & 1:
            left[rank * 4 + q.suit] -= by


@kernel
def _rests(r: Rules, pieces: Any, n: int, most_points: int, laid: float, rests: Any) -> None:
    """Write for each suit the most that pieces of it and the later suits can gain."""
    rests[4] = 0.0
    for suit in range(3, -1, -1):
        one = two = 0.0
        for i in range(n):
            if pieces[i].suit == suit:
                gain = pieces[i].gain + pieces[i].wilds * most_points * laid
                if gain > one:
                    one, two = gain, one
                elif gain > two:
                    two = gain
        rests[suit] = rests[suit + 1] + one + two


@kernel
def _clash(r: Rules, pieces: Any, stack: Any, depth: int, i: int) -> bool:
    """Say whether a piece may not join those chosen: its meld grown twice, a third of its suit."""
    same = 0
    for d in range(depth):
        q = pieces[stack[d]]
        if q.suit != pieces[i].suit:
            continue
        same += 1
        if q.at >= 0 and q.at == pieces[i].at:
            return True
        if r.one_sequence_per_suit and q.at < 0 and pieces[i].at < 0:
            return True
    return same >= 2


@kernel
def _search(
    v: Seen, r: Rules, p: Prices, pieces: Any, n: int, size: Any, bound: Any, out: Any
) -> float:
    """Try combinations of pieces and write the best layout into out[0]; return its value."""
    wilds = int(size[0]) - 1
    wild_points = _points_of_wilds(v, r, wilds)
    states = int(size[0]) * int(size[1]) * int(size[2])
    now, then = np.empty(states), np.empty(states)
    choice = np.zeros((STEPS, states), dtype=np.int64)
    sides, opts, gains = np.empty(64), np.empty((OPTIONS, 3), dtype=np.int64), np.empty(OPTIONS)
    left = np.empty(KINDS, dtype=np.int64)
    for kind in range(KINDS):
        left[kind] = v.hand[kind]
    start = np.zeros(3, dtype=np.int64)
    stack, chosen = np.empty(PIECES_LAID, dtype=np.int64), np.empty(PIECES_LAID, dtype=np.int64)
    rests = np.zeros(5)
    _rests(r, pieces, n, int(r.points[JOKER]), p.laid, rests)
    loose = np.array([0, 1000, 0, -1], dtype=np.int64)
    flat = np.array([size[0], 1, 1, 1], dtype=np.int64)
    above = best_sets(
        v, r, p, left, wild_points, start, flat, now, then, choice, sides, opts, gains, loose
    )
    best, chosen_depth, depth, nodes, i = NEVER, 0, 0, 0, 0
    gain, points, laid_wilds, laid_cards = 0.0, 0, 0, 0
    fresh = True
    while True:
        if fresh:
            nodes += 1
            start[0], start[1] = laid_wilds, laid_cards
            start[2] = (points + wild_points[laid_wilds]) // size[3]
            value = gain + wild_points[laid_wilds] * p.laid
            value += best_sets(
                v, r, p, left, wild_points, start, size, now, then, choice, sides, opts, gains, bound
            )
            if value > best and bound[3] >= 0:
                best, chosen_depth = value, depth
                for d in range(depth):
                    chosen[d] = stack[d]
            fresh = False
        if i < n and nodes < MOST_NODES:
            q = pieces[i]
            hope = gain + wild_points[wilds] * p.laid + q.gain + rests[q.suit] + above
            if (
                depth < PIECES_LAID
                and hope > best
                and _fits(q, left, wilds - laid_wilds)
                and not _clash(r, pieces, stack, depth, i)
            ):
                _take(q, left, 1)
                gain, points = gain + q.gain, points + int(q.points)
                laid_wilds, laid_cards = laid_wilds + int(q.wilds), laid_cards + int(q.cards)
                stack[depth] = i
                depth += 1
                fresh = True
            i += 1
            continue
        if depth == 0:
            break
        depth -= 1
        i = int(stack[depth])
        q = pieces[i]
        _take(q, left, -1)
        gain, points = gain - q.gain, points - int(q.points)
        laid_wilds, laid_cards = laid_wilds - int(q.wilds), laid_cards - int(q.cards)
        i += 1
    if best <= NEVER:
        return NEVER
    start[0] = start[1] = 0
    points = 0
    for d in range(chosen_depth):
        q = pieces[chosen[d]]
        _take(q, left, 1)
        start[0] += q.wilds
        start[1] += q.cards
        points += int(q.points)
        out[0].pieces[d] = chosen[d]
    start[2] = (points + wild_points[start[0]]) // size[3]
    best_sets(v, r, p, left, wild_points, start, size, now, then, choice, sides, opts, gains, bound)
    out[0].runs = chosen_depth
    out[0].cards, out[0].points = start[1], points
    _trace(v, r, p, left, size, start, bound, choice, sides, opts, gains, out)
    out[0].points += wild_points[out[0].wilds]
    out[0].value = best
    return best


@kernel
def _trace(
    v: Seen, r: Rules, p: Prices, left: Any, size: Any, start: Any, bound: Any, choice: Any,
    sides: Any, opts: Any, gains: Any, out: Any,
) -> None:  # fmt: skip
    """Walk back through the choices and write what each step lays."""
    state = int(bound[3])
    out[0].wilds = start[0]
    for step in range(STEPS - 1, FOUR - 1, -1):
        n = step_options(
            v, r, p, left, step, int(size[0]) - 1 - int(start[0]), sides, opts, gains
        )
        taken = 0
        if n > 1:
            taken = int(choice[step][state]) % OPTIONS
            state = int(choice[step][state]) // OPTIONS
        out[0].naturals[step], out[0].more[step] = opts[taken][0], opts[taken][1]
        out[0].target[step] = opts[taken][2]
        out[0].cards += opts[taken][0] + opts[taken][1]
        out[0].wilds += opts[taken][1]
        if step < WILD_STEP:
            out[0].points += opts[taken][0] * r.points[step * 4]


@kernel
def lay_out(
    v: Seen, r: Rules, p: Prices, pieces: Any, least: int, most: int, short: int, out: Any
) -> float:
    """Write the best layout of `least` to `most` cards and `short` card points or more.

    Return its value, `NEVER` if there is none. pieces: scratch, from `new_pieces`; the layout's
    pieces point into it.
    """
    wilds = wilds_held(v.hand)
    n = find_pieces(v, r, p, wilds, pieces)
    size = np.ones(4, dtype=np.int64)
    size[0], size[3] = wilds + 1, _unit(r)
    if short > 0:
        size[2] = (short + size[3] - 1) // size[3] + 1
    bound = np.array([least, most, size[2] - 1, -1], dtype=np.int64)
    value = _search(v, r, p, pieces, n, size, bound, out)
    if value > NEVER and not least <= out[0].cards <= most:
        size[1] = v.own_held + 1
        value = _search(v, r, p, pieces, n, size, bound, out)
    if value > NEVER and out[0].cards > 0:
        value += p.first
    elif value > NEVER and p.first > 0.0 and most > 0:
        value = max(value, _first_card(v, r, p, pieces, n, size, bound, value, out))
    return value


@kernel
def _first_card(
    v: Seen, r: Rules, p: Prices, pieces: Any, n: int, size: Any, bound: Any, idle: float, out: Any
) -> float:
    """Try to lay a card or more for the sake of the first; keep the empty layout if that is better."""
    size[1] = v.own_held + 1
    bound[0] = 1
    value = _search(v, r, p, pieces, n, size, bound, out) + p.first
    if value > idle:
        return value
    bound[0] = bound[1] = 0
    return _search(v, r, p, pieces, n, size, bound, out)


def scratch() -> Records:
    """Return the pieces' scratch for `lay_out`."""
    return new_pieces()
