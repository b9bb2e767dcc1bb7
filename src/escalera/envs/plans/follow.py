"""What the plays of a batch's hands tell the planner, read from their histories."""

from typing import Annotated, Any, Final

import numpy as np
import numpy.typing as npt

from escalera.bots.planner.observe.knowledge import ChoiceRecords
from escalera.bots.planner.playout import decode, note
from escalera.cards.compiling.arrays import Array, IntegerRows, Integers
from escalera.engine.state import codes
from escalera.engine.state.codes import NO_CARD
from escalera.engine.state.dtypes import SEATS, RuleRecords, Rules, State, States
from escalera.engine.state.enums import Op
from escalera.engine.state.reasons import Reason
from escalera.engine.topics import dispatch
from escalera.envs.layout import HISTORY, PLAY_NUMBERS, PlayNumber
from escalera.envs.plans.kernel import door, kernel

ByteRows = Annotated[npt.NDArray[np.int8], Array(np.dtype(np.int8), 2)]
Numbers = Annotated[npt.NDArray[np.int32], Array(np.dtype(np.int32))]
PLAYED, DEALT, BACK = range(3)
"""What is noted of a hand: its plays, the deal's upcards still in the pile, who took back."""
NOTES: Final = 3
NOBODY: Final = -1


@door
def follow(
    known_states: States,
    rules: RuleRecords,
    history: ByteRows,
    plays: Numbers,
    notes: IntegerRows,
    known: IntegerRows,
    thrown: IntegerRows,
    choice: ChoiceRecords,
    rows: Integers,
    first: int,
    last: int,
) -> None:
    """Play on in the states what each row's history tells since its `PLAYED`, and note it.

    known_states: as they were then; known, thrown: as `history.follow_plays` writes them, `SEATS`
    rows of each hand; choice: one record, scratch; first, last: the part of the rows. It stops at
    what isn't legal: then it is another hand's history.
    """
    for at in range(first, last):
        i = int(rows[at])
        s = known_states[i]
        held, gone = known[i * SEATS : (i + 1) * SEATS], thrown[i * SEATS : (i + 1) * SEATS]
        while notes[i][PLAYED] < plays[i]:
            code = _code(history[i], int(notes[i][PLAYED]) % HISTORY * PLAY_NUMBERS)
            if dispatch.check(s, rules[0], code) != Reason.OK:
                break
            _play(s, rules[0], code, notes[i], held, gone, choice[0])


@kernel
def _code(plays: Any, at: int) -> int:
    """Return the code of a play of the history, which begins at a place."""
    a = _kind(int(plays[at + PlayNumber.CARD_A]))
    b = _kind(int(plays[at + PlayNumber.CARD_B]))
    c = _kind(int(plays[at + PlayNumber.CARD_C]))
    op, place = int(plays[at + PlayNumber.OP]), int(plays[at + PlayNumber.PLACE])
    slot, other = int(plays[at + PlayNumber.MELD]) - 1, int(plays[at + PlayNumber.OTHER]) - 1
    return codes.encode(op, a, b, c, place, slot, other)


@kernel
def _kind(card: int) -> int:
    return NO_CARD if card == 0 else card - 1


@kernel
def _play(s: State, r: Rules, code: int, notes: Any, known: Any, thrown: Any, x: Any) -> None:
    decode(code, x)
    if s.seat != notes[BACK]:
        notes[BACK] = NOBODY
    if x.op == Op.BACK or x.op == Op.BACK_CARD or x.op == Op.BACK_MELD:
        notes[BACK] = s.seat
    notes[DEALT] = note(s, r, x, known, thrown, int(notes[DEALT]))
    notes[PLAYED] += 1
    dispatch.apply(s, r, code)
