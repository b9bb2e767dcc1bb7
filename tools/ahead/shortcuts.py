"""Shortcuts through Numba while it compiles everything, for a quarter less work.

It works out what a call returns anew for each call of a function, reads a hundred flags to compare
two sets of them, and makes a list of each part of an instruction. Numba has no switch for it, so
this replaces functions of its own, as `stopping` does; pyproject limits Numba's version.
"""

import gc
from functools import cache
from typing import Any, Final, cast

from numba.core.ir import Inst, Var
from numba.core.targetconfig import ConfigStack, TargetConfig
from numba.core.types.functions import BaseFunction

_call_type: Final[Any] = BaseFunction.get_call_type
_flags: Final[Any] = ConfigStack.top_or_none


def take_shortcuts() -> None:
    """From now on Numba compiles more quickly, in this process; the code is the same."""
    gc.set_threshold(200_000, 50, 1000)  # hardly anything of what Numba makes goes before the end
    owners: tuple[Any, ...] = (BaseFunction, TargetConfig, Inst)
    owners[0].get_call_type = _known_call_type
    owners[1].values = _all_values
    owners[2]._rec_list_vars = _variables  # noqa: SLF001


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
