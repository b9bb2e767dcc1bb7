"""A log that the page kept is read again: it goes on, or is set aside with its record. In Node."""

from pathlib import Path

import pytest

from escalera.notation.verify import verify
from tests.solo.in_node import in_node


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """What is left of the tables that were set aside."""
    folder = tmp_path_factory.mktemp("records")
    done = in_node("same-log", ESCALERA_RECORDS=folder)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
    return sorted(folder.glob("*.rec"))


def test_what_is_left_can_be_verified(records: list[Path]) -> None:
    texts = [file.read_text("utf-8") for file in records]
    known = [text for text in texts if "game samba " in text]
    assert len(known) == len(texts) - 1  # of one, the game is unknown now
    assert [verify(text) for text in known] == [None] * len(known)
    assert sum("\nhand 1\n" in text for text in texts) == 2
    assert all("# hand 2, which comes out differently now\n" in text for text in texts)
