"""The stock: one pile or two, drawing, and the red 3s that come from it (R4, R8, R11)."""

from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import RED_THREES, is_red_three
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Phase, RedThreesLaid
from escalera.engine.state.hand import gain, lose
from escalera.engine.state.reasons import Reason
from escalera.engine.state.threes import red_three_at


@inlined
def pile_left(s: State, pile: int) -> int:
    """Count the cards of one stock pile."""
    return int(s.ends[pile]) - int(s.tops[pile])


@inlined
def stock_left(s: State) -> int:
    """Count the cards of the stock, both piles together."""
    return pile_left(s, 0) + pile_left(s, 1)


@inlined
def fuller(s: State) -> int:
    """Return the fuller stock pile, the first on a tie (R11)."""
    return 1 if pile_left(s, 1) > pile_left(s, 0) else 0


@inlined
def usable(s: State, pile: int) -> int:
    """Return the pile itself, or the other one if it is empty (R11)."""
    return 1 - pile if pile_left(s, pile) == 0 else pile


@inlined
def pop(s: State, pile: int) -> int:
    """Take the top card off a stock pile that holds one."""
    kind = int(s.deck[s.tops[pile]])
    s.tops[pile] += 1
    return kind


@kernel
def lay_red_three(s: State, r: Rules, seat: int, kind: int) -> None:
    """Lay a red 3 before the player's team."""
    s.teams[r.team_of[seat]].red_threes[red_three_at(kind)] += 1


@kernel
def _whose_last(seat: int, kind: int) -> int:
    """Return what `State.last_three` notes for a seat's red 3; 0 is for none."""
    return 1 + seat * len(RED_THREES) + red_three_at(kind)


@kernel
def _note_last(s: State, r: Rules, seat: int, kind: int, in_turn: int) -> None:
    """Note a red 3 that was the stock's last card (R8)."""
    if not r.last_red_three or not in_turn or stock_left(s) > 0:
        return
    if r.red_threes_laid == RedThreesLaid.DECLARE:
        s.last_three = _whose_last(seat, kind)
    else:
        s.no_discard = 1


@kernel
def receive(s: State, r: Rules, seat: int, pile: int, in_turn: int) -> None:
    """Give a player one card of the stock; a red 3 is laid and replaced from the same pile."""
    while stock_left(s) > 0:
        pile = usable(s, pile)
        kind = pop(s, pile)
        red = is_red_three(kind)
        if red:
            _note_last(s, r, seat, kind, in_turn)
        if not red or r.red_threes_laid == RedThreesLaid.DECLARE:
            gain(s, seat, kind)
            return
        lay_red_three(s, r, seat, kind)


@kernel
def lay_red_threes(s: State, r: Rules, seat: int, in_turn: int) -> None:
    """Lay all red 3s of a hand, each replaced from the fuller pile before the next (R4, R11)."""
    for kind in RED_THREES:
        while s.hands[seat][kind] > 0:
            lose(s, seat, kind)
            lay_red_three(s, r, seat, kind)
            receive(s, r, seat, fuller(s), in_turn)


@inlined
def check_draw(s: State) -> Reason:
    """Say whether the player may draw."""
    if s.phase != Phase.DRAW:
        return Reason.ALREADY_DRAWN
    if s.short:
        return Reason.STOCK_SHORT
    return Reason.OK if stock_left(s) > 0 else Reason.STOCK_EMPTY


@inlined
def apply_draw(s: State, r: Rules) -> None:
    """Draw what the game draws, or what is left; of two piles one card from each (R8, R11)."""
    for i in range(r.draw_cards):
        receive(s, r, int(s.seat), i % r.stock_piles, 1)
    s.phase = Phase.PLAY


@kernel
def check_declare(s: State, r: Rules, kind: int) -> Reason:
    """Say whether the player may lay this red 3 by an act of their own (R20)."""
    if r.red_threes_laid != RedThreesLaid.DECLARE:
        return Reason.NOT_DECLARED_HERE
    if s.short:
        return Reason.STOCK_SHORT
    if not is_red_three(kind):
        return Reason.NO_RED_THREE
    if s.hands[s.seat][kind] == 0:
        return Reason.NOT_IN_HAND
    return Reason.OK


@kernel
def apply_declare(s: State, r: Rules, kind: int) -> None:
    """Lay a red 3 and replace it at once (R20); the stock's last card ends the discards (R8)."""
    seat = int(s.seat)
    lose(s, seat, kind)
    lay_red_three(s, r, seat, kind)
    if s.last_three == _whose_last(seat, kind):
        s.last_three = 0
        s.no_discard = 1
        s.phase = Phase.PLAY
    receive(s, r, seat, fuller(s), 1)
