"""Random players: how often each sort of action is chosen."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from escalera.cards.rng import Words, below
from escalera.engine.state import codes
from escalera.engine.state.enums import Op
from tests.fuzz.compiled import kernel

_TABLING: Final = {Op.TAKE_ALONE: 20, Op.TAKE_WITH: 20, Op.MELD: 10, Op.ADD: 15, Op.MERGE: 3}
_GOING: Final = {Op.ASK: 20, Op.YES: 5, Op.NO: 1, Op.DECLARE: 4, Op.CLAIM: 2}
_PLAYERS: Final[tuple[dict[Op, int], ...]] = (
    {},  # careless: every action alike
    {**_TABLING, **_GOING, Op.DISCARD: 2},  # eager
    {**_TABLING, **_GOING, Op.YES: 1, Op.NO: 2, Op.BACK_CARD: 6, Op.BACK_MELD: 4},  # wavering
    {**_TABLING, Op.DRAW: 1, Op.DISCARD: 3},  # takes the pile
)


def weights() -> npt.NDArray[np.int64]:
    """Return how often each player chooses each `Op`, shape (players, ops)."""
    made = np.ones((len(_PLAYERS), max(Op) + 1), dtype=np.int64)
    for player, wishes in enumerate(_PLAYERS):
        for op, weight in wishes.items():
            made[player, op] = weight
    return made


@kernel
def pick(out: Any, n: int, wishes: Any, words: Words) -> int:
    """Choose one of n codes by the player's weights, or any of them if none has weight."""
    total = 0
    for i in range(n):
        total += wishes[codes.op_of(int(out[i]))]
    if total == 0:
        return int(out[below(words, n)])
    left = below(words, total)
    for i in range(n):
        left -= wishes[codes.op_of(int(out[i]))]
        if left < 0:
            return int(out[i])
    return int(out[n - 1])
