"""`escalera bots`: who can sit at a table."""

from rich.table import Table
from rich.text import Text

from escalera.bots import about, bot_names
from escalera.cli.console import output
from escalera.cli.language import chosen


def run() -> int:
    """Print each bot's name and how it plays, the weakest first."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for name in bot_names():
        grid.add_row(Text(name, style="bold"), about(name, chosen()))
    output().print(grid)
    return 0
