"""Where output goes: tables to standard output, complaints to standard error."""

import os
import sys
import textwrap
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from rich.console import Console

_USUAL = 80
_DIGITS = 10


def output(**options: Any) -> Console:
    """Return the console for standard output, which shows words as they are written."""
    width = columns(sys.stdout)
    if width and os.environ.get("TERM") in ("dumb", "unknown"):
        # rich takes these for 80 columns wide, whatever they are.
        options = {"width": width, "height": 25, **options}
    elif set(os.environ.get("COLUMNS", "")) == {"0"}:
        # rich takes this for no room at all.
        options = {"width": width or _USUAL, **options}
    return Console(highlight=False, markup=False, emoji=False, **options)


def open_streams() -> None:
    """Open an empty stream in place of each standard one that was closed before we began."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nothing = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - open till the end
            setattr(sys, name, nothing)


def write_any_text() -> None:
    """Let standard output and error have a `?` where their encoding lacks a letter."""
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            with suppress(OSError):  # it was a file's, and is a pipe's now
                reconfigure(errors="replace")


def errors() -> Console:
    """Return the console for standard error."""
    return Console(stderr=True, highlight=False, markup=False)


def complain(text: str) -> None:
    """Write a sentence to standard error, broken into lines on a terminal."""
    sys.stderr.write(f"{fold(text, columns(sys.stderr))}\n")


def say(text: str) -> None:
    """Write a sentence to standard output, broken into lines on a terminal."""
    sys.stdout.write(f"{fold(text, columns(sys.stdout))}\n")


def say_line(text: str) -> None:
    """Write one line to standard output, never broken: for programs to read."""
    sys.stdout.write(f"{text}\n")


def columns(stream: IO[str]) -> int:
    """Return how wide a stream's lines may be: 0 for no limit, in a file or pipe."""
    width = number_in(os.environ.get("COLUMNS", ""))
    if stream.isatty():
        return width or os.get_terminal_size(stream.fileno()).columns
    # Programs that use readline leave COLUMNS=80 behind; only a narrower value is meant.
    return width if width < _USUAL else 0


def number_in(text: str) -> int:
    """Return the whole number that a text is; 0 for none, and for one of ten digits or more."""
    return int(text) if text.isdecimal() and len(text) < _DIGITS else 0


def fold(text: str, width: int) -> str:
    """Return a text in lines of at most `width`, broken between words only; 0: in one line."""
    if not width or len(text) <= width:
        return text
    return textwrap.fill(text, width, break_long_words=False, break_on_hyphens=False)


def has_symbols(console: Console) -> bool:
    """Say whether a console can show the suits' symbols."""
    return console.encoding.lower().startswith("utf")


def silence() -> None:
    """Write nothing more: whoever read our output has gone, or it can't be written."""
    with suppress(OSError):  # it has no file beneath it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
