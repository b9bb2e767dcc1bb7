"""A batch on NVIDIA's GPUs: the same doors as PTX, each row a thread of its own.

CuPy loads them and holds the arrays; the driver makes machine code of the PTX at the first start,
and keeps it.
"""

from functools import cache
from importlib import import_module
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from escalera.cards.compiling.arrays import Array, arguments, symbol
from escalera.cards.compiling.choice import EngineError, find_gpu_code
from escalera.cards.jit import interpreted

SCRATCHES: Final = ("scratch", "_scratch")
"""What a door calls its scratch memory: on a GPU each thread has its own."""
_BLOCK: Final = 64
"""The threads of a block."""
_HELD: Final = 64
"""Hands are put in order by fewer cards than this: a byte a hand is sorted much faster."""


class Cuda:
    """Each row is worked on by a thread of its own (`envs.devices.Device`)."""

    most_actions: Final = 1
    """After each, the hands are put in order anew."""

    def __init__(self) -> None:
        """Load the doors; EngineError: no CuPy, no GPU, or no code for it."""
        self.arrays = _cupy()

    def records(self, count: int, kind: np.dtype[Any]) -> Any:
        """Return count empty records: bytes, a row each, as CuPy has no records."""
        return self.arrays.zeros((count, kind.itemsize), dtype=np.uint8)

    def put(self, records: npt.NDArray[Any]) -> Any:
        """Return records as bytes there, a row each."""
        return self.arrays.asarray(records.view(np.uint8).reshape(len(records), -1))

    def get(self, array: Any) -> npt.NDArray[Any]:
        """Return an array on the processor; records stay bytes."""
        found: npt.NDArray[Any] = self.arrays.asnumpy(array)
        return found

    def order(self, phase: Any, held: Any, /) -> Any:
        """Return all rows by phase and cards: threads side by side do much the same work then."""
        key = phase.view(np.uint8) * _HELD + self.arrays.minimum(held, _HELD - 1).view(np.uint8)
        return self.arrays.argsort(key)

    def run(self, door: Any, *given: Any, rows: Any) -> None:
        """Let each thread do a row."""
        parts = len(rows)
        launch, kinds = _kernel(door)
        taken = zip((*given, rows, parts), kinds, strict=True)
        words = tuple(word for one, kind in taken for word in _words(one, kind))
        if parts:
            launch((-(-parts // _BLOCK),), (_BLOCK,), words)


def kernel_name(door: Any) -> str:
    """Return a door's name in the GPU's code."""
    return f"{symbol(interpreted(door))}_rows"


def is_given(name: str) -> bool:
    """Say whether a kernel is given what its door takes: not what each thread has by itself."""
    return name != "part" and name not in SCRATCHES


@cache
def _kernel(door: Any) -> tuple[Any, list[Any]]:
    """Return a door's kernel and what it takes: each thread knows its part by itself."""
    taken = arguments(interpreted(door))
    kinds = [kind for name, kind in taken.items() if is_given(name) and name != "return"]
    return _code().get_function(kernel_name(door)), kinds


def _words(given: Any, kind: Any) -> tuple[Any, ...]:
    """Return an argument as a kernel takes it: an array with its shape, or a number."""
    if not isinstance(kind, Array):
        return (np.float64(given) if kind is float else np.int64(given),)
    shape = given.shape if kind.dtype.names is None else given.shape[:1]
    return (given, *map(np.int64, shape))


def _cupy() -> Any:
    try:
        cupy = import_module("cupy")
        cupy.cuda.runtime.getDeviceCount()
    except ImportError as error:
        raise EngineError("NO_CUPY") from error
    except Exception as error:
        raise EngineError("NO_GPU", reason=str(error)) from error
    return cupy


@cache
def _code() -> Any:
    """Return the kernels, loaded."""
    path = find_gpu_code()
    if path is None:
        raise EngineError("NO_GPU_CODE")
    return _cupy().RawModule(path=str(path))
