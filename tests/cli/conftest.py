"""The command line's tests print as into a pipe: as wide as it likes, whatever runs them."""

import pytest


@pytest.fixture(autouse=True)
def no_width(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("COLUMNS", "ESCALERA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
