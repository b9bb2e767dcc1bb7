"""What came of a simulation, as tables."""

from collections.abc import Iterable

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from escalera.simulation import Summary


def summary_tables(summary: Summary) -> RenderableType:
    """Return a summary: speed, how hands ended, points by source, melds, matches won."""
    parts: list[RenderableType] = [
        _heading(summary),
        _table("How hands ended", ((n, f"{share:.1%}") for n, share in summary.endings.items())),
        _table("Points of a team in a hand", _numbers(summary.points)),
        _table("Melds on the table at a hand's end", _numbers(summary.melds)),
    ]
    if sum(summary.wins.values()) + summary.ties:
        parts.append(_table("Matches won", _won(summary)))
    return Group(*parts)


def _heading(summary: Summary) -> Text:
    settings = "".join(f", {key} {value}" for key, value in summary.settings.items())
    return Text(
        f"{summary.game}, {summary.players} players{settings}: {', '.join(summary.bots)}; "
        f"seed {summary.seed}\n"
        f"{_counted(summary.hands, 'hand', 'hands')} in "
        f"{_counted(summary.matches, 'match', 'matches')}, "
        f"{summary.seconds:,.1f} seconds: "
        f"{summary.hands_per_second:,.1f} hands a second"
    )


def _counted(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"


def _numbers(found: dict[str, float]) -> Iterable[tuple[str, str]]:
    return ((name, f"{number:,.1f}") for name, number in found.items())


def _won(summary: Summary) -> list[tuple[str, str]]:
    won = [(name, f"{number:,}") for name, number in summary.wins.items()]
    return [*won, ("ties", f"{summary.ties:,}")]


def _table(title: str, rows: Iterable[tuple[str, str]]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE)
    table.show_header = False
    table.add_column("", min_width=20)
    table.add_column("", justify="right", min_width=8)
    for name, number in rows:
        table.add_row(name, number)
    return table
