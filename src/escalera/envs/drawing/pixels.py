"""Pixels of a picture, by resvg (the extra `pictures`).

resvg is one wheel of 1.4 MB that needs nothing of the system, where CairoSVG needs Cairo and
skia-python is ten times as large. It reads the fonts of the score sheets and no others, so a
picture is the same on every machine.
"""

from contextlib import ExitStack
from importlib import import_module, resources
from io import BytesIO
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt

from escalera.envs.drawing.picture import FONT
from escalera.texts import NamedError

_FONTS: Final = ("DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf")


class DrawingError(NamedError, RuntimeError):
    """The picture's library isn't here; says what to install."""

    FILES: ClassVar = ("drawing",)


def library() -> tuple[Any, Any]:
    """Return resvg and Pillow's images; DrawingError without the extra `pictures`."""
    try:
        return import_module("resvg_py"), import_module("PIL.Image")
    except ImportError as error:
        raise DrawingError("NO_RESVG") from error


def pixels(svg: str) -> npt.NDArray[np.uint8]:
    """Return a picture as height x width x 3 numbers, red, green and blue; DrawingError."""
    resvg, images = library()
    with ExitStack() as open_files:
        folder = resources.files("escalera").joinpath("paper", "fonts")
        found = [resources.as_file(folder / name) for name in _FONTS]
        paths = [str(open_files.enter_context(font)) for font in found]
        png = resvg.svg_to_bytes(
            svg_string=svg, skip_system_fonts=True, font_files=paths, font_family=FONT
        )
    return np.asarray(images.open(BytesIO(png)).convert("RGB")).copy()
