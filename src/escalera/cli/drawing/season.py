"""A season's figures as tables."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from escalera.cli.drawing.folding import Folding
from escalera.cli.words import points, together
from escalera.pad import Season


def season_tables(found: Season) -> RenderableType:
    """Return a table of the matches, one of the players, and the best hands."""
    return Group(*map(Folding, (_matches(found), _players(found), _best(found))))


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for column in columns:
        words = column in ("", "Match", "Game", "Won by", "Player", "Team")
        table.add_column(column, justify="left" if words else "right")
    return table


def _matches(found: Season) -> Table:
    table = _table("Matches", "", "Match", "Game", "Hands", "Won by", "Scores")
    for match in found.matches:
        name = ", ".join(text for text in (match.played, match.title) if text)
        winners = together(match.teams[team - 1] for team in match.winners) or "goes on"
        scores = " to ".join(points(score) for score in match.scores)
        table.add_row(str(match.number), name, match.game, str(match.hands), winners, scores)
    return table


def _players(found: Season) -> Table:
    titles = ("Player", "Matches", "Won", "Tied", "Hands", "Out", "Mean", "Best", "Worst")
    table = _table("Players", *titles)
    for player in found.players:
        counts = (player.matches, player.won, player.tied, player.hands, player.out)
        sums = (points(player.best), points(player.worst))
        table.add_row(player.name, *map(str, counts), f"{player.mean:,.1f}", *sums)
    return table


def _best(found: Season) -> Table:
    table = _table("Best hands", "Points", "Team", "Of match", "Hand")
    for hand in found.best:
        table.add_row(points(hand.points), hand.team, str(hand.match), str(hand.hand))
    return table
