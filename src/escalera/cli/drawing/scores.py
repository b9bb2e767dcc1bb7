"""Each team's line on the table: score, initial meld, red 3s, penalties."""

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from escalera.book.catalogue import catalogue
from escalera.book.said import listed
from escalera.cli.drawing.cards import Faces
from escalera.cli.drawing.seats import Seats
from escalera.engine.match.view import View


def points(number: int) -> str:
    """Return points as people write them: `1,210`."""
    return f"{number:,}"


def counted(number: int, one: str, many: str = "") -> str:
    """Return how many there are of something: `1 match`, `2 matches`, `1,210 cards`."""
    return f"{points(number)} {one if number == 1 else many or one + 's'}"


def together(names: Iterable[str]) -> str:
    """Return names as people say them: `Ann, Bob and Eve`."""
    return catalogue("en").text(listed(list(names)))


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
        return Text("has melded", style="dim")
    return Text.assemble("first meld needs ", (str(view.minimums[team - 1]), "bold"))


def _extras(view: View, team: int, faces: Faces) -> Text:
    text = Text()
    if reds := view.red_threes[team - 1]:
        text.append("red 3s ").append_text(faces.cards(reds))
    if cuts := view.cuts[team - 1]:
        text.append(f"  cut of 30: {cuts}")
    if penalty := view.penalties[team - 1]:
        text.append(f"  penalties {-penalty}", style="bold")
    return text
