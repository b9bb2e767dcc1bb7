"""What each team has on the table, and its score."""

from typing import Final

from escalera.engine.match.view import View
from escalera.envs.drawing.melds import melds
from escalera.envs.drawing.picture import Box, Picture
from escalera.envs.drawing.seats import TEAM_INKS

_GAP: Final = 10.0
_HEAD: Final = 52.0


def teams(picture: Picture, view: View, box: Box) -> None:
    """Draw a panel for each team: two or three beside each other, more in two rows."""
    count = view.rules.teams
    rows = 1 if count <= 3 else 2
    columns = -(-count // rows)
    width = (box.width - _GAP * (columns - 1)) / columns
    height = (box.height - _GAP * (rows - 1)) / rows
    for number in range(count):
        row, column = divmod(number, columns)
        x, y = box.x + column * (width + _GAP), box.y + row * (height + _GAP)
        _team(picture, view, number + 1, Box(x, y, width, height))


def _team(picture: Picture, view: View, team: int, box: Box) -> None:
    picture.panel(box, 10, fill="#ffffff", fill_opacity=0.08)
    picture.panel(Box(box.x, box.y, box.width, 5), 2, fill=TEAM_INKS[team - 1])
    own = " (own)" if team == view.team else ""
    left, right = box.x + 12, box.x + box.width - 12
    picture.text(f"Team {team}{own}", left, box.y + 26, 16, font_weight="bold")
    points = f"{view.scores[team - 1]:,} points"
    picture.text(points, right, box.y + 26, 16, font_weight="bold", text_anchor="end")
    picture.text(_standing(view, team), left, box.y + 44, 12.5, fill="#cfe3d8")
    inner = Box(left, box.y + _HEAD, box.width - 24, box.height - _HEAD - 6)
    melds(picture, view, team, inner)


def _standing(view: View, team: int) -> str:
    """Say whether a team has melded, and what counts against or for it besides."""
    words = ["has melded" if view.melded[team - 1] else f"must meld {view.minimums[team - 1]}"]
    if cuts := view.cuts[team - 1]:
        words.append(f"cuts {cuts}")
    if penalty := view.penalties[team - 1]:
        words.append(f"penalty {penalty}")
    return ", ".join(words)
