"""`escalera doctor`: which engine runs here, and why."""

import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from rich.table import Table
from rich.text import Text

from escalera.cards.compiling.choice import Choice, Engine, cache_root, choice
from escalera.cli.console import output

_ENGINES: Final = {
    Engine.AHEAD: "ahead: a library that was compiled ahead of time",
    Engine.JIT: "jit: Numba compiles it on this machine, and keeps what it compiled",
    Engine.PYTHON: "python: interpreted, some hundred times slower",
}


def run() -> int:
    """Print the engine and why it runs, and the versions; EngineError if it can't be had."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for name, told in _rows(choice()).items():
        grid.add_row(Text(name, style="bold"), Text(told, overflow="fold"))
    output().print(grid)
    return 0


def _rows(found: Choice) -> dict[str, str]:
    rows = {"Engine": _ENGINES[found.engine], "Why": found.why}
    if found.library is not None:
        rows["Library"] = f"{found.library} ({found.library.stat().st_size // 1024} KB)"
    return rows | {
        "Cache": str(cache_root()),
        "Machine": f"{sys.platform}, {platform.machine()}",
        "Versions": ", ".join(
            f"{name} {_version(name)}" for name in ("escalera", "numpy", "numba")
        ),
        "Python": platform.python_version(),
    }


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"
