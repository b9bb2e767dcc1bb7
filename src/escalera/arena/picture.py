"""The table of results as an SVG picture: a row for each pair, its interval drawn on a line."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from escalera.arena.report import Pair, Report
from escalera.arena.words import Words
from escalera.texts import LANGUAGES

_ROW = 26
_LEFT = 24
_NAMES = (0, 170)  # where the two columns of names begin, in pixels from the left margin
_NUMBERS = (440, 620, 750, 870)  # where the columns of numbers end
_AXIS = (900, 1130)
_WIDTH = 1180

_PAIRS = ("first", "second", "points", "interval", "hands", "matches")
_ELO = ("side", "", "elo", "interval")


def picture(report: Report, language: str = LANGUAGES[0]) -> str:
    """Return an SVG drawing of the pairs' differences and of the ratings, in a language."""
    words = Words(language)
    scale = _Scale(report.pairs)
    parts = [
        _text(_LEFT, 1, words.heading(report), bold=True),
        _row(2, _heads(words, _PAIRS), bold=True),
    ]
    for row, pair in enumerate(report.pairs, 3):
        parts += [_row(row, _cells(words, pair)), scale.bar(row, pair)]
    below = 3 + len(report.pairs)
    parts += [scale.zero(3, below), _row(below + 1, _heads(words, _ELO), bold=True)]
    for row, each in enumerate(report.elo, below + 2):
        figures = words.rating(each.elo), words.interval(each.low, each.high)
        parts.append(_row(row, (each.side, "", *figures)))
    return _drawing(parts, below + 2 + len(report.elo))


def _drawing(parts: Sequence[str], rows: int) -> str:
    size = f'width="{_WIDTH}" height="{(rows + 1) * _ROW}"'
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="system-ui, sans-serif" '
        'font-size="14" fill="#1d2733">\n<rect width="100%" height="100%" fill="#ffffff"/>'
    )
    return "\n".join([head, *parts, "</svg>\n"])


def _heads(words: Words, columns: Sequence[str]) -> tuple[str, ...]:
    return tuple(column and words.say(f"arena-column-{column}") for column in columns)


def _cells(words: Words, pair: Pair) -> tuple[str, ...]:
    return (
        pair.a,
        pair.b,
        words.signed(pair.mean),
        words.interval(pair.low, pair.high),
        words.share(pair.hands_won),
        words.share(pair.matches_won),
    )


def _row(row: int, cells: Sequence[str], *, bold: bool = False) -> str:
    """Return a row's words: two names from the left, then numbers aligned on the right."""
    names = [_text(_LEFT + x, row, cell, bold=bold) for x, cell in zip(_NAMES, cells, strict=False)]
    numbers = zip(_NUMBERS, cells[len(_NAMES) :], strict=False)
    return "\n".join(
        names + [_text(_LEFT + x, row, cell, bold=bold, end=True) for x, cell in numbers]
    )


def _text(x: int, row: int, words: str, *, bold: bool = False, end: bool = False) -> str:
    style = ' font-weight="bold"' * bold + ' text-anchor="end"' * end
    return f'<text x="{x}" y="{row * _ROW}"{style}>{escape(words)}</text>'


class _Scale:
    """Where points are on the axis; 0 is always on it."""

    def __init__(self, pairs: Sequence[Pair]) -> None:
        ends = [
            end for pair in pairs for end in (pair.low, pair.mean, pair.high) if end is not None
        ]
        self._least, self._most = min(0.0, *ends), max(0.0, *ends)

    def x(self, points: float) -> float:
        """Return the place of some points, in pixels."""
        left, right = (_LEFT + end for end in _AXIS)
        span = self._most - self._least or 1.0
        return round(left + (points - self._least) / span * (right - left), 1)

    def bar(self, row: int, pair: Pair) -> str:
        """Return a pair's interval as a bar with a dot for its mean."""
        y = row * _ROW - 5
        dot = f'<circle cx="{self.x(pair.mean)}" cy="{y}" r="4" fill="#20639b"/>'
        if pair.low is None or pair.high is None:
            return dot
        ends = f'x1="{self.x(pair.low)}" x2="{self.x(pair.high)}" y1="{y}" y2="{y}"'
        return f'<line {ends} stroke="#20639b" stroke-width="3"/>{dot}'

    def zero(self, first: int, after: int) -> str:
        """Return the line at 0 that crosses the rows of pairs."""
        x, top, bottom = self.x(0), (first - 1) * _ROW, (after - 1) * _ROW + 4
        return f'<line x1="{x}" x2="{x}" y1="{top}" y2="{bottom}" stroke="#8a94a0"/>'
