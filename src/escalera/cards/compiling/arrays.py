"""What a door takes: arrays of a data type, and numbers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final, get_type_hints

import numpy as np
import numpy.typing as npt

NUMBERS: Final = (int, bool, float)


@dataclass(frozen=True)
class Array:
    """An argument of a door: a C-contiguous array; `Annotated[Any, Array(STATE)]`."""

    dtype: np.dtype[Any]
    dimensions: int = 1

    def describe(self, given: Any) -> tuple[int, ...]:
        """Return an array's address and shape; TypeError if it isn't one of these."""
        fits = isinstance(given, np.ndarray) and given.dtype == self.dtype
        if not fits or given.ndim != self.dimensions or not given.flags.c_contiguous:
            raise TypeError(f"a C-contiguous array of {self.dimensions} dimension(s) is needed")
        return (given.ctypes.data, *given.shape)


Integers = Annotated[npt.NDArray[np.int64], Array(np.dtype(np.int64))]
IntegerRows = Annotated[npt.NDArray[np.int64], Array(np.dtype(np.int64), 2)]
Reals = Annotated[npt.NDArray[np.float64], Array(np.dtype(np.float64))]
RealRows = Annotated[npt.NDArray[np.float64], Array(np.dtype(np.float64), 2)]
Bytes = Annotated[npt.NDArray[np.uint8], Array(np.dtype(np.uint8))]
Truths = Annotated[npt.NDArray[np.bool_], Array(np.dtype(np.bool_))]

Argument = Array | type
"""What a parameter of a door is: an `Array`, or one of `NUMBERS`."""


def arguments(function: Callable[..., Any]) -> dict[str, Argument]:
    """Return a door's parameters, by name; `return` is what it returns, `type(None)` for nothing.

    TypeError: one is neither a number nor an array.
    """
    hints = get_type_hints(function, include_extras=True)
    return {name: _argument(function, name, hint) for name, hint in hints.items()}


def _argument(function: Callable[..., Any], name: str, hint: Any) -> Argument:
    for said in getattr(hint, "__metadata__", ()):
        if isinstance(said, Array):
            return said
    if hint in NUMBERS or hint is type(None):
        found: type = hint
        return found
    raise TypeError(f"{function.__qualname__}: {name} is neither a number nor an `Array`")


def symbol(function: Callable[..., Any]) -> str:
    """Return a door's name in the library."""
    return f"{function.__module__}.{function.__name__}".replace(".", "_")
