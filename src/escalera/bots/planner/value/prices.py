"""What melds and held cards are worth at one decision, as tables that the arrangement adds up.

A meld's worth is its bonus times the chance that the cards still unseen will complete it; a card
in hand is worth what it may yet do there. Card points come on top.
"""

from typing import Annotated, Any, Final

import numpy as np
import numpy.typing as npt

from escalera.bots.planner.kernel import kernel
from escalera.bots.planner.observe.knowledge import Records, Seen
from escalera.bots.planner.value.team_needs import share_and_pace
from escalera.bots.planner.value.weights import Weights
from escalera.cards import kinds
from escalera.cards.compiling.arrays import Array
from escalera.cards.compiling.records import record
from escalera.cards.exponential import exp_minus
from escalera.cards.kinds import ACE, FIRST_NATURAL, FOUR, JOKER, KINDS, NEXT_RANK, WILDS
from escalera.engine.state.dtypes import Rules
from escalera.engine.state.enums import Form, WildMelds
from escalera.engine.state.sizes import SMALLEST_MELD
from escalera.engine.topics.facts import (
    BLACK,
    BLACK_CANASTAS,
    SORTS,
    Sorts,
    complete_item,
    meld_bonus,
    most_wilds,
    sequence_holds,
    sequence_starts,
    serves,
)
from escalera.rules.parameters import BY_NAME

HELD: Final = 60
"""One more than the most cards of a rank, or wilds, that a hand is priced for."""
SET_WILDS: Final = 6
"""One more than the most wilds that a set is priced for."""
REACH: Final = 2
"""How many ranks a card of a suit may be from others to be of use to them."""
_ONE_RUN: Final = 0.5
"""The share of the wilds to come that one sequence may hope for."""
_HARDLY: Final = 1e-9
"""The least chance to divide by."""
_SAMBA: Final = 500.0
"""The bonus that the weights for neighbours are given for."""


class Prices:
    """The tables of one decision, all in points."""

    set_worth: list[list[list[float]]]  # by rank, cards (at most a complete meld's) and wilds
    wild_worth: list[float]  # of a wild meld, by cards
    run_pure: float  # of a complete sequence without wilds
    run_mixed: float
    run_luck: float
    wild_comes: float  # the chance that a wild helps a sequence
    hold: list[list[float]]  # by rank and by how many of it stay in hand
    side: list[float]  # by kind: what neighbours of its suit add
    wild_hold: list[float]  # by how many wilds stay in hand, up to those held
    comes: list[float]  # by kind: the chance that an unseen one comes
    laid: float  # what a card point is worth on the table
    first: float  # what the first card tabled in the turn is worth
    pace: float
    alone: list[float]  # scratch: `arrivals` of a rank's naturals,
    helped: list[float]  # and with the wilds that come to its set


MOST: Final = BY_NAME["complete_cards"].high
"""The most cards that a meld can need to be complete, whatever the rules."""

PRICES: Final = record(
    "PRICES",
    __name__,
    [
        ("set_worth", "f8", (ACE + 1, MOST + 1, SET_WILDS)),
        ("wild_worth", "f8", (MOST + 1,)),
        ("run_pure", "f8"),
        ("run_mixed", "f8"),
        ("run_luck", "f8"),
        ("wild_comes", "f8"),
        ("hold", "f8", (ACE + 1, HELD)),
        ("side", "f8", (KINDS,)),
        ("wild_hold", "f8", (HELD,)),
        ("comes", "f8", (KINDS,)),
        ("laid", "f8"),
        ("first", "f8"),
        ("pace", "f8"),
        ("alone", "f8", (MOST + 1,)),
        ("helped", "f8", (MOST + 1,)),
    ],
)
PriceRecords = Annotated[npt.NDArray[Any], Array(PRICES)]


def new_prices() -> Records:
    """Return an array of one empty `PRICES` record."""
    return np.zeros(1, dtype=PRICES)


@kernel
def arrivals(mean: float, chances: Any) -> None:
    """Write, by count, the chance of that many or more when `mean` are expected (Poisson)."""
    chances[0] = 1.0
    term = exp_minus(mean)
    less = term
    for count in range(1, MOST + 1):
        chances[count] = max(0.0, 1.0 - less)
        term *= mean / count
        less += term


@kernel
def _set_prices(v: Seen, r: Rules, w: Weights, p: Prices, needs: Any, share: float) -> None:
    wilds_to_come = 0.0
    for kind in WILDS:
        wilds_to_come += _unseen(v, r, kind) * share
    begun = _begun_black(v, r)
    for rank in range(FOUR, ACE + 1):
        mean = 0.0
        for kind in range(kinds.kind_with(rank, 0), kinds.kind_with(rank + 1, 0)):
            mean += _unseen(v, r, kind) * share
        mean *= w.set_luck
        served = 0.0 if begun < 0 or v.melds[begun].which == rank else w.served
        red, black = _set_bonus(r, w, rank, needs, served)
        limit = min(most_wilds(r, rank), SET_WILDS - 1)
        arrivals(mean, p.alone)
        arrivals(mean + w.wild_help * wilds_to_come, p.helped)
        for total in range(SMALLEST_MELD, r.complete_cards + 1):
            more, row = r.complete_cards - total, p.set_worth[rank][total]
            for wilds in range(limit + 1):
                pure, slots = p.alone[more], limit - wilds
                helped = pure
                if slots > 0:
                    helped = min(p.helped[more], p.alone[max(0, more - slots)])
                if wilds > 0:
                    row[wilds] = helped * black
                else:
                    mixed = max(0.0, helped - pure) * black
                    row[wilds] = pure * red + mixed
    _wild_prices(r, w, p, needs, wilds_to_come)


@kernel
def _begun_black(v: Seen, r: Rules) -> int:
    """Return the index of the team's fullest open set that will be a black canasta, -1 for none."""
    best, most = -1, 0
    for i in range(v.meld_count):
        m = v.melds[i]
        if m.team != v.team or m.form != Form.SET or m.wilds == 0:
            continue
        black = serves(r, Form.SET, int(m.which), int(m.wilds), 0)[BLACK_CANASTAS]
        if most < m.total < r.complete_cards and black > 0:
            best, most = i, int(m.total)
    return best


@kernel
def _set_bonus(r: Rules, w: Weights, rank: int, needs: Any, served: float) -> tuple[float, float]:
    """Return what a complete set of a rank is worth to the team: without wilds, with wilds.

    served: the share of the need for a black one that another set will meet.
    """
    red = float(meld_bonus(r, complete_item(Form.SET, rank, 0)))
    black = float(meld_bonus(r, complete_item(Form.SET, rank, 1)))
    red = _with_needs(r, w, red, needs, serves(r, Form.SET, rank, 0, 0), 0.0)
    return red, _with_needs(r, w, black, needs, serves(r, Form.SET, rank, 1, 0), served)


@kernel
def _with_needs(r: Rules, w: Weights, worth: float, needs: Any, meets: Sorts, met: float) -> float:
    """Return a complete meld's worth with that of the needs it meets.

    met: the share of the need for a black one that another set will meet.
    """
    need = w.need + w.need_out * r.going_out_bonus
    for sort in range(SORTS):
        share = 1.0 - met if sort == BLACK or sort == BLACK_CANASTAS else 1.0
        worth += need * min(1, needs[sort]) * meets[sort] * share
    return worth


@kernel
def _wild_prices(r: Rules, w: Weights, p: Prices, needs: Any, to_come: float) -> None:
    full = float(meld_bonus(r, complete_item(Form.WILD, 0, 0)))
    full = _with_needs(r, w, full, needs, serves(r, Form.WILD, 0, 1, 0), 0.0)
    if r.wild_melds == WildMelds.NONE:
        full = 0.0
    arrivals(to_come * w.wild_luck, p.alone)
    for total in range(SMALLEST_MELD, r.complete_cards + 1):
        p.wild_worth[total] = full * p.alone[r.complete_cards - total]
    p.wild_comes = 1.0 - exp_minus(_ONE_RUN * to_come)


@kernel
def _unseen(v: Seen, r: Rules, kind: int) -> int:
    """Count the copies of a kind that are neither in hand nor face up on the table."""
    copies = int(r.jokers) if kind == JOKER else int(r.packs)
    return max(0, copies - int(v.hand[kind]) - int(v.gone[kind]))


@kernel
def _run_prices(v: Seen, r: Rules, w: Weights, p: Prices, needs: Any, share: float) -> None:
    pure = float(meld_bonus(r, complete_item(Form.SEQUENCE, 0, 0)))
    mixed = float(meld_bonus(r, complete_item(Form.SEQUENCE, 0, 1)))
    p.run_pure = _with_needs(r, w, pure, needs, serves(r, Form.SEQUENCE, 0, 0, FOUR), 0.0)
    p.run_mixed = _with_needs(r, w, mixed, needs, serves(r, Form.SEQUENCE, 0, 1, FOUR), 0.0)
    if not sequence_starts(r, 0):
        p.run_pure = p.run_mixed = 0.0
    p.run_luck = w.run_luck
    for kind in range(FIRST_NATURAL, JOKER):
        mean = _unseen(v, r, kind) * share * w.run_luck
        p.comes[kind] = 1.0 - exp_minus(mean)


@kernel
def run_worth(p: Prices, r: Rules, suit: int, low: int, high: int, wilds: int) -> float:
    """Return what a sequence is worth on top of its card points."""
    spare = sequence_holds(r, low, high - low + 2, wilds + 1)
    pure, mixed = 0.0, 0.0
    whole = int(r.complete_cards)
    for first in range(max(FOUR, high - whole + 1), min(low, ACE - whole + 1) + 1):
        chance, least = 1.0, 1.0
        for rank in range(first, first + whole):
            if rank < low or rank > high:
                comes = p.comes[kinds.kind_with(rank, suit)]
                chance *= comes
                least = min(least, comes)
        with_wild = chance
        if spare and least < p.wild_comes:
            with_wild = chance / max(least, _HARDLY) * p.wild_comes
        pure, mixed = max(pure, chance), max(mixed, with_wild)
    if wilds > 0:
        return mixed * p.run_mixed
    return pure * p.run_pure + max(0.0, mixed - pure) * p.run_mixed


@kernel
def _hold_prices(v: Seen, r: Rules, w: Weights, p: Prices) -> None:
    scale = float(r.red_samba) / _SAMBA if r.sequences else 0.0
    for rank in range(FOUR, ACE + 1):
        held = 0
        for kind in range(kinds.kind_with(rank, 0), kinds.kind_with(rank + 1, 0)):
            held += int(v.hand[kind])
        value, row = 0.0, p.hold[rank]
        for count in range(1, min(held, HELD - 1) + 1):
            step = w.single if count == 1 else w.pair if count == 2 else w.triple
            step = w.more if count > 3 else step
            value += max(0.0, step) * p.pace
            row[count] = value
    for kind in range(FIRST_NATURAL, JOKER):
        value = 0.0
        if v.hand[kind] > 0:
            for step in range(-REACH, REACH + 1):
                other = kind + NEXT_RANK * step
                if step != 0 and FIRST_NATURAL <= other < JOKER and v.hand[other] > 0:
                    value += (w.near if step * step == 1 else w.gap) * scale
            value += _awaited(v, r, w, kind)
        p.side[kind] = max(0.0, value) * p.pace
    wilds = 0
    for kind in WILDS:
        wilds += int(v.hand[kind])
    for count in range(1, min(wilds, HELD - 1) + 1):
        step = w.wild_first if count == 1 else w.wild_more
        p.wild_hold[count] = p.wild_hold[count - 1] + max(0.0, step) * p.pace


@kernel
def _awaited(v: Seen, r: Rules, w: Weights, kind: int) -> float:
    """Return the worth of the hope that a team's sequence will grow as far as a card."""
    best, rank = 0.0, kinds.rank_of(kind)
    for i in range(v.meld_count):
        m = v.melds[i]
        if m.team != v.team or m.form != Form.SEQUENCE or m.which != kinds.suit_of(kind):
            continue
        gap = max(int(m.low) - rank, rank - int(m.high))
        if m.total < r.complete_cards and REACH <= gap <= r.complete_cards - m.total:
            best = max(best, w.awaited * r.red_samba / (gap - 1))
    return best


@kernel
def price(v: Seen, r: Rules, w: Weights, p: Prices, needs: Any) -> None:
    """Fill the tables for a decision; needs: what the team lacks (`team_needs.missing_melds`)."""
    share, pace = share_and_pace(v, r, w)
    p.pace = pace
    p.laid = 1.0 + w.risk
    waits = v.feet[v.seat] > 0 and not v.took and v.laid == 0
    p.first = w.foot if waits else 0.0
    _set_prices(v, r, w, p, needs, share)
    _run_prices(v, r, w, p, needs, share)
    _hold_prices(v, r, w, p)
