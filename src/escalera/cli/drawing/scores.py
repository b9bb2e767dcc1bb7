"""Each team's line on the table: score, initial meld, red 3s, penalties."""

from rich.table import Table
from rich.text import Text

from escalera.cli.drawing.cards import Faces
from escalera.cli.drawing.seats import Seats
from escalera.cli.words import phrase, points, styled
from escalera.engine.match.view import View


def team_lines(view: View, seats: Seats, faces: Faces) -> Table:
    """Return a grid with a line for each team, yours first."""
    grid = Table.grid(padding=(0, 3, 0, 1))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column()
    grid.add_column()
    for team in teams_in_order(view):
        grid.add_row(
            Text(seats.team(team), style="bold" if team == view.team else ""),
            Text(points(view.scores[team - 1]), style="bold"),
            _initial_meld(view, team),
            _extras(view, team, faces),
        )
    return grid


def teams_in_order(view: View) -> list[int]:
    """Return the teams, the viewer's first."""
    return sorted(range(1, view.rules.teams + 1), key=lambda team: team != view.team)


def _initial_meld(view: View, team: int) -> Text:
    if view.melded[team - 1]:
        return Text(phrase("screen-has-melded"), style="dim")
    needed = Text(str(view.minimums[team - 1]), style="bold")
    return styled("screen-first-meld", points=needed)


def _extras(view: View, team: int, faces: Faces) -> Text:
    text = Text()
    if reds := view.red_threes[team - 1]:
        text.append_text(styled("screen-red-threes", cards=faces.cards(reds)))
    if cuts := view.cuts[team - 1]:
        text.append(f"  {phrase('screen-cuts', n=str(cuts))}")
    if penalty := view.penalties[team - 1]:
        text.append(f"  {phrase('screen-penalties', points=str(-penalty))}", style="bold")
    return text
