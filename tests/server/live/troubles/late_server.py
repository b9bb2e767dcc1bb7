"""The server as it is, by a clock that a file sets back, in seconds.

`python -m tests.server.live.troubles.late_server serve ...`, with the file named by LATE.
"""

import os
import sys
import time
from pathlib import Path

LATE = "LATE"
# A process of its own: one that is forked has taken the usual clock before.
COMMAND = [sys.executable, "-u", "-m", "tests.server.live.troubles.late_server", "serve"]
_usual = time.time


def _time() -> float:
    return _usual() - float(Path(os.environ[LATE]).read_text("ascii"))


if __name__ == "__main__":
    time.time = _time
    from escalera.cli import main

    main()
