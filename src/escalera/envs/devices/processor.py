"""A batch on the processor, with as many threads as asked for."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from escalera.envs.kernels.seeds import SCRATCH


class Processor:
    """Each thread works on its share of the rows (`envs.devices.Device`)."""

    arrays: Final = np

    def __init__(self, threads: int) -> None:
        """Start so many threads, this one among them."""
        self._threads = threads
        self._scratch = np.zeros(threads, dtype=SCRATCH)
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self._all: npt.NDArray[np.int64] = np.zeros(0, dtype=np.int64)

    def records(self, count: int, kind: np.dtype[Any]) -> npt.NDArray[Any]:
        """Return count empty records."""
        return np.zeros(count, dtype=kind)

    def put(self, records: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Return records as they are."""
        return records

    def get(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Return an array as it is."""
        return array

    def order(self, phase: npt.NDArray[Any], _held: npt.NDArray[Any], /) -> npt.NDArray[np.int64]:
        """Return all rows, the first first."""
        if len(self._all) != len(phase):
            self._all = np.arange(len(phase))
        return self._all

    def run(self, door: Any, *given: Any, rows: npt.NDArray[np.int64]) -> None:
        """Let each thread do its share."""

        def share(thread: int) -> None:
            door(*given, rows, self._scratch, thread, self._threads)

        others = (
            [self._pool.submit(share, t) for t in range(1, self._threads)] if self._pool else []
        )
        share(0)
        for other in others:
            other.result()

    def repeat(self, play: Callable[[int], None], actions: int) -> None:
        """Play all actions of a row before the next row's."""
        play(actions)
