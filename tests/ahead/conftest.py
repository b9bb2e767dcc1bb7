"""The calls that a library's answers are compared by."""

from pathlib import Path

import pytest

from tests.another_python import run


@pytest.fixture(scope="session")
def noted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the calls of the library and its answers."""
    folder = tmp_path_factory.mktemp("calls")
    run("-m", "tests.ahead.calls", str(folder), ESCALERA_ENGINE="ahead")
    return folder
