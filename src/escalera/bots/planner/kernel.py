"""The decorators of the planner's compiled functions."""

from pathlib import Path
from typing import Final

from escalera.bots.compiled import compiler

_HERE: Final = Path(__file__).resolve().parent

kernel: Final = compiler(_HERE, allocates=False)
"""For functions that only compiled functions call."""
allocating: Final = compiler(_HERE)
"""For those that also make arrays."""
door: Final = compiler(_HERE, door=True, allocates=False)
"""For functions that Python calls, with arrays and never with records."""
