"""An SVG picture that grows shape by shape."""

from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

FONT: Final = "DejaVu Sans Condensed"
_FONTS: Final = f"{FONT}, DejaVu Sans, Verdana, sans-serif"

Value = str | float


class Box(NamedTuple):
    """A rectangle of the picture: its upper left corner, its width and its height."""

    x: float
    y: float
    width: float
    height: float


def add(parent: ET.Element, tag: str, **attributes: Value) -> ET.Element:
    """Add an element and return it; ``text_anchor`` becomes ``text-anchor``, and so on."""
    written = {name.replace("_", "-"): _written(value) for name, value in attributes.items()}
    return ET.SubElement(parent, tag, written)


def _written(value: Value) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


class Picture:
    """A picture of a size in pixels. What is drawn later lies above.

    ``shapes`` holds what is drawn once and used in many places, by its id.
    """

    def __init__(self, width: int, height: int, title: str) -> None:
        size = {"width": str(width), "height": str(height), "viewBox": f"0 0 {width} {height}"}
        self.root = ET.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", **size})
        self.root.set("font-family", _FONTS)
        add(self.root, "title").text = title
        self.shapes = add(self.root, "defs")
        self._made: set[str] = set()

    def shape(self, name: str) -> ET.Element | None:
        """Return the group of a new shape, to draw into; None if there is one of that name."""
        if name in self._made:
            return None
        self._made.add(name)
        return add(self.shapes, "g", id=name)

    def use(self, name: str, x: float, y: float, scale: float = 1, angle: float = 0) -> None:
        """Draw a shape at a place; angle: in degrees, clockwise about the place."""
        turn = f" rotate({_written(angle)})" if angle else ""
        sized = f" scale({_written(scale)})" if scale != 1 else ""
        place = f"translate({_written(x)} {_written(y)}){turn}{sized}"
        add(self.root, "use", href=f"#{name}", transform=place)

    def panel(self, box: Box, radius: float = 8, **look: Value) -> None:
        """Draw a rectangle with round corners."""
        x, y, width, height = box
        add(self.root, "rect", x=x, y=y, width=width, height=height, rx=radius, **look)

    def text(self, words: str, x: float, y: float, size: float, **look: Value) -> None:
        """Write a line in white that begins at x, or as ``text_anchor`` says; y: its base line."""
        given: dict[str, Value] = {"fill": "#fff", **look}
        add(self.root, "text", x=x, y=y, font_size=size, **given).text = words

    def svg(self) -> str:
        """Return the picture as SVG."""
        return ET.tostring(self.root, encoding="unicode")
