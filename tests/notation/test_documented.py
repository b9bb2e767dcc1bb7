"""What docs/record.md shows of a position is one, and holds what it says."""

import re
from pathlib import Path

import pytest

from escalera.engine.match.game import Game
from escalera.notation.verify import replayed

PAGE = Path(__file__).parents[2] / "docs" / "record.md"
HEAD = "escalera 1\ngame villages-samba 1\nplayers 4\n"


def position() -> str:
    """Return the page's position, without what it says of each line."""
    blocks = re.findall(
        "^```\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    (shown,) = [block for block in blocks if block.startswith("hand 1\n") and "position\n" in block]
    return re.sub("  +.*$", "", shown, flags=re.MULTILINE)


def test_the_position_is_on_the_table() -> None:
    game = replayed(HEAD + position())
    assert isinstance(game, Game), game
    view = game.view(1)
    assert (game.seat_to_act, view.hand_sizes, view.scores) == (1, (4, 11, 12, 9), (6210, 7405))
    assert view.feet == (0, 0, 15, 0)
    assert (len(view.pile), sum(view.stocks) >= 40) == (3, True)
    assert view.melded == (True, True)
    assert [len(reds) for reds in view.red_threes] == [0, 2]


@pytest.mark.parametrize("action", ["end stock", "end stuck"])
def test_an_end_can_be_asked_about_as_an_action(action: str) -> None:
    game = replayed(HEAD + position())
    assert isinstance(game, Game), game
    refusal = game.why_not(action)
    assert refusal is not None
    assert refusal.name in {"STOCK_LEFT", "DRAW_FIRST"}
