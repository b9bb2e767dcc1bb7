"""Compiled test code: kernels like the engine's, cached under a digest of their own sources too.

Numba does not notice an edit in another module, so each set of sources has a folder of its own.
"""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from escalera.cards import jit

F = TypeVar("F", bound=Callable[..., Any])


def _digest() -> str:
    total = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        if not path.name.startswith("test_"):
            total.update(path.read_bytes())
    return total.hexdigest()[:16]


@contextmanager
def _own_folder() -> Iterator[None]:
    import numba

    config: Any = numba.config
    engine = config.CACHE_DIR
    config.CACHE_DIR = str(Path(engine) / _DIGEST)
    yield
    config.CACHE_DIR = engine


_DIGEST = _digest()


def kernel(function: F) -> F:
    """Compile a function of the tests as `escalera.cards.jit.kernel` compiles the engine's."""
    if not jit.COMPILED:
        return function
    with _own_folder():
        return jit.kernel(function)
