"""How the hand stands: what a team still needs, and how many cards it may still hope for."""

from typing import Any, Final

from escalera.bots.planner.kernel import kernel
from escalera.bots.planner.observe.knowledge import Seen
from escalera.bots.planner.value.weights import Weights
from escalera.engine.state.dtypes import Rules
from escalera.engine.state.enums import Form
from escalera.engine.topics.facts import (
    ANY,
    BLACK,
    BLACK_CANASTAS,
    RED,
    RED_CANASTAS,
    SAMBAS,
    SEVENS,
    SORTS,
    WILDS,
    Sorts,
    needed,
    serves,
    with_more,
)

_THIRDS: Final = 3
"""A team that lacks at most a third of what it needs may soon have the rest."""
_FEW: Final = 4
"""The most cards of a hand that may leave it in a turn or two."""
_LAST: Final = 1.5
"""The turns to hope for when an opponent may go out."""
_SOON: Final = 4.0
"""Turns before the hand's end at which hopes begin to fade."""
_HALF: Final = 0.5
"""The turn under way."""


@kernel
def missing_melds(v: Seen, r: Rules, team: int, needs: Any) -> int:
    """Write how many complete melds of each sort a team lacks (`facts.Sorts`); return their sum."""
    asked = needed(r)
    for i in range(SORTS):
        needs[i] = asked[i]
    for i in range(v.meld_count):
        m = v.melds[i]
        if m.team == team and m.total >= r.complete_cards:
            count_complete(r, int(m.form), int(m.which), int(m.wilds), int(m.low), needs)
    lacking = 0
    for i in range(SORTS):
        needs[i] = max(0, needs[i])
        lacking += needs[i]
    return lacking


@kernel
def count_complete(r: Rules, form: int, which: int, wilds: int, low: int, needs: Any) -> None:
    """Subtract a complete meld from what is needed."""
    served = serves(r, form, which, wilds, low)
    for i in range(SORTS):
        needs[i] -= served[i]


@kernel
def _cheapest(v: Seen, r: Rules, team: int, form: int, melds: int) -> int:
    """Return the fewest cards that complete this many melds of a form; form -1: of any."""
    cards = int(r.complete_cards) * melds
    for total in range(int(r.complete_cards) - 1, 0, -1):
        for i in range(v.meld_count):
            m = v.melds[i]
            if m.team == team and m.total == total and (form < 0 or m.form == form) and melds > 0:
                melds -= 1
                cards -= total
    return cards


@kernel
def cards_to_finish(v: Seen, r: Rules, needs: Any) -> int:
    """Return the fewest cards that could complete the needed melds; needs: from `missing_melds`.

    A meld may fill several needs, so only needs that no one meld can fill together are added up.
    """
    of_any = max(int(needs[ANY]), int(needs[RED] + needs[BLACK] + needs[WILDS]))
    by_form = _cheapest(v, r, int(v.team), Form.SEQUENCE, int(needs[SAMBAS]))
    by_form += _cheapest(v, r, int(v.team), Form.WILD, int(needs[WILDS]))
    sets = int(needs[RED_CANASTAS] + needs[BLACK_CANASTAS] + needs[SEVENS])
    by_form += _cheapest(v, r, int(v.team), Form.SET, sets)
    return max(by_form, _cheapest(v, r, int(v.team), -1, of_any))


@kernel
def turns_left(v: Seen, r: Rules) -> float:
    """Return how many turns each seat has until the stock ends."""
    return v.stock / (float(r.draw_cards) * r.seats)


@kernel
def nearly_out(v: Seen, r: Rules) -> bool:
    """Say whether an opponent may go out in the next turns: most of what it takes is there."""
    for seat in range(r.seats):
        team = int(r.team_of[seat])
        if team == v.team or v.feet[seat] > 0 or v.held[seat] > _FEW:
            continue
        if lacking_melds(v, r, team) * _THIRDS <= _fewest(needed(r)):
            return True
    return False


@kernel
def lacking_melds(v: Seen, r: Rules, team: int) -> int:
    """Return the fewest melds that a team must still complete to go out, 0 if it may (R7)."""
    left = needed(r)
    for i in range(v.meld_count):
        m = v.melds[i]
        if m.team == team and m.total >= r.complete_cards:
            one = serves(r, int(m.form), int(m.which), int(m.wilds), int(m.low))
            left = with_more(left, one, -1)
    return _fewest(left)


@kernel
def _fewest(needs: Sorts) -> int:
    """Return the fewest melds that meet needs: a meld has one form, and may have wilds or not."""
    red, black, wild = max(0, needs[RED]), max(0, needs[BLACK]), max(0, needs[WILDS])
    sets = max(0, needs[RED_CANASTAS]) + max(0, needs[BLACK_CANASTAS]) + max(0, needs[SEVENS])
    by_form = max(0, needs[SAMBAS]) + wild + sets
    return max(needs[ANY], red + black + wild, by_form)


@kernel
def share_and_pace(v: Seen, r: Rules, w: Weights) -> tuple[float, float]:
    """Return the share of the unseen cards that will come to the team, and the pace (0 to 1).

    The pace shrinks the worth of cards kept in hand as the hand's end approaches.
    """
    turns = min(w.turns, turns_left(v, r))
    if nearly_out(v, r):
        turns = min(turns, _LAST)
    own_seats = float(r.seats) / r.teams
    cards = turns * r.draw_cards * w.rate * own_seats
    unseen = float(v.stock + v.face_down)
    for seat in range(r.seats):
        unseen += v.feet[seat]
        if seat != v.actor:
            unseen += v.held[seat]
        if r.team_of[seat] == v.team:
            cards += w.foot_share * v.feet[seat]
            if seat != v.actor:
                cards += w.partner * v.held[seat]
    share = min(1.0, cards / max(1.0, unseen))
    return share, min(1.0, (turns + _HALF) / _SOON)
