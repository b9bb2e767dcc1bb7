"""Score pads in files, with one clear line for anything wrong with them."""

import json
from collections.abc import Callable
from pathlib import Path

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
    try:
        return read_pad(json.loads(content(path)), nameless=nameless)
    except PadError as error:
        raise CommandError(f"{path}: {error.said(chosen())}") from None
    except json.JSONDecodeError as error:
        said = complaint("command-no-json", path=str(path), line=str(error.lineno))
        raise CommandError(said) from None
    except (UnicodeDecodeError, RecursionError):
        raise CommandError(complaint("command-no-json-text", path=str(path))) from None
