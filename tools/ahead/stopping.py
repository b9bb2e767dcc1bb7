"""Stops Numba at LLVM code, as it makes it at first: not optimised, for no machine, not run.

Nor does it link each function with all that it calls: who wants the code asks for `parts`. Both
save two thirds of the time. Numba has no switch for it, so this replaces functions of its own;
pyproject limits Numba's version.
"""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any, Final

from numba.core.caching import Cache
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.lowering import BaseLower

Steps = tuple[tuple[Any, str, Any], ...]


@contextmanager
def unoptimised() -> Iterator[None]:
    """While it lasts, Numba's code runs as it is written, and no cache is asked or filled.

    It then still names the fields of structures, so that LLVM lays them out for any machine.
    """
    with _replaced(_UNOPTIMISED):
        yield


@contextmanager
def stopped_at_code(wrapped: Collection[str] = ()) -> Iterator[None]:
    """While it lasts, Numba makes LLVM code only; what it compiles can't run.

    wrapped: the functions, by qualified name, that get wrappers for Python all the same.
    """
    wrappers = ("create_cpython_wrapper", "create_cfunc_wrapper")
    steps = tuple((BaseLower, name, _only(wrapped, getattr(BaseLower, name))) for name in wrappers)
    with _replaced(_UNOPTIMISED + _STEPS + steps):
        yield


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


@contextmanager
def _replaced(steps: Steps) -> Iterator[None]:
    """Let functions of Numba's do something else for a while."""
    usual = [(owner, name, getattr(owner, name)) for owner, name, _ in steps]
    for owner, name, instead in steps:
        setattr(owner, name, instead)
    try:
        yield
    finally:
        for owner, name, before in reversed(usual):
            setattr(owner, name, before)


def _only(names: Collection[str], usual: Callable[..., Any]) -> Callable[..., Any]:
    """Return a step that is taken for some functions only."""

    def step(lower: Any, *words: Any, **named: Any) -> Any:
        return usual(lower, *words, **named) if lower.fndesc.qualname in names else None

    return step


def _lay_out(library: Any, module: Any) -> None:
    """Say how this machine lays records out, and optimise nothing."""
    module.data_layout = library._codegen._data_layout  # noqa: SLF001


def _finish(library: Any) -> None:
    """Take no more code, and link, optimise and load none."""
    library._finalized = True  # noqa: SLF001


def _nothing(*_: Any) -> None:
    pass


def _nowhere(library: Any, _: str) -> int:
    """Return an address that nobody will call; Numba takes 0 for an error."""
    library._ensure_finalized()  # noqa: SLF001
    return 1


_UNOPTIMISED: Final[Steps] = (
    (JITCodeLibrary, "_optimize_functions", _lay_out),
    (JITCodeLibrary, "_optimize_final_module", _nothing),
    (Cache, "save_overload", _nothing),
    (Cache, "load_overload", _nothing),
)
_STEPS: Final[Steps] = (
    (JITCPUCodegen, "set_env", _nothing),
    (JITCodeLibrary, "get_pointer_to_function", _nowhere),
    (JITCodeLibrary, "finalize", _finish),
)
