"""A page to draw rows and cells on, over fpdf2."""

from enum import Enum
from importlib import resources
from typing import Final

from fpdf import FPDF

from escalera.paper.formats import MARGIN, Format
from escalera.paper.words import Words

_FONT: Final = "DejaVu"
_FILES: Final = {"": "DejaVuSansCondensed.ttf", "B": "DejaVuSansCondensed-Bold.ttf"}
_GREY: Final = 232
_LEAST: Final = 0.6
"""How far type is made smaller to fit, as a share; then words are cut."""


class Look(Enum):
    """How a cell looks: without a frame, with one, or grey too."""

    PLAIN = 0
    FRAMED = 1
    GREY = 2


class Canvas:
    """Pages of one format, in the words of `text`.

    (x, y) is the upper left corner of what is drawn, in millimetres.
    """

    def __init__(self, form: Format, title: str, text: Words) -> None:
        self.form, self.text = form, text
        self._pdf = FPDF(unit="mm", format=(form.width, form.height))
        self._pdf.set_auto_page_break(auto=False)
        self._pdf.set_margin(MARGIN)
        self._pdf.c_margin = 1.0
        folder = resources.files("escalera.paper") / "fonts"
        for style, name in _FILES.items():
            with resources.as_file(folder / name) as path:
                self._pdf.add_font(_FONT, style, path)
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
        """Draw a cell a row high with a line of text, made smaller or cut where it does not fit.

        size: of the format's text.
        """
        self._pdf.set_xy(x, y)
        self._pdf.set_fill_color(_GREY)
        self._pdf.cell(
            width,
            self.form.row,
            self._fitted(text, width - 2.2, bold=bold, size=size * self.form.text),
            border=0 if look is Look.PLAIN else 1,
            align=align,
            fill=look is Look.GREY,
        )

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

    def _fitted(self, text: str, width: float, *, bold: bool, size: float) -> str:
        """Set the font and return the text as it fits into a width."""
        style = "B" if bold else ""
        self._pdf.set_font(_FONT, style, size)
        wide = self._pdf.get_string_width(text)
        if wide <= width:
            return text
        self._pdf.set_font(_FONT, style, size * max(_LEAST, width / wide))
        while text and self._pdf.get_string_width(text) > width + 0.1:
            text = text.rstrip("…")[:-1].rstrip() + "…" if len(text) > 2 else ""
        return text
