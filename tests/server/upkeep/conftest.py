"""The command line on the database of a test."""

import pytest

from tests.server.upkeep.commands import Commands


@pytest.fixture
def commands(database_url: str, capsys: pytest.CaptureFixture[str]) -> Commands:
    return Commands(database_url, capsys)
