"""The stock and the discard pile."""

from typing import Final

from escalera.engine.match.view import View
from escalera.envs.drawing.cards import HEIGHT, WIDTH, lay_back, lay_card
from escalera.envs.drawing.picture import Box, Picture, Value

_STACK: Final = 2.5
"""How far the cards of a stack stick out."""
_EMPTY: Final[dict[str, Value]] = {"fill": "none", "stroke": "#ffffff", "stroke_opacity": 0.45}


def middle(picture: Picture, view: View, box: Box) -> None:
    """Draw the stock piles and the discard pile from left to right."""
    step = box.width / (len(view.stocks) + 1)
    top = box.y + 26
    for number, left in enumerate(view.stocks):
        x = box.x + step * number
        _stack(picture, Box(x, top, WIDTH, HEIGHT), left)
        if left:
            lay_back(picture, x, top)
        _words(picture, "Stock", left, Box(x, box.y, WIDTH, top + HEIGHT))
    _pile(picture, view, box.x + step * len(view.stocks), box.y)


def _pile(picture: Picture, view: View, x: float, y: float) -> None:
    top = y + 26
    _stack(picture, Box(x, top, WIDTH, HEIGHT), len(view.pile))
    if view.upcard is not None:
        lay_card(picture, view.upcard, x, top)
    _words(picture, "Pile", len(view.pile), Box(x, y, WIDTH, top + HEIGHT))
    states = [word for word, holds in _states(view) if holds and view.pile]
    for number, word in enumerate(states):
        line = Box(x - 4, top + HEIGHT + 30 + 22 * number, WIDTH + 8, 19)
        picture.panel(line, 9, fill="#d9edf7" if word == "frozen" else "#f7d9d9")
        look = {"fill": "#16303a", "text_anchor": "middle", "font_weight": "bold"}
        picture.text(word, x + WIDTH / 2, line.y + 14, 13, **look)


def _states(view: View) -> tuple[tuple[str, bool], ...]:
    return ("frozen", view.frozen), ("blocked", view.blocked)


def _stack(picture: Picture, box: Box, count: int) -> None:
    """Draw what sticks out under the top card, or an empty place."""
    if not count:
        picture.panel(box, 6, **_EMPTY, stroke_dasharray="5 4")
    for under in range(min(3, (count - 1) // 8), 0, -1):
        moved = box._replace(x=box.x + _STACK * under, y=box.y + _STACK * under)
        picture.panel(moved, 6, fill="#e9e7dd", stroke="#8b8b83")


def _words(picture: Picture, name: str, count: int, box: Box) -> None:
    centre = box.x + box.width / 2
    picture.text(name, centre, box.y + 16, 14, text_anchor="middle")
    look = {"text_anchor": "middle", "font_weight": "bold"}
    picture.text(str(count) if count else "empty", centre, box.height + 22, 15, **look)
