"""Files that are whole from the first moment on."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def placed(path: Path) -> Iterator[Path]:
    """Give a file to write, which then takes the place of an older one.

    Each process has its own: two may build the same at once.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(f".new{os.getpid()}")
    yield new
    new.replace(path)
