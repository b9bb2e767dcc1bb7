"""Starts another Python, for settings that must come before any import."""

import os
import subprocess
import sys

from tests.scenario import ROOT


def run(*words: str, **variables: str) -> str:
    """Return what another Python prints; warnings are errors, and it must end well."""
    return shown_and_said(*words, **variables)[0]


def shown_and_said(*words: str, **variables: str) -> tuple[str, str]:
    """Return what another Python prints, on standard output and on standard error, as `run`."""
    done = subprocess.run(
        [sys.executable, "-W", "error", *words],
        env={**os.environ, **variables},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr
