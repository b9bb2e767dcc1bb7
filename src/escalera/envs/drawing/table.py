"""The whole table as one seat sees it: header, seats, stock and pile, teams, and the hand."""

from typing import Final

from escalera.engine.match.view import View
from escalera.engine.state.enums import Phase
from escalera.envs.drawing.fan import fan
from escalera.envs.drawing.middle import middle
from escalera.envs.drawing.picture import Box, Picture
from escalera.envs.drawing.seats import ROW, seats
from escalera.envs.drawing.teams import teams

WIDTH: Final = 1040
HEIGHT: Final = 740
_HEADER: Final = 44.0
_SIDE: Final = Box(16, 58, 212, 470)
_TEAMS: Final = Box(244, 58, 780, 466)
_HAND: Final = Box(16, 552, 1008, 176)
_DOES: Final = {
    Phase.DRAW: "draws or takes the pile",
    Phase.PLAY: "melds or discards",
    Phase.ANSWER: "is asked: May I go out?",
}


def table_svg(view: View) -> str:
    """Return the table as SVG, `WIDTH` x `HEIGHT` pixels, made from nothing but a view."""
    picture = Picture(WIDTH, HEIGHT, f"{view.rules.title}, {_turn(view)}")
    picture.panel(Box(0, 0, WIDTH, HEIGHT), 0, fill="#1f5c46")
    _header(picture, view)
    seats(picture, view, _SIDE)
    below = ROW * view.rules.seats + 14
    middle(picture, view, Box(_SIDE.x + 20, _SIDE.y + below, _SIDE.width - 20, 0))
    teams(picture, view, _TEAMS)
    _hand(picture, view)
    return picture.svg()


def _header(picture: Picture, view: View) -> None:
    picture.panel(Box(0, 0, WIDTH, _HEADER), 0, fill="#12382b")
    hand = f"{view.rules.title} \N{MIDDLE DOT} hand {view.hand_number}"
    picture.text(hand, 16, 29, 18, font_weight="bold")
    look = {"text_anchor": "end", "fill": "#ffd24d", "font_weight": "bold"}
    picture.text(_turn(view), WIDTH - 16, 29, 18, **look)


def _turn(view: View) -> str:
    if view.phase == Phase.OVER:
        return "The hand is over"
    return f"Seat {view.actor} {_DOES[view.phase]}"


def _hand(picture: Picture, view: View) -> None:
    if not view.seat:
        return
    words = f"Hand of seat {view.seat} \N{MIDDLE DOT} {len(view.hand)}"
    picture.text(words, _HAND.x, _HAND.y, 15, font_weight="bold")
    fan(picture, view.hand, _HAND)
