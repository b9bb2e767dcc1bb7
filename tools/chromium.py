"""The browser that tests and pictures run in: Debian's Chromium, installed by root if missing.

Its headless shell draws pages without a window, for less work; the whole browser serves as well.

ESCALERA_CHROMIUM may name another program. `python -m tools.chromium` makes sure that there is one.
"""

import os
import shutil
import sys
from typing import Final

from tools.debian import MissingError, install

SHELL, WHOLE = "chromium-headless-shell", "chromium"
FONTS = "fonts-noto-core"
NAMES = (SHELL, WHOLE, "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Options for a browser without a screen, a user or a network."""


def chromium() -> str:
    """Return the path of the browser; `MissingError`, a sentence, if there is none."""
    return _found() or _installed()


def _found() -> str:
    named = os.environ.get("ESCALERA_CHROMIUM", "")
    return named or next(filter(None, map(shutil.which, NAMES)), "")


def _installed() -> str:
    """Install Debian's packages; not every system has the shell by itself."""
    try:
        install(SHELL, FONTS)
    except MissingError:
        install(WHOLE, FONTS)
    if found := _found():
        return found
    raise MissingError("Debian's packages of Chromium have no program of that name.")


def main() -> None:
    """Make sure that there is a browser."""
    try:
        chromium()
    except MissingError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
