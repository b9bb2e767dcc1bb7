"""An action's key: its heads (`envs.numbering`) as one number."""

from typing import Final

from escalera.cards.kinds import JOKER_RANK, SUIT_COUNT, TWOS, WILD_KINDS, is_wild, rank_of, suit_of
from escalera.engine.state import codes
from escalera.engine.state.codes import NO_CARD
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Form, Op
from escalera.engine.state.meld_slots import lies
from escalera.engine.state.sizes import SMALLEST_MELD
from escalera.envs.kernels.kernel import kernel
from escalera.envs.numbering import (
    SUITS_BY_KEY,
    TARGETS,
    UNITS,
    WILDS_BY_KEY,
    Head,
    Span,
)

_VERB: Final = UNITS[Head.VERB]
_FORM: Final = UNITS[Head.FORM]
_RANK: Final = UNITS[Head.RANK]
_SUITS: Final = UNITS[Head.SUITS]
_SPAN: Final = UNITS[Head.SPAN]
_WILDS: Final = UNITS[Head.WILDS]
_PLACE: Final = UNITS[Head.PLACE]
_TARGET: Final = UNITS[Head.TARGET]


@kernel
def _target(s: State, r: Rules, team: int, slot: int) -> int:
    """Return which of the team's melds of its form and rank or suit lies in a slot, from 1."""
    if slot < 0:
        return 0
    found, m = 0, s.melds[slot]
    for other in range(team, slot + 1, int(r.teams)):
        x = s.melds[other]
        if x.form == m.form and x.which == m.which and lies(x, team):
            found += 1
    return min(found, TARGETS)


@kernel
def _new_form(op: int, naturals: int, low: int, high: int, place: int) -> int:
    """Return the form of what is melded or taken with cards of the hand, 0 for other actions."""
    if op != Op.MELD and op != Op.TAKE_WITH:
        return 0
    if naturals == 0:
        return Form.WILD + 0
    return Form.SET + 0 if place == 0 and low == high else Form.SEQUENCE + 0


@kernel
def _span(naturals: int, low: int, high: int) -> int:
    if naturals < SMALLEST_MELD - 1:
        return naturals
    if naturals == SMALLEST_MELD:
        return Span.THREE + 0
    return Span.TWO + 0 if low + 1 == high else Span.GAP + 0


@kernel
def key_of(s: State, r: Rules, team: int, code: int) -> int:
    """Return the key of a legal action of a team (from 0)."""
    op, slot, place = codes.op_of(code), codes.slot_of(code), codes.place_of(code)
    naturals, low, high, suit, suits, wilds = 0, JOKER_RANK, 0, 0, 0, 0
    for kind in (codes.card_a(code), codes.card_b(code), codes.card_c(code)):
        if kind == NO_CARD:
            continue
        if is_wild(kind):
            wilds = wilds * (WILD_KINDS + 1) + min(kind, TWOS) + 1
        else:
            naturals += 1
            suit = suit_of(kind)
            suits = suits * (SUIT_COUNT + 1) + suit + 1
            low, high = min(low, rank_of(kind)), max(high, rank_of(kind))
    form, span = _new_form(op, naturals, low, high, place), 0
    rank = low if naturals > 0 else 0
    if slot >= 0:
        form = int(s.melds[slot].form)
        suit = int(s.melds[slot].which)
        if form == Form.SET:
            rank = int(s.melds[slot].which)
    if form == Form.SEQUENCE:
        suits, span = suit + 1, _span(naturals, low, high)
    cards = int(SUITS_BY_KEY[suits]) * _SUITS + int(WILDS_BY_KEY[wilds]) * _WILDS
    melds = _target(s, r, team, slot) * _TARGET + _target(s, r, team, codes.other_of(code))
    what = op * _VERB + form * _FORM + rank * _RANK + span * _SPAN + place * _PLACE
    return what + cards + melds
