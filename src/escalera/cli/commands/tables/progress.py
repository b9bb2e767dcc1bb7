"""A bar of what is done, on standard error, where somebody looks at it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from escalera.cli.console import errors
from escalera.cli.words import phrase

Told = Callable[[int], None]
"""Called with how many are done."""


@contextmanager
def progress(what: str, total: int) -> Iterator[Told]:
    """Show a bar until the block ends; what: the key of what it counts."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    console = errors()
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(phrase(what), total=total)
        yield lambda done: bar.update(task, completed=done)
