"""What the page knows of the engine is what the engine says."""

import pytest

from tools.page.made import FOLDER, made

MADE = made()


@pytest.mark.parametrize("name", sorted(MADE))
def test_the_file_is_the_engine_s(name: str) -> None:
    found = (FOLDER / name).read_text(encoding="utf-8")
    assert found == MADE[name], "make it anew: make engine-data"


def test_no_other_file_is_there() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(MADE)
