"""The command line: `escalera play`, `simulate`, `arena`, `verify`, `try`, `legal`, `rules` ..."""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def importing() -> Iterator[None]:
    """Look for no garbage meanwhile: imports leave none, and looking is a sixth of their time."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def main() -> None:
    """Run the command line with the process's arguments, and exit with its status."""
    with importing():
        from escalera.cli.app import run

    sys.exit(run(sys.argv[1:]))
