"""`python -m tools.ahead.emit FILE`: the engine's doors as LLVM code for any machine.

It is what Numba makes of them, but not optimised (`NUMBA_OPT=0`): it then still names the fields of
structures, and LLVM lays them out for the machine that it is given.
"""

import re
import sys
import warnings
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import llvmlite.binding as llvm
import numba
import numpy as np

from escalera.cards import jit
from escalera.cards.compiling.arrays import Argument, Array, arguments, symbol
from tools.ahead.modules import compiled_modules
from tools.ahead.stopping import stop_at_code
from tools.ahead.wrappers import ALLOCATOR, wrapper

_WRAPPER: Final = re.compile(
    r"^define [^\n]*@\"?(_ZN7cpython|cfunc\.|cpython\.).*?^}$", re.MULTILINE | re.DOTALL
)
_MACHINE: Final = re.compile(r'"target-(cpu|features)"="[^"]*"')
_HEADER: Final = re.compile(r'^target (datalayout|triple) = ".*"$', re.MULTILINE)
_COMMON: Final = re.compile(r"= common (local_unnamed_addr )?global")
_OURS: Final = re.compile(
    r"^(declare [^@]*@(NRT_MemInfo_(alloc_aligned|alloc|call_dtor)|PyErr_SetString)\(.*"
    r"|@PyExc_\w+ = external .*)$",
    re.MULTILINE,
)
_COUNT: Final = "@llvm.x86.atomic.sub.cc.i64"
_typeof: Final[Any] = numba.typeof
_NUMBA_TYPES: Final[dict[type, Any]] = {
    int: numba.types.int64,
    float: numba.types.float64,
    bool: numba.types.boolean,
}


def emitted() -> str:
    """Return all doors as one LLVM module that names no machine; some minutes of work."""
    compiled_modules()
    stop_at_code()  # not before: modules call some small kernels when they are imported
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module, wrappers = None, []
    for made in jit.DOORS:
        code, wrapped = _door(made)
        wrappers.append(wrapped)
        part = llvm.parse_assembly(code)
        module = _joined(module, part)
    return "\n".join([_OURS.sub("", str(module)), ALLOCATOR, *wrappers])


def _joined(module: Any, part: Any) -> Any:
    if module is None:
        return part
    module.link_in(part)
    return module


def _door(made: Any) -> tuple[str, str]:
    """Return a door's code, and a function around it that takes addresses and numbers."""
    taken = arguments(made.py_func)
    given = taken.pop("return")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", numba.NumbaWarning)
        made.compile(tuple(_numba_types(taken.values())))
    compiled = made.overloads[made.signatures[0]]
    returned = compiled.signature.return_type
    entry = compiled.fndesc.llvm_func_name
    wrapped = wrapper(symbol(made.py_func), entry, taken, given, returned)
    return _portable(compiled.library.get_llvm_str()), wrapped


def _numba_types(taken: Iterable[Argument]) -> list[Any]:
    return [
        _typeof(np.zeros((1,) * kind.dimensions, dtype=kind.dtype))
        if isinstance(kind, Array)
        else _NUMBA_TYPES[kind]
        for kind in taken
    ]


def _portable(code: str) -> str:
    """Take out what Python or this machine needs: wrappers, names of processors, atomics."""
    for pattern, instead in (
        (_WRAPPER, ""), (_MACHINE, ""), (_HEADER, ""), (_COMMON, "= internal global"),
    ):  # fmt: skip
        code = pattern.sub(instead, code)
    if _COUNT in code:
        code = re.sub(rf"^declare i8 {_COUNT}.*$", "", code, flags=re.MULTILINE)
        code = code.replace(_COUNT, "@count_down")
        code += "\ndeclare i8 @count_down(ptr, i64, i32)\n"
    return code


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(emitted(), encoding="utf-8")
