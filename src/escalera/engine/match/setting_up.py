"""Putting a written deal or position on the table (record.md; R4)."""

import numpy as np

from escalera.cards.kinds import FIRST_NATURAL, RED_THREES, THREE, is_wild, rank_of, suit_of
from escalera.engine.match import doors
from escalera.engine.match.position import Position
from escalera.engine.match.refusals import refusal
from escalera.engine.record.deals import PlacedMeld, Setup, SetupError
from escalera.engine.state.enums import Form
from escalera.engine.state.reasons import Reason
from escalera.engine.state.shapes import Shape, place_of
from escalera.engine.state.sizes import LEAST_NATURALS
from escalera.rules import RuleSet

_FORMS = {Shape.SET: Form.SET, Shape.SEQUENCE: Form.SEQUENCE, Shape.WILD: Form.WILD}


def set_up(
    rules: RuleSet, setup: Setup, *, dealer: int, hand_number: int, scores: tuple[int, ...]
) -> Position:
    """Return a hand at its first turn; SetupError where a position's melds break the rules.

    dealer: a seat from 1; scores: by team, before the hand.
    """
    position = Position(rules)
    where = position.states, 0, position.numbers
    doors.clear_table(*where, dealer - 1, hand_number, np.array(scores, dtype=np.int64))
    _place_cards(position, setup)
    for meld in setup.melds:
        _place_meld(position, meld)
    position.state.points = 0
    for team, kinds in enumerate(setup.red_threes):
        for kind in kinds:
            position.state.teams[team].red_threes[RED_THREES.index(kind)] += 1
    doors.begin_turns(*where, setup.turn - 1)
    return position


def _place_cards(position: Position, setup: Setup) -> None:
    s = position.state
    for seat, kinds in enumerate(setup.hands):
        for kind in kinds:
            doors.put_in_hand(position.states, 0, seat, kind)
    for seat, kinds in enumerate(setup.feet):
        for kind in kinds:
            s.feet[seat][kind] += 1
        s.feet_left[seat] = len(kinds)
    for kind in setup.pile:
        doors.put_on_pile(position.states, 0, kind)
    at = 0
    for pile, kinds in enumerate(setup.stocks):
        s.deck[at : at + len(kinds)] = kinds
        s.tops[pile], s.ends[pile] = at, at + len(kinds)
        at += len(kinds)
    if len(setup.stocks) == 1:
        s.tops[1] = s.ends[1] = at


def _place_meld(position: Position, meld: PlacedMeld) -> None:
    where = position.states, 0, position.numbers
    form = _FORMS[meld.shape]
    naturals = [card.kind for card in meld.cards if not is_wild(card.kind)]
    which = 0
    if form != Form.WILD:
        which = rank_of(naturals[0]) if form == Form.SET else suit_of(naturals[0])
    _check_limits(position, meld, form, which)
    slot = doors.place_meld(*where, meld.team - 1, meld.number, int(form), which)
    if slot < 0:
        raise SetupError(meld.line, refusal(Reason.TABLE_FULL, position.rules).sentence)
    for card in meld.cards:
        place = rank_of(card.stands_for) if card.stands_for >= 0 else 0
        doors.place_card(*where, slot, card.kind, place)


def _check_limits(position: Position, meld: PlacedMeld, form: Form, which: int) -> None:
    rules = position.rules
    wilds = sum(is_wild(card.kind) for card in meld.cards)
    reason = _limits(position, meld, form, which, wilds)
    if reason != Reason.OK:
        raise SetupError(meld.line, refusal(reason, rules).sentence)
    for slot, team in position.slots():
        other = position.state.melds[slot]
        if team == meld.team - 1 and other.number == meld.number:
            raise SetupError(meld.line, f"Team {meld.team} has two melds m{meld.number}.")
        same = team == meld.team - 1 and other.form == form and other.which == which
        if same and _crowds(rules, form, len(meld.cards), int(other.total)):
            raise SetupError(meld.line, "A team has one such open meld, or one such sequence.")


def _crowds(rules: RuleSet, form: Form, count: int, other: int) -> bool:
    """Say whether two melds of one rank or suit may not be on the table together (R19a, R19e)."""
    if form == Form.SEQUENCE:
        return rules.one_sequence_per_suit
    single = rules.sets_combine if form == Form.SET else rules.wild_melds == "one_open"
    return single and count < rules.complete_cards and other < rules.complete_cards


def _limits(position: Position, meld: PlacedMeld, form: Form, which: int, wilds: int) -> Reason:
    rules, count = position.rules, len(meld.cards)
    if form == Form.SET:
        return _set_limits(position, count, which, wilds)
    if form == Form.WILD and rules.wild_melds == "none":
        return Reason.NO_WILD_MELDS
    if count > rules.complete_cards:
        return Reason.MELD_COMPLETE
    if form == Form.SEQUENCE:
        if not rules.sequences:
            return Reason.NO_SEQUENCES
        if any(place_of(card) < FIRST_NATURAL for card in meld.cards):
            return Reason.BLACK_THREES_WAIT
        if wilds > rules.wilds_in_sequence:
            none = rules.wilds_in_sequence == 0
            return Reason.NO_WILDS_IN_SEQUENCE if none else Reason.TOO_MANY_WILDS_IN_SEQUENCE
        return Reason.TWO_NATURALS_NEEDED if count - wilds < LEAST_NATURALS else Reason.OK
    return Reason.OK


def _set_limits(position: Position, count: int, which: int, wilds: int) -> Reason:
    if which == THREE:
        return Reason.BLACK_THREES_WAIT
    rules = position.rules
    if count > rules.complete_cards and not (rules.add_to_complete or rules.wilds_to_complete):
        return Reason.MELD_COMPLETE
    if wilds > rules.complete_cards:
        return Reason.TOO_MANY_WILDS
    return Reason(doors.set_limits(position.numbers, which, count - wilds, wilds))
