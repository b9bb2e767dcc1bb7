"""Where a batch's arrays lie and its doors run: on the processor, or on a GPU."""

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt


class Device(Protocol):
    """What `Hands` needs of a place to play at."""

    @property
    def arrays(self) -> Any:
        """The module that makes arrays there: NumPy, or one of its shape."""

    def records(self, count: int, kind: np.dtype[Any]) -> Any:
        """Return count empty records, as doors take them there."""

    def put(self, records: Any) -> Any:
        """Return records that lie on the processor as they lie there, a row each."""

    def get(self, array: Any) -> npt.NDArray[Any]:
        """Return an array that lies there, on the processor."""

    def order(self, phase: Any, held: Any, /) -> Any:
        """Return all rows in the order in which they are best worked on.

        phase, held: of each, the phase and the cards that its player has.
        """

    def run(self, door: Any, *given: Any, rows: Any) -> None:
        """Run a door (`envs.kernels.batch`) on these rows, int64; given: what it takes besides."""

    def repeat(self, play: Callable[[int], None], actions: int) -> None:
        """Let all rows play so many actions, a few at a time or all at once."""
