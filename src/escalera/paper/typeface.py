"""The type that sheets are printed in, and which signs it has."""

from functools import cache
from importlib import resources
from typing import Final

from fpdf import FPDF
from fpdf.fonts import TTFFont

FONT: Final = "DejaVu"
_FILES: Final = {"": "DejaVuSansCondensed.ttf", "B": "DejaVuSansCondensed-Bold.ttf"}


def add_type(pdf: FPDF) -> None:
    """Give a file the type, plain and bold."""
    folder = resources.files("escalera.paper") / "fonts"
    for style, name in _FILES.items():
        with resources.as_file(folder / name) as path:
            pdf.add_font(FONT, style, path)


@cache
def printed_signs() -> frozenset[str]:
    """Return the signs that the type has; any other would print as nothing."""
    pdf = FPDF()
    add_type(pdf)
    fonts = [font for font in pdf.fonts.values() if isinstance(font, TTFFont)]
    for font in fonts:
        font.close()
    return frozenset(map(chr, set.intersection(*(set(font.cmap) for font in fonts))))
