"""What `help` says."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from escalera.cli.words import phrase

PLAYS: Final = (
    ("draw", "d", ""),
    ("take with 7S 7D", "help-take", ""),
    ("take to m3", "t m3", "help-take-to"),
    ("meld 7S 7H 7D", "m 7 7 7, m 4h-7h, m 5s 6s jk=7s", ""),
    ("add 9D to m2", "a 9d, a k k m2", ""),
    ("merge m1 m4", "g m1 m4", "help-merge"),
    ("back, back 9D from m2", "b, b 9d", "help-back"),
    ("ask, yes, no", "k, y, n", "help-ask"),
    ("discard 4S", "x 4s, d 4s", "help-discard"),
    ("special, declare 3H, claim, end stock, end stuck", "", "help-special"),
)
"""The plays in full, their short forms, and what they do: what is typed, or its message."""

COMMANDS: Final = (
    ("?", "help-list"),
    ("help-why-typed", "help-why"),
    ("hint", "help-hint"),
    ("auto", "help-auto"),
    ("table", "help-table"),
    ("sort rank", "help-sort"),
    ("score", "help-score"),
    ("record", "help-record"),
    ("rules", "help-rules"),
    ("help-save-typed", "help-save"),
    ("quit", "help-quit"),
)

_WIDE: Final = 76


def help_text(width: int) -> RenderableType:
    """Return what can be typed, in columns where the terminal is wide enough."""
    return Group(
        _part("help-plays", PLAYS, width),
        _part("help-commands", COMMANDS, width),
        Text(phrase("help-cards"), style="bold"),
        Padding(Text(phrase("help-cards-how")), (0, 0, 0, 2)),
    )


def _part(title: str, rows: Sequence[Sequence[str]], width: int) -> RenderableType:
    said = [[_said(word) for word in row] for row in rows]
    shown = _columns(said) if width >= _WIDE else _lines(said)
    return Group(Text(phrase(title), style="bold"), Padding(shown, (0, 0, 1, 2)))


def _said(word: str) -> str:
    return phrase(word) if word.startswith("help-") else word


def _columns(rows: Sequence[Sequence[str]]) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(max_width=24)
    for word, *others in rows:
        grid.add_row(word, "  ".join(other for other in others if other))
    return grid


def _lines(rows: Sequence[Sequence[str]]) -> RenderableType:
    """Return each row as its word and, a line below, the text for it."""
    parts: list[RenderableType] = []
    for word, *others in rows:
        parts += [Text(word), Padding(Text("; ".join(filter(None, others))), (0, 0, 0, 4))]
    return Group(*parts)
