"""Seeds give their golden games to the letter, and these replay; node counts stay the same.

`earlier` has golden games from before a rule allowed more: they must replay for ever.
"""

from pathlib import Path

import pytest

from escalera.engine.match.game import Game
from escalera.notation import read, write
from tools import golden


@pytest.mark.parametrize(("game", "varied"), golden.names())
def test_a_golden_game(game: str, varied: bool) -> None:
    kept = golden.file_of(game, varied=varied).read_text()
    assert write(golden.played(game, varied=varied).record()) == kept
    assert write(Game.from_record(read(kept)).record()) == kept


@pytest.mark.parametrize(
    "path", sorted((golden.FOLDER / "earlier").glob("*.rec")), ids=lambda path: path.stem
)
def test_an_earlier_golden_game(path: Path) -> None:
    kept = path.read_text()
    assert write(Game.from_record(read(kept)).record()) == kept


def test_node_counts() -> None:
    assert golden.nodes_text() == (golden.FOLDER / "nodes.txt").read_text()
