"""A hand as a fan of cards, in two rows if it is large."""

from math import cos, degrees, sin
from typing import Final

from escalera.envs.drawing.cards import HEIGHT, WIDTH, lay_card
from escalera.envs.drawing.picture import Box, Picture

_RADIUS: Final = 2600.0
_STEP: Final = 36.0
"""How far apart cards lie at most, at their own size."""
_ROW: Final = 36
"""The most cards of a hand that lies in one row."""
_RISE: Final = 44.0
"""How much of the cards behind can be seen above a row."""


def fan(picture: Picture, kinds: tuple[int, ...], box: Box) -> None:
    """Draw a hand in the order given, on the bottom of a box; one row is drawn larger."""
    rows = 1 if len(kinds) <= _ROW else 2
    scale = 1.4 if rows == 1 else 1.0
    for row in range(rows):
        first, last = (len(kinds) * n // rows for n in (row, row + 1))
        low = box.height - _RISE * (rows - 1 - row)
        _row(picture, kinds[first:last], box._replace(height=low), scale)


def _row(picture: Picture, kinds: tuple[int, ...], box: Box, scale: float) -> None:
    """Draw a row about the middle of a box, its ends on the bottom."""
    count, width = len(kinds), WIDTH * scale
    step = min(_STEP * scale, (box.width - width) / max(count - 1, 1)) / _RADIUS
    last = step * (count - 1) / 2
    middle = box.x + box.width / 2
    top = box.y + box.height - HEIGHT * scale - _RADIUS * (1 - cos(last)) - width * sin(last) / 2
    for number, kind in enumerate(kinds):
        angle = step * number - last
        x = middle + _RADIUS * sin(angle) - width / 2 * cos(angle)
        y = top + _RADIUS * (1 - cos(angle)) - width / 2 * sin(angle)
        lay_card(picture, kind, x, y, scale, degrees(angle))
