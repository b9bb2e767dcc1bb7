"""What came of a comparison in the arena, as tables."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from escalera.arena import Report
from escalera.arena.report import Pair, Rating
from escalera.arena.words import Words
from escalera.cli.language import chosen
from escalera.cli.pages.folding import Folding
from escalera.cli.pages.summary import row_name
from escalera.cli.words import phrase, points


def comparison_tables(report: Report) -> RenderableType:
    """Return a report: pairs, cross table, ratings, points by source, ends of hands, times."""
    parts: list[RenderableType] = [Text(Words(chosen()).heading(report)), _pairs(report.pairs)]
    if len(report.sides) > 2:
        parts.append(_cross(report))
    parts += [_ratings(report.elo), _ends(report.pairs), _points(report), _times(report)]
    return Group(*parts)


def _pairs(pairs: Sequence[Pair]) -> RenderableType:
    columns = ("", "", *_named("points", "hands", "matches"))
    return _table("pairs", columns, map(_pair, pairs), names=2)


def _named(*columns: str) -> tuple[str, ...]:
    return tuple(phrase(f"arena-column-{column}") for column in columns)


def _pair(pair: Pair) -> tuple[str, ...]:
    words = Words(chosen())
    more = words.points_of(pair.mean, pair.high)
    return pair.a, pair.b, more, words.share(pair.hands_won), words.share(pair.matches_won)


def _cross(report: Report) -> RenderableType:
    """Return the points a hand by which a row's side beats a column's."""
    words = Words(chosen())
    means = {(pair.a, pair.b): pair.mean for pair in report.pairs}
    means |= {(b, a): 0 - mean for (a, b), mean in means.items()}
    rows = (
        (row, *("" if row == side else words.rating(means[row, side]) for side in report.sides))
        for row in report.sides
    )
    numbered = ((f"{number} {row[0]}", *row[1:]) for number, row in enumerate(rows, 1))
    return _table("cross", _heads(report), numbered)


def _heads(report: Report) -> tuple[str, ...]:
    """Return heads for columns of sides: their names if there are two, else their numbers."""
    sides = report.sides
    return "", *(sides if len(sides) == 2 else map(str, range(1, len(sides) + 1)))


def _ratings(elo: Sequence[Rating]) -> RenderableType:
    words = Words(chosen())
    rows = ((one.side, words.rating(one.elo), words.interval(one.low, one.high)) for one in elo)
    return _table("ratings", ("", *_named("elo", "interval")), rows)


def _ends(pairs: Sequence[Pair]) -> RenderableType:
    endings = tuple(pairs[0].endings)
    words, ended = Words(chosen()), map(row_name, endings)
    columns = ("", "", *ended, *_named("turns"), "10/50/90 %")
    rows = (
        (
            pair.a,
            pair.b,
            *(words.number(f"{pair.endings[name]:.1%}") for name in endings),
            words.number(f"{pair.turns.mean:.1f}"),
            f"{pair.turns.p10}/{pair.turns.p50}/{pair.turns.p90}",
        )
        for pair in pairs
    )
    return _table("endings", columns, rows, names=2)


def _points(report: Report) -> RenderableType:
    lines = dict.fromkeys(line for points in report.points.values() for line in points)
    last = [line for line in lines if line != "total"] + ["total"]
    rows = (
        (
            row_name(line),
            *(points(round(report.points[side].get(line, 0))) for side in report.sides),
        )
        for line in last
    )
    return _table("points", _heads(report), rows)


def _times(report: Report) -> RenderableType:
    words = Words(chosen())
    rows = (
        (one.bot, points(one.decisions), words.milliseconds(one.p50), words.milliseconds(one.p99))
        for one in report.times.bots
    )
    return _table("times", ("", *_named("decisions"), "50 %", "99 %"), rows)


def _table(
    title: str, columns: Sequence[str], rows: Iterable[Sequence[str]], *, names: int = 1
) -> RenderableType:
    """Return a table by its name; the first `names` columns hold names, the others numbers."""
    told = phrase(f"arena-{title}")
    table = Table(title=told, title_justify="left", title_style="bold", box=box.SIMPLE)
    for number, column in enumerate(columns):
        numbers = number >= names
        table.add_column(column, justify="right" if numbers else "left", no_wrap=numbers)
    for row in rows:
        table.add_row(*row)
    return Folding(table)
