"""Installs the peers for the Python that runs this, as `make bench-peers-env` does.

If a peer can't be installed or imported here, a line says so and it is left out; that is no error.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

LOCK = Path(__file__).with_name("requirements.lock")
MODULES = {"openspiel": "pyspiel", "rlcard": "rlcard", "pettingzoo": "pettingzoo", "pgx": "pgx"}
LEFT_OUT = "left out, it can't be installed here (to try again: remove bench/.venv-peers)"


def pip_install(requirements: Path) -> bool:
    """Install exactly what a lock file names; return whether that went well."""
    command = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    command += ["--no-deps", "--require-hashes", "--requirement", str(requirements)]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


def install_singly(lock: str) -> None:
    """Install a lock's requirements one at a time, so that one failure leaves the others."""
    for requirement in re.split(r"\n(?=\w)", lock):
        with tempfile.TemporaryDirectory() as folder:
            single = Path(folder, "requirement.txt")
            single.write_text(requirement, encoding="utf-8")
            pip_install(single)


def works(module: str) -> bool:
    """Return whether a new interpreter can import the module."""
    command = [sys.executable, "-c", f"import {module}"]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


def main() -> None:
    """Install all peers at once, or else singly, and say which ones there are."""
    if not pip_install(LOCK):
        install_singly(LOCK.read_text(encoding="utf-8"))
    for peer, module in MODULES.items():
        print(f"peer {peer}: {'ready' if works(module) else LEFT_OUT}")


if __name__ == "__main__":
    main()
