"""The decorators of the search bot's compiled functions."""

from pathlib import Path
from typing import Final

from escalera.bots.compiled import compiler

_HERE: Final = Path(__file__).resolve().parent
_PLANNER: Final = _HERE.parent / "planner"

kernel: Final = compiler(_HERE, _PLANNER)
"""For functions that only compiled functions call."""
door: Final = compiler(_HERE, _PLANNER, door=True)
"""For functions that Python calls, with arrays and never with records."""
