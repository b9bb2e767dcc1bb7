"""A server that a test may kill."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.serving import server_to_kill
from tests.server.serving import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to kill."""
    with server_to_kill(tmp_path / "server") as made:
        yield made
