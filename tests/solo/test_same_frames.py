"""A table in the page tells, byte for byte, what a server's table tells: in Node."""

import json
from pathlib import Path

import pytest

from escalera.rules import games
from tests.solo.in_node import in_node
from tests.solo.telling import told


@pytest.mark.parametrize("kind", [*games(), "house rules"])
def test_whole_matches_frame_by_frame(kind: str, tmp_path: Path) -> None:
    matches = told("matches", tmp_path / "all.txt", kind)
    for number, match in enumerate(matches):
        (tmp_path / f"{number}.json").write_text(json.dumps(match), encoding="utf-8")
    done = in_node("same-frames", ESCALERA_MATCHES=tmp_path)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
    assert f"{len(matches)} matches" in done.stdout
