"""How bots, and the server's frames, compile: as the engine does, into caches of their own.

An edit of a bot must not compile the engine anew, nor an edit of the engine leave a bot's old
code in use; so a bot's folder is named after its own sources, those of the bots whose compiled
functions it calls, and the engine's folder. It is named after its place too: Numba keeps apart what
was compiled from another checkout, so only then is an empty folder a bot that was never compiled.
"""

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from escalera.cards.jit import COMPILED

F = TypeVar("F", bound=Callable[..., Any])

_WORDS = {"kernel.py", "knowledge.py"}
"""A package's modules on which its compiled functions depend without holding any."""
_MARK = b"@kernel"
_empty: list[Path] = []
"""The folders in which nothing was when this process began."""


def compiler(
    package: Path,
    *called: Path,
    holds: bytes = b"",
    door: bool = False,
    allocates: bool = True,
) -> Callable[[F], F]:
    """Return the decorator for the compiled functions in a package's folder.

    called: the folders of other bots whose compiled functions these call.
    holds: what these hold as constants that is made of other modules.
    door: for those that Python calls; the others can be called by compiled functions only, which
    saves half of their compilation.
    allocates: for those that make arrays; the others do without Numba's reference counting.
    """
    made = {"door": door, "allocates": allocates}
    return _compiler(package, called, holds, **made) if COMPILED else _unchanged


def never_compiled() -> bool:
    """Whether a bot, or the frames, were never compiled when this process began.

    A bot's first move will then take long.
    """
    return bool(_empty)


def _unchanged(function: F) -> F:
    return function


def _compiler(
    package: Path, called: Sequence[Path], holds: bytes, *, door: bool, allocates: bool
) -> Callable[[F], F]:
    import numba

    config: Any = numba.config
    engine = Path(str(config.CACHE_DIR))
    total = hashlib.sha256(f"{engine.name} {package}".encode() + holds)
    for path in (path for folder in (package, *called) for path in sorted(folder.rglob("*.py"))):
        if _MARK in path.read_bytes() or path.name in _WORDS:
            total.update(path.read_bytes())
    folder = engine.parent / f"{package.name}-{total.hexdigest()[:16]}"
    folder.mkdir(parents=True, exist_ok=True)
    if not any(folder.iterdir()):
        _empty.append(folder)
    options: Any = {
        "cache": True,
        "nogil": True,
        "error_model": "numpy",
        "_nrt": allocates,
        "no_cfunc_wrapper": True,
        "no_cpython_wrapper": not door,
    }
    made = numba.njit(**options)

    def compile_it(function: F) -> F:
        # Numba asks for the folder when a function is decorated, so it is set for that moment.
        config.CACHE_DIR = str(folder)
        try:
            compiled: F = made(function)
        finally:
            config.CACHE_DIR = str(engine)
        return compiled

    return compile_it
