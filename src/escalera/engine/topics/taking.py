"""Carrying out a take of the pile that `pile` allows (R5, R12, R15a)."""

from escalera.cards.jit import kernel
from escalera.engine.state import codes
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Form, Phase
from escalera.engine.state.hand import cards_of, lose
from escalera.engine.state.meld_slots import free_slot, is_wild, lay, start
from escalera.engine.state.pile_cards import pop_pile
from escalera.engine.topics.feet import foot_refills, go_on_with_foot
from escalera.engine.topics.going_out import go_out
from escalera.engine.topics.initial_meld import minimum_lies, receive_rest
from escalera.engine.topics.pile import joined_slot


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
    if cards_of(s, int(s.seat)) > 0 or s.face_down_count > 0:
        return
    if foot_refills(s, r):
        go_on_with_foot(s, r)
    else:
        go_out(s, r)


@kernel
def apply_take_with(s: State, r: Rules, code: int) -> None:
    """Lay the upcard and the two cards; the further cards come when the minimum lies (R5)."""
    seat = int(s.seat)
    team = int(r.team_of[seat])
    a, b, place = codes.card_a(code), codes.card_b(code), codes.place_of(code)
    slot = joined_slot(s, r, code)
    top = pop_pile(s)
    if slot < 0:
        slot = free_slot(s, r, team)
        in_set = place == 0 and (is_wild(b) or a >> 2 == b >> 2)
        if is_wild(top):
            start(s, slot, team, Form.WILD, 0)
        elif in_set:
            start(s, slot, team, Form.SET, top >> 2)
        else:
            start(s, slot, team, Form.SEQUENCE, top & 3)
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
