"""The decorators of the compiled functions that write frames."""

from pathlib import Path
from typing import Final

from escalera.bots.compiled import compiler
from escalera.server.frames.fast_json import words

_HERE: Final = Path(__file__).resolve().parent
_WORDS: Final = b"".join(table.tobytes() for table in words.ALL)

kernel: Final = compiler(_HERE, holds=_WORDS, allocates=False)
"""For functions that only compiled functions call."""
door: Final = compiler(_HERE, holds=_WORDS, door=True, allocates=False)
"""For functions that Python calls, with arrays and never with records."""
