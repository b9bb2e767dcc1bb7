"""Compiled test code: kernels like the engine's, cached by a digest that covers their own sources.

Numba does not notice an edit in another module, so each set of sources has its own folder.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from escalera.cards import jit

F = TypeVar("F", bound=Callable[..., Any])


def _digest() -> str:
    total = hashlib.sha256()
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        if not path.name.startswith("test_"):
            total.update(path.read_bytes())
    return total.hexdigest()[:16]


_DIGEST = _digest()


def kernel(function: F) -> F:
    """Compile a function of the tests as `escalera.cards.jit.kernel` compiles the engine's."""
    if not jit.JIT:
        return function
    return jit.kernel_in(jit.cache_folder() / _DIGEST)(function)
