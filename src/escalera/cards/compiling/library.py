"""The engine compiled ahead of time: a library whose doors are called by ctypes.

It uses ctypes, which needs nothing else installed: a checked play costs 0.8 us, by cffi 0.5 us.
A door gets each array as the address of its address and shape, looked up once an array.
"""

import ctypes
import weakref
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from escalera.cards.compiling.arrays import Argument, Array, arguments, symbol
from escalera.cards.compiling.choice import choice

F = TypeVar("F", bound=Callable[..., Any])

_C_TYPES: Final[dict[type, Any]] = {
    int: ctypes.c_int64,
    bool: ctypes.c_int64,
    float: ctypes.c_double,
    type(None): None,
}
_DOOR: Final = """\
def {name}({parameters}):
    try:
        return call({quick})
    except (KeyError, ArgumentError):
        return call({careful})
"""


class _Described:
    """What is known of the arrays of one type, by their identity, as long as they live."""

    def __init__(self, kind: Array) -> None:
        self.kind = kind
        self.addresses: dict[int, int] = {}
        self._kept: dict[int, Any] = {}

    def __call__(self, given: Any) -> int:
        """Return where an array is described; TypeError if a door can't take it."""
        if id(given) not in self.addresses:
            words = self.kind.describe(given)
            described = (ctypes.c_int64 * len(words))(*words)
            self._kept[id(given)] = described, weakref.ref(given, self._forget(id(given)))
            self.addresses[id(given)] = ctypes.addressof(described)
        return self.addresses[id(given)]

    def _forget(self, gone: int) -> Callable[[Any], None]:
        def forget(_: Any) -> None:
            del self.addresses[gone], self._kept[gone]

        return forget


_described: Final[dict[Array, _Described]] = {}


def door(function: F, path: Path | None = None) -> F:
    """Return what calls a door in a library, with the arguments that the function has.

    path: the library, by default the engine's.
    """
    taken = arguments(function)
    given = taken.pop("return")
    call = getattr(_library(path or choice().library), symbol(function))
    call.restype = _C_TYPES[cast("type", given)]
    call.argtypes = [_c_type(kind) for kind in taken.values()]
    called = (lambda *a: call(*a) != 0) if given is bool else call
    return cast("F", _written(function, taken, called))


@cache
def _library(path: Path | None) -> Any:
    return ctypes.CDLL(str(path))


def _c_type(kind: Argument) -> Any:
    return ctypes.c_void_p if isinstance(kind, Array) else _C_TYPES[kind]


def _written(function: Callable[..., Any], taken: dict[str, Argument], call: Any) -> Any:
    """Return a Python function of the door's own parameters: the quickest way into ctypes."""
    words: dict[str, Any] = {"call": call, "ArgumentError": ctypes.ArgumentError}
    quick, careful = [], []
    for name, kind in taken.items():
        if isinstance(kind, Array):
            described = _described.setdefault(kind, _Described(kind))
            words[f"describe_{name}"], words[f"at_{name}"] = described, described.addresses
            quick.append(f"at_{name}[id({name})]")
            careful.append(f"describe_{name}({name})")
        else:
            quick.append(name)
            careful.append(f"{kind.__name__}({name})")
    source = _DOOR.format(
        name=function.__name__,
        parameters=", ".join(taken),
        quick=", ".join(quick),
        careful=", ".join(careful),
    )
    exec(source, words)
    made = words[function.__name__]
    made.__doc__, made.__module__, made.py_func = function.__doc__, function.__module__, function
    return made
