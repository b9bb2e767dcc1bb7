"""Paper sizes and type sizes; lengths in millimetres, type in points."""

from dataclasses import dataclass
from typing import Final

from escalera.paper.faults import PaperError

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN: Final = 12.0


@dataclass(frozen=True, slots=True)
class Format:
    """How a sheet is printed: the paper's size, a row's least height, the size of type.

    wide: the hands take the page's whole width, and the notes have pages of their own.
    """

    width: float
    height: float
    row: float
    text: float
    wide: bool

    @property
    def inner(self) -> float:
        """The width between the margins."""
        return self.width - 2 * MARGIN

    @property
    def bottom(self) -> float:
        """Where the page's rows end."""
        return self.height - MARGIN


def make_format(paper: str, *, large: bool, teams: int) -> Format:
    """Return the format for a paper's name; PaperError if the name is unknown.

    large: large print. teams: with more than three the hands need the whole width.
    """
    if paper not in PAPERS:
        raise PaperError("NO_SUCH_PAPER", paper=paper, papers=", ".join(PAPERS))
    width, height = PAPERS[paper]
    row, text = (8.0, 14.0) if large else (5.0, 9.0)
    return Format(width, height, row, text, large or teams > 3)
