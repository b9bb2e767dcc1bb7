"""Tables that can be read even where they don't fit: row by row, each cell on its own line."""

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

_ANY_WIDTH = 10_000


class Folding:
    """A table, drawn as one if no word has to be broken, else as a list of its rows."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw it as wide as the place it stands in."""
        least = Measurement.get(console, options.update(width=_ANY_WIDTH), self._table).minimum
        if least <= options.max_width:
            yield self._table
            return
        if self._table.title:
            yield Text(str(self._table.title), style="bold")
        yield from map(self._row, range(self._table.row_count))
        yield Text()

    def _row(self, number: int) -> RenderableType:
        """Return a row: its first cell that isn't empty, then the others under their heads."""
        cells = [(column.header, list(column.cells)[number]) for column in self._table.columns]
        (_, first), *others = [(head, cell) for head, cell in cells if str(cell)]
        lines = [Text(f"{head}: {cell}" if head else str(cell)) for head, cell in others]
        return Group(
            Text(str(first), style="bold"), *(Padding(line, (0, 0, 0, 2)) for line in lines)
        )
