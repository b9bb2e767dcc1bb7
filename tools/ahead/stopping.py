"""Stops Numba at LLVM code: after that, nothing it compiles can run in this process.

Nor does it link each function with all that it calls: who wants the code asks for `parts`. Both
save two thirds of the time. Numba has no switch for it, so this replaces functions of its own;
pyproject limits Numba's version.
"""

from typing import Any, Final

from numba.core.caching import Cache
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.lowering import BaseLower

_STEPS: Final[tuple[tuple[Any, str], ...]] = (
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
    library.finalize = _finish


def parts(library: Any) -> list[Any]:
    """Return a function's library of Numba's and what it calls, each after all that call it.

    Only so does LLVM link everything: a function that nobody has called yet is left out.
    """
    done: dict[Any, None] = {}

    def follow(part: Any) -> None:
        for called in part._linking_libraries:  # noqa: SLF001
            if called not in done:
                follow(called)
        done[part] = None

    follow(library)
    return [*reversed(done)]


def _finish(library: Any) -> None:
    """Take no more code, and link, optimise and load none."""
    library._finalized = True  # noqa: SLF001


def _nothing(*_: Any) -> None:
    pass


def _nowhere(library: Any, _: str) -> int:
    """Return an address that nobody will call; Numba takes 0 for an error."""
    library._ensure_finalized()  # noqa: SLF001
    return 1
