"""New melds and additions: what a meld may hold.

Sources: every document's Melds section; R9, R10, R14, R14a, R17, R18, R19.
"""

from escalera.cards import kinds
from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import ACE, FIRST_NATURAL, FOUR, JOKER, THREE, is_wild, rank_of
from escalera.engine.state import codes
from escalera.engine.state.dtypes import Meld, Rules, State
from escalera.engine.state.enums import BlackThrees, Form, WildMelds
from escalera.engine.state.meld_slots import has_free_slot, has_sequence, lies, open_slot
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import LEAST_NATURALS, RUN_SPAN, SMALLEST_MELD
from escalera.engine.topics.facts import (
    black_threes_start,
    black_threes_take,
    continues,
    no_black_threes,
    room_to_complete,
    sequence_holds,
    sequence_starts,
    set_holds,
    set_takes,
)

LAST_NUMBER = 9_999
"""The highest number that a meld may have."""


@kernel
def _over_wild_limit(r: Rules, rank: int) -> Reason:
    if r.wild_limit[rank] > 0:
        return Reason.TOO_MANY_WILDS
    return Reason.NO_WILDS_WITH_SEVENS if r.wilds_in_set > 0 else Reason.NO_WILDS_IN_SET


@kernel
def set_takes_wilds(r: Rules, rank: int, naturals: int, wilds: int) -> Reason:
    """Name the rule by which `set_holds` says no."""
    if set_holds(r, rank, naturals, wilds):
        return Reason.OK
    if wilds > r.wild_limit[rank]:
        return _over_wild_limit(r, rank)
    few = naturals < LEAST_NATURALS
    return Reason.TWO_NATURALS_NEEDED if few else Reason.NATURALS_MUST_OUTNUMBER


@inlined
def set_takes_wild(r: Rules, m: Meld) -> bool:
    """Say whether a set or wild meld takes one more wild."""
    total, wilds = int(m.total), int(m.wilds)
    rank = int(m.which)
    in_set = int(rank != THREE) & int(set_holds(r, rank, total - wilds, wilds + 1))
    room = r.set_wild_room - total if m.form == Form.SET else room_to_complete(r, total)
    return (int(room > 0) & (in_set | int(m.form == Form.WILD))) > 0


@inlined
def sequence_takes_wild(r: Rules, m: Meld) -> bool:
    """Say whether a sequence takes one more wild, whatever its place (R17)."""
    return sequence_holds(r, int(m.low), int(m.total) + 1, int(m.wilds) + 1)


@inlined
def takes_wild(r: Rules, m: Meld) -> bool:
    """Say whether a meld takes one more wild, whatever its place in a sequence."""
    return sequence_takes_wild(r, m) if m.form == Form.SEQUENCE else set_takes_wild(r, m)


@kernel
def over_sequence_limit(r: Rules) -> Reason:
    """Name the rule that one wild too many breaks in a sequence."""
    none = r.wilds_in_sequence == 0
    return Reason.NO_WILDS_IN_SEQUENCE if none else Reason.TOO_MANY_WILDS_IN_SEQUENCE


@kernel
def wild_onto(r: Rules, m: Meld) -> Reason:
    """Name the rule by which `takes_wild` says no."""
    if takes_wild(r, m):
        return Reason.OK
    if m.total >= r.complete_cards and not (m.form == Form.SET and r.wilds_to_complete):
        return Reason.MELD_COMPLETE
    if m.form == Form.SEQUENCE:
        low_three = m.low == THREE
        return Reason.NO_WILD_BESIDE_BLACK_THREE if low_three else over_sequence_limit(r)
    if m.which == THREE:
        return Reason.BLACK_THREES_WAIT
    return set_takes_wilds(r, int(m.which), int(m.total) - int(m.wilds), int(m.wilds) + 1)


@kernel
def natural_onto(r: Rules, m: Meld) -> Reason:
    """Say whether a set or sequence has room for one natural more."""
    return Reason.OK if takes_natural(r, m) else Reason.MELD_COMPLETE


@inlined
def takes_natural(r: Rules, m: Meld) -> bool:
    """Say whether a set or sequence has room for one natural more."""
    if m.form == Form.SET:
        return set_takes_natural(r, m)
    return room_to_complete(r, int(m.total)) > 0


@inlined
def set_takes_natural(r: Rules, m: Meld) -> bool:
    """Say whether a set has room for one more natural."""
    return set_takes(r, int(m.total)) > 0


@kernel
def at_end(m: Meld, rank: int) -> bool:
    """Say whether a rank continues a sequence at its low or high end (4 to ace)."""
    return continues(int(m.low), int(m.high), rank)


@kernel
def _natural_fits(r: Rules, m: Meld, kind: int) -> Reason:
    if m.form == Form.WILD:
        return Reason.DOES_NOT_FIT
    if m.form == Form.SET:
        return natural_onto(r, m) if rank_of(kind) == m.which else Reason.DOES_NOT_FIT
    if kinds.suit_of(kind) != m.which or not at_end(m, rank_of(kind)):
        return natural_onto(r, m) if m.total >= r.complete_cards else Reason.DOES_NOT_FIT
    return natural_onto(r, m)


@kernel
def _wild_fits(r: Rules, m: Meld, place: int) -> Reason:
    reason = wild_onto(r, m)
    if reason != Reason.OK:
        return reason
    if m.form != Form.SEQUENCE:
        return Reason.OK if place == 0 else Reason.NO_PLACE_IN_SET
    if place == 0:
        return Reason.PLACE_NEEDED
    return Reason.OK if place <= ACE and at_end(m, place) else Reason.DOES_NOT_FIT


@kernel
def _black_three_fits(r: Rules, m: Meld, kind: int) -> Reason:
    if m.form == Form.SET and m.which == THREE:
        if black_threes_take(r, int(m.total)):
            return Reason.OK
        three = r.black_threes_out == BlackThrees.THREE
        return Reason.THREE_BLACK_THREES if three else Reason.MELD_COMPLETE
    if r.black_threes_out == BlackThrees.NEVER:
        return Reason.NO_BLACK_THREES
    if m.form != Form.SEQUENCE or r.black_threes_out != BlackThrees.SET_OR_SEQUENCE:
        return Reason.DOES_NOT_FIT
    if m.total >= r.complete_cards:
        return Reason.MELD_COMPLETE
    if m.which != kinds.suit_of(kind) or m.low != FOUR:
        return Reason.DOES_NOT_FIT
    return Reason.OK if m.wilds == 0 else Reason.NO_WILD_BESIDE_BLACK_THREE


@kernel
def fits(r: Rules, m: Meld, kind: int, place: int) -> Reason:
    """Say whether one card may be laid onto a meld, by the meld's own limits."""
    if kinds.is_red_three(kind):
        return Reason.RED_THREE
    if is_wild(kind):
        return _wild_fits(r, m, place)
    if place != 0:
        return Reason.NO_PLACE_IN_SET
    if kind < FIRST_NATURAL:
        return _black_three_fits(r, m, kind)
    return _natural_fits(r, m, kind)


@kernel
def new_set(s: State, r: Rules, team: int, rank: int, naturals: int, wilds: int) -> Reason:
    """Say whether a team may start a set of three."""
    reason = set_takes_wilds(r, rank, naturals, wilds)
    if reason == Reason.OK and r.sets_combine and open_slot(s, r, team, Form.SET, rank) >= 0:
        return Reason.OPEN_SET_EXISTS
    return reason


@kernel
def new_sequence(s: State, r: Rules, team: int, suit: int, wilds: int) -> Reason:
    """Say whether a team may start a sequence of a suit with so many wilds (R19e)."""
    if not sequence_starts(r, 0):
        return Reason.NO_SEQUENCES
    if not sequence_holds(r, FOUR, SMALLEST_MELD, wilds):
        return over_sequence_limit(r)
    if not sequence_starts(r, 1) and has_sequence(s, r, team, suit):
        return Reason.ONE_SEQUENCE_PER_SUIT
    return Reason.OK


@kernel
def new_wild_meld(s: State, r: Rules, team: int) -> Reason:
    """Say whether a team may start a meld of wilds (R19a)."""
    if r.wild_melds == WildMelds.NONE:
        return Reason.NO_WILD_MELDS
    if r.wild_melds == WildMelds.ONE_OPEN and open_slot(s, r, team, Form.WILD, 0) >= 0:
        return Reason.OPEN_WILD_MELD
    return Reason.OK


@kernel
def new_black_threes(s: State, r: Rules, team: int) -> Reason:
    """Say whether a team may start a set of three black 3s, going-out conditions apart (R18)."""
    if not black_threes_start(r, 0):
        return no_black_threes(r)
    if not black_threes_start(r, 1) and open_slot(s, r, team, Form.SET, THREE) >= 0:
        three = r.black_threes_out == BlackThrees.THREE
        return Reason.THREE_BLACK_THREES if three else Reason.OPEN_SET_EXISTS
    return Reason.OK


@kernel
def form_of(a: int, b: int, c: int, place: int) -> int:
    """Return the `Form` that three cards are meant for, by their naturals and a named place."""
    if is_wild(a) and is_wild(b) and is_wild(c):
        return Form.WILD
    if place != 0 or (not is_wild(b) and rank_of(a) != rank_of(b)):
        return Form.SEQUENCE
    return Form.SET


@kernel
def three_ranks(a: int, b: int, c: int) -> bool:
    """Say whether three ranks are in a row, in any order."""
    low = min(a, min(b, c))
    high = max(a, max(b, c))
    return high - low == RUN_SPAN and a != b and a != c and b != c


@kernel
def _check_set(s: State, r: Rules, team: int, a: int, b: int, c: int) -> Reason:
    rank = rank_of(a)
    if not is_wild(b) and rank_of(b) != rank:
        return Reason.NOT_A_MELD
    if not is_wild(c) and (rank_of(c) != rank or is_wild(b)):
        return Reason.NOT_A_MELD
    wilds = int(is_wild(b)) + int(is_wild(c))
    if rank == THREE:
        return no_black_threes(r) if wilds else new_black_threes(s, r, team)
    return new_set(s, r, team, rank, SMALLEST_MELD - wilds, wilds)


@kernel
def _check_sequence(s: State, r: Rules, team: int, a: int, b: int, c: int, place: int) -> Reason:
    if is_wild(a) or is_wild(b) or kinds.suit_of(a) != kinds.suit_of(b):
        return Reason.NOT_A_MELD
    wilds = int(is_wild(c))
    third = place if wilds else rank_of(c)
    if not wilds and (place != 0 or kinds.suit_of(c) != kinds.suit_of(a)):
        return Reason.NOT_A_MELD
    if wilds and (place < FOUR or place > ACE):
        return Reason.PLACE_NEEDED if place == 0 else Reason.NOT_A_MELD
    if not three_ranks(rank_of(a), rank_of(b), third):
        return Reason.NOT_A_MELD
    if a < FIRST_NATURAL and (wilds or r.black_threes_out != BlackThrees.SET_OR_SEQUENCE):
        return no_black_threes(r)
    return new_sequence(s, r, team, kinds.suit_of(a), wilds)


@kernel
def check_new(s: State, r: Rules, team: int, code: int) -> Reason:
    """Say whether the three cards of a `MELD` action make a meld that the team may start.

    The cards come naturals first, both parts by kind; a wild in a sequence comes last, with its
    place.
    """
    a, b, c = codes.card_a(code), codes.card_b(code), codes.card_c(code)
    place = codes.place_of(code)
    if a > JOKER or b > JOKER or c > JOKER:
        return Reason.NOT_A_MELD
    if kinds.is_red_three(a) or kinds.is_red_three(b) or kinds.is_red_three(c):
        return Reason.RED_THREE
    if is_wild(a) and not (is_wild(b) and is_wild(c)):
        return Reason.NOT_A_MELD
    form = form_of(a, b, c, place)
    if form == Form.WILD:
        return new_wild_meld(s, r, team) if place == 0 else Reason.NOT_A_MELD
    if form == Form.SET:
        return _check_set(s, r, team, a, b, c)
    return _check_sequence(s, r, team, a, b, c, place)


@kernel
def check_target(s: State, team: int, slot: int) -> Reason:
    """Say whether a slot holds a meld of the team."""
    if slot < 0 or slot >= s.slots or not lies(s.melds[slot], team):
        return Reason.NO_SUCH_MELD
    return Reason.OK


@kernel
def check_room(s: State, r: Rules, team: int) -> Reason:
    """Say whether the state has room for one more meld."""
    if not has_free_slot(s, r, team) or s.teams[team].next_number > LAST_NUMBER:
        return Reason.TABLE_FULL
    return Reason.OK
