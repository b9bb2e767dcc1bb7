"""Golden games come out of their seeds to the letter and replay; node counts stay."""

import pytest

from escalera.engine.game import Game
from escalera.notation import read, write
from tools import golden


@pytest.mark.parametrize(("game", "varied"), golden.names())
def test_a_golden_game(game: str, varied: bool) -> None:
    kept = golden.file_of(game, varied=varied).read_text()
    assert write(golden.played(game, varied=varied).record()) == kept
    assert write(Game.from_record(read(kept)).record()) == kept


def test_node_counts() -> None:
    assert golden.nodes_text() == (golden.FOLDER / "nodes.txt").read_text()
