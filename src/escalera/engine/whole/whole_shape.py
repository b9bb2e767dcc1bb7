"""What the cards of a row make: a set, a sequence, a wild meld, or nothing (`state.shapes`)."""

from typing import Any

from escalera.cards.jit import kernel
from escalera.cards.kinds import is_red_three, is_wild, rank_of, suit_of
from escalera.engine.state.dtypes import Rules
from escalera.engine.state.enums import Form
from escalera.engine.state.reasons import Reason
from escalera.engine.whole.whole_row import COUNT, kind_of_card, stands_for

NOTHING = 0


@kernel
def shape(row: Any) -> int:
    """Return a `Form`, or `NOTHING`; the row has at least three cards."""
    placed, naturals, rank, ranks = 0, 0, -1, 0
    for k in range(row[COUNT]):
        kind = kind_of_card(row, k)
        if is_red_three(kind):
            return NOTHING
        placed += int(stands_for(row, k) >= 0)
        if not is_wild(kind):
            naturals += 1
            ranks += int(rank_of(kind) != rank)
            rank = rank_of(kind)
    if placed == 0 and naturals == 0:
        return Form.WILD + 0
    if placed == 0 and ranks == 1:
        return Form.SET + 0
    return Form.SEQUENCE + 0 if _is_sequence(row) else NOTHING


@kernel
def _is_sequence(row: Any) -> bool:
    """Say whether the cards, in canonical order, are of one suit, one a rank, without a gap."""
    naturals = 0
    for k in range(row[COUNT]):
        place = _place(row, k)
        if is_wild(place) or suit_of(place) != suit_of(_place(row, 0)):
            return False
        if rank_of(place) != rank_of(_place(row, 0)) + k:
            return False
        naturals += int(not is_wild(kind_of_card(row, k)))
    return naturals > 0


@kernel
def _place(row: Any, k: int) -> Any:
    return stands_for(row, k) if stands_for(row, k) >= 0 else kind_of_card(row, k)


@kernel
def why_no_meld(r: Rules, row: Any) -> Reason:
    """Return why the cards make no meld."""
    unplaced, rank, ranks, suit, suits = 0, -1, 0, -1, 0
    for k in range(row[COUNT]):
        kind = kind_of_card(row, k)
        if is_red_three(kind):
            return Reason.RED_THREE
        if is_wild(kind):
            unplaced += int(stands_for(row, k) < 0)
        else:
            ranks += int(rank >= 0 and rank_of(kind) != rank)
            suits += int(suit >= 0 and suit_of(kind) != suit)
            rank, suit = rank_of(kind), suit_of(kind)
    if unplaced > 0 and ranks > 0 and suits == 0 and suit >= 0:
        return Reason.PLACE_NEEDED if r.wilds_in_sequence else Reason.NO_WILDS_IN_SEQUENCE
    return Reason.NOT_A_MELD
