"""The doors' LLVM code, made once for these sources and kept beside the libraries."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from escalera.cards.compiling.choice import library_folder
from escalera.cards.compiling.sources import compiled_sources, digest

_WAIT: Final = "Compiling the engine: a minute or two, once for these sources ...\n"


def portable_code() -> str:
    """Return the doors' LLVM code, kept beside the libraries: making it is most of the work."""
    kept = library_folder() / f"{digest(compiled_sources())}.ll"
    if not kept.exists():
        sys.stdout.write(_WAIT)
        sys.stdout.flush()
        kept.parent.mkdir(parents=True, exist_ok=True)
        _emit(kept)
    return kept.read_text(encoding="utf-8")


def _emit(path: Path) -> None:
    """Compile without optimising, into a cache of its own: what was cached has no LLVM code."""
    new = path.with_suffix(".new")
    with TemporaryDirectory() as folder:
        wanted = {"ESCALERA_ENGINE": "jit", "NUMBA_OPT": "0", "ESCALERA_CACHE": folder}
        emit = [sys.executable, "-W", "ignore", "-m", "tools.ahead.emit", str(new)]
        subprocess.run(emit, env=os.environ | wanted, check=True)
    new.replace(path)
