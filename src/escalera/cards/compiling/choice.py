"""Which engine runs in this process: the library, Numba's compiler, or plain Python."""

import os
import platform
import sys
import warnings
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import ClassVar, Final

from escalera.cards.compiling.sources import PACKAGE, digest
from escalera.texts import NamedError

GPU: Final = "cuda"
"""What stands for the machine in the name of a GPU's code."""
SUFFIXES: Final = {"win32": ".dll", "darwin": ".dylib", GPU: ".ptx"}
"""What a library's name ends in, by system; elsewhere in `.so`."""
INSIDE: Final = PACKAGE / "native"
"""Where a wheel has its library."""


class EngineError(NamedError, RuntimeError):
    """The engine that was asked for isn't here; says what to do."""

    FILES: ClassVar = ("engine",)


class Why(StrEnum):
    """Why an engine runs; `engine-why-WORD` in the texts says it."""

    FORCED = "forced"
    BUILT = "built"
    NO_LIBRARY = "no-library"
    NOTHING_BETTER = "nothing-better"


class Engine(StrEnum):
    """What runs compiled functions; the words that `ESCALERA_ENGINE` takes."""

    AHEAD = "ahead"
    JIT = "jit"
    PYTHON = "python"


@dataclass(frozen=True)
class Choice:
    """An engine, why it runs, and its library if it has one."""

    engine: Engine
    why: Why
    library: Path | None = None


def cache_root() -> Path:
    """Return the folder for what was compiled on this machine."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return Path(os.environ.get("ESCALERA_CACHE") or home / "escalera")


def library_folder() -> Path:
    """Return where a checkout keeps its libraries."""
    return cache_root() / "ahead"


def machine() -> str:
    """Return the name of the kind of machine that this is, such as `linux-x86_64`."""
    return f"{sys.platform}-{platform.machine().lower()}"


def library_name(digested: str, target: str) -> str:
    """Return a library's file name; digested: `sources.digest`, target: as `machine` has it."""
    suffix = next((end for system, end in SUFFIXES.items() if target.startswith(system)), ".so")
    return f"escalera-{digested}-{target}{suffix}"


def find_library() -> Path | None:
    """Return the library that was built from the sources as they are now, None without one."""
    return _find(machine())


def find_gpu_code() -> Path | None:
    """Return the code for NVIDIA's GPUs that was built from these sources, None without any."""
    return _find(GPU)


def _find(target: str) -> Path | None:
    """Return what was built for a target from the sources as they are now.

    Beside each library a list says which sources it was built from. The newest comes first: an
    older one may lack a module that was added since.
    """
    for folder in (INSIDE, library_folder()):
        lists = sorted(folder.glob("*.sources"), key=lambda found: found.stat().st_mtime)
        for listed in reversed(lists):
            paths = listed.read_text(encoding="utf-8").split()
            found = folder / library_name(listed.stem, target)
            if found.exists() and _unchanged(paths, listed.stem):
                return found
    return None


def _unchanged(paths: list[str], digested: str) -> bool:
    return all((PACKAGE.parent / path).exists() for path in paths) and digest(paths) == digested


@cache
def choice() -> Choice:
    """Return the engine of this process, chosen once.

    `ESCALERA_ENGINE` decides by force. EngineError: there is no engine of that name here.
    """
    wanted = os.environ.get("ESCALERA_ENGINE", "")
    return _chosen_for_us() if not wanted else _forced(wanted)


def _forced(wanted: str) -> Choice:
    if wanted not in set(Engine):
        raise EngineError("NO_SUCH_ENGINE", wanted=wanted)
    engine = Engine(wanted)
    library = find_library() if engine is Engine.AHEAD else None
    if engine is Engine.AHEAD and library is None:
        raise EngineError("NO_LIBRARY")
    if engine is Engine.JIT and not _has_numba():
        raise EngineError("NO_NUMBA")
    return Choice(engine, Why.FORCED, library)


def _chosen_for_us() -> Choice:
    if library := find_library():
        return Choice(Engine.AHEAD, Why.BUILT, library)
    if _has_numba():
        return Choice(Engine.JIT, Why.NO_LIBRARY)
    warnings.warn(str(EngineError("PLAIN_PYTHON")), RuntimeWarning, stacklevel=2)
    return Choice(Engine.PYTHON, Why.NOTHING_BETTER)


def _has_numba() -> bool:
    return find_spec("numba") is not None
