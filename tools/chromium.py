"""The browser that tests and pictures run in: Debian's Chromium, installed by root if missing.

Its headless shell draws pages without a window, for less work; the whole browser serves as well.

`python -m tools.chromium` makes sure that it is there.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

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


class MissingError(Exception):
    """Chromium is missing and can't be installed."""


def chromium() -> str:
    """Return the path of the browser; `MissingError`, a sentence, if there is none."""
    return _found() or _installed()


def _found() -> str:
    named = os.environ.get("ESCALERA_CHROMIUM", "")
    return named or next(filter(None, map(shutil.which, NAMES)), "")


def _installed() -> str:
    """Install Debian's packages, one process at a time."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise MissingError(
            f"The browser tests need Chromium: apt-get install {WHOLE} {FONTS}, "
            "or name another one's program in ESCALERA_CHROMIUM."
        )
    with (Path(tempfile.gettempdir()) / "escalera-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if found := _found():
            return found
        _apt("update", "-qq")
        try:
            _install(SHELL)
        except MissingError:  # not every system has it by itself
            _install(WHOLE)
    if found := _found():
        return found
    raise MissingError("Debian's packages of Chromium have no program of that name.")


def _install(package: str) -> None:
    _apt("install", "-qq", "-y", "--no-install-recommends", package, FONTS)


def _apt(*words: str) -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        ["apt-get", *words],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise MissingError(f"apt-get {words[0]}: {done.stderr or done.stdout}")


def main() -> None:
    """Make sure that there is a browser."""
    try:
        chromium()
    except MissingError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
