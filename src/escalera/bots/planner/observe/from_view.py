"""From a view and its legal actions to the planner's records."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from escalera.bots.planner.observe.history import follow
from escalera.bots.planner.observe.knowledge import CHOICE, Records, new_seen
from escalera.cards.kinds import JOKER, KINDS, is_red_three, is_wild, rank_of, suit_of
from escalera.engine.match.view import MeldView, View
from escalera.engine.state.action import Action, TabledCard, Verb
from escalera.engine.state.codes import NO_CARD
from escalera.engine.state.enums import Form, Op

_PLAIN = {
    Verb.DRAW: Op.DRAW,
    Verb.MELD: Op.MELD,
    Verb.ADD: Op.ADD,
    Verb.MERGE: Op.MERGE,
    Verb.ASK: Op.ASK,
    Verb.YES: Op.YES,
    Verb.NO: Op.NO,
    Verb.DISCARD: Op.DISCARD,
    Verb.SPECIAL: Op.SPECIAL,
    Verb.DECLARE: Op.DECLARE,
    Verb.CLAIM: Op.CLAIM,
    Verb.END_STOCK: Op.END_STOCK,
    Verb.END_STUCK: Op.END_STUCK,
}


def seen(view: View) -> Records:
    """Return two `SEEN` records: what the viewer sees, and a scratch copy."""
    made = new_seen()
    v = made[0]
    v.seat, v.team = view.turn - 1, view.rules.team_of(view.turn) - 1
    v.actor, v.phase, v.asked = view.seat - 1, view.phase, view.asked
    v.took, v.pending, v.barred = view.took, view.pending, view.barred
    v.no_discard = view.no_discard
    v.face_down, v.frozen, v.points = view.face_down, view.frozen, view.tabled_points
    v.stock, v.pile_count = sum(view.stocks), len(view.pile)
    v.pile[: len(view.pile)] = view.pile
    _put_hand(v, view)
    _put_teams(v, view)
    _put_melds(v, view)
    follow(v, view)
    return made


def _put_hand(v: Any, view: View) -> None:
    for kind in view.hand:
        if not is_red_three(kind):
            v.hand[kind] += 1
            v.own_held += 1


def _put_teams(v: Any, view: View) -> None:
    seats, teams = view.rules.seats, view.rules.teams
    v.held[:seats], v.feet[:seats] = view.hand_sizes, view.feet
    v.melded[:teams], v.minimums[:teams] = view.melded, view.minimums


def _put_melds(v: Any, view: View) -> None:
    v.meld_count = len(view.melds)
    gone = [0] * KINDS
    for at, meld in enumerate(view.melds):
        m = v.melds[at]
        m.team, m.form, m.name, m.total = meld.team - 1, meld.form, meld.number, len(meld.cards)
        m.wilds = sum(is_wild(card.kind) for card in meld.cards)
        m.jokers = sum(card.kind == JOKER for card in meld.cards)
        m.which, m.low, m.high = _shape(meld)
        v.laid += len(meld.tabled)
        for card in meld.cards:
            gone[card.kind] += 1
    for kind in (*view.pile, *(kind for reds in view.red_threes for kind in reds)):
        gone[kind] += 1
    v.gone[:] = gone


def _shape(meld: MeldView) -> tuple[int, int, int]:
    """Return a set's rank or a sequence's suit, and a sequence's lowest and highest rank."""
    if meld.form == Form.SET:
        return meld.rank, 0, 0
    if meld.form == Form.WILD:
        return 0, 0, 0
    place = _place(meld.cards[0])
    low = rank_of(place)
    return suit_of(place), low, low + len(meld.cards) - 1


def _place(card: TabledCard) -> int:
    return card.kind if card.stands_for < 0 else card.stands_for


def choices(legal: Sequence[Action]) -> Records:
    """Return legal actions as `CHOICE` records, in their order."""
    return np.array([_choice(action) for action in legal], dtype=CHOICE)


def _choice(action: Action) -> tuple[int, ...]:
    op = _op(action)
    if op == Op.BACK_MELD:
        return op, NO_CARD, NO_CARD, NO_CARD, 0, action.meld, 0
    naturals = sorted(card.kind for card in action.cards if not is_wild(card.kind))
    wilds = sorted(card.kind for card in action.cards if is_wild(card.kind))
    a, b, c = [*naturals, *wilds, NO_CARD, NO_CARD, NO_CARD][:3]
    places = [rank_of(card.stands_for) for card in action.cards if card.stands_for >= 0]
    return op, a, b, c, places[0] if places else 0, action.meld, action.other


def _op(action: Action) -> Op:
    if action.verb == Verb.TAKE:
        return Op.TAKE_WITH if action.cards else Op.TAKE_ALONE
    if action.verb == Verb.BACK:
        if not action.meld:
            return Op.BACK
        return Op.BACK_CARD if len(action.cards) == 1 else Op.BACK_MELD
    return _PLAIN[action.verb]
