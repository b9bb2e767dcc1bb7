"""A batch's actions as ids: each legal action by what it is, whatever its place in the list."""

import numpy as np
import numpy.typing as npt

from escalera.envs.chosen import NO_KEY, check_place, play_keys, run_numbered, whole_numbers
from escalera.envs.hands import Hands
from escalera.envs.kernels import numbered
from escalera.envs.numbering import IDS, KEYS


class FlatIds:
    """Lets ids choose the actions of `Hands`; `envs.numbering` says what each id is.

    Buffers, made once and written by `look`: ``mask`` (n x IDS, bool): which ids are legal;
    ``ids`` (n x K, int16): the id of each action of the legal list, -1 behind it.
    Of several legal actions with one id the first of the list stands for all.
    """

    def __init__(self, hands: Hands) -> None:
        """Make the buffers; the batch may be stepped in other ways, too.

        ValueError: it lies on a GPU.
        """
        check_place(hands)
        self.hands = hands
        self.mask = np.zeros((hands.n, IDS), dtype=np.bool_)
        self.ids = np.full(hands.codes.shape, -1, dtype=np.int16)
        self._shown = np.zeros(hands.n, dtype=np.int32)

    def look(self) -> npt.NDArray[np.bool_]:
        """Write the buffers as the hands stand; return the mask."""
        given = KEYS, self.ids, self._shown, self.mask
        run_numbered(self.hands, numbered.mark_ids, *given)
        return self.mask

    def step(self, ids: npt.ArrayLike, mask: npt.ArrayLike | None = None) -> None:
        """Play the action with an id in each hand, as `Hands.step` does by its place.

        ids: n whole numbers. mask: n truths; a row that it leaves out stays as it is. ValueError:
        an id is not legal in its hand, and nothing has changed.
        """
        wanted = whole_numbers(self.hands, ids)
        there = (wanted >= 0) & (wanted < IDS)
        keys = np.where(there, KEYS[wanted * there], NO_KEY)
        play_keys(self.hands, keys, mask, wanted)
