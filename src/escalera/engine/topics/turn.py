"""A turn's start and end: red 3s, feet, the discard, and how a hand ends without a play."""

from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import JOKER, KINDS
from escalera.engine.state.dtypes import MELD_CARDS, Rules, State
from escalera.engine.state.enums import Asked, Ending, Form, Phase, RedThreesLaid
from escalera.engine.state.hand import cards_of, gain, lose
from escalera.engine.state.meld_slots import (
    JOKER_MARK,
    JOKER_SPOT,
    THIS_TURN,
    lies,
    settle,
    tabled_at,
)
from escalera.engine.state.pile_cards import push_pile
from escalera.engine.state.reasons import Reason
from escalera.engine.state.threes import count_red_threes
from escalera.engine.topics.facts import discardable
from escalera.engine.topics.feet import foot_comes, pick_up_foot
from escalera.engine.topics.going_out import end_hand, go_out, leaving_reason, out_reason
from escalera.engine.topics.initial_meld import check_short, minimum_lies
from escalera.engine.topics.needs import needs_lie
from escalera.engine.topics.stock import fuller, lay_red_threes, pop, stock_left, usable
from escalera.engine.topics.take_facts import least_to_end
from escalera.engine.topics.taking_back import anything_to_take_back, apply_back


@inlined
def start_turn(s: State, r: Rules, seat: int) -> None:
    """Begin a seat's turn; red 3s in its hand are laid first (R4), unless the stock is short."""
    s.seat = seat
    s.phase = Phase.DRAW
    s.asked = Asked.NOT
    s.took = 0
    s.pending = 0
    s.claimed = 0
    s.barred = 0
    s.no_discard = 0
    s.black_tabled = 0
    s.concealed = 1 - min(1, int(s.teams[r.team_of[seat]].melded))
    s.points = 0
    s.short = 0
    if r.stock_short_ends and stock_left(s) < r.draw_cards:
        s.short = 1
    elif r.red_threes_laid != RedThreesLaid.DECLARE:
        lay_red_threes(s, r, seat, 1)


@kernel
def _pick_up(s: State, seat: int) -> None:
    """Take the cards of a take that wait face down into the hand (R19f)."""
    for kind in range(KINDS):
        for _ in range(int(s.face_down[kind])):
            gain(s, seat, kind)
        s.face_down[kind] = 0
    s.face_down_count = 0


@inlined
def end_turn(s: State, r: Rules) -> None:
    """End the turn: what was tabled stays, feet are picked up, the next seat begins."""
    seat = int(s.seat)
    team = int(r.team_of[seat])
    if s.asked == Asked.YES:
        s.teams[team].penalty += int(r.unused_yes_penalty)
    foot = foot_comes(s, r)
    if s.tabled > 0 or s.took:
        s.teams[team].melded = 1
    if s.tabled > 0 or s.merges > 0:
        settle(s, r, team)
    if s.face_down_count > 0:
        _pick_up(s, seat)
    if foot and (cards_of(s, seat) == 0 or not r.foot_when_empty):
        pick_up_foot(s, seat)
    start_turn(s, r, (seat + 1) % int(r.seats))


@inlined
def discard_ends_short(s: State, r: Rules, team: int) -> bool:
    """Say whether a discard would be an error with the initial meld (R20)."""
    if r.short_initial_raise == 0 or s.pending:
        return False
    return s.tabled > 0 and not minimum_lies(s, team, 0)


@inlined
def keeps_after_discard(s: State, r: Rules) -> bool:
    """Say whether a card, or a foot to pick up, is left after one more card is gone (R6)."""
    follows = int(s.face_down_count > 0 or foot_comes(s, r))
    return cards_of(s, int(s.seat)) >= least_to_end(follows, 0)


@inlined
def discard_reason(s: State, r: Rules) -> Reason:
    """Say whether the player may end the turn with a discard, whatever the card."""
    if s.phase == Phase.DRAW:
        return Reason.DRAW_FIRST
    if s.no_discard:
        return Reason.NO_DISCARD
    team = int(r.team_of[s.seat])
    if discard_ends_short(s, r, team):
        return Reason.OK
    reason = check_short(s, team)
    if reason != Reason.OK:
        return reason
    if not keeps_after_discard(s, r):
        reason = leaving_reason(s, r, needs_lie(s, r, team), True)
        if reason == Reason.SETS_NEEDED:
            return Reason.KEEP_A_CARD
        return reason
    return Reason.BLACK_THREES_LIE if s.black_tabled > 0 else Reason.OK


@kernel
def check_discard(s: State, r: Rules, kind: int) -> Reason:
    """Say whether the player may discard a card."""
    if kind > JOKER or s.hands[s.seat][kind] == 0:
        return Reason.DRAW_FIRST if s.phase == Phase.DRAW else Reason.NOT_IN_HAND
    reason = discardable(r, kind)
    return discard_reason(s, r) if reason == Reason.OK else reason


@kernel
def refused_out(s: State, r: Rules) -> bool:
    """Carry out the offence of going out without leave (R20); say whether there was one.

    Call this before a play that would empty the hand changes anything.
    """
    team = int(r.team_of[s.seat])
    reason = out_reason(s, r, True, True)
    if reason == Reason.PARTNER_SAID_NO and r.out_after_no_penalty > 0:
        s.teams[team].penalty += int(r.out_after_no_penalty)
        return True
    if reason == Reason.ASK_FIRST or reason == Reason.PARTNER_SAID_NO:
        apply_back(s, r)
        s.barred = 1
        return True
    return False


@inlined
def apply_discard(s: State, r: Rules, kind: int) -> None:
    """Discard and end the turn, or go out with the last card."""
    seat = int(s.seat)
    team = int(r.team_of[seat])
    if discard_ends_short(s, r, team):
        apply_back(s, r)
        s.teams[team].minimum += int(r.short_initial_raise)
    elif not keeps_after_discard(s, r):
        if refused_out(s, r):
            return
        lose(s, seat, kind)
        push_pile(s, kind)
        go_out(s, r)
        return
    lose(s, seat, kind)
    push_pile(s, kind)
    end_turn(s, r)


@kernel
def _tabled_jokers(s: State, r: Rules, team: int) -> int:
    jokers = 0
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        if not lies(m, team) or m.tabled == 0:
            continue
        if m.form == Form.SEQUENCE:
            for spot in range(MELD_CARDS):
                jokers += int(m.cards[spot] == JOKER_MARK + THIS_TURN)
        else:
            jokers += tabled_at(m, JOKER_SPOT)
    return jokers


@kernel
def check_special(s: State, r: Rules) -> Reason:
    """Say whether the player may make the special discard (`sambola: Special Discard`, R13)."""
    if not r.joker_special:
        return Reason.NO_SPECIAL
    if s.phase == Phase.DRAW:
        return Reason.DRAW_FIRST
    if s.no_discard:
        return Reason.NO_DISCARD
    seat = int(s.seat)
    cards = cards_of(s, seat)
    if cards == 0 or cards != int(s.hands[seat][JOKER]):
        return Reason.NOT_ONLY_JOKERS
    team = int(r.team_of[seat])
    if _tabled_jokers(s, r, team) < s.tabled:
        return Reason.TAKE_BACK_FIRST
    return check_short(s, team)


@kernel
def apply_special(s: State, r: Rules) -> None:
    """Put the top card of the fuller stock pile on the discard pile; with no stock, nothing."""
    if stock_left(s) > 0:
        push_pile(s, pop(s, usable(s, fuller(s))))
    end_turn(s, r)


@kernel
def check_stuck(s: State, r: Rules) -> Reason:
    """Say whether the player can't go on: drawn, nothing of this turn tabled, no discard (R26)."""
    if s.phase == Phase.DRAW:
        return Reason.DRAW_FIRST
    if anything_to_take_back(s):
        return Reason.TAKE_BACK_FIRST
    if s.no_discard and cards_of(s, int(s.seat)) > 0:
        return Reason.NOT_STUCK
    hand = s.hands[s.seat]
    if cards_of(s, int(s.seat)) > 1 and not r.joker_special:
        return Reason.NOT_STUCK
    if r.red_threes_laid == RedThreesLaid.DECLARE and count_red_threes(hand) > 0:
        return Reason.NOT_STUCK
    for kind in range(KINDS):
        if hand[kind] > 0 and check_discard(s, r, kind) == Reason.OK:
            return Reason.NOT_STUCK
    return Reason.NOT_STUCK if check_special(s, r) == Reason.OK else Reason.OK


@kernel
def apply_stuck(s: State, r: Rules) -> None:
    """End the hand of a stuck player."""
    end_hand(s, r, Ending.STUCK)


@kernel
def check_end_in_play(s: State) -> Reason:
    """Say whether the hand may end in a turn without a discard (R8)."""
    if not s.no_discard:
        return Reason.NOT_THE_END
    if s.black_tabled > 0:
        return Reason.BLACK_THREES_LIE
    enough = cards_of(s, int(s.seat)) >= least_to_end(0, 1)
    return Reason.OK if enough else Reason.KEEP_A_CARD


@kernel
def apply_end_stock(s: State, r: Rules) -> None:
    """End the hand as the stock has run out; an unfinished initial meld goes back (R8)."""
    team = int(r.team_of[s.seat])
    if check_short(s, team) != Reason.OK:
        apply_back(s, r)
    elif s.tabled > 0:
        s.teams[team].melded = 1
    settle(s, r, team)
    end_hand(s, r, Ending.STOCK)
