"""The decorators of the planner's compiled functions."""

from pathlib import Path
from typing import Final

from escalera.bots.compiled import compiler

_HERE: Final = Path(__file__).resolve().parent

kernel: Final = compiler(_HERE)
"""For functions that only compiled functions call."""
door: Final = compiler(_HERE, door=True)
"""For functions that Python calls, with arrays and never with records."""
