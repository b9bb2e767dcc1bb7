"""Going out, asking "May I go out?" and keeping a card (R6, R7, R18, R19g, R19h, R20)."""

from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import JOKER, KINDS, is_red_three, is_wild
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Asked, BlackThrees, Ending, Form, Phase
from escalera.engine.state.hand import cards_of
from escalera.engine.state.meld_slots import lies
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import ENOUGH_KEPT, TAKING_CARDS
from escalera.engine.topics.facts import foot_and_pile, partner_says, way_reason
from escalera.engine.topics.initial_meld import minimum_lies
from escalera.engine.topics.melds import fits
from escalera.engine.topics.needs import needs_lie, needs_met


@kernel
def next_partner(r: Rules, seat: int, after: int) -> int:
    """Return the next partner of a seat in seat order after another seat, -1 if none is left."""
    i = after
    while True:
        i = (i + 1) % r.seats
        if i == seat:
            return -1
        if r.team_of[i] == r.team_of[seat]:
            return i


@kernel
def has_partner(r: Rules, seat: int) -> bool:
    """Say whether a seat has a partner to ask."""
    return r.seats > r.teams and next_partner(r, seat, seat) >= 0


@inlined
def _foot_and_pile(s: State, r: Rules) -> Reason:
    return foot_and_pile(r, int(s.feet_left[s.seat]), int(s.took))


@kernel
def out_reason(s: State, r: Rules, met: bool, lies_minimum: bool) -> Reason:
    """Say whether the player may go out, given whether the needs and the minimum would be met."""
    if not met:
        return Reason.SETS_NEEDED
    if not lies_minimum:
        return Reason.SHORT_OF_MINIMUM
    feet = int(s.feet_left[s.seat])
    return way_reason(r, feet, int(s.took), int(s.barred), int(s.asked))


@kernel
def obeys_no(s: State) -> bool:
    """Say whether a no can be obeyed: two cards are in hand, or can be taken back (R7)."""
    return cards_of(s, int(s.seat)) + int(s.tabled) + TAKING_CARDS * int(s.pending) >= ENOUGH_KEPT


@kernel
def may_try(s: State, r: Rules, reason: int) -> bool:
    """Say whether self-policed play lets the player try to go out all the same (R20).

    Against a no only where it can be obeyed: an offence without effect must leave another play.
    """
    if reason == Reason.PARTNER_SAID_NO:
        offence = r.out_after_no_penalty > 0 and obeys_no(s)
        return offence or bool(r.out_without_yes_returns)
    return reason == Reason.ASK_FIRST and bool(r.out_without_yes_returns)


@kernel
def leaving_reason(s: State, r: Rules, met: bool, lies_minimum: bool) -> Reason:
    """Say whether an action may leave the hand without a card (R6)."""
    reason = out_reason(s, r, met, lies_minimum)
    return Reason.OK if may_try(s, r, reason) else reason


@kernel
def black_threes_reason(s: State, r: Rules) -> Reason:
    """Say whether black 3s may be tabled now, as the first part of going out (R18)."""
    if r.black_threes_out == BlackThrees.NEVER:
        return Reason.NO_BLACK_THREES
    if s.pending:
        return Reason.TAKE_PENDING
    if s.asked == Asked.NO or s.barred:
        return Reason.PARTNER_SAID_NO if s.asked == Asked.NO else Reason.BARRED
    reason = _foot_and_pile(s, r)
    if reason != Reason.OK:
        return reason
    return Reason.OK if needs_lie(s, r, int(r.team_of[s.seat])) else Reason.SETS_NEEDED


@kernel
def last_card(s: State) -> int:
    """Return the lowest kind in the player's hand, red 3s apart; -1 if there is none."""
    hand = s.hands[s.seat]
    for kind in range(KINDS):
        if hand[kind] > 0 and not is_red_three(kind):
            return kind
    return -1


@kernel
def _could_discard(s: State, r: Rules, kind: int, team: int) -> bool:
    if s.no_discard or (kind == JOKER and r.joker_special):
        return False
    return minimum_lies(s, team, 0)


@kernel
def _could_add(s: State, r: Rules, kind: int, team: int) -> bool:
    if not minimum_lies(s, team, int(r.points[kind])):
        return False
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        if not lies(m, team):
            continue
        if m.form != Form.SEQUENCE or not is_wild(kind):
            if fits(r, m, kind, 0) == Reason.OK:
                return True
        elif fits(r, m, kind, m.low - 1) == Reason.OK or fits(r, m, kind, m.high + 1) == Reason.OK:
            return True
    return False


@kernel
def _out_by_the_last_card(s: State, r: Rules, team: int) -> bool:
    """Say whether the one card left in hand waits only for a yes."""
    if not partner_says(r) or s.pending or not needs_lie(s, r, team):
        return False
    if cards_of(s, int(s.seat)) > 1:
        return False
    kind = last_card(s)
    return kind < 0 or _could_discard(s, r, kind, team) or _could_add(s, r, kind, team)


@kernel
def check_ask(s: State, r: Rules) -> Reason:
    """Say whether the player may ask to go out, whatever is in hand or on the table (R7).

    A player whose single card can only leave after a yes may ask too: else it could never leave.
    """
    seat = int(s.seat)
    if s.phase == Phase.DRAW:
        return Reason.DRAW_FIRST
    if not has_partner(r, seat):
        return Reason.NOBODY_TO_ASK
    if s.asked != Asked.NOT:
        return Reason.ASKED_ALREADY
    if s.barred:
        return Reason.BARRED
    reason = _foot_and_pile(s, r)
    if reason != Reason.OK:
        return reason
    if obeys_no(s) or _out_by_the_last_card(s, r, int(r.team_of[seat])):
        return Reason.OK
    return Reason.NO_COULD_NOT_BE_OBEYED


@kernel
def apply_ask(s: State, r: Rules) -> None:
    """Ask; the first partner in seat order answers first."""
    s.answerer = next_partner(r, int(s.seat), int(s.seat))
    s.phase = Phase.ANSWER


@kernel
def check_answer(s: State) -> Reason:
    """Say whether a question is open."""
    return Reason.OK if s.phase == Phase.ANSWER else Reason.NOBODY_ASKED


@kernel
def apply_answer(s: State, r: Rules, yes: int) -> None:
    """Answer; the first no ends the question, the last yes may end the hand (R7)."""
    following = next_partner(r, int(s.seat), int(s.answerer))
    if yes and following >= 0:
        s.answerer = following
        return
    s.asked = Asked.YES if yes else Asked.NO
    s.phase = Phase.PLAY
    if yes and cards_of(s, int(s.seat)) == 0:
        go_out(s, r)


@kernel
def end_hand(s: State, r: Rules, ending: int) -> None:
    """End the hand; a yes that was not used costs its penalty (R20)."""
    if s.asked == Asked.YES and ending != Ending.OUT:
        s.teams[r.team_of[s.seat]].penalty += int(r.unused_yes_penalty)
    s.ending = ending
    s.phase = Phase.OVER


@kernel
def go_out(s: State, r: Rules) -> None:
    """End the hand by the player whose turn it is going out."""
    s.teams[r.team_of[s.seat]].melded = 1
    s.out_seat = s.seat
    s.ending = Ending.OUT
    s.phase = Phase.OVER


@kernel
def met_with(s: State, r: Rules, slot: int, naturals: int, wilds: int) -> bool:
    """Say whether the team would have the needed sets with these further cards on a slot."""
    return needs_met(s, r, int(r.team_of[s.seat]), slot, naturals, wilds)
