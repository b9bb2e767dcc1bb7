"""A page to draw rows and cells on, over fpdf2."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from fpdf import FPDF

from escalera.paper.fitting import LINE, Room, fitted
from escalera.paper.formats import MARGIN, Format
from escalera.paper.typeface import FONT, add_type
from escalera.paper.words import Words

_GREY: Final = 232
_LEAST: Final = 0.6
_LEAST_NAME: Final = 0.85
"""How far type shrinks to fit, as a share; after that, words go on more lines."""


class Look(Enum):
    """How a cell looks: without a frame, with one, or grey too."""

    PLAIN = 0
    FRAMED = 1
    GREY = 2


@dataclass(frozen=True, slots=True)
class _Type:
    """Type of a size in points, and how far a line may shrink, as a share of it."""

    bold: bool
    size: float
    least: float


class Canvas:
    """Pages of one format, in the words of `text`.

    (x, y) is the upper left corner of a drawing, in millimetres.
    """

    def __init__(self, form: Format, title: str, text: Words) -> None:
        self.form, self.text = form, text
        self._pdf = FPDF(unit="mm", format=(form.width, form.height))
        self._pdf.set_auto_page_break(auto=False)
        self._pdf.set_margin(MARGIN)
        self._pdf.c_margin = 1.0
        add_type(self._pdf)
        self._pdf.set_title(title)
        self._pdf.set_lang(text.language)
        self._pdf.set_creator("Escalera")
        self._pdf.set_line_width(0.25)

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return self._pdf.page

    def new_page(self) -> None:
        """Begin a page."""
        self._pdf.add_page()

    def bytes(self) -> bytes:
        """Return the file."""
        return bytes(self._pdf.output())

    def cell(
        self,
        x: float,
        y: float,
        width: float,
        text: str = "",
        *,
        align: str = "L",
        bold: bool = False,
        size: float = 1.0,
        look: Look = Look.FRAMED,
    ) -> None:
        """Draw a cell one row high with a text; shrink the text or break it into lines if need be.

        size: a share of the format's text size.
        """
        room = Room(width, self.form.row)
        self._frame(x, y, room, look)
        self._write(x, y, room, text, align, _Type(bold, size * self.form.text, _LEAST))

    def name(
        self,
        x: float,
        y: float,
        width: float,
        text: str,
        *,
        align: str = "L",
        bold: bool = False,
        rows: int = 1,
        look: Look = Look.FRAMED,
    ) -> None:
        """Draw a cell some rows high with a name: on more lines, before the type gets small."""
        room = Room(width, rows * self.form.row)
        self._frame(x, y, room, look)
        self._write(x, y, room, text, align, _Type(bold, 0.9 * self.form.text, _LEAST_NAME))

    def _frame(self, x: float, y: float, room: Room, look: Look) -> None:
        self._pdf.set_fill_color(_GREY)
        if look is not Look.PLAIN:
            self._pdf.rect(x, y, room.width, room.height, "DF" if look is Look.GREY else "D")

    def _write(self, x: float, y: float, room: Room, text: str, align: str, kind: "_Type") -> None:
        """Write a text in the middle of a cell, line below line."""
        style = "B" if kind.bold else ""

        def measure(words: str, points: float) -> float:
            self._pdf.set_font(FONT, style, points)
            return float(self._pdf.get_string_width(words))

        found = fitted(text, Room(room.width - 2.2, room.height), measure, kind.size, kind.least)
        self._pdf.set_font(FONT, style, found.size)
        step = room.height if len(found.lines) == 1 else found.size * LINE
        top = y + (room.height - step * len(found.lines)) / 2
        for at, line in enumerate(found.lines):
            self._pdf.set_xy(x, top + at * step)
            self._pdf.cell(room.width, step, line, align=align)

    def words(
        self, x: float, y: float, text: str, *, bold: bool = False, size: float = 1.0
    ) -> None:
        """Write a line without a frame, as wide as the page has room for."""
        width = self.form.width - MARGIN - x
        self.cell(x, y, width, text, bold=bold, size=size, look=Look.PLAIN)

    def box(self, x: float, y: float) -> float:
        """Draw a box to tick; return its width with the space after it."""
        side = 0.58 * self.form.row
        self._pdf.rect(x, y + 0.21 * self.form.row, side, side)
        return side + 0.8
