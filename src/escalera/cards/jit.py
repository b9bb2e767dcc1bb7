"""How engine functions are compiled: by Numba, into a cache that follows the sources.

Set ``ESCALERA_ENGINE=python`` to run the same functions interpreted (for debugging and tests).
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from escalera.cards.indices import count_from_the_start

COMPILED: Final = os.environ.get("ESCALERA_ENGINE", "numba") != "python"

F = TypeVar("F", bound=Callable[..., Any])


_WORDS: Final = {"jit.py", "indices.py", "kinds.py", "dtypes.py", "enums.py", "reasons.py"}
"""Modules without compiled functions on which the compiled ones depend."""
_MARK: Final = b"from escalera.cards.jit import"


def _sources() -> list[Path]:
    package = Path(__file__).resolve().parent.parent
    found = [path for part in ("cards", "engine") for path in (package / part).rglob("*.py")]
    return sorted(p for p in found if p.name in _WORDS or _MARK in p.read_bytes())


def _digest() -> str:
    """Digest all engine sources, Numba's version and its flags.

    Numba's own cache does not notice an edit in another module (numba issue 1833).
    """
    import numba

    total = hashlib.sha256(numba.__version__.encode())
    for name in sorted(key for key in os.environ if key.startswith("NUMBA_")):
        total.update(f"{name}={os.environ[name]}".encode())
    for path in _sources():
        total.update(path.read_bytes())
    return total.hexdigest()[:16]


def _cache_root() -> Path:
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return Path(os.environ.get("ESCALERA_CACHE") or home / "escalera")


def _compiler(*, inline: bool) -> Callable[[Any], Any]:
    import numba

    folder = _cache_root() / _digest()
    folder.mkdir(parents=True, exist_ok=True)
    setattr(numba.config, "CACHE_DIR", str(folder))  # noqa: B010
    # The loops are short: vectorising them costs a third of the compilation and gains nothing.
    setattr(numba.config, "LOOP_VECTORIZE", 0)  # noqa: B010
    setattr(numba.config, "SLP_VECTORIZE", 0)  # noqa: B010
    # Without Numba's reference counting: the engine allocates nothing.
    options: Any = {
        "cache": True,
        "nogil": True,
        "error_model": "numpy",
        "_nrt": False,
        "forceinline": inline,
    }
    made: Callable[[Any], Any] = numba.njit(**options)
    return made


def _unchanged(function: Any) -> Any:
    return function


if COMPILED:
    count_from_the_start()
_compile: Final = _compiler(inline=False) if COMPILED else _unchanged
_compile_inline: Final = _compiler(inline=True) if COMPILED else _unchanged


def kernel(function: F) -> F:
    """Compile an engine function; the decorator of everything that runs compiled."""
    compiled: F = _compile(function)
    return compiled


def inlined(function: F) -> F:
    """Compile a small function into its callers: for the inner loops of the legal list.

    A call that passes a buffer hands over a dozen words, more than such a function does.
    """
    compiled: F = _compile_inline(function)
    return compiled


def interpreted(function: F) -> F:
    """Return a kernel as the plain Python function that it was written as."""
    plain: F = getattr(function, "py_func", function)
    return plain
