"""Score sheets on paper, as PDF: empty or filled in, for any game and its settings.

`score_sheet(pad)` returns the file's bytes. Needs the extra `escalera[paper]` (fpdf2).
"""

from escalera.paper.faults import PaperError
from escalera.paper.formats import PAPERS, Format
from escalera.paper.sheet import score_sheet

__all__ = ["PAPERS", "Format", "PaperError", "score_sheet"]
