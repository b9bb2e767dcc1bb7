"""A season's figures as tables."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from escalera.cli.pages.folding import Folding
from escalera.cli.words import phrase, points, tenths, together
from escalera.pad import Season

_MATCH: Final = ("season-match", "season-game", "season-hands", "season-won-by", "season-scores")
_PLAYER: Final = (
    *("season-player", "season-matches", "season-won", "season-tied", "season-hands"),
    *("season-out", "season-mean", "season-best", "season-worst"),
)
_BEST: Final = ("season-points", "season-team", "season-of-match", "season-hand")
_WORDS: Final = ("", "season-match", "season-game", "season-won-by", "season-player", "season-team")
"""Columns of words; the others hold numbers."""


def season_tables(found: Season) -> RenderableType:
    """Return a table of the matches, one of the players, and the best hands."""
    return Group(*map(Folding, (_matches(found), _players(found), _best(found))))


def _table(title: str, *columns: str) -> Table:
    table = Table(
        title=phrase(title), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD
    )
    for column in columns:
        words = column in _WORDS
        table.add_column(phrase(column) if column else "", justify="left" if words else "right")
    return table


def _matches(found: Season) -> Table:
    table = _table("season-matches", "", *_MATCH)
    for match in found.matches:
        name = ", ".join(text for text in (match.played, match.title) if text)
        won = [match.teams[team - 1] for team in match.winners]
        winners = together(won) if won else phrase("season-goes-on")
        scores = f" {phrase('score-to')} ".join(points(score) for score in match.scores)
        table.add_row(str(match.number), name, match.game, str(match.hands), winners, scores)
    return table


def _players(found: Season) -> Table:
    table = _table("season-players", *_PLAYER)
    for player in found.players:
        counts = (player.matches, player.won, player.tied, player.hands, player.out)
        sums = (points(player.best), points(player.worst))
        table.add_row(player.name, *map(str, counts), tenths(player.mean), *sums)
    return table


def _best(found: Season) -> Table:
    table = _table("season-best-hands", *_BEST)
    for hand in found.best:
        table.add_row(points(hand.points), hand.team, str(hand.match), str(hand.hand))
    return table
