"""Where output goes: the tables to standard output, the complaints to standard error."""

import os
import sys
from typing import Any

from rich.console import Console


def output(**options: Any) -> Console:
    """Return the console for standard output, which shows words as they are written."""
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")
    return Console(highlight=False, markup=False, emoji=False, **options)


def errors() -> Console:
    """Return the console for standard error."""
    return Console(stderr=True, highlight=False, markup=False)


def complain(text: str) -> None:
    """Write one line to standard error."""
    sys.stderr.write(f"{text}\n")


def say_line(text: str) -> None:
    """Write one line to standard output, never wrapped."""
    sys.stdout.write(f"{text}\n")


def has_symbols(console: Console) -> bool:
    """Say whether a console can show the suits' symbols."""
    return console.encoding.lower().startswith("utf")


def silence() -> None:
    """Let nothing more be written: whoever read our output has gone."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
