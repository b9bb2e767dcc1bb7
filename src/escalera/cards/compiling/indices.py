"""Indexing without Python's counting from the end, only in the engine's compiled functions.

Numba checks every index for a negative number and has no switch to stop it. The engine never counts
from the end, and without that check it is a seventh faster. With ``NUMBA_BOUNDSCHECK=1`` a negative
index is an error; the tests run that way.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_OURS = "8escalera"
"""The package in a compiled function's name, after its length."""


@contextmanager
def from_the_start() -> Iterator[None]:
    """For a while, let Numba take the engine's indices as they are; other packages' stay as before.

    This needs a private function of Numba's, so pyproject limits Numba's version.
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
