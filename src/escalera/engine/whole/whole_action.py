"""A whole action, played on a state: legal if its parts are, card by card, in some order (R14a)."""

from typing import Any, Final

import numpy as np

from escalera.cards.compiling.arrays import Integers
from escalera.cards.jit import door, kernel
from escalera.engine.state.codes import NO_CARD, encode, plain
from escalera.engine.state.dtypes import RuleRecords, Rules, States
from escalera.engine.state.enums import Op
from escalera.engine.state.reasons import Reason
from escalera.engine.whole import whole_row as rows
from escalera.engine.whole.whole_cards import add, back
from escalera.engine.whole.whole_meld import meld
from escalera.engine.whole.whole_row import MELD_NUMBER, OTHER_NUMBER, VERB
from escalera.engine.whole.whole_steps import card_code, play, slot_named
from escalera.engine.whole.whole_take import take

_OPS: Final = np.array(
    [
        int(getattr(Op, verb.name)) if hasattr(Op, verb.name) else 0
        for verb in rows.VERBS
    ]
)  # fmt: skip
"""By verb, the `Op` of an action without cards."""
_TAKE, _MELD, _ADD, _MERGE, _BACK = rows.TAKE, rows.MELD, rows.ADD, rows.MERGE, rows.BACK
_DISCARD, _DECLARE = rows.DISCARD, rows.DECLARE


@door
def attempt_action(
    states: States, i: int, rules: RuleRecords, row: Integers, left: Integers, before: States
) -> int:
    """Play a whole action on a state; return the `Reason` against it, 0 if it was played.

    row: the action (`whole_row`), which may change; left: scratch, one number for each of its
    cards; before: one record, scratch. On a refusal the state may be half played: give a copy.
    """
    return attempt(states, i, rules[0], row, left, before) + 0


@kernel
def attempt(states: Any, i: int, r: Rules, row: Any, left: Any, before: Any) -> Reason:
    """Play a whole action on a state (`attempt_action`)."""
    s, verb = states[i], row[VERB]
    if verb == _TAKE:
        return take(s, r, row)
    if verb == _MELD:
        return meld(states, i, r, row, left, before)
    if verb == _ADD:
        return add(states, i, r, row, left, before)
    if verb == _BACK and row[MELD_NUMBER] > 0:
        return back(states, i, r, row, left)
    if verb == _MERGE:
        slot, other = slot_named(s, r, row[MELD_NUMBER]), slot_named(s, r, row[OTHER_NUMBER])
        return play(s, r, encode(Op.MERGE, NO_CARD, NO_CARD, NO_CARD, 0, slot, other))
    if verb == _DISCARD or verb == _DECLARE:
        return play(s, r, card_code(_OPS[verb], row, 0, -1))
    return play(s, r, plain(_OPS[verb]))
