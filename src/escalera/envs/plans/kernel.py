"""The decorators of the compiled functions that list a batch's plans."""

from pathlib import Path
from typing import Final

from escalera.bots import planner
from escalera.bots.compiled import compiler

_HERE: Final = Path(__file__).resolve().parent
_PLANNER: Final = Path(planner.__file__).resolve().parent

kernel: Final = compiler(_HERE, _PLANNER, allocates=False)
"""For functions that only compiled functions call."""
door: Final = compiler(_HERE, _PLANNER, door=True, allocates=False)
"""For functions that Python calls, with arrays and never with records."""
