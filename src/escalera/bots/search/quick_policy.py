"""A quick policy for playing hands out: simple habits, one look at each legal action.

It takes the pile if cards come with it, tables what needs no wild, completes canastas with
wilds, goes out when it may, and keeps pairs and runs when it discards.
"""

from typing import Any, Final

from escalera.bots.search.kernel import kernel
from escalera.bots.search.quick_discard import best_discard
from escalera.cards.kinds import (
    ACE,
    FIRST_NATURAL,
    FOUR,
    is_black_three,
    is_red_three,
    is_wild,
    kind_with,
    rank_of,
)
from escalera.engine.state import codes
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Asked, Form, Op, Phase, WildMelds
from escalera.engine.state.hand import cards_of, wilds_of
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import LEAST_NATURALS, SMALLEST_MELD
from escalera.engine.topics import dispatch
from escalera.engine.topics.facts import cards_received, partner_says, set_holds

NEVER: Final = -1000
# What a take is worth over drawing.
_MORE_CARDS: Final = 4  # each card that it brings beyond those drawn
_NEW_CARDS_LAID: Final = 3
_WILD_SPENT: Final = 8  # each wild laid with the upcard
# What is played first: the highest.
_DECLARE: Final = 1000
_FULL_MERGE: Final = 900
_NATURAL_ADDED: Final = 800
_FULLER: Final = 10  # each card of the meld that it joins
_ONTO_SEQUENCE: Final = 5
_NEW_SEQUENCE: Final = 700
_NEW_SET: Final = 600
_LAST_WILD: Final = 500  # completes a meld, or joins other wilds
_WILD_BEFORE_LAST: Final = 300
_SHORT_MELD: Final = 100  # a set with wilds while the initial meld is short
_SHORT_WILD: Final = 50
_WILD_MELD: Final = 30
_MIXED_SET: Final = 20
_ASK: Final = 1
_WILDS_KEPT: Final = 2
"""The wilds to have in hand before a set is begun with one."""


@kernel
def quick_choice(s: State, r: Rules, found: Any, n: int, passed: int) -> int:
    """Return the index of the legal action to play.

    found: n codes; passed: 1 once the seat took cards back in this turn: it then ends the turn.
    """
    if n == 1 or s.phase == Phase.ANSWER:
        return 0
    if s.phase == Phase.DRAW:
        return _draw_or_take(s, r, found, n, passed)
    at = -1 if passed else _best_play(s, r, found, n)
    if at < 0:
        at = best_discard(s, r, found, n)
    return at if at >= 0 else _ending(s, r, found, n)


@kernel
def _draw_or_take(s: State, r: Rules, found: Any, n: int, passed: int) -> int:
    draw, end, take, best = -1, 0, -1, NEVER
    for i in range(n):
        op = codes.op_of(int(found[i]))
        if op == Op.DECLARE:
            return i
        if op == Op.DRAW:
            draw = i
        elif op == Op.END_STOCK:
            end = i
        elif op != Op.CLAIM and not passed:
            worth = _take_worth(s, r, int(found[i]))
            if worth > best:
                take, best = i, worth
    if take >= 0 and (best > 0 or draw < 0):
        return take
    return draw if draw >= 0 else end


@kernel
def _take_worth(s: State, r: Rules, code: int) -> int:
    """Return what a take is worth over drawing: better if above 0."""
    left = int(s.pile_count) - 1
    cards = cards_received(r, left)
    a, b = codes.card_a(code), codes.card_b(code)
    worth = _MORE_CARDS * (cards + 1 - int(r.draw_cards)) + _NEW_CARDS_LAID
    if a < codes.NO_CARD:
        worth -= _WILD_SPENT * (int(is_wild(a)) + int(is_wild(b)))
        points = int(r.points[a]) + int(r.points[b]) + int(r.points[int(s.pile[left])])
        team = int(r.team_of[s.seat])
        reach = points + within_reach(s, r, int(s.seat), rank_of(a))
        if not s.teams[team].melded and reach < s.teams[team].minimum:
            return NEVER
    return worth


@kernel
def within_reach(s: State, r: Rules, seat: int, without: int) -> int:
    """Return the card points of the sets that a hand holds, one rank left out."""
    wilds, points = wilds_of(s, seat), 0
    for rank in range(FOUR, ACE + 1):
        held = int(s.ranks[seat][rank])
        if rank == without or held < LEAST_NATURALS:
            continue
        if held >= SMALLEST_MELD:
            points += held * int(r.points[kind_with(rank, 0)])
        elif wilds > 0 and set_holds(r, rank, held, 1):
            wilds -= 1
            points += held * int(r.points[kind_with(rank, 0)]) + int(r.points[0])
    return points


@kernel
def _best_play(s: State, r: Rules, found: Any, n: int) -> int:
    """Return the index of the best card or meld to table, or of the question; -1 for none."""
    team = int(r.team_of[s.seat])
    short = 0
    if not s.teams[team].melded:
        short = max(0, int(s.teams[team].minimum) - int(s.points))
        idle = not s.pending and s.tabled == 0
        if idle and within_reach(s, r, int(s.seat), -1) < short:
            return -1
    at, best = -1, 0
    for i in range(n):
        code = int(found[i])
        if codes.op_of(code) == Op.DISCARD:
            break
        worth = _play_worth(s, r, code, short)
        if worth > best:
            at, best = i, worth
    return at


@kernel
def _play_worth(s: State, r: Rules, code: int, short: int) -> int:
    """Return what tabling is worth; short: what the initial meld still lacks."""
    op = codes.op_of(code)
    if op == Op.MELD:
        return _meld_worth(s, r, code, short)
    if op == Op.ADD:
        return _add_worth(s, r, code, short)
    if op == Op.MERGE:
        a, b = s.melds[codes.slot_of(code)], s.melds[codes.other_of(code)]
        return _FULL_MERGE if a.total + b.total == r.complete_cards else NEVER
    if op == Op.DECLARE:
        return _DECLARE
    return _ASK if op == Op.ASK and could_leave(s, r) else NEVER


@kernel
def could_leave(s: State, r: Rules) -> bool:
    """Say whether only a yes stands in the way of going out, where one is needed (R7).

    All that may be tabled without it is on the table by then: one card is left, or a last meld.
    """
    seat = int(s.seat)
    held = cards_of(s, seat)
    if not partner_says(r) or (held != 1 and held != SMALLEST_MELD):
        return False
    a = _next_card(s, seat, 0)
    if held == SMALLEST_MELD:
        b = _next_card(s, seat, a if s.hands[seat][a] > 1 else a + 1)
        c = _next_card(s, seat, b if s.hands[seat][b] > 1 + int(a == b) else b + 1)
        code = codes.encode(Op.MELD, a, b, c, 0, -1, -1)
        return _meld_worth(s, r, code, 0) > 0 and _waits(s, r, code)
    none = codes.NO_CARD
    if _waits(s, r, codes.encode(Op.DISCARD, a, none, none, 0, -1, -1)):
        return True
    for slot in range(int(r.team_of[seat]), int(s.slots), int(r.teams)):
        if not is_wild(a) and _waits(s, r, codes.encode(Op.ADD, a, none, none, 0, slot, -1)):
            return True
    return False


@kernel
def _next_card(s: State, seat: int, first: int) -> int:
    """Return the lowest kind in a hand from a kind on, ignoring red 3s."""
    kind = first
    while s.hands[seat][kind] == 0 or is_red_three(kind):
        kind += 1
    return kind


@kernel
def _waits(s: State, r: Rules, code: int) -> bool:
    """Say whether an action that empties the hand lacks only a yes to be legal."""
    reason = dispatch.check(s, r, code)
    return reason == Reason.ASK_FIRST or (reason == Reason.OK and s.asked == Asked.NOT)


@kernel
def _meld_worth(s: State, r: Rules, code: int, short: int) -> int:
    a, b, c = codes.card_a(code), codes.card_b(code), codes.card_c(code)
    points = int(r.points[a]) + int(r.points[b]) + int(r.points[c])
    if is_wild(a):
        return _WILD_MELD + points if short == 0 else NEVER
    if a < FIRST_NATURAL or is_black_three(c):
        return NEVER
    if not is_wild(c):
        return (_NEW_SEQUENCE if rank_of(a) != rank_of(c) else _NEW_SET) + points
    if short > 0:
        return _SHORT_MELD + points
    several = r.wild_melds == WildMelds.NONE and wilds_of(s, int(s.seat)) > _WILDS_KEPT
    return _MIXED_SET + points if several and codes.place_of(code) == 0 else NEVER


@kernel
def _add_worth(s: State, r: Rules, code: int, short: int) -> int:
    m = s.melds[codes.slot_of(code)]
    kind, total = codes.card_a(code), int(m.total)
    if is_black_three(kind):
        return NEVER
    if not is_wild(kind):
        onto = _ONTO_SEQUENCE if m.form == Form.SEQUENCE else 0
        return _NATURAL_ADDED + _FULLER * min(total, r.complete_cards) + onto
    if total == r.complete_cards - 1 or m.form == Form.WILD:
        return _LAST_WILD
    if total == r.complete_cards - 2 and m.form == Form.SET:
        return _WILD_BEFORE_LAST
    return _SHORT_WILD + total if short > 0 else NEVER


@kernel
def _ending(s: State, r: Rules, found: Any, n: int) -> int:
    """Return what ends a turn without a discard, or leads to its end."""
    team = int(r.team_of[s.seat])
    short = not s.teams[team].melded and s.points < s.teams[team].minimum
    back, card = -1, -1
    for i in range(n):
        op = codes.op_of(int(found[i]))
        if op == Op.SPECIAL or op == Op.END_STOCK:
            return i
        if op == Op.BACK:
            back = i
        elif op == Op.BACK_CARD and card < 0:
            card = i
    if card >= 0 and not short and not s.pending:
        return card
    return back if back >= 0 else n - 1
