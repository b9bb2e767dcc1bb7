"""A table in the page tells, byte for byte, what a server's table tells: in Node."""

from pathlib import Path

import pytest

from escalera.rules import games
from tests.solo.in_node import in_node
from tests.solo.matches import tables_for, write_matches


@pytest.mark.parametrize("kind", [*games(), "house rules"])
def test_whole_matches_frame_by_frame(kind: str, tmp_path: Path) -> None:
    tables = tables_for(kind)
    write_matches(tables, tmp_path)
    done = in_node("same-frames", ESCALERA_MATCHES=tmp_path)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
    assert f"{len(tables)} matches" in done.stdout
