"""`ESCALERA_ENGINE=jit python -m tests.compile_all`: compile what tests run with Numba, once.

The workers find it in Numba's cache; otherwise each would compile most of it for itself.
"""

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


def main() -> None:
    """Compile every door, as it is called, and the fuzz gate around the engine."""
    assert jit.JIT
    compiled_modules()
    for made in jit.DOORS:
        made.compile(called(made))
    assert Gate(Table("samba", 4), every=1).failures(2) == []


if __name__ == "__main__":
    main()
