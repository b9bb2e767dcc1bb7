"""What came of a comparison in the arena, as tables."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from escalera.arena import Report
from escalera.arena.report import Pair, Rating
from escalera.arena.words import heading, interval, milliseconds, points_of, rating, share
from escalera.cli.pages.folding import Folding


def comparison_tables(report: Report) -> RenderableType:
    """Return a report: pairs, cross table, ratings, points by source, ends of hands, times."""
    parts: list[RenderableType] = [Text(heading(report)), _pairs(report.pairs)]
    if len(report.sides) > 2:
        parts.append(_cross(report))
    parts += [_ratings(report.elo), _ends(report.pairs), _points(report), _times(report)]
    return Group(*parts)


def _pairs(pairs: Sequence[Pair]) -> RenderableType:
    columns = ("", "", "points a hand", "hands won", "matches won")
    return _table("The first above the second, 95 % intervals", columns, map(_pair, pairs), names=2)


def _pair(pair: Pair) -> tuple[str, ...]:
    points = points_of(pair.mean, pair.high)
    return pair.a, pair.b, points, share(pair.hands_won), share(pair.matches_won)


def _cross(report: Report) -> RenderableType:
    """Return the points a hand by which a row's side beats a column's."""
    means = {(pair.a, pair.b): pair.mean for pair in report.pairs}
    means |= {(b, a): 0 - mean for (a, b), mean in means.items()}
    rows = (
        (row, *("" if row == side else f"{means[row, side]:+,.0f}" for side in report.sides))
        for row in report.sides
    )
    numbered = ((f"{number} {row[0]}", *row[1:]) for number, row in enumerate(rows, 1))
    return _table("Cross table: points a hand, row above column", _heads(report), numbered)


def _heads(report: Report) -> tuple[str, ...]:
    """Return heads for columns of sides: their names if there are two, else their numbers."""
    sides = report.sides
    return "", *(sides if len(sides) == 2 else map(str, range(1, len(sides) + 1)))


def _ratings(elo: Sequence[Rating]) -> RenderableType:
    rows = ((each.side, rating(each.elo), interval(each.low, each.high)) for each in elo)
    return _table("Rating by hands won", ("", "Elo", "95 % interval"), rows)


def _ends(pairs: Sequence[Pair]) -> RenderableType:
    endings = tuple(pairs[0].endings)
    columns = ("", "", *endings, "turns", "10/50/90 %")
    rows = (
        (
            pair.a,
            pair.b,
            *(f"{pair.endings[name]:.1%}" for name in endings),
            f"{pair.turns.mean:.1f}",
            f"{pair.turns.p10}/{pair.turns.p50}/{pair.turns.p90}",
        )
        for pair in pairs
    )
    return _table("How hands ended, and their turns", columns, rows, names=2)


def _points(report: Report) -> RenderableType:
    lines = dict.fromkeys(line for points in report.points.values() for line in points)
    last = [line for line in lines if line != "total"] + ["total"]
    rows = (
        (line, *(f"{report.points[side].get(line, 0):,.0f}" for side in report.sides))
        for line in last
    )
    return _table("Points in a hand", _heads(report), rows)


def _times(report: Report) -> RenderableType:
    rows = (
        (pace.bot, f"{pace.decisions:,}", milliseconds(pace.p50), milliseconds(pace.p99))
        for pace in report.times.bots
    )
    return _table("Milliseconds a decision", ("", "decisions", "50 %", "99 %"), rows)


def _table(
    title: str, columns: Sequence[str], rows: Iterable[Sequence[str]], *, names: int = 1
) -> RenderableType:
    """Return a table; the first `names` columns hold names, the others numbers."""
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE)
    for number, column in enumerate(columns):
        numbers = number >= names
        table.add_column(column, justify="right" if numbers else "left", no_wrap=numbers)
    for row in rows:
        table.add_row(*row)
    return Folding(table)
