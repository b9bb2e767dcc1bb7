"""What others may ask the rules about taking the pile: who, with what, onto what (R12, R15).

And how many cards to keep: when a take's further cards come, and to end a turn (R6, R15a, R19f).

Plain numbers in and out, as in `facts`.
"""

from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import THREE, is_wild, rank_of, suit_of
from escalera.engine.state.dtypes import Rules
from escalera.engine.state.enums import Form, WildMelds
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import ENOUGH_KEPT, SMALLEST_MELD
from escalera.engine.topics.facts import cards_received
from escalera.engine.topics.melds import over_sequence_limit, set_takes_wilds


@inlined
def pile_is_large(r: Rules, cards: int) -> bool:
    """Say whether a pile of so many cards, the upcard too, is large enough to be taken."""
    return bool(cards >= r.pile_minimum)


@inlined
def wild_upcard_needs(r: Rules) -> Reason:
    """Say what takes a wild upcard: two wilds, or nothing where wilds are no meld (R15)."""
    return Reason.NO_WILD_MELDS if r.wild_melds == WildMelds.NONE else Reason.TWO_WILDS_NEEDED


@inlined
def team_takes(r: Rules, melded: int) -> bool:
    """Say whether a team may take the pile; melded: 1 if its initial meld is on the table (R5)."""
    return (int(r.take_for_initial) | int(melded > 0)) > 0


@inlined
def blocks(r: Rules, top: int) -> bool:
    """Say whether a card on top blocks the pile: a 3, or a wild where wilds block."""
    return rank_of(top) == THREE or (bool(r.wild_blocks) and is_wild(top))


@inlined
def takes_alone(r: Rules, melded: int, frozen: int) -> Reason:
    """Say whether a team may take the upcard alone onto a meld (R15)."""
    if not r.take_upcard_alone or not melded:
        return Reason.TWO_CARDS_NEEDED
    return Reason.PILE_FROZEN if frozen else Reason.OK


@inlined
def wild_qualifies(r: Rules, melded: int, frozen: int) -> bool:
    """Say whether a team may take a natural with another and a wild (R15)."""
    return (int(r.wilds_qualify) & int(melded > 0) & int(frozen == 0)) > 0


@inlined
def grows_by_take(r: Rules, total: int) -> Reason:
    """Say whether a take may join a meld of so many cards (R15)."""
    if total >= r.complete_cards:
        return Reason.MELD_COMPLETE
    return Reason.TOO_MANY_TO_TAKE if total > r.take_onto_at_most else Reason.OK


@kernel
def set_takes_pair(r: Rules, rank: int, wilds: int, total: int, laid: int) -> Reason:
    """Say whether two cards of the hand, so many of them wild, take a natural as a set.

    total, laid: the cards and the wilds of the set that they join, 0 for a new one.
    """
    reason = set_takes_wilds(r, rank, SMALLEST_MELD - wilds, wilds)
    if reason != Reason.OK or total == 0:
        return reason
    reason = grows_by_take(r, total)
    if reason != Reason.OK:
        return reason
    if total + SMALLEST_MELD > r.complete_cards and (wilds > 0 or not r.add_to_complete):
        return Reason.PAST_COMPLETE
    return set_takes_wilds(r, rank, total - laid + SMALLEST_MELD - wilds, laid + wilds)


@kernel
def run_joins(r: Rules, low: int, wilds: int, at: int, high: int, laid: int) -> Reason:
    """Say whether three in a row from a rank up, so many wild, join a sequence by a take.

    at, high, laid: the lowest and the highest rank of the sequence, and its wilds.
    """
    total = high - at + 1
    reason = grows_by_take(r, total)
    if reason != Reason.OK:
        return reason
    if low + SMALLEST_MELD != at and low != high + 1:
        return Reason.DOES_NOT_FIT
    if total + SMALLEST_MELD > r.complete_cards:
        return Reason.PAST_COMPLETE
    if wilds > 0 and at == THREE:
        return Reason.NO_WILD_BESIDE_BLACK_THREE
    if wilds > 0 and laid + wilds > r.wilds_in_sequence:
        return over_sequence_limit(r)
    return Reason.OK


@inlined
def take_form(top: int, a: int, b: int, place: int) -> int:
    """Return the `Form` of what a take lays: the upcard, two cards, the rank of a placed wild."""
    if is_wild(top):
        return Form.WILD + 0
    same = place == 0 and (is_wild(b) or rank_of(a) == rank_of(b))
    return Form.SET + 0 if same else Form.SEQUENCE + 0


@inlined
def which_of(form: int, top: int) -> int:
    """Return what a meld that a take starts is of: a set's rank, a sequence's suit, 0 for wilds."""
    if form == Form.WILD:
        return 0
    return rank_of(top) if form == Form.SET else suit_of(top)


@inlined
def joins_by_itself(r: Rules, form: int) -> bool:
    """Say whether what a take lays joins the team's open meld of its kind, if there is one (R15).

    Otherwise it starts a new meld, or joins the one that the player names.
    """
    if form == Form.WILD:
        return bool(r.wild_melds == WildMelds.ONE_OPEN)
    return form == Form.SET and bool(r.sets_combine)


@inlined
def foot_follows(r: Rules, feet: int, moved: int) -> bool:
    """Say whether a foot of so many cards comes when the turn ends.

    moved: 1 if anything was tabled or taken. Where a foot comes with the hand's last card: whether
    it would if the discard were that card.
    """
    return (int(feet > 0) & (int(r.foot_when_empty) | int(moved > 0))) > 0


@inlined
def foot_at_once(r: Rules, feet: int, waiting: int) -> bool:
    """Say whether a foot comes as soon as the hand is empty; waiting: a take's cards face down.

    Those are the hand's, and come after the discard.
    """
    return (int(r.foot_when_empty) & int(feet > 0) & int(waiting == 0)) > 0


@inlined
def least_to_end(follows: int, no_discard: int) -> int:
    """Return the fewest cards in hand with which a turn ends that doesn't go out (R6, R8).

    follows: 1 if a foot or cards face down come after it; no_discard: 1 if it ends without one.
    """
    return ENOUGH_KEPT - max(follows, no_discard)


@inlined
def least_before_rest(r: Rules, feet: int, below: int, fresh: int) -> int:
    """Return the fewest cards to have in hand when a take's further cards come (R15a).

    feet: cards of the player's foot; below: cards below the upcard; fresh: how many of them come
    into the hand, red 3s apart. Only jokers, or going out, may do with fewer.
    """
    if r.pile_face_down:
        return least_to_end(int(cards_received(r, below) > 0 or feet > 0), 0)
    return 0 if foot_at_once(r, feet, 0) else max(0, ENOUGH_KEPT - fresh)
