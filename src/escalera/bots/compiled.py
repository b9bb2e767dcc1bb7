"""How bots and the server's frames compile: like the engine, but into caches of their own.

An edit of a bot must not recompile the engine, and an edit of the engine must not leave a bot's
old code in use. So a bot's folder is named after its own sources, those of the bots whose
compiled functions it calls, and the engine's folder. Its path counts too, because Numba does not
use what another checkout compiled: an empty folder means the bot was never compiled here.
"""

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from escalera.cards.jit import AHEAD, JIT, cache_folder, compiled, note_door
from escalera.cards.jit import door as any_door

F = TypeVar("F", bound=Callable[..., Any])

_WORDS = {"kernel.py", "knowledge.py"}
"""A package's modules that its compiled functions depend on though no compiled function is
there."""
_MARK = b"@kernel"
_empty: list[Path] = []
"""The folders that were empty when this process began."""


def compiler(
    package: Path,
    *called: Path,
    holds: bytes = b"",
    door: bool = False,
    allocates: bool = True,
) -> Callable[[F], F]:
    """Return the decorator for the compiled functions in a package's folder.

    called: the folders of other bots whose compiled functions these call.
    holds: constants from other modules that these hold.
    door: for those that Python calls; the others can be called by compiled functions only, which
    saves half of their compilation.
    allocates: for those that make arrays; the others do without Numba's reference counting.
    """
    if AHEAD:
        return any_door if door else _unchanged
    made = {"door": door, "allocates": allocates}
    return _compiler(package, called, holds, **made) if JIT else _unchanged


def never_compiled() -> bool:
    """Whether a bot, or the frames, had never been compiled when this process began.

    If so, a bot's first move takes long.
    """
    return bool(_empty)


def _unchanged(function: F) -> F:
    return function


def folder_of(package: Path, called: Sequence[Path], holds: bytes) -> Path:
    """Return where a bot's compiled code is kept; the module says what it is named after."""
    engine = cache_folder()
    total = hashlib.sha256(f"{engine.name} {package}".encode() + holds)
    for path in (path for folder in (package, *called) for path in sorted(folder.rglob("*.py"))):
        if _MARK in path.read_bytes() or path.name in _WORDS:
            total.update(path.read_bytes())
    return engine.parent / f"{package.name}-{total.hexdigest()[:16]}"


def _compiler(
    package: Path, called: Sequence[Path], holds: bytes, *, door: bool, allocates: bool
) -> Callable[[F], F]:
    folder = folder_of(package, called, holds)
    folder.mkdir(parents=True, exist_ok=True)
    if not any(folder.iterdir()):
        _empty.append(folder)
    options: dict[str, Any] = {
        "cache": True,
        "nogil": True,
        "error_model": "numpy",
        "_nrt": allocates,
        "no_cfunc_wrapper": True,
        "no_cpython_wrapper": not door,
    }
    if door:
        return lambda function: note_door(compiled(function, folder, options))
    return lambda function: compiled(function, folder, options)
