"""A batch on NVIDIA's GPUs: the same doors as PTX, each row a thread of its own.

CuPy loads them and holds the arrays; the driver makes machine code of the PTX at the first start,
and keeps it.
"""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from escalera.cards.compiling.arrays import Array, arguments, symbol
from escalera.cards.compiling.choice import EngineError, find_gpu_code
from escalera.cards.jit import interpreted

RULES_THERE: Final = "escalera_rules"
"""The constant memory in which kernels find the rules."""
SCRATCHES: Final = ("scratch", "_scratch")
"""What a door calls its scratch memory: on a GPU each thread has its own."""
_NOT_GIVEN: Final = ("rules", *SCRATCHES, "part", "return")
_BLOCK: Final = 64
"""The threads of a block."""
_LAST: Final = 255
_HELD: Final = 64
"""Hands are put in order by fewer cards than this: a byte a hand is sorted much faster."""


class Cuda:
    """Each row is worked on by a thread of its own (`envs.devices.Device`)."""

    def __init__(self, rules: npt.NDArray[Any]) -> None:
        """Load the doors for an array of one `Rules`.

        EngineError: no CuPy, no GPU, or no code for it.
        """
        self.arrays = _cupy()
        self._code = _code(rules.tobytes())

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
        """Return all rows by phase and cards, the longest work first.

        Threads side by side do much the same work then.
        """
        cards = self.arrays.minimum(held, _HELD - 1).view(np.uint8)
        return self.arrays.argsort(_LAST - phase.view(np.uint8) * _HELD - cards)

    def run(self, door: Any, *given: Any, rows: Any) -> None:
        """Let each thread do a row."""
        launch, kinds = _kernel(self._code, door)
        taken = zip((*given, rows, len(rows)), kinds, strict=True)
        words = tuple(word for one, kind in taken if kind for word in _words(one, kind))
        if len(rows):
            launch((-(-len(rows) // _BLOCK),), (_BLOCK,), words)

    def repeat(self, play: Callable[[int], None], actions: int) -> None:
        """Play an action of each row, then the next: rows are put in order anew each time."""
        for _ in range(actions):
            play(1)


def kernel_name(door: Any) -> str:
    """Return a door's name in the GPU's code."""
    return f"{symbol(interpreted(door))}_rows"


def is_given(name: str) -> bool:
    """Say whether a kernel is given what its door takes: not what it finds there by itself."""
    return name not in _NOT_GIVEN


@lru_cache(maxsize=256)
def _kernel(code: Any, door: Any) -> tuple[Any, list[Any]]:
    """Return a door's kernel and what it takes, None for what it is not given."""
    taken = arguments(interpreted(door))
    kinds = [
        kind if is_given(name) else None
        for name, kind in taken.items()
        if name not in (*SCRATCHES, "part", "return")
    ]
    return code.get_function(kernel_name(door)), kinds


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


@lru_cache(maxsize=32)
def _code(rules: bytes) -> Any:
    """Return the kernels, loaded for these rules: the numbers of a `Rules`."""
    path = find_gpu_code()
    if path is None:
        raise EngineError("NO_GPU_CODE")
    cupy = _cupy()
    code = cupy.RawModule(path=str(path))
    there = code.get_global(RULES_THERE)
    there.copy_from_device(cupy.frombuffer(rules, dtype=np.uint8).data, len(rules))
    return code
