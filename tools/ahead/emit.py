"""`python -m tools.ahead.emit FILE [MODULE...]`: doors as LLVM code for any machine.

It is what Numba makes of them, but not optimised: it then still names the fields of structures, and
LLVM lays them out for the machine that it is given.
"""

import re
import sys
import warnings
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import llvmlite.binding as llvm
import numba

from escalera.cards import jit
from escalera.cards.compiling.arrays import arguments, symbol
from tools.ahead.linking import linked
from tools.ahead.modules import compiled_modules
from tools.ahead.shortcuts import take_shortcuts
from tools.ahead.signatures import signature
from tools.ahead.stopping import parts, stopped_at_code, unoptimised
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


class Door(NamedTuple):
    """A door's code."""

    module: str
    """The name of the module that it is in."""
    library: Any
    """Numba's, in `parts`."""
    wrapper: str
    """A function around it that takes addresses and numbers."""


def emitted(names: Sequence[str]) -> str:
    """Return doors as one LLVM module that names no machine; a minute of work.

    names: the modules that they are in, by default all of the package's.
    """
    with unoptimised():  # modules call some small kernels when they are imported
        chosen = {module.__name__ for module in [*map(import_module, names)] or compiled_modules()}
    take_shortcuts()
    with stopped_at_code():
        return code_for(compiled(filter(lambda made: made.py_func.__module__ in chosen, jit.DOORS)))


def compiled(doors: Iterable[Any]) -> list[Door]:
    """Return doors' code, anew; where Numba stops at code."""
    chosen = [*doors]
    for made in chosen:
        made._reset_overloads()  # noqa: SLF001
    return [_door(made) for made in chosen]


def code_for(doors: Sequence[Door]) -> str:
    """Return doors as one LLVM module that names no machine."""
    known: dict[Any, None] = {}
    for door in doors:
        known |= dict.fromkeys(parts(door.library))
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = linked(llvm.parse_assembly(_portable(part.get_llvm_str())) for part in known)
    return "\n".join([_OURS.sub("", str(module)), ALLOCATOR, *(door.wrapper for door in doors)])


def _door(made: Any) -> Door:
    taken = arguments(made.py_func)
    given = taken.pop("return")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", numba.NumbaWarning)
        made.compile(signature(made))
    compiled = made.overloads[made.signatures[0]]
    returned = compiled.signature.return_type
    entry = compiled.fndesc.llvm_func_name
    wrapped = wrapper(symbol(made.py_func), entry, taken, given, returned)
    return Door(made.py_func.__module__, compiled.library, wrapped)


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
    Path(sys.argv[1]).write_text(emitted(sys.argv[2:]), encoding="utf-8")
