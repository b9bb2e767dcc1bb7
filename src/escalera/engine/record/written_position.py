"""Putting a written position on the table: what its melds may hold, where cards lie (R4)."""

from typing import Any, Final

from escalera.cards.jit import kernel
from escalera.cards.kinds import FIRST_NATURAL, THREE, is_wild, rank_of, suit_of
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Form, WildMelds
from escalera.engine.state.meld_slots import free_slot, lay, start
from escalera.engine.state.reasons import Reason
from escalera.engine.state.shapes import card_kind, card_place, card_stands_for
from escalera.engine.state.sizes import LEAST_NATURALS
from escalera.engine.topics.facts import no_black_threes
from escalera.engine.topics.melds import set_takes_wilds

_TWO_OF_A_NUMBER, _TWO_OF_A_KIND = -1, -2
CLASHES: Final = {
    _TWO_OF_A_NUMBER: "TWO_OF_A_NUMBER",
    _TWO_OF_A_KIND: "TWO_OF_A_KIND",
}
"""Why two melds of a position can't lie side by side, by the number in place of a `Reason`."""


@kernel
def put_meld(s: State, r: Rules, team: int, number: int, form: int, cards: Any, count: int) -> int:
    """Lay a written meld; return 0, or the `Reason` or the number of `CLASHES` against it.

    team: from 0; form, cards: see `shapes.form_of`.
    """
    which = _which(form, cards, count)
    against = _against(s, r, team, number, form, which, cards, count)
    if against != 0:
        return against
    slot = begin_meld(s, r, team, number, form, which)
    if slot < 0:
        return Reason.TABLE_FULL + 0
    for card in range(count):
        stands_for = card_stands_for(cards, card)
        rank = rank_of(stands_for) if stands_for >= 0 else 0
        lay(s, r, slot, card_kind(cards, card), rank, 0)
    return 0


@kernel
def begin_meld(s: State, r: Rules, team: int, number: int, form: int, which: int) -> int:
    """Start a numbered meld; return its slot, -1 if the team has none left."""
    slot = free_slot(s, r, team)
    if slot < 0:
        return slot
    start(s, slot, team, form, which)
    s.melds[slot].number = number
    s.teams[team].next_number = max(int(s.teams[team].next_number) - 1, number + 1)
    s.teams[team].melded = 1
    return slot


@kernel
def _which(form: int, cards: Any, count: int) -> int:
    """Return a set's rank or a sequence's suit, 0 for a wild meld."""
    for card in range(count):
        kind = card_kind(cards, card)
        if not is_wild(kind):
            return rank_of(kind) if form == Form.SET else suit_of(kind)
    return 0


@kernel
def _against(
    s: State, r: Rules, team: int, number: int, form: int, which: int, cards: Any, count: int
) -> int:
    wilds = 0
    for card in range(count):
        wilds += 1 if is_wild(card_kind(cards, card)) else 0
    reason = _limits(r, form, which, cards, count, wilds) + 0
    return reason if reason != 0 else _clash(s, r, team, number, form, which, count)


@kernel
def _from_four(cards: Any, count: int) -> bool:
    lowest = FIRST_NATURAL
    for card in range(count):
        lowest = min(lowest, card_place(cards, card))
    return lowest == FIRST_NATURAL


@kernel
def _limits(r: Rules, form: int, which: int, cards: Any, count: int, wilds: int) -> Reason:
    if form == Form.SET:
        return _set_limits(r, which, count, wilds)
    if form == Form.WILD and r.wild_melds == WildMelds.NONE:
        return Reason.NO_WILD_MELDS
    if count > r.complete_cards:
        return Reason.MELD_COMPLETE
    return _sequence_limits(r, cards, count, wilds) if form == Form.SEQUENCE else Reason.OK


@kernel
def _sequence_limits(r: Rules, cards: Any, count: int, wilds: int) -> Reason:
    if r.sequences == 0:
        return Reason.NO_SEQUENCES
    if not _from_four(cards, count):
        return no_black_threes(r)
    if wilds > r.wilds_in_sequence:
        none = r.wilds_in_sequence == 0
        return Reason.NO_WILDS_IN_SEQUENCE if none else Reason.TOO_MANY_WILDS_IN_SEQUENCE
    return Reason.TWO_NATURALS_NEEDED if count - wilds < LEAST_NATURALS else Reason.OK


@kernel
def _set_limits(r: Rules, rank: int, count: int, wilds: int) -> Reason:
    if rank == THREE:
        return no_black_threes(r)
    if count > r.complete_cards and r.add_to_complete == 0 and r.wilds_to_complete == 0:
        return Reason.MELD_COMPLETE
    if wilds > r.complete_cards:
        return Reason.TOO_MANY_WILDS
    return set_takes_wilds(r, rank, count - wilds, wilds)


@kernel
def _clash(s: State, r: Rules, team: int, number: int, form: int, which: int, count: int) -> int:
    for slot in range(int(s.slots)):
        m = s.melds[slot]
        if m.team != team + 1:
            continue
        if m.number == number:
            return _TWO_OF_A_NUMBER
        if m.form == form and m.which == which and _crowds(r, form, count, int(m.total)):
            return _TWO_OF_A_KIND
    return 0


@kernel
def _crowds(r: Rules, form: int, count: int, other: int) -> bool:
    """Say whether two melds of one rank or suit may not be on the table together (R19a, R19e)."""
    if form == Form.SEQUENCE:
        return r.one_sequence_per_suit > 0
    single = r.sets_combine > 0 if form == Form.SET else r.wild_melds == WildMelds.ONE_OPEN
    return single and count < r.complete_cards and other < r.complete_cards


@kernel
def put_in_stock(s: State, pile: int, kind: int) -> None:
    """Put a card under a stock pile; all of the first pile's come before the second's."""
    at = int(s.ends[pile])
    s.deck[at] = kind
    s.ends[pile] = at + 1
    if pile == 0:
        s.tops[1] = at + 1
        s.ends[1] = at + 1
