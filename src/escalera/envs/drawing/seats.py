"""Who sits at the table: teams, cards held, who deals and whose turn it is."""

from typing import Final

from escalera.engine.match.view import View
from escalera.envs.drawing.cards import lay_back
from escalera.envs.drawing.picture import Box, Picture

ROW: Final = 40.0
TEAM_INKS: Final = ("#7fc7ff", "#ffb86b", "#b8e986", "#f5a3d0", "#d3c1ff", "#ffe07a")
"""A colour for each team."""


def seats(picture: Picture, view: View, box: Box) -> None:
    """Draw a row for each seat, from the first one on; `ROW` high each."""
    for number in range(view.rules.seats):
        _seat(picture, view, number + 1, box._replace(y=box.y + ROW * number, height=ROW - 6))


def _seat(picture: Picture, view: View, seat: int, box: Box) -> None:
    acts, team = seat == view.actor, view.rules.team_of(seat)
    ink, faint = ("#22301f", "#3c4a37") if acts else ("#ffffff", "#cfe3d8")
    look = {"fill": "#ffd24d"} if acts else {"fill": "#ffffff", "fill_opacity": 0.08}
    picture.panel(box, 8, **look)
    picture.panel(Box(box.x, box.y, 7, box.height), 3, fill=TEAM_INKS[team - 1])
    picture.text(f"Seat {seat}", box.x + 15, box.y + 16, 15, fill=ink, font_weight="bold")
    dealt = " \N{MIDDLE DOT} dealer" if seat == view.dealer else ""
    picture.text(f"Team {team}{dealt}", box.x + 15, box.y + 30, 12, fill=faint)
    lay_back(picture, box.x + box.width - 92, box.y + 6, 0.27)
    held, foot = view.hand_sizes[seat - 1], view.feet[seat - 1]
    words = f"{held} + {foot}" if foot else str(held)
    picture.text(words, box.x + box.width - 70, box.y + 23, 16, fill=ink, font_weight="bold")
