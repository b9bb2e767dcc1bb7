"""The complete melds that a team needs to go out, and what each complete meld is."""

from typing import Any, Final

from escalera.cards.jit import kernel
from escalera.cards.kinds import EIGHT, FOUR, SEVEN, THREE
from escalera.engine.state.dtypes import Meld, Rules, State
from escalera.engine.state.enums import Form, Item, Line
from escalera.engine.state.meld_slots import lies
from escalera.engine.topics.facts import SORTS, enough, serves, with_more


@kernel
def class_of(r: Rules, m: Meld) -> int:
    """Return the score `Line` of a complete meld; `Line.TABLE` for one that earns no bonus.

    Black 3s make no canasta, and a sequence with one is no samba (R17); sevens are a class of
    their own where the game says so (R19d).
    """
    if m.form == Form.WILD:
        return Line.WILD_CANASTAS
    if m.form == Form.SET and m.which == THREE:
        return Line.TABLE
    if m.form == Form.SEQUENCE:
        if m.low == THREE:
            return Line.TABLE
        return Line.BLACK_SAMBAS if m.wilds > 0 else Line.RED_SAMBAS
    if m.which == SEVEN and (r.need_sevens > 0 or r.sevens_bonus > 0):
        return Line.SEVENS
    return Line.BLACK_CANASTAS if m.wilds > 0 else Line.RED_CANASTAS


_AS_MELDS: Final = (
    (int(Form.SET), EIGHT, 0),
    (int(Form.SET), EIGHT, 1),
    (int(Form.SEQUENCE), 0, 0),
    (int(Form.SEQUENCE), 0, 1),
    (int(Form.SET), SEVEN, 0),
    (int(Form.SET), SEVEN, 1),
    (int(Form.WILD), 0, 1),
    (int(Form.WILD), 0, 1),
    (int(Form.WILD), 0, 1),
)
"""The form, rank and wilds of each complete meld among `Item`."""

_NONE: Final = (0,) * SORTS


@kernel
def enough_scored(r: Rules, melds: Any) -> bool:
    """Say whether so many complete melds are what going out needs; melds: a count by `Item`."""
    there = _NONE
    for item in range(Item.OUT):
        form, which, wilds = _AS_MELDS[item]
        there = with_more(there, serves(r, form, which, wilds, FOUR), int(melds[item]))
    return enough(r, there)


@kernel
def needs_met(s: State, r: Rules, team: int, slot: int, naturals: int, wilds: int) -> bool:
    """Say whether the needed complete melds would be there with so many more cards on one slot.

    slot -1: as the table is.
    """
    there = _NONE
    for i in range(team, int(s.slots), int(r.teams)):
        m = s.melds[i]
        here = int(i == slot)
        if lies(m, team) and m.total + here * (naturals + wilds) >= r.complete_cards:
            black = int(m.wilds) + here * wilds
            there = with_more(there, serves(r, int(m.form), int(m.which), black, int(m.low)), 1)
    return enough(r, there)


@kernel
def needs_lie(s: State, r: Rules, team: int) -> bool:
    """Say whether the needed complete melds are on the table."""
    return needs_met(s, r, team, -1, 0, 0)
