"""The decorators of the compiled functions that fill the buffers of `Hands`."""

from pathlib import Path
from typing import Final

from escalera.bots.compiled import compiler

_HERE: Final = Path(__file__).resolve().parent
_LAYOUT: Final = b"".join(
    (_HERE.parent / name).read_bytes() for name in ("layout.py", "numbering.py")
)

kernel: Final = compiler(_HERE, holds=_LAYOUT, allocates=False)
"""For functions that only compiled functions call."""
door: Final = compiler(_HERE, holds=_LAYOUT, door=True, allocates=False)
"""For functions that Python calls, with arrays and never with records."""
