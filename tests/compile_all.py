"""`ESCALERA_ENGINE=jit python -m tests.compile_all`: compile what tests run with Numba, once.

The workers find it in Numba's cache; otherwise each would compile most of it for itself.
"""

from escalera.cards import jit
from tests.fuzz.checks.gate import Gate
from tests.fuzz.tables import Table
from tools.ahead.modules import compiled_modules
from tools.ahead.signatures import signature


def main() -> None:
    """Compile every door, as it is called, and the fuzz gate around the engine."""
    assert jit.JIT
    compiled_modules()
    for made in jit.DOORS:
        made.compile(signature(made))
    assert Gate(Table("samba", 4), every=1).failures(2) == []


if __name__ == "__main__":
    main()
