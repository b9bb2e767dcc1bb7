"""Actions of a batch chosen by their keys (`envs.numbering`), wherever they stand in the lists."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from escalera.envs.hands import Hands
from escalera.envs.kernels import numbered

NO_KEY: Final = -1
"""What is no action's key."""


def check_place(hands: Hands) -> None:
    """ValueError: a batch lies on a GPU, where actions are chosen by their places only."""
    if hands.device.arrays is not np:
        raise ValueError("On a GPU actions are chosen by their places in the legal lists.")


def play_keys(
    hands: Hands, keys: npt.NDArray[np.int64], mask: npt.ArrayLike | None, said: Any
) -> None:
    """Play the first legal action of each hand that has a key; said: how the chooser says it.

    mask: the rows that play, all by default. ValueError: none has it, and nothing has changed.
    """
    places = np.full(hands.n, -1, dtype=np.int64)
    run_numbered(hands, numbered.find_places, keys, places)
    wrong = (places < 0) & hands.marked(mask)
    if wrong.any():
        i = int(wrong.argmax())
        raise ValueError(f"Hand {i} has no legal action {said[i].tolist()}.")
    hands.step(places, mask)


def run_numbered(hands: Hands, door: Any, *given: Any) -> None:
    """Run a door of `kernels.numbered` on all rows."""
    hands.device.run(
        door, hands.states, hands.numbers, hands.team, hands.count, hands.codes, *given,
        rows=np.arange(hands.n),
    )  # fmt: skip


def whole_numbers(hands: Hands, given: npt.ArrayLike, width: int | None = None) -> npt.NDArray[Any]:
    """Return a row's number, or at least so many of them, for each hand; ValueError otherwise."""
    found = np.asarray(given)
    fits = found.ndim == 1 if width is None else found.ndim > 1 and found.shape[1] >= width
    if not fits or found.dtype.kind not in "iu" or len(found) != hands.n:
        what = "A whole number" if width is None else f"A row of {width} whole numbers"
        raise ValueError(f"{what} for each of {hands.n} hands is needed.")
    return found
