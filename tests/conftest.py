"""Tests run the engine that players run: the library, with one of the tests' own beside it."""

import subprocess
import sys
from pathlib import Path

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Build both, if sources have changed, before there are workers who would each do so."""
    if not hasattr(config, "workerinput"):
        for module in ("tools.ahead", "tests.fuzz.library"):
            subprocess.run([sys.executable, "-m", module], check=True)


SLOW = ("browser", "solo", "ahead")
"""The folders of tests that take long: a browser's, Node's, a compiler's."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let each worker begin with its share of the slow tests.

    Workers get equal stretches of the list, and take each other's last tests when they are done:
    so at the end there are quick ones left, and nobody waits. A file's tests stay together.
    """
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    files = list(dict.fromkeys(item.path for item in items))
    ordered = sorted(files, key=lambda file: not _is_slow(file))  # the order stays otherwise
    dealt = [file for first in range(workers) for file in ordered[first::workers]]
    places = {file: place for place, file in enumerate(dealt)}
    items.sort(key=lambda item: places[item.path])


def _is_slow(file: Path) -> bool:
    return any(folder in file.parts for folder in SLOW)
