"""Tests run the engine that players run: the library, with one of the tests' own beside it."""

import subprocess
import sys

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Build both, if sources have changed, before there are workers who would each do so."""
    if not hasattr(config, "workerinput"):
        for module in ("tools.ahead", "tests.fuzz.library"):
            subprocess.run([sys.executable, "-m", module], check=True)
