"""The table as one seat sees it, as a picture: SVG, and pixels made from it."""

from escalera.envs.drawing.pixels import DrawingError, pixels
from escalera.envs.drawing.table import HEIGHT, WIDTH, table_svg

__all__ = ["HEIGHT", "WIDTH", "DrawingError", "pixels", "table_svg"]
