"""Stops Numba at LLVM code: after that, nothing it compiles can run in this process.

That saves a third of the time. Numba has no switch for it, so this replaces functions of its own;
pyproject limits Numba's version.
"""

from typing import Any, Final

from numba.core.caching import Cache
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.lowering import BaseLower

_STEPS: Final[tuple[tuple[Any, str], ...]] = (
    (JITCodeLibrary, "_finalize_specific"),
    (JITCPUCodegen, "set_env"),
    (BaseLower, "create_cpython_wrapper"),
    (BaseLower, "create_cfunc_wrapper"),
    (Cache, "save_overload"),
)


def stop_at_code() -> None:
    """From now on Numba makes LLVM code only: no machine code, wrappers for Python or cache."""
    for owner, name in _STEPS:
        setattr(owner, name, _nothing)
    library: Any = JITCodeLibrary
    library.get_pointer_to_function = _nowhere


def _nothing(*_: Any) -> None:
    pass


def _nowhere(library: Any, _: str) -> int:
    """Return an address that nobody will call; Numba takes 0 for an error."""
    library._ensure_finalized()  # noqa: SLF001
    return 1
