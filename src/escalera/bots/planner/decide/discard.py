"""The discard: what a card is worth here and what it gives the next opponent."""

from typing import Any, Final

from escalera.bots.planner.arrange.search_memo import open_meld_of
from escalera.bots.planner.arrange.sets import NEVER
from escalera.bots.planner.kernel import kernel
from escalera.bots.planner.observe.knowledge import Seen
from escalera.bots.planner.value.prices import REACH, Prices
from escalera.bots.planner.value.weights import Weights
from escalera.cards.exponential import exp_minus, power
from escalera.cards.kinds import (
    FIRST_NATURAL,
    JOKER,
    NEXT_RANK,
    WILDS,
    is_black_three,
    is_wild,
    kind_with,
    rank_of,
    suit_of,
)
from escalera.engine.state.dtypes import Rules
from escalera.engine.state.enums import Form, Op, WildMelds
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import SMALLEST_MELD
from escalera.engine.topics.facts import cards_taken, continues, sequence_starts
from escalera.engine.topics.take_facts import (
    blocks,
    grows_by_take,
    joins_by_itself,
    pile_is_large,
    run_joins,
    set_takes_pair,
    takes_alone,
    team_takes,
    wild_qualifies,
)

EARLIER: Final = 1e-6
"""What a kind's number adds to a cost: of two that cost the same, the lower kind goes."""
_FOR_WILDS: Final = 0.3
"""The chance that an opponent takes the pile for a wild on it, where wilds are melds."""


@kernel
def next_opponent(v: Seen, r: Rules) -> int:
    """Return the next seat to play that is of another team."""
    seat = (int(v.seat) + 1) % int(r.seats)
    while r.team_of[seat] == v.team:
        seat = (seat + 1) % int(r.seats)
    return seat


@kernel
def expected(v: Seen, r: Rules, seat: int, kind: int) -> float:
    """Return how many of a kind a seat is expected to hold, beyond those known to be there."""
    copies = int(r.jokers) if kind == JOKER else int(r.packs)
    unseen = copies - int(v.hand[kind]) - int(v.gone[kind])
    total = float(v.stock + v.face_down)
    for other in range(r.seats):
        total += v.feet[other]
        if other != v.actor:
            total += v.held[other]
        unseen -= int(v.known[other][kind])
    return max(0.0, unseen * v.held[seat] / max(1.0, total))


@kernel
def _of_rank(v: Seen, r: Rules, w: Weights, seat: int, rank: int) -> tuple[int, float]:
    """Return the naturals of a rank that a seat is known to hold, and how many more it may."""
    known, mean = 0, 0.0
    for kind in range(kind_with(rank, 0), kind_with(rank + 1, 0)):
        known += int(v.known[seat][kind])
        mean += expected(v, r, seat, kind)
    return known, mean * w.belief * power(w.thrown, int(v.thrown[seat][rank]))


@kernel
def _holds(known: int, mean: float, count: int) -> float:
    """Return the chance that a seat holds that many (1 or 2)."""
    if known >= count:
        return 1.0
    none = exp_minus(mean)
    if count - known == 1:
        return 1.0 - none
    return 1.0 - none - none * mean


@kernel
def _joins(v: Seen, r: Rules, team: int, kind: int, reach: int) -> bool:
    """Say whether a natural fits an open meld of a team: for a sequence, within `reach`."""
    rank = rank_of(kind)
    for i in range(v.meld_count):
        m = v.melds[i]
        if m.team != team or m.total >= r.complete_cards:
            continue
        if m.form == Form.SET and m.which == rank:
            return True
        if m.form == Form.SEQUENCE and m.which == suit_of(kind):
            if m.low - reach <= rank < m.low or m.high < rank <= m.high + reach:
                return True
    return False


@kernel
def _goes_onto(v: Seen, r: Rules, team: int, kind: int) -> bool:
    """Say whether a team may take a natural alone onto a meld."""
    for i in range(v.meld_count):
        m = v.melds[i]
        if m.team != team or grows_by_take(r, int(m.total)) != Reason.OK:
            continue
        if m.form == Form.SET and m.which == rank_of(kind):
            return True
        if m.form == Form.SEQUENCE and m.which == suit_of(kind):
            if continues(int(m.low), int(m.high), rank_of(kind)):
                return True
    return False


@kernel
def _pair_takes(v: Seen, r: Rules, team: int, rank: int, wilds: int) -> bool:
    """Say whether two cards, so many of them wild, take a natural of a rank as a set."""
    if wilds > 0 and not wild_qualifies(r, int(v.melded[team]), int(v.frozen)):
        return False
    at = open_meld_of(v, r, team, Form.SET, rank) if joins_by_itself(r, Form.SET) else -1
    total, laid = 0, 0
    if at >= 0:
        total, laid = int(v.melds[at].total), int(v.melds[at].wilds)
    return bool(set_takes_pair(r, rank, wilds, total, laid) == Reason.OK)


@kernel
def take_chance(v: Seen, r: Rules, w: Weights, seat: int, kind: int) -> float:
    """Return the chance that a seat could take the pile for a natural on top of it."""
    team, rank = int(r.team_of[seat]), rank_of(kind)
    melded = int(v.melded[team])
    if not pile_is_large(r, int(v.pile_count) + 1) or not team_takes(r, melded):
        return 0.0
    if takes_alone(r, melded, int(v.frozen)) == Reason.OK and _goes_onto(v, r, team, kind):
        return 1.0
    known, mean = _of_rank(v, r, w, seat, rank)
    misses = 1.0
    if _pair_takes(v, r, team, rank, 0):
        misses -= _holds(known, mean, 2)
    if _pair_takes(v, r, team, rank, 1):
        wild = 0.0
        for kind_of_wild in WILDS:
            wild += expected(v, r, seat, kind_of_wild)
        misses *= 1.0 - _holds(known, mean, 1) * (1.0 - exp_minus(wild))
    if r.take_sequence:
        misses *= 1.0 - _run_chance(v, r, seat, kind)
    chance = 1.0 - misses
    return chance if melded else chance * w.unmelded


@kernel
def _run_takes(v: Seen, r: Rules, team: int, suit: int, low: int) -> bool:
    """Say whether a take may lay three naturals in a row from a rank up, anew or onto a meld."""
    begun = 0
    for i in range(v.meld_count):
        m = v.melds[i]
        if m.team == team and m.form == Form.SEQUENCE and m.which == suit:
            begun = 1
            if run_joins(r, low, 0, int(m.low), int(m.high), int(m.wilds)) == Reason.OK:
                return True
    return sequence_starts(r, begun)


@kernel
def _run_chance(v: Seen, r: Rules, seat: int, kind: int) -> float:
    """Return the chance that a seat takes a natural with two others in sequence."""
    misses, team, rank = 1.0, int(r.team_of[seat]), rank_of(kind)
    for low in range(1 - SMALLEST_MELD, 1):
        both = 1.0 if _run_takes(v, r, team, suit_of(kind), rank + low) else 0.0
        for step in range(low, low + SMALLEST_MELD):
            other = kind + NEXT_RANK * step
            if step == 0:
                continue
            if other < FIRST_NATURAL or other >= JOKER:
                both = 0.0
            else:
                known = int(v.known[seat][other])
                both *= _holds(known, expected(v, r, seat, other), 1)
        misses *= 1.0 - both
    return 1.0 - misses


@kernel
def pile_worth(v: Seen, r: Rules, w: Weights) -> float:
    """Return what the pile brings whoever takes it after a discard."""
    cards = cards_taken(r, int(v.pile_count) + 1)
    worth = w.pile_card * cards
    if not r.pile_face_down:
        for i in range(cards - 1):
            kind = int(v.pile[v.pile_count - 1 - i])
            worth += w.pile_points * r.points[kind]
    return worth


@kernel
def discard_cost(v: Seen, r: Rules, w: Weights, p: Prices, kind: int) -> float:
    """Return what discarding a kind costs, in points."""
    rank = rank_of(kind)
    points = float(r.points[kind])
    if is_black_three(kind):
        return w.black_three - r.black_three_in_hand - w.block * pile_worth(v, r, w)
    seat = next_opponent(v, r)
    if is_wild(kind):
        wilds = 0
        for wild in WILDS:
            wilds += int(v.hand[wild])
        cost = p.wild_hold[wilds] - p.wild_hold[wilds - 1] + w.wild_thrown
        if not blocks(r, kind) and r.wild_melds != WildMelds.NONE:
            cost += _FOR_WILDS * pile_worth(v, r, w)
        return cost
    held = 0
    for other in range(kind_with(rank, 0), kind_with(rank + 1, 0)):
        held += int(v.hand[other])
    use = p.hold[rank][held] - p.hold[rank][held - 1] + p.side[kind]
    use -= (p.laid - 1.0) * points
    if _joins(v, r, int(v.team), kind, REACH):
        use += w.own_meld
    if v.melded[v.team] == 0:
        use += w.early * points
    danger = take_chance(v, r, w, seat, kind) * pile_worth(v, r, w)
    if _joins(v, r, int(r.team_of[seat]), kind, REACH):
        danger += w.feed
    return use + danger


@kernel
def best_discard(v: Seen, r: Rules, w: Weights, p: Prices, legal: Any, n: int) -> int:
    """Return the index of the discard that costs least, -1 if there is none."""
    found, best = -1, -NEVER
    for i in range(n):
        if legal[i].op != Op.DISCARD:
            continue
        cost = discard_cost(v, r, w, p, int(legal[i].a)) + legal[i].a * EARLIER
        if cost < best:
            found, best = i, cost
    return found
