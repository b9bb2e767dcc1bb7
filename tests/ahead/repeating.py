"""`python -m tests.ahead.repeating FOLDER`: repeat noted calls with this process's engine.

It prints the names of the doors called, once each; AssertionError: an answer differs from the one
that `tests.ahead.calls` noted.
"""

import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from escalera.cards.compiling.arrays import Array, arguments, symbol
from escalera.engine.state.dtypes import RULES
from tests.ahead.calls import answered
from tools.ahead.modules import compiled_modules


def doors() -> dict[str, Any]:
    """Return this process's doors by their names in the library."""
    found = {}
    for module in compiled_modules():
        for made in vars(module).values():
            if hasattr(made, "py_func") and made.py_func.__module__ == module.__name__:
                found[symbol(made.py_func)] = made
    return found


def answers(calls: BinaryIO) -> Iterator[tuple[str, bytes]]:
    """Repeat each call; yield the door's name and the answer."""
    known = doors()
    while length := calls.read(8):
        name = calls.read(struct.unpack("<q", length)[0]).decode()
        taken = arguments(known[name].py_func)
        del taken["return"]
        calls.read(16)
        given = tuple(_argument(calls, kind) for kind in taken.values())
        yield name, answered(known[name](*given), list(taken.values()), given)


def _argument(calls: BinaryIO, kind: Any) -> Any:
    (size,) = struct.unpack("<q", calls.read(8))
    if not isinstance(kind, Array):
        return kind(struct.unpack("<q", calls.read(8))[0])
    shape = struct.unpack("<qq", calls.read(16))[: kind.dimensions]
    given = np.frombuffer(bytearray(calls.read(size)), kind.dtype).reshape(shape)
    given.flags.writeable = kind.dtype != RULES  # as a game's are: Numba compiles for each kind
    return given


def repeat(folder: Path) -> set[str]:
    """Repeat the calls in a folder; return the names of the doors called."""
    seen = set()
    with (folder / "calls").open("rb") as calls, (folder / "answers").open("rb") as expected:
        for name, answer in answers(calls):
            assert expected.read(len(answer)) == answer, name
            seen.add(name)
        assert expected.read() == b""
    return seen


if __name__ == "__main__":
    sys.stdout.write(" ".join(sorted(repeat(Path(sys.argv[1])))))
