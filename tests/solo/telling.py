"""What a server tells, written by a process of its own: it runs the library, as servers do.

`python -m tests.solo.telling WHAT FILE ARGUMENTS` writes what the page is held against.
"""

import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.forking import Forked
from tests.solo import drawn_rules, expert_hands, lessons_told, matches

SECONDS = 240
"""The time limit."""
WAYS: dict[str, Callable[..., Any]] = {
    "matches": matches.played,
    "hands": matches.hands_played,
    "answers": lessons_told.cases,
    "rules": drawn_rules.judged,
}


def told(what: str, file: Path, *arguments: str) -> Any:
    """Return what a server tells; a file keeps it as JSON."""
    errors = file.with_suffix(".log")
    with errors.open("w") as log:
        words = [what, str(file), *arguments]
        process = Forked.start("tests.solo.telling", words, os.environ, log.fileno())
    with process.stdout as output:
        output.read()  # a full pipe would stop it
        assert process.wait(SECONDS) == 0, errors.read_text("utf-8")
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
