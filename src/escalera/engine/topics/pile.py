"""Taking the pile, whole or part (R12, R15, R15a; every document's Discard Pile section)."""

from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import (
    ACE,
    FIRST_NATURAL,
    FOUR,
    JOKER,
    RED_THREES,
    is_wild,
    rank_of,
    suit_of,
)
from escalera.engine.state import codes
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Form, Phase, WildMelds
from escalera.engine.state.hand import cards_of, check_cards_held
from escalera.engine.state.meld_slots import open_slot
from escalera.engine.state.pile_cards import count_between, upcard
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import SMALLEST_MELD, TAKING_CARDS
from escalera.engine.topics.facts import cards_received
from escalera.engine.topics.going_out import met_with, out_reason
from escalera.engine.topics.initial_meld import minimum_lies
from escalera.engine.topics.melds import (
    check_room,
    check_target,
    fits,
    new_sequence,
    over_sequence_limit,
    three_ranks,
)
from escalera.engine.topics.take_facts import (
    blocks,
    grows_by_take,
    joins_by_itself,
    least_before_rest,
    pile_is_large,
    run_joins,
    set_takes_pair,
    take_form,
    takes_alone,
    team_takes,
    which_of,
    wild_qualifies,
    wild_upcard_needs,
)


@inlined
def is_frozen(s: State, r: Rules) -> bool:
    """Say whether the pile is frozen by the cards in it now (R12)."""
    if r.always_frozen:
        return True
    return bool((r.freeze_wild and s.pile_wilds > 0) or (r.freeze_red_three and s.pile_reds > 0))


@inlined
def is_blocked(s: State, r: Rules) -> bool:
    """Say whether the pile's top card blocks it: a 3, or a wild where wilds block."""
    return blocks(r, upcard(s))


@inlined
def check_pile(s: State, r: Rules) -> Reason:
    """Say whether the pile may be taken at all, whatever the player holds."""
    if s.phase != Phase.DRAW:
        return Reason.ALREADY_DRAWN
    if s.short:
        return Reason.STOCK_SHORT
    if s.pile_count == 0:
        return Reason.PILE_EMPTY
    if is_blocked(s, r):
        return Reason.PILE_BLOCKED
    if not pile_is_large(r, int(s.pile_count)):
        return Reason.PILE_TOO_SMALL
    if not team_takes(r, int(s.teams[r.team_of[s.seat]].melded)):
        return Reason.INITIAL_MELD_FIRST
    return Reason.OK


@kernel
def rest_leaves(s: State, r: Rules, below: int, used: int, used_jokers: int, met: bool) -> Reason:
    """Say whether enough is left when the cards below the upcard are received (R15a).

    below: 1 while the upcard is still on the pile, 0 after it was taken; used: cards that leave
    the hand with the action; met: whether the needed sets are on the table then.
    """
    seat = int(s.seat)
    kept, feet = cards_of(s, seat) - used, int(s.feet_left[seat])
    left = int(s.pile_count) - below
    if kept >= least_before_rest(r, feet, left, 0):
        return Reason.OK
    if r.pile_face_down:
        return Reason.TAKE_LEAVES_TOO_LITTLE
    first, count = left - 1, cards_received(r, left)
    fresh = count - count_between(s, first, count, RED_THREES[0], RED_THREES[1])
    if kept >= least_before_rest(r, feet, left, fresh):
        return Reason.OK
    jokers = int(s.hands[seat][JOKER]) - used_jokers + count_between(s, first, count, JOKER, JOKER)
    if r.joker_special and kept + fresh == 1 and jokers == 1:
        return Reason.OK
    out = out_reason(s, r, met, True) == Reason.OK
    return Reason.OK if out else Reason.TAKE_LEAVES_TOO_LITTLE


@kernel
def check_take_alone(s: State, r: Rules, slot: int) -> Reason:
    """Say whether the upcard alone may be taken onto a meld (R15)."""
    reason = check_pile(s, r)
    if reason != Reason.OK:
        return reason
    if is_wild(upcard(s)):
        return wild_upcard_needs(r)
    team = int(r.team_of[s.seat])
    reason = takes_alone(r, int(s.teams[team].melded), int(is_frozen(s, r)))
    if reason != Reason.OK:
        return reason
    reason = check_target(s, team, slot)
    if reason != Reason.OK:
        return reason
    m = s.melds[slot]
    reason = grows_by_take(r, int(m.total))
    if reason != Reason.OK:
        return reason
    reason = fits(r, m, upcard(s), 0)
    if reason != Reason.OK:
        return reason
    return rest_leaves(s, r, 1, 0, 0, met_with(s, r, slot, 1, 0))


@kernel
def _check_wild_qualifies(s: State, r: Rules) -> Reason:
    melded, frozen = int(s.teams[r.team_of[s.seat]].melded), int(is_frozen(s, r))
    return Reason.OK if wild_qualifies(r, melded, frozen) else Reason.WILDS_DO_NOT_QUALIFY


@kernel
def _check_set_take(s: State, r: Rules, team: int, rank: int, wilds: int, slot: int) -> Reason:
    if slot >= 0:
        return Reason.JOINS_BY_ITSELF
    joined = open_slot(s, r, team, Form.SET, rank) if joins_by_itself(r, Form.SET) else -1
    total, laid = 0, 0
    if joined >= 0:
        total, laid = int(s.melds[joined].total), int(s.melds[joined].wilds)
    return set_takes_pair(r, rank, wilds, total, laid)


@kernel
def _check_sequence_take(
    s: State, r: Rules, team: int, a: int, b: int, place: int, slot: int
) -> Reason:
    top = upcard(s)
    suit = suit_of(top)
    wilds = int(is_wild(b))
    third = place if wilds else rank_of(b)
    if suit_of(a) != suit or (not wilds and suit_of(b) != suit) or third < FOUR or third > ACE:
        return Reason.DOES_NOT_QUALIFY
    if not three_ranks(rank_of(a), third, rank_of(top)):
        return Reason.DOES_NOT_QUALIFY
    if not r.take_sequence:
        return Reason.NO_SEQUENCE_TAKE
    if wilds > r.wilds_in_sequence:
        return over_sequence_limit(r)
    if slot < 0:
        return new_sequence(s, r, team, suit, wilds)
    m = s.melds[slot]
    if m.form != Form.SEQUENCE or m.which != suit:
        return Reason.DOES_NOT_FIT
    low = min(rank_of(a), min(third, rank_of(top)))
    return run_joins(r, low, wilds, int(m.low), int(m.high), int(m.wilds))


@kernel
def _check_wild_take(s: State, r: Rules, team: int, slot: int) -> Reason:
    if r.wild_melds == WildMelds.NONE:
        return Reason.NO_WILD_MELDS
    joined = slot
    if joins_by_itself(r, Form.WILD):
        if slot >= 0:
            return Reason.JOINS_BY_ITSELF
        joined = open_slot(s, r, team, Form.WILD, 0)
    if joined < 0:
        return Reason.OK
    if s.melds[joined].form != Form.WILD:
        return Reason.DOES_NOT_FIT
    reason = grows_by_take(r, int(s.melds[joined].total))
    if reason == Reason.OK and s.melds[joined].total + SMALLEST_MELD > r.complete_cards:
        return Reason.PAST_COMPLETE
    return reason


@kernel
def _check_qualifies(
    s: State, r: Rules, team: int, a: int, b: int, place: int, slot: int
) -> Reason:
    top = upcard(s)
    if is_wild(top):
        if not is_wild(a) or not is_wild(b) or place != 0:
            return wild_upcard_needs(r)
        return _check_wild_take(s, r, team, slot)
    if is_wild(a) or a < FIRST_NATURAL or (b < FIRST_NATURAL and not is_wild(b)):
        return Reason.DOES_NOT_QUALIFY
    if place != 0 and not is_wild(b):
        return Reason.DOES_NOT_QUALIFY
    if is_wild(b):
        reason = _check_wild_qualifies(s, r)
        if reason != Reason.OK:
            return reason
    if take_form(top, a, b, place) == Form.SEQUENCE:
        return _check_sequence_take(s, r, team, a, b, place, slot)
    if rank_of(a) != rank_of(top):
        return Reason.DOES_NOT_QUALIFY
    return _check_set_take(s, r, team, rank_of(top), int(is_wild(b)), slot)


@kernel
def joined_slot(s: State, r: Rules, code: int) -> int:
    """Return the slot of the meld that a legal `TAKE_WITH` joins, -1 if it starts a new one."""
    slot = codes.slot_of(code)
    if slot >= 0:
        return slot
    team = int(r.team_of[s.seat])
    top = upcard(s)
    form = take_form(top, codes.card_a(code), codes.card_b(code), codes.place_of(code))
    return open_slot(s, r, team, form, which_of(form, top)) if joins_by_itself(r, form) else -1


@kernel
def check_take_with(s: State, r: Rules, code: int) -> Reason:
    """Say whether the pile may be taken with the two cards of a `TAKE_WITH` action (R15, R15a)."""
    reason = check_pile(s, r)
    if reason != Reason.OK:
        return reason
    reason = check_cards_held(s, code)
    if reason != Reason.OK:
        return reason
    a, b, slot = codes.card_a(code), codes.card_b(code), codes.slot_of(code)
    team = int(r.team_of[s.seat])
    if slot >= 0:
        reason = check_target(s, team, slot)
        if reason != Reason.OK:
            return reason
    reason = _check_qualifies(s, r, team, a, b, codes.place_of(code), slot)
    if reason != Reason.OK:
        return reason
    joined = joined_slot(s, r, code)
    if joined < 0:
        reason = check_room(s, r, team)
        if reason != Reason.OK:
            return reason
    return _check_take_leaves(s, r, team, a, b, joined)


@kernel
def _check_take_leaves(s: State, r: Rules, team: int, a: int, b: int, joined: int) -> Reason:
    gained = int(r.points[a]) + int(r.points[b]) + int(r.points[upcard(s)])
    if not minimum_lies(s, team, gained):
        left = cards_of(s, int(s.seat)) > TAKING_CARDS
        return Reason.OK if left else Reason.TAKE_LEAVES_TOO_LITTLE
    wilds = int(is_wild(a)) + int(is_wild(b)) + int(is_wild(upcard(s)))
    met = met_with(s, r, joined, SMALLEST_MELD - wilds, wilds)
    jokers = int(a == JOKER) + int(b == JOKER)
    return rest_leaves(s, r, 1, TAKING_CARDS, jokers, met)
