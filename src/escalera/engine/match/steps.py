"""Friendly actions, laid out as atomic steps (R14a).

Melding, adding or taking back several cards is legal if doing it card by card in some order is.
Wilds go first where they may (no wild can be an eighth card); sequences grow outwards from a
legal three.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence

from escalera.cards.jit import interpreted
from escalera.cards.kinds import is_wild
from escalera.engine.match import doors
from escalera.engine.match.position import Position
from escalera.engine.state.action import Action, TabledCard, Verb
from escalera.engine.state.codes import NO_CARD
from escalera.engine.state.codes import encode as _encode
from escalera.engine.state.enums import Form, Op, Phase
from escalera.engine.state.reasons import Reason
from escalera.engine.state.shapes import Shape, shape_of
from escalera.engine.state.translate import PLAIN

encode = interpreted(_encode)
_NONE = (NO_CARD, NO_CARD, NO_CARD)
_NOT_NOW = (Reason.HAND_OVER, Reason.QUESTION_OPEN, Reason.ALREADY_DRAWN)


def attempt(position: Position, action: Action) -> tuple[Reason, Position]:
    """Play an action on a copy; return the reason against it (OK: none) and the copy.

    Throw the copy away unless the reason is OK.
    """
    trial = position.copy()
    reason = _DOERS[action.verb](trial, action)
    return reason, trial


def _play(position: Position, code: int) -> Reason:
    return Reason(doors.play_checked(position.states, 0, position.numbers, code))


def _plain(position: Position, action: Action) -> Reason:
    return _play(position, PLAIN[action.verb])


def _card_code(op: Op, card: TabledCard, slot: int) -> int:
    place = card.stands_for >> 2 if card.stands_for >= 0 else 0
    return encode(op, card.kind, NO_CARD, NO_CARD, place, slot, -1)


def _single(position: Position, action: Action) -> Reason:
    op = Op.DISCARD if action.verb is Verb.DISCARD else Op.DECLARE
    return _play(position, _card_code(op, action.cards[0], -1))


def _not_now(position: Position) -> Reason:
    """Return what forbids tabling anything now, whatever the cards."""
    if position.phase == Phase.OVER:
        return Reason.HAND_OVER
    if position.phase == Phase.ANSWER:
        return Reason.QUESTION_OPEN
    return Reason.DRAW_FIRST if position.phase == Phase.DRAW else Reason.OK


def _lacks(position: Position, cards: tuple[TabledCard, ...]) -> bool:
    hand = position.counts(position.seat)
    kinds = [card.kind for card in cards]
    return any(hand[kind] < kinds.count(kind) for kind in kinds)


# ---------------------------------------------------------------- taking the pile


def _take(position: Position, action: Action) -> Reason:
    slot = position.slot_named(action.meld) if action.meld else -1
    if action.meld and slot < 0:
        return _first(position, PLAIN[Verb.DRAW], Reason.NO_SUCH_MELD)
    if not action.cards:
        return _play(position, encode(Op.TAKE_ALONE, *_NONE, 0, slot, -1))
    if len(action.cards) != 2:
        return _first(position, PLAIN[Verb.DRAW], Reason.EXACTLY_TWO)
    a, b = sorted(action.cards, key=lambda card: (is_wild(card.kind), card.kind))
    place = b.stands_for >> 2 if b.stands_for >= 0 else 0
    if a.stands_for >= 0 or (place and b.stands_for & 3 != a.kind & 3):
        return _first(position, PLAIN[Verb.DRAW], Reason.DOES_NOT_QUALIFY)
    reason = _play(position, encode(Op.TAKE_WITH, a.kind, b.kind, NO_CARD, place, slot, -1))
    if reason != Reason.JOINS_BY_ITSELF:
        return reason
    return _joining(position, encode(Op.TAKE_WITH, a.kind, b.kind, NO_CARD, place, -1, -1), slot)


def _first(position: Position, code: int, reason: Reason) -> Reason:
    """Return what forbids an action of this phase at all, else the given reason."""
    found = position.check(code)
    return (
        found if found in (Reason.HAND_OVER, Reason.QUESTION_OPEN, Reason.ALREADY_DRAWN) else reason
    )


def _joining(position: Position, code: int, slot: int) -> Reason:
    """Play a take whose `to` names the set that it joins by itself."""
    if doors.take_joins(position.states, 0, position.numbers, code) == slot:
        return _play(position, code)
    complete = position.state.melds[slot].total >= position.rules.complete_cards
    return Reason.MELD_COMPLETE if complete else Reason.JOINS_BY_ITSELF


# ---------------------------------------------------------------- new melds


def _meld(position: Position, action: Action) -> Reason:
    reason = _not_now(position)
    if reason != Reason.OK:
        return reason
    if len(action.cards) < 3:
        return Reason.TOO_FEW_CARDS
    if _lacks(position, action.cards):
        return Reason.NOT_IN_HAND
    try:
        shape = shape_of(action.cards)
    except ValueError:
        return _why_no_meld(action.cards)
    return _start(position, list(action.cards), shape)


def _why_no_meld(cards: tuple[TabledCard, ...]) -> Reason:
    if any(card.kind in (5, 6) for card in cards):
        return Reason.RED_THREE
    naturals = {card.kind >> 2 for card in cards if not is_wild(card.kind)}
    unplaced = any(is_wild(card.kind) and card.stands_for < 0 for card in cards)
    suits = {card.kind & 3 for card in cards if not is_wild(card.kind)}
    if unplaced and len(naturals) > 1 and len(suits) == 1:
        return Reason.PLACE_NEEDED
    return Reason.NOT_A_MELD


def _threes(cards: list[TabledCard], shape: Shape) -> Iterator[tuple[TabledCard, ...]]:
    """Yield the threes with which a meld may start, the most useful first."""
    if shape is Shape.SEQUENCE:
        for low in range(len(cards) - 2):
            yield tuple(cards[low : low + 3])
        return
    naturals = [card for card in cards if not is_wild(card.kind)]
    wilds = [card for card in cards if is_wild(card.kind)]
    for count in (1, 0, 2, 3):
        if count <= len(wilds) and 3 - count <= len(naturals):
            yield (*naturals[: 3 - count], *wilds[:count])


def _three_code(three: tuple[TabledCard, ...]) -> int:
    a, b, c = sorted(three, key=lambda card: (is_wild(card.kind), card.kind))
    place = c.stands_for >> 2 if c.stands_for >= 0 else 0
    return encode(Op.MELD, a.kind, b.kind, c.kind, place, -1, -1)


def _start(position: Position, cards: list[TabledCard], shape: Shape) -> Reason:
    reasons = []
    for three in _threes(cards, shape):
        code = _three_code(three)
        reason = position.check(code)
        reasons.append(reason)
        if reason == Reason.OK:
            return _start_with(position, cards, three, code)
    return reasons[0] if len(reasons) == 1 else plainest(reasons)


_ABOUT_WILDS = {
    Reason.TOO_MANY_WILDS,
    Reason.NO_WILDS_IN_SET,
    Reason.NO_WILDS_IN_SEQUENCE,
    Reason.TOO_MANY_WILDS_IN_SEQUENCE,
    Reason.TWO_NATURALS_NEEDED,
}


def plainest(reasons: Sequence[Reason], weak: Collection[Reason] = _ABOUT_WILDS) -> Reason:
    """Return the first reason that is not among the weak ones, which say little; else the first."""
    return next((reason for reason in reasons if reason not in weak), reasons[0])


def _start_with(
    position: Position, cards: list[TabledCard], three: tuple[TabledCard, ...], code: int
) -> Reason:
    number = int(position.state.teams[position.team].next_number)
    left = list(cards)
    for card in three:
        left.remove(card)
    before = position.copy()
    position.apply(code)
    reason = _each(position, Op.ADD, left, number)
    return _whole(position, before) if reason == Reason.OK else reason


# ---------------------------------------------------------------- several cards, one by one


def _each(position: Position, op: Op, cards: list[TabledCard], number: int) -> Reason:
    """Add or take back cards one by one, in whatever order is legal, wilds first."""
    left = sorted(cards, key=lambda card: (not is_wild(card.kind), card.kind))
    reason = Reason.OK
    while left:
        slot = position.slot_named(number)
        for card in left:
            reason = (
                _play(position, _card_code(op, card, slot)) if slot >= 0 else Reason.NO_SUCH_MELD
            )
            if reason == Reason.OK:
                left.remove(card)
                break
        else:
            return reason
    return Reason.OK


def _whole(position: Position, before: Position) -> Reason:
    """Undo an attempt to go out that had no effect, all of it but the penalty (R20)."""
    if not position.rules.out_after_no_penalty or position.phase != Phase.PLAY:
        return Reason.OK
    team = position.team
    penalty = int(position.state.teams[team].penalty)
    if penalty > int(before.state.teams[team].penalty):
        position.states[:] = before.states
        position.state.teams[team].penalty = penalty
    return Reason.OK


def _wrong_suit(position: Position, cards: tuple[TabledCard, ...], slot: int) -> bool:
    suits = {card.stands_for & 3 for card in cards if card.stands_for >= 0}
    if not suits:
        return False
    meld = position.state.melds[slot]
    return bool(meld.form != Form.SEQUENCE or suits != {int(meld.which)})


def _add(position: Position, action: Action) -> Reason:
    reason = _not_now(position)
    if reason != Reason.OK:
        return reason
    if _lacks(position, action.cards):
        return Reason.NOT_IN_HAND
    slot = position.slot_named(action.meld)
    if slot < 0:
        return Reason.NO_SUCH_MELD
    if _wrong_suit(position, action.cards, slot):
        sequence = position.state.melds[slot].form == Form.SEQUENCE
        return Reason.DOES_NOT_FIT if sequence else Reason.NO_PLACE_IN_SET
    before = position.copy()
    reason = _each(position, Op.ADD, list(action.cards), action.meld)
    return _whole(position, before) if reason == Reason.OK else reason


def _back(position: Position, action: Action) -> Reason:
    if not action.meld:
        return _plain(position, action)
    reason = _not_now(position)
    if reason != Reason.OK:
        return reason
    slot = position.slot_named(action.meld)
    if slot < 0:
        return Reason.NO_SUCH_MELD
    tabled = list(position.cards_at(slot, tabled=True))
    cards = [_as_tabled(card, tabled) for card in action.cards]
    if Counter(cards) - Counter(tabled):
        return Reason.NOT_TABLED_NOW
    if Counter(cards) == Counter(position.cards_at(slot)):
        return _play(position, encode(Op.BACK_MELD, *_NONE, 0, slot, -1))
    return _each(position, Op.BACK_CARD, cards, action.meld)


def _as_tabled(card: TabledCard, tabled: list[TabledCard]) -> TabledCard:
    """Return a wild named without its place as it was placed in the sequence."""
    if card in tabled or card.stands_for >= 0:
        return card
    return next((lying for lying in tabled if lying.kind == card.kind), card)


def _merge(position: Position, action: Action) -> Reason:
    slot, other = position.slot_named(action.meld), position.slot_named(action.other)
    return _play(position, encode(Op.MERGE, *_NONE, 0, slot, other))


_DOERS: dict[Verb, Callable[[Position, Action], Reason]] = {
    **dict.fromkeys(PLAIN, _plain),
    Verb.BACK: _back,
    Verb.TAKE: _take,
    Verb.MELD: _meld,
    Verb.ADD: _add,
    Verb.MERGE: _merge,
    Verb.DISCARD: _single,
    Verb.DECLARE: _single,
}
