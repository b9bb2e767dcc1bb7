"""A batch's actions as a few small numbers each, chosen one after the other."""

from math import prod
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from escalera.envs.chosen import check_place, play_keys, run_numbered, whole_numbers
from escalera.envs.hands import Hands
from escalera.envs.kernels import numbered
from escalera.envs.numbering import HEADS, SIZES, UNITS

_ALL: Final = prod(SIZES)


class Heads:
    """Lets heads choose the actions of `Hands`; `numbering.Head` says what each is.

    ``masks``: for each head a buffer, n x its size, bool, made once and written by `mask`.
    Whoever keeps to the masks chooses what is legal; every legal action can be chosen.
    """

    def __init__(self, hands: Hands) -> None:
        """Make the buffers; the batch may be stepped in other ways, too.

        ValueError: it lies on a GPU.
        """
        check_place(hands)
        self.hands = hands
        self.masks = tuple(np.zeros((hands.n, size), dtype=np.bool_) for size in SIZES)

    def mask(self, head: int, chosen: npt.ArrayLike) -> npt.NDArray[np.bool_]:
        """Return the values of a head that lead to a legal action, given those before it.

        head: from 0; chosen: n rows of whole numbers, of which the first `head` count. A row whose
        hand has ended, or where no legal action begins so, has no value. ValueError: a number is
        out of its head's range, or there is no such head.
        """
        if not 0 <= head < HEADS:
            raise ValueError(f"There is no head {head}.")
        before = UNITS[head - 1] if head else _ALL
        keys = self._keys(whole_numbers(self.hands, chosen, head), head)
        given = keys, before, UNITS[head], self.masks[head]
        run_numbered(self.hands, numbered.mark_head, *given)
        return self.masks[head]

    def step(self, chosen: npt.ArrayLike, mask: npt.ArrayLike | None = None) -> None:
        """Play the action with these heads in each hand, as `Hands.step` does by its place.

        chosen: n x HEADS whole numbers. mask: n truths; a row that it leaves out stays as it is.
        ValueError: heads are not those of a legal action, and nothing has changed.
        """
        said = whole_numbers(self.hands, chosen, HEADS)[:, :HEADS]
        play_keys(self.hands, self._keys(said, HEADS), mask, said)

    def _keys(self, chosen: npt.NDArray[Any], heads: int) -> npt.NDArray[np.int64]:
        """Return the keys of what the first heads say."""
        keys = np.zeros(self.hands.n, dtype=np.int64)
        for head in range(heads):
            said = chosen[:, head]
            if ((said < 0) | (said >= SIZES[head])).any():
                raise ValueError(f"Head {head} has {SIZES[head]} values, from 0.")
            keys += said.astype(np.int64) * UNITS[head]
        return keys
