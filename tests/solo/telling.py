"""What a server tells, written by a process of its own: it runs the library, as servers do.

`python -m tests.solo.telling WHAT FILE ARGUMENTS` writes what the page is held against.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.solo import drawn_rules, expert_hands, lessons_told, matches

WAYS: dict[str, Callable[..., Any]] = {
    "matches": matches.played,
    "hands": matches.hands_played,
    "answers": lessons_told.cases,
    "rules": drawn_rules.judged,
}


def told(what: str, file: Path, *arguments: str) -> Any:
    """Return what a server tells; a file keeps it as JSON."""
    command = [sys.executable, "-m", "tests.solo.telling", what, str(file), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(file.read_text("utf-8"))


def main() -> None:
    """Write what the command line asks for."""
    what, file, *arguments = sys.argv[1:]
    if what == "expert":
        found = expert_hands.played(*arguments)
    else:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(WAYS[what](Path(folder), *arguments))
    Path(file).write_text(json.dumps(found), encoding="utf-8")


if __name__ == "__main__":
    main()
