"""Shortcuts through Numba while it compiles everything, for two fifths less work.

It works out what a call returns anew for each call of a function, reads a hundred flags to compare
two sets of them, makes a list of each part of an instruction, writes a record's fields out for
each pass, tells of all that it does, and nine times looks which variables live where. Numba has
no switch for it, so this replaces functions of its own, as `stopping` does; pyproject limits
Numba's version.
"""

import gc
from functools import cache
from typing import Any, Final, cast

from numba.core import event
from numba.core.ir import Inst, Var
from numba.core.postproc import PostProcessor, VariableLifetime
from numba.core.targetconfig import ConfigStack, TargetConfig
from numba.core.transforms import canonicalize_cfg
from numba.core.types.functions import BaseFunction
from numba.core.types.npytypes import Record

_call_type: Final[Any] = BaseFunction.get_call_type
_flags: Final[Any] = ConfigStack.top_or_none
_fields: Final[Any] = Record.__repr__
_lifetime: Final[Any] = VariableLifetime
_simpler: Final[Any] = canonicalize_cfg


def take_shortcuts() -> None:
    """From now on Numba compiles more quickly, in this process; the code is the same."""
    gc.set_threshold(200_000, 50, 1000)  # hardly anything of what Numba makes goes before the end
    for owner, name, shorter in _SHORTCUTS:
        setattr(owner, name, shorter)


def _known_call_type(function: Any, context: Any, given: Any, named: dict[str, Any]) -> Any:
    """Return what a call of these types is; the same question has the same answer."""
    known = function.__dict__.setdefault("_known", {})
    asked = context, tuple(given), tuple(sorted(named.items())), _flags()
    if asked not in known:
        known[asked] = _call_type(function, context, given, named)
    return known[asked]


def _all_values(config: Any) -> dict[str, Any]:
    """Return all flags' values."""
    return _defaults(config.__class__) | dict(config._values)  # noqa: SLF001


@cache
def _defaults(kind: Any) -> dict[str, Any]:
    return {name: option.default for name, option in kind.options.items()}


def _variables(_: Any, part: Any) -> list[Any]:
    """Return the variables in a part of an instruction, in their order."""
    found: list[Any] = []
    left = [part]
    while left:
        match left.pop():
            case Var() as variable:
                found.append(variable)
            case Inst() as inner:
                found += cast("Any", inner).list_vars()
            case list() | tuple() as parts:
                left += reversed(parts)
            case dict() as parts:
                left += reversed(parts.values())
    return found


def _known_fields(record: Any) -> str:
    """Return how a record is written; it never changes."""
    known = record.__dict__
    if "_written" not in known:
        known["_written"] = _fields(record)
    return cast("str", known["_written"])


def _tell_nobody(*_: Any, **__: Any) -> None:
    """Tell no listener of what is done."""


def _process(processor: Any, emit_dels: bool = False, extend_lifetimes: bool = False) -> None:
    """Look when variables are alive, if anybody asks; only generators need to know it always."""
    function = processor.func_ir
    assert not function.is_generator, function
    function.blocks = _simpler(function.blocks)
    function.variable_lifetime = _lifetime(function.blocks)
    function.generator_info = None
    if emit_dels:
        processor._insert_var_dels(extend_lifetimes=extend_lifetimes)  # noqa: SLF001


_SHORTCUTS: Final[tuple[tuple[Any, str, Any], ...]] = (
    (BaseFunction, "get_call_type", _known_call_type),
    (TargetConfig, "values", _all_values),
    (Inst, "_rec_list_vars", _variables),
    (Record, "__repr__", _known_fields),
    (event, "start_event", _tell_nobody),
    (event, "end_event", _tell_nobody),
    (PostProcessor, "run", _process),
)
