"""What a door takes, as Numba's types."""

from typing import Any, Final

import numba
import numpy as np

from escalera.cards.compiling.arrays import Argument, Array, arguments
from escalera.engine.state.dtypes import RULES

_typeof: Final[Any] = numba.typeof
_PLAIN: Final[dict[type, Any]] = {
    int: numba.types.int64,
    float: numba.types.float64,
    bool: numba.types.boolean,
}


def signature(made: Any) -> tuple[Any, ...]:
    """Return the types that every call of a door gives; made: its function, by Numba."""
    taken = arguments(made.py_func)
    del taken["return"]
    return tuple(map(_numba_type, taken.values()))


def _numba_type(kind: Argument) -> Any:
    if isinstance(kind, Array):
        array = np.zeros((1,) * kind.dimensions, dtype=kind.dtype)
        array.flags.writeable = kind.dtype != RULES  # a game's rules stay as they are
        return _typeof(array)
    return _PLAIN[kind]
