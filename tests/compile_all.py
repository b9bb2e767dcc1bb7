"""`ESCALERA_ENGINE=jit python -m tests.compile_all engine|others`: compile what tests run, once.

The workers find it in Numba's cache; otherwise each would compile most of it for itself. Two
processes share the work, as the bots' code hardly calls the engine's.
"""

import sys
from typing import Any, Final

import numba

from escalera.cards import jit
from escalera.engine.state.rule_record import numbers
from escalera.rules import load
from tests.fuzz.checks.gate import Gate
from tests.fuzz.tables import Table
from tools.ahead.modules import compiled_modules
from tools.ahead.signatures import signature

_typeof: Final[Any] = numba.typeof
_RULES: Final = _typeof(numbers(load("samba")))
"""The type of rules that nobody may write to, as games have them."""


def called(made: Any) -> tuple[Any, ...]:
    """Return the types that a game gives a door; made: its function, by Numba."""
    writable = _RULES.copy(readonly=False)
    return tuple(_RULES if kind == writable else kind for kind in signature(made))


def of_the_engine(made: Any) -> bool:
    """Say whether a door is the engine's own."""
    return str(made.py_func.__module__).startswith("escalera.engine.")


def main(part: str) -> None:
    """Compile the doors of a part, as they are called; with the engine's the fuzz gate."""
    assert jit.JIT
    compiled_modules()
    for made in jit.DOORS:
        if of_the_engine(made) == (part == "engine"):
            made.compile(called(made))
    if part == "engine":
        assert Gate(Table("samba", 4), every=1).failures(2) == []


if __name__ == "__main__":
    main(sys.argv[1])
