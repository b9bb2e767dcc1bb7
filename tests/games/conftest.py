"""Games that only these tests know: each is one file of `tests/games/data`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from escalera.rules import definition

HERE = Path(__file__).parent


@pytest.fixture(autouse=True, scope="module")
def _games() -> Iterator[None]:
    """Let the rules read the games of this folder, and forget them behind the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(definition.GAMES, str(HERE / "data"))
        definition.definitions.cache_clear()
        yield
    definition.definitions.cache_clear()
