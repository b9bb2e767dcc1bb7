"""Makes docs/table.svg from table.rec: a table in mid-hand, as the terminal shows it.

Run it from the project's folder: `.venv/bin/python tools/screenshot.py`
"""

import io
import re
import tempfile
from pathlib import Path

from rich.console import Console

from escalera.cli.play.input.prompt import prompt
from escalera.cli.play.input.typed_line import obey
from escalera.cli.play.session import Session
from escalera.cli.play.start import Wishes, set_table
from escalera.cli.play.typed_lines import Keyboard
from escalera.engine.state.action import Action

HERE = Path(__file__).resolve().parent
PICTURE = HERE.parent / "docs" / "table.svg"
WIDTH = 96


def main() -> None:
    """Play the record's last round, so that there is some news to show, and draw the table."""
    head, last_round = _parts((HERE / "table.rec").read_text(encoding="utf-8").splitlines())
    session = _session(head)
    for play in last_round:
        session.match.play(Action.parse(play.partition(" ")[2]))
    session.console = Console(
        file=io.StringIO(), width=WIDTH, record=True, force_terminal=True, color_system="truecolor"
    )
    _show(session)
    svg = session.console.export_svg(title="escalera play", unique_id="table")
    PICTURE.write_text(_without_web_fonts(svg), encoding="utf-8")


def _parts(lines: list[str]) -> tuple[list[str], list[str]]:
    """Split a record after the player's last discard."""
    cut = max(at for at, line in enumerate(lines) if line.startswith("1 discard")) + 1
    return lines[:cut], lines[cut:]


def _session(lines: list[str]) -> Session:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "table.rec"
        file.write_text("\n".join(lines), encoding="utf-8")
        quiet = Console(file=io.StringIO(), width=WIDTH)
        return set_table(Wishes(resume=file, seed="1"), quiet, Keyboard())


def _show(session: Session) -> None:
    match = session.match
    legal = match.game.legal_actions()
    session.draw()
    session.console.print(prompt(match.view(), match.seats, legal) + "?", highlight=False)
    obey(session, "?")
    session.console.print(prompt(match.view(), match.seats, legal) + "t 6 6", highlight=False)


def _without_web_fonts(svg: str) -> str:
    return re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    main()
