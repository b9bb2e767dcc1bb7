"""Score pads in files, with one clear line for anything wrong with them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from escalera.cli.errors import CommandError
from escalera.cli.files import content
from escalera.cli.language import chosen, complaint
from escalera.cli.words import phrase
from escalera.pad import Pad, PadError, read_pad


def nameless(seat: int) -> str:
    """Return what a player without a name is called in the language chosen."""
    return phrase("sheet-player", n=seat)


def pad_in(path: Path, nameless: Callable[[int], str] = nameless) -> Pad:
    """Return the score pad in a file; CommandError with the place if it is none.

    nameless: what a player without a name is called, by the seat.
    """
    data = _data_in(path)
    try:
        return read_pad(data, nameless=nameless)
    except PadError as error:
        raise CommandError(f"{path}: {error.said(chosen())}") from None


def _data_in(path: Path) -> Any:
    try:
        return json.loads(content(path))
    except json.JSONDecodeError as error:
        said = complaint("command-no-json", path=str(path), line=str(error.lineno))
        raise CommandError(said) from None
    except (ValueError, RecursionError):  # no text, a number of 5,000 digits, 2,000 brackets
        raise CommandError(complaint("command-no-json-text", path=str(path))) from None
