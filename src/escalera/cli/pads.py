"""Score pads in files, with one clear line for anything wrong with them."""

import json
from pathlib import Path

from escalera.cli.errors import CommandError
from escalera.cli.files import content
from escalera.pad import Pad, PadError, read_pad


def pad_in(path: Path) -> Pad:
    """Return the score pad in a file; CommandError with the place if it is none."""
    try:
        return read_pad(json.loads(content(path)))
    except PadError as error:
        raise CommandError(f"{path}: {error}") from None
    except json.JSONDecodeError as error:
        raise CommandError(f"{path}:{error.lineno}: this is no JSON: {error.msg}.") from None
    except (UnicodeDecodeError, RecursionError):
        raise CommandError(f"{path}: this is no JSON text.") from None
