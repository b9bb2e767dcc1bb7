"""Tests run the engine that players run: the library, with one of the tests' own beside it."""

import gc
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A busy machine draws examples slowly, which says nothing of what is tested.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
gc.set_threshold(100_000, 50, 100)  # thousands of tests stay in memory: to look at them takes long


def pytest_configure(config: pytest.Config) -> None:
    """Build both, if sources have changed, before there are workers who would each do so."""
    if hasattr(config, "workerinput"):
        gc.disable()  # until all tests are found
    else:
        for module in ("tools.ahead", "tests.fuzz.library"):
            subprocess.run([sys.executable, "-m", module], check=True)


def pytest_collection_finish() -> None:
    """Look for garbage from now on, but not among the tests."""
    gc.freeze()
    gc.enable()


def pytest_sessionfinish() -> None:
    """Look for garbage once more, over all tests; pytest does so five times, now among little."""
    gc.collect()
    gc.freeze()


SLOW = ("upkeep", "solo", "browser", "ahead", "server", "fuzz")
"""The folders of tests that take long, those with the longest ones first.

They wait for a server, are Node's, a browser's, a compiler's, other tests of a server, a twin's.
"""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let each worker begin with its share of the slow tests, a file's side by side.

    Workers get equal stretches of the list, and take each other's last tests when they are done:
    so at the end there are quick ones left, and nobody waits. Nobody takes a worker's last two.
    """
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    slow = [files[file] for file in sorted(filter(_is_slow, files), key=_place)]
    quick = [item for file, tests in files.items() if not _is_slow(file) for item in tests]
    shares = [[*chain(*slow[first::workers])] for first in range(workers)]
    items[:] = _filled(shares, quick)


def _filled(shares: list[list[pytest.Item]], quick: list[pytest.Item]) -> list[pytest.Item]:
    """Return all tests, shares made as long as the stretches that xdist cuts the list into."""
    left = sum(map(len, shares)) + len(quick)
    found: list[pytest.Item] = []
    for number, share in enumerate(shares):
        length = left // (len(shares) - number)
        left -= length
        quick = share[length:] + quick  # a share that is too long goes on in the next one
        missing = max(0, length - len(share))
        found += share[:length] + quick[:missing]
        quick = quick[missing:]
    return found + quick


def _is_slow(file: Path) -> bool:
    return any(folder in file.parts for folder in SLOW)


def _place(file: Path) -> int:
    return min(SLOW.index(folder) for folder in SLOW if folder in file.parts)
