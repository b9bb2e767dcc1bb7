"""How engine functions are compiled: ahead into a library, or by Numba into a cache.

`compiling.choice` says which; ``ESCALERA_ENGINE`` takes ahead, jit or python (interpreted, for
debugging and tests).
"""

import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from escalera.cards.compiling import library
from escalera.cards.compiling.choice import Engine, cache_root, choice
from escalera.cards.compiling.indices import from_the_start
from escalera.cards.compiling.sources import compiled_sources, digest

JIT: Final = choice().engine is Engine.JIT
AHEAD: Final = choice().engine is Engine.AHEAD

F = TypeVar("F", bound=Callable[..., Any])


def _digest() -> str:
    """Digest the sources that the engine is compiled from, Numba's version and its flags.

    Numba's own cache does not notice an edit in another module (numba issue 1833).
    """
    import numba

    total = hashlib.sha256(numba.__version__.encode())
    for name in sorted(key for key in os.environ if key.startswith("NUMBA_")):
        total.update(f"{name}={os.environ[name]}".encode())
    total.update(digest(compiled_sources(("cards", "engine"))).encode())
    return total.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """Return the folder for the engine's compiled code; make it if need be."""
    folder = cache_root() / _digest()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def compiled(function: F, folder: Path, options: dict[str, Any]) -> F:
    """Compile a function with Numba and these options, and keep its code in a folder.

    Numba has our set-up only while it works on our functions: other packages in the process find it
    as they left it.
    """
    import numba

    with _config(CACHE_DIR=str(folder)):  # Numba asks for the folder when it decorates
        made: Any = numba.njit(**options)(function)
    usual = made.compile

    def compile_ours(signature: Any) -> Any:
        with _for_ours():
            return usual(signature)

    made.compile = compile_ours
    decorated: F = made
    return decorated


@contextmanager
def _for_ours() -> Iterator[None]:
    """Hold the compiler, set up for our functions."""
    from numba.core.compiler_lock import global_compiler_lock

    # The loops are short: vectorising them costs a third of the compilation and gains nothing.
    quick = _config(LOOP_VECTORIZE=0, SLP_VECTORIZE=0)
    with global_compiler_lock, quick, from_the_start():
        yield


@contextmanager
def _config(**values: object) -> Iterator[None]:
    import numba

    config: Any = numba.config
    before = {name: getattr(config, name) for name in values}
    for name, value in values.items():
        setattr(config, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(config, name, value)


def kernel_in(folder: Path, *, inline: bool = False) -> Callable[[F], F]:
    """Return a decorator like `kernel` that keeps the compiled code in a folder."""
    # Without Numba's reference counting: the engine allocates nothing.
    options: dict[str, Any] = {
        "cache": True,
        "nogil": True,
        "error_model": "numpy",
        "_nrt": False,
        "forceinline": inline,
    }
    return lambda function: compiled(function, folder, options)


def _unchanged(function: Any) -> Any:
    return function


_compile: Final = kernel_in(cache_folder()) if JIT else _unchanged
_compile_inline: Final = kernel_in(cache_folder(), inline=True) if JIT else _unchanged


def kernel(function: F) -> F:
    """Compile an engine function; the decorator of everything that runs compiled."""
    made: F = _compile(function)
    return made


def door(function: F) -> F:
    """Compile a function that Python calls; each parameter is a number or an `Array`."""
    return note_door(library.door(function) if AHEAD else _compile(function))


def note_door(made: F) -> F:
    """Note a door, for whoever builds a library or writes the page's doors; return it."""
    DOORS.append(made)
    return made


DOORS: Final[list[Any]] = []
"""The doors of the modules imported so far."""


def inlined(function: F) -> F:
    """Compile a small function into its callers, for the inner loops of the legal list.

    A call that passes a buffer hands over a dozen words: more work than the function itself.
    """
    made: F = _compile_inline(function)
    return made


def also_compiled(function: F) -> F:
    """Let compiled functions call a small function too; Python calls it as it is."""
    if JIT:
        from numba.extending import register_jitable

        register_jitable(_nrt=False, error_model="numpy", forceinline=True)(function)
    return function


def interpreted(function: F) -> F:
    """Return a kernel as the plain Python function that it was written as."""
    plain: F = getattr(function, "py_func", function)
    return plain
