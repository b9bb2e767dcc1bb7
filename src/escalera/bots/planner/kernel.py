"""The decorator of the planner's compiled functions."""

from pathlib import Path
from typing import Final

from escalera.bots.compiled import compiler

kernel: Final = compiler(Path(__file__).resolve().parent)
