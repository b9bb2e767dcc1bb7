"""Repeats noted calls (`tests.ahead.calls`) with this process's engine."""

import struct
from collections.abc import Iterator
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
