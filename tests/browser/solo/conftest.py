"""A server that a test may kill."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.serving import prepared_server
from tests.server.serving import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to kill."""
    made = prepared_server(tmp_path / "server")
    made.start()
    yield made
    if made.process is not None and made.process.poll() is None:
        made.stop()
