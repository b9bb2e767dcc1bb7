"""`escalera score FILE`: a game written down at a real table, counted."""

from json import dumps
from pathlib import Path

from escalera.cli.console import output, say_line
from escalera.cli.language import speaking
from escalera.cli.pads import pad_in
from escalera.cli.pages.pad import pad_tables
from escalera.pad.counted_data import told
from escalera.pad.match.pad import NAMELESS
from escalera.texts import LANGUAGES


def run(path: Path, *, json: bool, language: str = LANGUAGES[0]) -> int:
    """Print the game hand by hand, anything doubtful in it, and the standing."""
    with speaking(language):
        if json:
            say_line(dumps(told(pad_in(path, NAMELESS)), indent=2, ensure_ascii=False))
        else:
            output().print(pad_tables(pad_in(path)))
    return 0
