"""What `help` says."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

PLAYS: Final = (
    ("draw", "d", ""),
    ("take with 7S 7D", "t 7 7, or t alone if there is one way", ""),
    ("take to m3", "t m3", "the upcard alone onto meld m3"),
    ("meld 7S 7H 7D", "m 7 7 7, m 4h-7h, m 5s 6s jk=7s", ""),
    ("add 9D to m2", "a 9d, a k k m2", ""),
    ("merge m1 m4", "g m1 m4", "m4 goes onto m1"),
    ("back, back 9D from m2", "b, b 9d", "take back what you laid this turn"),
    ("ask, yes, no", "k, y, n", "“May I go out?”"),
    ("discard 4S", "x 4s, d 4s", "this ends your turn"),
    ("special, declare 3H, claim, end stock, end stuck", "", "where a game has them"),
)
"""The plays in full, their short forms, and what they are."""

COMMANDS: Final = (
    ("?", "what you can do now; ? meld lists every meld, ? all everything"),
    ("why ACTION", "why something can't be played, as in: why take to m2"),
    ("hint", "what a good player would do in this turn, and why"),
    ("auto", "let a good player play this turn for you (auto hand, auto match)"),
    ("table", "the table again, or just press Enter"),
    ("sort rank", "your hand by rank; also sort suit, sort grid"),
    ("score", "the match so far"),
    ("record", "what was played in this hand"),
    ("rules", "the rule card; rules pile for what the rules say about the pile"),
    ("save FILE", "keep the match in a file"),
    ("quit", "leave the table"),
)

CARDS: Final = (
    "Rank, then suit: 7S is the seven of spades, TH or 10H the ten of hearts, JK a joker. "
    "Suits: S spades, H hearts, D diamonds, C clubs. 2s and jokers are wild; in a sequence say "
    "what a wild stands for: JK=6D. A rank alone will do where it is clear. Small letters are "
    "fine, words may be cut short, and the Tab key completes what you type."
)

_WIDE: Final = 76


def help_text(width: int) -> RenderableType:
    """Return what can be typed, in columns where the terminal is wide enough."""
    return Group(
        _part("WHAT YOU PLAY, SHORT FORMS, EXAMPLES", PLAYS, width),
        _part("WHAT ELSE YOU MAY TYPE", COMMANDS, width),
        Text("CARDS", style="bold"),
        Padding(Text(CARDS), (0, 0, 0, 2)),
    )


def _part(title: str, rows: Sequence[Sequence[str]], width: int) -> RenderableType:
    shown = _columns(rows) if width >= _WIDE else _lines(rows)
    return Group(Text(title, style="bold"), Padding(shown, (0, 0, 1, 2)))


def _columns(rows: Sequence[Sequence[str]]) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(max_width=24)
    for word, *others in rows:
        grid.add_row(word, "  ".join(other for other in others if other))
    return grid


def _lines(rows: Sequence[Sequence[str]]) -> RenderableType:
    """Return each row as its word and, a line below, what belongs to it."""
    parts: list[RenderableType] = []
    for word, *others in rows:
        parts += [Text(word), Padding(Text("; ".join(filter(None, others))), (0, 0, 0, 4))]
    return Group(*parts)
