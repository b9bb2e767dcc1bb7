"""Cards: a face with its index and one large sign, and a back."""

from typing import Final
from xml.etree.ElementTree import Element

from escalera.cards.kinds import JOKER, SUITS, suit_of, text_of
from escalera.envs.drawing.picture import Picture, add

WIDTH: Final = 60.0
HEIGHT: Final = 84.0

_SIGNS: Final = {
    "S": "m0-10.4c3.5 4.6 9 8 9 12.4 0 3-2.1 4.8-4.4 4.8-1.7 0-3-.8-3.7-2 .1 2.2.9 4.2 2.6 "
    "5.6h-7c1.7-1.4 2.5-3.4 2.6-5.6-.7 1.2-2 2-3.7 2-2.3 0-4.4-1.8-4.4-4.8 0-4.4 5.5-7.8 9-12.4z",
    "H": "m0 9.8c-7-6.2-10-9.9-10-13.8 0-3.2 2.4-5.4 5-5.4 2.2 0 4 1.3 5 3.3 1-2 2.8-3.3 5-3.3 "
    "2.6 0 5 2.2 5 5.4 0 3.9-3 7.6-10 13.8z",
    "D": "m0-10.8c2.6 4 5.4 7.5 8.6 10.8-3.2 3.3-6 6.8-8.6 10.8-2.6-4-5.4-7.5-8.6-10.8 3.2-3.3 "
    "6-6.8 8.6-10.8z",
    "C": "m0-10.2a4.7 4.7 0 0 1 4 7.1 4.8 4.8 0 1 1-3.1 7.7c.1 2.4.9 4.4 2.6 5.8h-7c1.7-1.4 "
    "2.5-3.4 2.6-5.8a4.8 4.8 0 1 1-3.1-7.7 4.7 4.7 0 0 1 4-7.1z",
    "JK": "m0-10.8 3.2 7 7.6.8-5.7 5.1 1.6 7.5-6.7-3.8-6.7 3.8 1.6-7.5-5.7-5.1 7.6-.8z",
}
"""The signs drawn about their middle, some 20 wide: the suits', and a star for the joker."""
_INKS: Final = {"S": "#1c1c22", "C": "#1c1c22", "H": "#c3202f", "D": "#c3202f", "JK": "#6b2fa3"}


def lay_card(
    picture: Picture, kind: int, x: float, y: float, scale: float = 1, angle: float = 0
) -> None:
    """Draw a card, its upper left corner at (x, y); angle: turned about it, in degrees."""
    name = f"card-{text_of(kind)}"
    shape = picture.shape(name)
    if shape is not None:
        _face(picture, shape, kind)
    picture.use(name, x, y, scale, angle)


def lay_back(picture: Picture, x: float, y: float, scale: float = 1) -> None:
    """Draw a card that lies face down."""
    shape = picture.shape("back")
    if shape is not None:
        _blank(shape)
        inner = {"x": 5, "y": 5, "width": WIDTH - 10, "height": HEIGHT - 10, "rx": 4}
        add(shape, "rect", **inner, fill="#2f4b8f")
        for size in 26.0, 14.0:
            diamond = f"M30 {42 - size * 1.3}l{size * 0.7} {size * 1.3}l{-size * 0.7} {size * 1.3}"
            path = f"{diamond}l{-size * 0.7} {-size * 1.3}z"
            add(shape, "path", d=path, fill="none", stroke="#b9c6ea", stroke_width=2)
    picture.use("back", x, y, scale)


def _blank(shape: Element) -> None:
    look = {"fill": "#fdfcf7", "stroke": "#8b8b83"}
    add(shape, "rect", width=WIDTH, height=HEIGHT, rx=6, **look)


def _face(picture: Picture, shape: Element, kind: int) -> None:
    text = text_of(kind)
    suit = text if kind == JOKER else SUITS[suit_of(kind)]
    _blank(shape)
    index, size = (text, 17) if kind == JOKER else (_index(kind), 22)
    look = {"fill": _INKS[suit], "font_weight": "bold", "text_anchor": "middle"}
    line = add(shape, "text", x=13, y=22, font_size=size, **look)
    line.text = index
    if len(index) > 1:
        line.attrib |= {"textLength": "21", "lengthAdjust": "spacingAndGlyphs"}
    _sign(picture, shape, suit, 13, 35, 0.82)
    _sign(picture, shape, suit, 38, 58, 1.6)


def _index(kind: int) -> str:
    """Return a card's rank as cards have it printed."""
    return "10" if text_of(kind)[0] == "T" else text_of(kind)[0]


def _sign(picture: Picture, parent: Element, suit: str, x: float, y: float, scale: float) -> None:
    """Draw a suit's sign, or the joker's star, about a point."""
    shape = picture.shape(f"sign-{suit}")
    if shape is not None:
        add(shape, "path", d=f"M0 0{_SIGNS[suit]}", fill=_INKS[suit])
    place = f"translate({x:g} {y:g}) scale({scale:g})"
    add(parent, "use", href=f"#sign-{suit}", transform=place)
