"""The ways to lay a rank's cards, or a wild meld, and what each gains."""

from typing import Any, Final

from escalera.bots.planner.arrange.search_memo import WILD_STEP, Kept
from escalera.bots.planner.kernel import kernel
from escalera.bots.planner.observe.knowledge import Seen
from escalera.bots.planner.value.prices import HELD, SET_WILDS, Prices
from escalera.cards.kinds import kind_with
from escalera.engine.state.dtypes import Rules
from escalera.engine.state.enums import WildMelds
from escalera.engine.state.sizes import LEAST_NATURALS, SMALLEST_MELD
from escalera.engine.topics.facts import room_to_complete, set_holds, set_takes

OPTIONS: Final = 400


@kernel
def set_fits(r: Rules, rank: int, naturals: int, wilds: int) -> bool:
    """Say whether a set may hold that many naturals and wilds, as far as prices cover them."""
    return wilds < SET_WILDS and set_holds(r, rank, naturals, wilds)


@kernel
def sorted_sides(p: Prices, left: Any, rank: int, sides: Any) -> int:
    """Write what each natural of a rank is worth to its suit, least first; return their number."""
    n = 0
    for kind in range(kind_with(rank, 0), kind_with(rank + 1, 0)):
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
    kept: Kept,
    sides: Any,
    opts: Any,
    gains: Any,
) -> int:
    """Write each way to lay a rank (naturals, wilds, target) and its gain; return their number.

    The first lays nothing. Target: a meld's index, or -1 for a new set. The gain leaves out the
    points of wilds: they depend on which are left.
    """
    held = min(sorted_sides(p, left, rank, sides), HELD - 1)
    opts[0][0], opts[0][1], opts[0][2] = 0, 0, -1
    gains[0] = p.hold[rank][held]
    n = 1
    at = int(kept.open[rank])
    if at >= 0:
        n = _options(v, r, p, rank, held, wilds, at, sides, opts, gains, n)
    elif held >= LEAST_NATURALS:
        n = _options(v, r, p, rank, held, wilds, -1, sides, opts, gains, n)
    if at < 0 and held > 0:
        at = int(kept.complete[rank])
        if at >= 0 and set_takes(r, int(v.melds[at].total)) > 0:
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
        before = p.set_worth[rank][min(r.complete_cards, lie)][min(SET_WILDS - 1, lie_wilds)]
    base = 0.0
    for naturals in range(held + 1):
        if naturals > 0:
            base += r.points[kind_with(rank, 0)] * p.laid - sides[naturals - 1]
        for more in range(min(wilds, SET_WILDS - 1) + 1):
            total = lie + naturals + more
            if naturals + more == 0 or total < SMALLEST_MELD or n >= OPTIONS:
                continue
            if not _has_room(r, lie, naturals, more):
                continue
            if more > 0 and not set_fits(r, rank, lie - lie_wilds + naturals, lie_wilds + more):
                continue
            if at < 0 and naturals < LEAST_NATURALS:
                continue
            opts[n][0], opts[n][1], opts[n][2] = naturals, more, at
            after = p.set_worth[rank][min(r.complete_cards, total)][lie_wilds + more]
            if lie >= r.complete_cards:
                after = before
            gains[n] = p.hold[rank][held - naturals] + base + after - before
            n += 1
    return n


@kernel
def _has_room(r: Rules, lie: int, naturals: int, wilds: int) -> bool:
    """Say whether a set takes so many cards; the planner lays no wild beyond a complete set."""
    early = wilds == 0 or lie + wilds <= r.complete_cards
    return early and naturals <= set_takes(r, lie + wilds)


@kernel
def wild_options(
    v: Seen, r: Rules, p: Prices, wilds: int, kept: Kept, opts: Any, gains: Any
) -> int:
    """Write each way to lay a wild meld and its gain; return their number."""
    opts[0][0], opts[0][1], opts[0][2] = 0, 0, -1
    gains[0] = 0.0
    if r.wild_melds == WildMelds.NONE:
        return 1
    n = 1
    at = int(kept.wild)
    lie = int(v.melds[at].total) if at >= 0 else 0
    for more in range(1, wilds + 1):
        total = lie + more
        if total < SMALLEST_MELD or room_to_complete(r, total) < 0:
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
    kept: Kept,
    sides: Any,
    opts: Any,
    gains: Any,
) -> int:
    """Write the choices of one step (`rank_options`, or `wild_options` at the last)."""
    if step == WILD_STEP:
        return wild_options(v, r, p, wilds, kept, opts, gains)
    return rank_options(v, r, p, left, step, wilds, kept, sides, opts, gains)
