"""Another Python, started for what must be set before anything is imported."""

import os
import subprocess
import sys

from tests.scenario import ROOT


def run(*words: str, **variables: str) -> str:
    """Return what another Python writes, warnings as errors; it must end well."""
    done = subprocess.run(
        [sys.executable, "-W", "error", *words],
        env={**os.environ, **variables},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
