"""What was done at the table, a line for each player's turn."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

Line = tuple[str, Text]
"""Who, and what was done."""


def news_lines(lines: Sequence[Line]) -> Table:
    """Return the lines under each other, names to the left."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for name, done in lines:
        grid.add_row(Text(f" {name}", style="bold", no_wrap=True), done)
    return grid
