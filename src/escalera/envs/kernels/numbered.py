"""The doors of `FlatIds` and `Heads`: they number the legal actions of a batch's hands.

They take rows and scratch as those of `batch` do.
"""

from typing import Annotated, Any

import numpy as np
import numpy.typing as npt

from escalera.cards.compiling.arrays import Array, IntegerRows, Integers
from escalera.engine.state.dtypes import RuleRecords, States
from escalera.envs.kernels.action_key import key_of
from escalera.envs.kernels.batch import Scratches, ShortRows, TruthRows, begin
from escalera.envs.kernels.kernel import door, kernel

ByteNumbers = Annotated[npt.NDArray[np.int8], Array(np.dtype(np.int8))]
Numbers = Annotated[npt.NDArray[np.int32], Array(np.dtype(np.int32))]


@kernel
def _id_of(keys: Any, key: int) -> int:
    """Return the place of a key in a sorted list, which has it."""
    low, high = 0, len(keys)
    while low + 1 < high:
        middle = (low + high) // 2
        if keys[middle] <= key:
            low = middle
        else:
            high = middle
    return low


@door
def mark_ids(
    states: States,
    rules: RuleRecords,
    team: ByteNumbers,
    count: Numbers,
    listed: IntegerRows,
    keys: Integers,
    ids: ShortRows,
    shown: Numbers,
    mask: TruthRows,
    rows: Integers,
    _scratch: Scratches,
    part: int,
    parts: int,
) -> None:
    """Write the id of each legal action, and mark it; shown: how many ids a row had before."""
    for at in range(begin(rows, part, parts), begin(rows, part + 1, parts)):
        i = int(rows[at])
        for k in range(int(shown[i])):
            mask[i][ids[i][k]] = False
        for k in range(int(count[i])):
            key = key_of(states[i], rules[0], int(team[i]), int(listed[i][k]))
            ids[i][k] = _id_of(keys, key)
            mask[i][ids[i][k]] = True
        for k in range(int(count[i]), int(shown[i])):
            ids[i][k] = -1
        shown[i] = count[i]


@door
def mark_head(
    states: States,
    rules: RuleRecords,
    team: ByteNumbers,
    count: Numbers,
    listed: IntegerRows,
    chosen: Integers,
    before: int,
    unit: int,
    mask: TruthRows,
    rows: Integers,
    _scratch: Scratches,
    part: int,
    parts: int,
) -> None:
    """Mark a head's values of the legal actions that have what was chosen for the heads before it.

    chosen: the key of what was chosen; before, unit: what a value counts in a key, of the last head
    before, and of this one.
    """
    for at in range(begin(rows, part, parts), begin(rows, part + 1, parts)):
        i = int(rows[at])
        for value in range(mask.shape[1]):
            mask[i][value] = False
        for k in range(int(count[i])):
            key = key_of(states[i], rules[0], int(team[i]), int(listed[i][k]))
            if key // before == chosen[i] // before:
                mask[i][key % before // unit] = True


@door
def find_places(
    states: States,
    rules: RuleRecords,
    team: ByteNumbers,
    count: Numbers,
    listed: IntegerRows,
    chosen: Integers,
    places: Integers,
    rows: Integers,
    _scratch: Scratches,
    part: int,
    parts: int,
) -> None:
    """Write the place of the first legal action with the key that was chosen, -1 for none."""
    for at in range(begin(rows, part, parts), begin(rows, part + 1, parts)):
        i = int(rows[at])
        places[i] = -1
        for k in range(int(count[i])):
            key = key_of(states[i], rules[0], int(team[i]), int(listed[i][k]))
            if key == chosen[i]:
                places[i] = k
                break
