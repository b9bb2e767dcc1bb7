"""Many LLVM modules as one."""

from collections.abc import Iterable
from typing import Any, Final

import llvmlite.binding as llvm

_AT_ONCE: Final = 32


def linked(modules: Iterable[Any], *, preserve: bool = False) -> Any:
    """Return modules as one, in their order; preserve: they can be used again.

    LLVM looks through all that a module holds for each one that it takes in. So few are put
    together at a time, and what comes of them again.
    """
    left = [*modules]
    while True:
        left = [_joined(left[at : at + _AT_ONCE], preserve) for at in range(0, len(left), _AT_ONCE)]
        if len(left) < 2:
            return left[0] if left else llvm.parse_assembly("")
        preserve = False


def _joined(modules: Iterable[Any], preserve: bool) -> Any:
    whole = llvm.parse_assembly("")
    for module in modules:
        whole.link_in(module, preserve=preserve)
    return whole
