"""Debian's packages that a test needs, installed by root if they are missing."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path


class MissingError(Exception):
    """A program is missing and can't be installed; says what to do."""


def install(*packages: str) -> None:
    """Install packages, one process at a time; MissingError if that can't be done."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise MissingError(f"The tests need these: apt-get install {' '.join(packages)}")
    with (Path(tempfile.gettempdir()) / "escalera-debian.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        _apt("update", "-qq")
        _apt("install", "-qq", "-y", "--no-install-recommends", *packages)


def _apt(*words: str) -> None:
    try:
        run(["apt-get", *words])
    except RuntimeError as error:
        raise MissingError(str(error)) from None


def run(command: list[str], user: int | None = None, group: int | None = None) -> None:
    """Run a program; RuntimeError with what it printed if it fails.

    Its output goes to a file, as a server that it starts would keep a pipe open.
    """
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    with tempfile.TemporaryFile("w+") as output:
        finished = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            cwd=tempfile.gettempdir(),
            env=environment,
            check=False,
            user=user,
            group=group,
            extra_groups=None if user is None else [],
        )
        output.seek(0)
        if finished.returncode:
            raise RuntimeError(f"{Path(command[0]).name}: {output.read()}")
