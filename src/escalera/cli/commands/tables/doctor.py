"""`escalera doctor`: which engine runs here, and why; how the database is."""

import platform
import sys
from importlib.metadata import PackageNotFoundError, version

from rich.table import Table
from rich.text import Text

from escalera.cards.compiling.choice import Choice, EngineError, cache_root, choice
from escalera.cli.console import output
from escalera.cli.language import chosen
from escalera.texts import texts


def run() -> int:
    """Print the engine and why it runs, and the versions; EngineError if it can't be had."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for name, told in {**_rows(choice()), **_database()}.items():
        grid.add_row(Text(_say(f"doctor-{name}"), style="bold"), Text(told, overflow="fold"))
    output().print(grid)
    return 0


def _rows(found: Choice) -> dict[str, str]:
    why = _say(f"engine-why-{found.why}", engine=found.engine)
    rows = {"engine": _say(f"engine-{found.engine}"), "why": why}
    if (path := found.library) is not None:
        size = str(path.stat().st_size // 1024)
        rows["library"] = _say("doctor-size", path=str(path), size=size)
    packages = ("escalera", "numpy", "numba")
    return rows | {
        "cache": str(cache_root()),
        "machine": f"{sys.platform}, {platform.machine()}",
        "versions": ", ".join(f"{name} {_version(name)}" for name in packages),
        "python": platform.python_version(),
    }


def _database() -> dict[str, str]:
    """Return the database's state: nothing where the server is not installed."""
    try:
        from escalera.cli.commands.hosting.condition import condition
    except ModuleNotFoundError:
        return {}
    return {"database": condition()}


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return _say("doctor-missing")


def _say(key: str, **values: str) -> str:
    return texts(chosen(), *EngineError.FILES).say(key, values)
