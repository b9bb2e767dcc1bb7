"""A host for the built site."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.site.static_host import StaticHost, hosted


@pytest.fixture
def server(tmp_path: Path) -> Iterator[StaticHost]:
    """A host of the test's own, to kill."""
    with hosted(tmp_path) as made:
        yield made
