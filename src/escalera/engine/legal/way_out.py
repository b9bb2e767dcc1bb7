"""Whether the player can go out in this turn, if every partner said yes (R6, R7).

A search over the engine's own legal actions. Each step settles one card of the hand, so the same
cards aren't tried in every order: the card is tabled, or a card that leads to it in a sequence
is, or it is kept for the discard.
"""

from typing import Any, Final

from escalera.cards.jit import kernel
from escalera.cards.kinds import (
    BLACK_THREES,
    FIRST_NATURAL,
    JOKER,
    KINDS,
    WILD_KINDS,
    is_wild,
    rank_of,
    suit_of,
)
from escalera.engine.legal.listing import legal
from escalera.engine.state import codes
from escalera.engine.state.codes import Buffer
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Asked, Form, Op, Phase
from escalera.engine.state.hand import cards_of, wild_number
from escalera.engine.state.meld_slots import lies
from escalera.engine.state.reasons import Reason
from escalera.engine.topics.dispatch import apply
from escalera.engine.topics.facts import discardable, partner_says
from escalera.engine.topics.going_out import out_reason
from escalera.engine.topics.initial_meld import minimum_lies
from escalera.engine.topics.needs import needs_lie
from escalera.engine.topics.turn import check_discard

DEPTH: Final = 64
"""The most steps on one path, and the most cards in hand."""
WIDTH: Final = 256
"""The most steps tried for one card."""
MOST_STEPS: Final = 20_000
"""The most steps tried in all: about a hundredth of a second."""
NOT_FOUND: Final = -1

SEEN: Final = 1 << 15
"""Positions that are remembered, so that each is looked at once; a power of two."""

_ODD: Final = 0x1E3779B97F4A7C15
_BITS: Final = (1 << 62) - 1
_FOLD: Final = 29
"""How far a key's high bits are moved onto its low ones."""
_PROBES: Final = 8
"""The places in which a position may be remembered."""
_LOW_AT: Final = 8
"""The lowest bits of what tells melds apart: a sequence's low end, cards, rank or suit, form."""
_TOTAL_AT: Final = 12
_WHICH_AT: Final = 20
_FORM_AT: Final = 28
_UNKEPT: Final = 2
"""Makes a kept kind, -1 for none, a number above 0."""
_LAST_CARDS: Final = 3
"""With so few cards left, melds are merged whatever else is to be settled."""
_KEEP: Final = 0
"""In place of an action's code: this card is the one to discard."""
_COUNT: Final = 0
_NEXT: Final = 1
_KEPT: Final = 2
NOTES: Final = 3
"""The rows of notes: the three above."""


@kernel
def can_go_out(
    stack: Any, r: Rules, out: Buffer, steps: Any, notes: Any, seen: Any, most: int
) -> int:
    """Return 1 if the hand of ``stack[0]`` can be emptied, 0 if not, -1 if too much was tried.

    stack: `DEPTH` states, the first of which is looked at and changed; out: for `listing.legal`;
    steps: int64 of shape (DEPTH, WIDTH); notes: int64 of shape (NOTES, DEPTH);
    seen: `SEEN` zeros, int64.
    """
    s = stack[0]
    if s.phase != Phase.PLAY or s.pending or cards_of(s, int(s.seat)) >= DEPTH:
        return 0
    if s.asked == Asked.NOT and partner_says(r):
        s.asked = Asked.YES
    if out_reason(s, r, True, True) != Reason.OK:
        return 0
    notes[_KEPT, 0] = -1
    _list(stack[0], r, out, steps[0], notes, 0)
    at, tried = 0, 0
    while at >= 0:
        if notes[_NEXT, at] == notes[_COUNT, at]:
            at -= 1
            continue
        tried += 1
        if tried > most or at == DEPTH - 1:
            return NOT_FOUND
        _step(stack, at, r, int(steps[at, notes[_NEXT, at]]), notes)
        notes[_NEXT, at] += 1
        at += 1
        if _is_out(stack[at], r, int(notes[_KEPT, at])):
            return 1
        if _is_new(stack[at], r, int(notes[_KEPT, at]), seen):
            _list(stack[at], r, out, steps[at], notes, at)
        else:
            at -= 1
    return 0


@kernel
def _mixed(key: int, value: int) -> int:
    """Mix a number into a key of 62 bits."""
    key = ((key ^ value) * _ODD) & _BITS
    return key ^ key >> _FOLD


@kernel
def _key_of_hand(s: State, kept: int) -> int:
    key, hand = _mixed(_ODD, kept + _UNKEPT), s.hands[s.seat]
    for kind in range(KINDS):
        key = _mixed(key, int(hand[kind]))
    return key


@kernel
def _is_new(s: State, r: Rules, kept: int, seen: Any) -> bool:
    """Say whether a position is new, and remember it.

    The suits in a set and the order in which melds were begun make no difference any more.
    """
    key, team = _key_of_hand(s, kept), int(r.team_of[s.seat])
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        if lies(m, team):
            ends = int(m.low) << _LOW_AT if m.form == Form.SEQUENCE else int(m.wilds)
            what = int(m.form) << _FORM_AT | int(m.which) << _WHICH_AT
            like = what | int(m.total) << _TOTAL_AT | ends
            key = (key + _mixed(_ODD, like)) & _BITS
    for step in range(_PROBES):
        place = (key + step) & (SEEN - 1)
        if seen[place] == key:
            return False
        if seen[place] == 0:
            seen[place] = key
            return True
    return True


@kernel
def _step(stack: Any, at: int, r: Rules, code: int, notes: Any) -> None:
    """Write the state after a step behind the one before it."""
    stack[at + 1] = stack[at]
    notes[_KEPT, at + 1] = notes[_KEPT, at]
    if code == _KEEP:
        notes[_KEPT, at + 1] = _card_to_settle(stack[at], -1)
    else:
        apply(stack[at + 1], r, code)


@kernel
def _is_out(s: State, r: Rules, kept: int) -> bool:
    """Say whether the hand is empty, or will be with the discard of the card that was kept."""
    if s.phase == Phase.OVER:
        return True
    if kept < 0 or cards_of(s, int(s.seat)) > 1 or check_discard(s, r, kept) != Reason.OK:
        return False
    team = int(r.team_of[s.seat])
    return out_reason(s, r, needs_lie(s, r, team), minimum_lies(s, team, 0)) == Reason.OK


@kernel
def _card_to_settle(s: State, kept: int) -> int:
    """Return the next kind to settle, -1 if none is left.

    Black 3s wait for the needed sets (R18), so they come last, and the cards next to them late.
    """
    hand = s.hands[s.seat]
    for kind in range(JOKER - 1, FIRST_NATURAL - 1, -1):
        if hand[kind] > int(kind == kept):
            return kind
    for i in range(WILD_KINDS):
        kind = wild_number(i)
        if hand[kind] > int(kind == kept):
            return kind
    for kind in BLACK_THREES:
        if hand[kind] > int(kind == kept):
            return kind
    return -1


@kernel
def _list(s: State, r: Rules, out: Buffer, steps: Any, notes: Any, at: int) -> None:
    """Write the steps that settle the next card, or lead to where it can be settled."""
    kept = int(notes[_KEPT, at])
    kind = _card_to_settle(s, kept)
    count = 0
    for i in range(legal(s, r, out)):
        if count < WIDTH - 1 and _settles(s, int(out[i]), kind, kept):
            steps[count] = out[i]
            count += 1
    if kept < 0 and kind >= 0 and not s.no_discard and discardable(r, kind) == Reason.OK:
        steps[count] = _KEEP
        count += 1
    notes[_COUNT, at] = count
    notes[_NEXT, at] = 0


@kernel
def _settles(s: State, code: int, kind: int, kept: int) -> bool:
    """Say whether an action tables a kind, leads to it in a sequence, or merges at the end."""
    op = codes.op_of(code)
    if op == Op.MERGE:
        return kind < FIRST_NATURAL or cards_of(s, int(s.seat)) <= _LAST_CARDS
    a, b, c = codes.card_a(code), codes.card_b(code), codes.card_c(code)
    if op == Op.MELD:
        own = a == kind or b == kind or c == kind
        return own and (kept < 0 or _spares(s, kept, a, b, c))
    if op != Op.ADD or not _spares(s, kept, a, codes.NO_CARD, codes.NO_CARD):
        return False
    return a == kind or _leads_to(s, code, kind)


@kernel
def _spares(s: State, kept: int, a: int, b: int, c: int) -> bool:
    """Say whether the card that was kept is not among those that leave the hand."""
    if kept < 0:
        return True
    used = int(a == kept) + int(b == kept) + int(c == kept)
    return int(s.hands[s.seat][kept]) > used


@kernel
def _leads_to(s: State, code: int, kind: int) -> bool:
    """Say whether adding this card helps a natural of the kind onto the table.

    It brings a sequence nearer to the kind; or it is a wild for a set of its rank, which no wild
    could join any more once the kind has completed it.
    """
    m, card, wanted = s.melds[codes.slot_of(code)], codes.card_a(code), rank_of(kind)
    if kind < FIRST_NATURAL or kind == JOKER:
        return False
    if m.form == Form.SET:
        return is_wild(card) and m.which == wanted
    if m.form != Form.SEQUENCE or m.which != suit_of(kind):
        return False
    rank = codes.place_of(code) if is_wild(card) else rank_of(card)
    return wanted < rank < m.low or wanted > rank > m.high
