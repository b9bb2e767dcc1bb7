"""Indexing without Python's counting from the end, in the engine's compiled functions only.

Numba looks at every index whether it is negative, and has no switch for it. The engine never counts
from the end, and without that look it is a seventh faster; with ``NUMBA_BOUNDSCHECK=1`` a negative
index is an error, and the tests play so.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_OURS = "8escalera"
"""The package in a compiled function's name, its length before it."""


@contextmanager
def from_the_start() -> Iterator[None]:
    """Let Numba compile the engine's indices as they stand meanwhile; others' stay as they were.

    It leans on a private function of Numba's, which is why pyproject bounds Numba's version.
    """
    from numba.core import types
    from numba.np import arrayobj

    usual: Any = arrayobj.fix_integer_index

    def fix(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if _OURS in builder.function.name and kind.signed:
            return context.cast(builder, index, kind, types.intp)
        return usual(context, builder, kind, index, size)

    arrayobj.fix_integer_index = fix
    try:
        yield
    finally:
        arrayobj.fix_integer_index = usual
