"""The other browser that tests run in: Debian's Firefox, installed by root if missing.

ESCALERA_FIREFOX may name another program.
"""

import os
import shutil
from typing import Final

from tools.debian import MissingError, install

PACKAGE: Final = "firefox-esr"
NAMES: Final = (PACKAGE, "firefox")


def firefox() -> str:
    """Return the path of the browser; `MissingError`, a sentence, if there is none."""
    if found := _found():
        return found
    install(PACKAGE)
    if found := _found():
        return found
    raise MissingError("Debian's package of Firefox has no program of that name.")


def _found() -> str:
    named = os.environ.get("ESCALERA_FIREFOX", "")
    return named or next(filter(None, map(shutil.which, NAMES)), "")
