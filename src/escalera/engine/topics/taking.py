"""Taking the pile: the legal takes, and carrying out one that `pile` allows (R5, R12, R15a).

There are few ways to take it, so each candidate goes through its check.
"""

from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import (
    ACE,
    FIRST_NATURAL,
    FOUR,
    JOKER,
    NEXT_RANK,
    SUIT_COUNT,
    WILD_KINDS,
    is_wild,
    kind_with,
    rank_of,
    suit_of,
)
from escalera.engine.state import codes
from escalera.engine.state.codes import NO_CARD, Buffer
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Form, Op, Phase, WildMelds
from escalera.engine.state.hand import lose, wild_number, wilds_of
from escalera.engine.state.meld_slots import free_slot, lay, lies_open, start
from escalera.engine.state.pile_cards import pop_pile, upcard
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import RUN_SPAN
from escalera.engine.topics.feet import empty_hand
from escalera.engine.topics.initial_meld import minimum_lies, receive_rest
from escalera.engine.topics.pile import check_pile, check_take_alone, check_take_with, joined_slot
from escalera.engine.topics.take_facts import take_form, which_of


@inlined
def _offer(s: State, r: Rules, out: Buffer, n: int, a: int, b: int, place: int, slot: int) -> int:
    code = codes.encode(Op.TAKE_WITH, a, b, NO_CARD, place, slot, -1)
    if check_take_with(s, r, code) != Reason.OK:
        return n
    if out is not None:
        out[n] = code
    return n + 1


@kernel
def _offer_joins(
    s: State, r: Rules, out: Buffer, n: int, a: int, b: int, place: int, form: int, which: int
) -> int:
    """Offer a sequence or wild take as a new meld and onto each open meld that it may join."""
    n = _offer(s, r, out, n, a, b, place, -1)
    team = int(r.team_of[s.seat])
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        if m.form == form and m.which == which and lies_open(r, m, team):
            n = _offer(s, r, out, n, a, b, place, slot)
    return n


@inlined
def _alone(s: State, r: Rules, out: Buffer, n: int) -> int:
    top = upcard(s)
    team = int(r.team_of[s.seat])
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        rank = int(m.form == Form.SET) & int(m.which == rank_of(top))
        suit = int(m.form == Form.SEQUENCE) & int(m.which == suit_of(top))
        if rank | suit and check_take_alone(s, r, slot) == Reason.OK:
            if out is not None:
                out[n] = codes.encode(Op.TAKE_ALONE, NO_CARD, NO_CARD, NO_CARD, 0, slot, -1)
            n += 1
    return n


@inlined
def _pairs(s: State, r: Rules, out: Buffer, n: int, rank: int) -> int:
    hand, low = s.hands[s.seat], kind_with(rank, 0)
    for a in range(low, low + SUIT_COUNT):
        if hand[a] == 0:
            continue
        for b in range(a, low + SUIT_COUNT):
            if hand[b] > int(a == b):
                n = _offer(s, r, out, n, a, b, 0, -1)
        if r.wilds_qualify:
            for i in range(WILD_KINDS):
                if hand[wild_number(i)] > 0:
                    n = _offer(s, r, out, n, a, wild_number(i), 0, -1)
    return n


@kernel
def _wild_in_sequence(s: State, r: Rules, out: Buffer, n: int, a: int, top: int) -> int:
    """Offer a natural and a placed wild with the upcard."""
    hand = s.hands[s.seat]
    low = rank_of(min(a, top))
    high = rank_of(max(a, top))
    for place in range(high - RUN_SPAN, low + RUN_SPAN + 1):
        if place < FOUR or place > ACE or place == low or place == high:
            continue
        for i in range(WILD_KINDS):
            wild = wild_number(i)
            if hand[wild] > 0:
                n = _offer_joins(s, r, out, n, a, wild, place, Form.SEQUENCE, suit_of(top))
    return n


@inlined
def _in_sequence(s: State, r: Rules, out: Buffer, n: int, top: int) -> int:
    hand = s.hands[s.seat]
    wilds = r.wilds_qualify and r.wilds_in_sequence > 0 and wilds_of(s, int(s.seat)) > 0
    for gap in range(-RUN_SPAN, RUN_SPAN + 1):
        a = top + NEXT_RANK * gap
        if gap == 0 or a < FIRST_NATURAL or a >= JOKER or hand[a] == 0:
            continue
        for more in range(gap + 1, RUN_SPAN + 1):
            b = top + NEXT_RANK * more
            if more != 0 and more - gap <= RUN_SPAN and b < JOKER and hand[b] > 0:
                n = _offer_joins(s, r, out, n, a, b, 0, Form.SEQUENCE, suit_of(top))
        if wilds:
            n = _wild_in_sequence(s, r, out, n, a, top)
    return n


@kernel
def _wild_pairs(s: State, r: Rules, out: Buffer, n: int) -> int:
    hand = s.hands[s.seat]
    for i in range(WILD_KINDS):
        a = wild_number(i)
        if hand[a] == 0:
            continue
        for j in range(i, WILD_KINDS):
            b = wild_number(j)
            if hand[b] <= int(a == b):
                continue
            if r.wild_melds == WildMelds.SEVERAL:
                n = _offer_joins(s, r, out, n, a, b, 0, Form.WILD, 0)
            else:
                n = _offer(s, r, out, n, a, b, 0, -1)
    return n


@inlined
def legal_takes(s: State, r: Rules, out: Buffer, n: int) -> int:
    """List every legal take from index n; return the number of codes then."""
    if check_pile(s, r) != Reason.OK:
        return n
    top = upcard(s)
    if is_wild(top):
        return _wild_pairs(s, r, out, n)
    if r.take_upcard_alone:
        n = _alone(s, r, out, n)
    n = _pairs(s, r, out, n, rank_of(top))
    return _in_sequence(s, r, out, n, top) if r.take_sequence else n


@kernel
def any_take(s: State, r: Rules) -> bool:
    """Say whether a legal take exists."""
    return legal_takes(s, r, None, 0) > 0


@kernel
def apply_take_alone(s: State, r: Rules, slot: int) -> None:
    """Take the upcard onto a meld, and the further cards."""
    lay(s, r, slot, pop_pile(s), 0, 0)
    s.phase = Phase.PLAY
    _receive(s, r)


@kernel
def _receive(s: State, r: Rules) -> None:
    """Receive the further cards; a hand left empty takes its foot or goes out (R15a)."""
    receive_rest(s, r, int(r.team_of[s.seat]))
    empty_hand(s, r)


@kernel
def apply_take_with(s: State, r: Rules, code: int) -> None:
    """Lay the upcard and the two cards; the further cards come with the minimum (R5)."""
    seat = int(s.seat)
    team = int(r.team_of[seat])
    a, b, place = codes.card_a(code), codes.card_b(code), codes.place_of(code)
    slot = joined_slot(s, r, code)
    top = pop_pile(s)
    if slot < 0:
        slot = free_slot(s, r, team)
        form = take_form(top, a, b, place)
        start(s, slot, team, form, which_of(form, top))
    lose(s, seat, a)
    lose(s, seat, b)
    lay(s, r, slot, top, 0, 0)
    lay(s, r, slot, a, 0, 0)
    lay(s, r, slot, b, place, 0)
    s.phase = Phase.PLAY
    if minimum_lies(s, team, 0):
        _receive(s, r)
        return
    s.pending = 1
    s.pend_a = a
    s.pend_b = b
    s.pend_slot = slot + 1
