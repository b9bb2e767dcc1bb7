"""The doors as TypeScript functions, from the kernels' signatures."""

from collections.abc import Callable
from typing import Any, Final

from escalera.cards.compiling.arrays import Argument, Array, arguments, symbol
from escalera.cards.jit import DOORS, interpreted
from tools.ahead.exports import is_for_page
from tools.ahead.modules import compiled_modules

_HEAD: Final = """\
// Written by `python -m tools.page` from the kernels' signatures. Edits are lost.
/** Where an array is described, as a door takes it. */
export type Address = number

/** What the module exports. */
export type Raw = Record<string, (...given: (number | bigint)[]) => bigint | number>

/** The doors; whole numbers are at most 2 ** 53. */
export function doorsOf(raw: Raw) {
  return {
"""
_TAIL: Final = """\
  }
}

export type Doors = ReturnType<typeof doorsOf>
"""


def doors_text() -> str:
    """Return the file's text."""
    compiled_modules()
    found = sorted((symbol(one), one) for one in map(interpreted, DOORS))
    own = [pair for pair in found if is_for_page(pair[0])]
    return _HEAD + "".join(_door(name, one) for name, one in own) + _TAIL


def _door(name: str, function: Callable[..., Any]) -> str:
    taken = arguments(function)
    gives = taken.pop("return")
    sentence = (function.__doc__ or "").partition("\n")[0].rstrip(".")
    given = ", ".join(f"{camel(one)}: {_type(kind)}" for one, kind in taken.items())
    passed = ", ".join(_passed(camel(one), kind) for one, kind in taken.items())
    call = _answer(f"raw.{name}!({passed})", gives)
    return f"    /** {sentence}. */\n    {camel(function.__name__)}: ({given}) => {call},\n"


def camel(name: str) -> str:
    """Return a name as TypeScript writes it."""
    first, *more = name.strip("_").split("_")
    return first + "".join(word.capitalize() for word in more)


def _type(kind: Argument) -> str:
    if isinstance(kind, Array):
        return "Address"
    return "boolean" if kind is bool else "number"


def _passed(name: str, kind: Argument) -> str:
    if kind is int:
        return f"BigInt({name})"
    return f"BigInt(+{name})" if kind is bool else name


def _answer(call: str, gives: Argument) -> str:
    if gives is bool:
        return f"{call} !== 0n"
    return f"Number({call})" if gives in (int, float) else f"void {call}"
