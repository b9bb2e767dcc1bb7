"""Pieces of text side by side, broken into lines between pieces only."""

from collections.abc import Sequence

from rich.text import Text


def flow(pieces: Sequence[Text], width: int, gap: int = 2) -> Text:
    """Return pieces with gaps between them, on lines of at most `width`, each indented by one."""
    text, used = Text(" "), 1
    for at, piece in enumerate(pieces):
        space = gap if at else 0
        if used > 1 and used + space + piece.cell_len > width:
            text.append("\n ")
            used, space = 1, 0
        text.append(" " * space).append_text(piece)
        used += space + piece.cell_len
    return text
