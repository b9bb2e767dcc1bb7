"""The decorator of the search bot's compiled functions."""

from pathlib import Path
from typing import Final

from escalera.bots.compiled import compiler

_HERE: Final = Path(__file__).resolve().parent
kernel: Final = compiler(_HERE, _HERE.parent / "planner")
