"""Compiled test code: kernels like the engine's, in a library or a cache of their own.

Its name comes from a digest that covers the engine's sources and the tests' own: Numba does not
notice an edit in another module.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from escalera.cards import jit
from escalera.cards.compiling import library
from escalera.cards.compiling.choice import library_folder, library_name, machine
from escalera.cards.compiling.sources import compiled_sources, digest

F = TypeVar("F", bound=Callable[..., Any])

MODULES: Final = ("tests.fuzz.rich", "tests.fuzz.checks.gate")
"""The modules with doors."""


def _digest() -> str:
    total = hashlib.sha256(digest(compiled_sources()).encode())
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        if not path.name.startswith("test_"):
            total.update(path.read_bytes())
    return total.hexdigest()[:16]


DIGEST: Final = _digest()
LIBRARY: Final = library_folder() / library_name(DIGEST, machine())


def kernel(function: F) -> F:
    """Compile a function of the tests as `escalera.cards.jit.kernel` compiles the engine's."""
    if not jit.JIT:
        return function
    return jit.kernel_in(jit.cache_folder() / DIGEST)(function)


def door(function: F) -> F:
    """Compile a function that tests call as `escalera.cards.jit.door` compiles the engine's."""
    if not jit.AHEAD:
        return jit.note_door(kernel(function)) if jit.JIT else function
    return library.door(function, LIBRARY)
