"""What came of a simulation, as tables."""

from collections.abc import Iterable
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from escalera.cli.language import chosen
from escalera.cli.words import counted, label, phrase, points, tenths
from escalera.simulation import Summary
from escalera.texts import LANGUAGES, message_id

_OWN: Final = frozenset(
    [
        "out",
        "stock",
        "stuck",
        "ties",
        "open-sets",
        "open-sequences",
        "open-wild-melds",
        "sequences-with-a-black-3",
    ]
)
"""Rows that no score sheet has."""


def summary_tables(summary: Summary) -> RenderableType:
    """Return a summary: speed, how hands ended, points by source, melds, matches won."""
    parts: list[RenderableType] = [
        _heading(summary),
        _table("endings", _shares(summary)),
        _table("points", _numbers(summary.points)),
        _table("melds", _numbers(summary.melds)),
    ]
    if sum(summary.wins.values()) + summary.ties:
        parts.append(_table("won", _won(summary)))
    return Group(*parts)


def _heading(summary: Summary) -> Text:
    settings = "".join(f", {key} {value}" for key, value in summary.settings.items())
    return Text(
        phrase(
            "summary-heading",
            game=summary.game,
            players=str(summary.players),
            settings=settings,
            bots=", ".join(summary.bots),
            seed=str(summary.seed),
            hands=counted(summary.hands, "hand-played"),
            matches=counted(summary.matches, "match-played"),
            seconds=tenths(summary.seconds),
            pace=tenths(summary.hands_per_second),
        )
    )


def _shares(summary: Summary) -> Iterable[tuple[str, str]]:
    return ((row_name(name), f"{tenths(100 * share)}%") for name, share in summary.endings.items())


def row_name(name: str) -> str:
    """Return the name of a row: one of a simulation's own, or a line of the score sheet."""
    key = message_id(name)
    if key in _OWN:
        return phrase(f"summary-row-{key}")
    return name if chosen() == LANGUAGES[0] else label(name[:1].upper() + name[1:])


def _numbers(found: dict[str, float]) -> Iterable[tuple[str, str]]:
    return ((row_name(name), tenths(number)) for name, number in found.items())


def _won(summary: Summary) -> list[tuple[str, str]]:
    won = [(name, points(number)) for name, number in summary.wins.items()]
    return [*won, (row_name("ties"), points(summary.ties))]


def _table(title: str, rows: Iterable[tuple[str, str]]) -> Table:
    told = phrase(f"summary-{title}")
    table = Table(title=told, title_justify="left", title_style="bold", box=box.SIMPLE)
    table.show_header = False
    table.add_column("", min_width=20)
    table.add_column("", justify="right", min_width=8)
    for name, number in rows:
        table.add_row(name, number)
    return table
