"""Doors' LLVM code, made once for their sources and kept beside the libraries."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from escalera.cards.compiling.choice import library_folder
from escalera.cards.compiling.sources import compiled_sources, digest
from tools.placing import placed

_WAIT: Final = "Compiling the engine: a minute or two, once for these sources ...\n"


def portable_code() -> str:
    """Return the engine's doors' LLVM code."""
    return code_of(digest(compiled_sources()))


def code_of(digested: str, *modules: str) -> str:
    """Return modules' doors' LLVM code, kept beside the libraries: making it is most of the work.

    digested: of their sources; without modules, the doors of the package.
    """
    kept = library_folder() / f"{digested}.ll"
    if not kept.exists():
        sys.stdout.write(_WAIT)
        sys.stdout.flush()
        _emit(kept, modules)
    return kept.read_text(encoding="utf-8")


def keep(digested: str, code: str) -> None:
    """Keep doors' LLVM code, which was made for something else too."""
    kept = library_folder() / f"{digested}.ll"
    with placed(kept) as new:
        new.write_text(code, encoding="utf-8")


def _emit(path: Path, modules: Sequence[str]) -> None:
    with placed(path) as new:
        emit = [sys.executable, "-W", "ignore", "-m", "tools.ahead.emit", str(new), *modules]
        subprocess.run(emit, env=os.environ | {"ESCALERA_ENGINE": "jit"}, check=True)
