"""How commands for hosts print what they found: as columns for people, as JSON for programs."""

import json
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

from rich.table import Table
from rich.text import Text

from escalera.cli.console import output, say_line
from escalera.cli.language import chosen
from escalera.texts import texts


def say_of(key: str, **values: str | int) -> str:
    """Return a message for hosts."""
    return texts(chosen(), "hosting").say(key, values)


def of_several(place: int, count: int, said: str) -> str:
    """Return what is said of a database, with its place if there are several."""
    return said if count == 1 else say_of("of-several", place=place, count=count, said=said)


def print_json(found: Any) -> None:
    """Print plain data as JSON."""
    say_line(json.dumps(found, indent=1, ensure_ascii=False))


def print_columns(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print rows under heads; ids are never broken."""
    grid = Table(box=None, pad_edge=False, header_style="bold")
    for head in heads:
        grid.add_column(Text(head), no_wrap=head == heads[0], overflow="fold")
    for row in rows:
        grid.add_row(*map(Text, row))
    output().print(grid)


def when(seconds: float) -> str:
    """Return UTC seconds as a date and a time, empty for 0."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M") if seconds else ""
