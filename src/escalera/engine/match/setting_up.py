"""Putting a written deal or position on the table (record.md; R4)."""

import numpy as np

from escalera.engine.match import doors, written_doors
from escalera.engine.match.position import Position
from escalera.engine.match.refusals import refusal
from escalera.engine.record.deals import PlacedMeld, Setup, SetupError
from escalera.engine.record.written_position import CLASHES
from escalera.engine.state.reasons import Reason
from escalera.engine.state.shapes import row_of
from escalera.rules import RuleSet


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
    doors.begin_turns(*where, setup.turn - 1)
    return position


def _place_cards(position: Position, setup: Setup) -> None:
    states = position.states
    for seat, kinds in enumerate(setup.hands):
        for kind in kinds:
            doors.put_in_hand(states, 0, seat, kind)
    for seat, kinds in enumerate(setup.feet):
        for kind in kinds:
            written_doors.put_in_foot(states, 0, seat, kind)
    for kind in setup.pile:
        doors.put_on_pile(states, 0, kind)
    for pile, kinds in enumerate(setup.stocks):
        for kind in kinds:
            written_doors.put_in_stock(states, 0, pile, kind)
    for team, kinds in enumerate(setup.red_threes):
        for kind in kinds:
            written_doors.put_red_three(states, 0, team, kind)


def _place_meld(position: Position, meld: PlacedMeld) -> None:
    said = meld.team - 1, meld.number, int(meld.form), row_of(meld.cards), len(meld.cards)
    against = written_doors.put_meld(position.states, 0, position.numbers, *said)
    if against > 0:
        raise SetupError(meld.line, "RULES", why=refusal(Reason(against), position.rules))
    if against < 0:
        raise SetupError(meld.line, CLASHES[against], team=meld.team, meld=f"m{meld.number}")
