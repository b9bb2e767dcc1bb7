"""The page's expert plays what Python's plays at the same count of deals, play by play: in Node."""

from pathlib import Path

import pytest

from escalera.rules import games
from tests.solo.in_node import in_node
from tests.solo.telling import told


@pytest.mark.parametrize("game", games())
def test_whole_hands_play_by_play(game: str, tmp_path: Path) -> None:
    file = tmp_path / "hands.json"
    hands = told("expert", file, game)
    done = in_node("same-expert", ESCALERA_HANDS=file)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-3000:]
    assert f"{sum(len(one['plays']) for one in hands)} plays" in done.stdout
