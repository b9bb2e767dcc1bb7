"""A person plays a whole hand of each game: with a mouse, with keys alone, with a finger."""

import pytest

from escalera.rules import games
from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.tables import Tables
from tests.browser.watching import DESKTOP, PHONE


@pytest.mark.parametrize("game", games())
def test_by_clicking(come: Come, tables: Tables, game: str) -> None:
    visitor = come(tables.dealt(f"clicks-{game}", game), device=DESKTOP)
    player = Player(visitor)
    player.play_hand()
    assert player.done["discard"]


def test_by_keys_alone(come: Come, tables: Tables) -> None:
    visitor = come(tables.dealt("keys", "samba"), device=DESKTOP)
    player = Player(visitor, "keys")
    player.play_hand()
    assert player.done["discard"]


def test_on_a_phone_by_touch(come: Come, tables: Tables) -> None:
    visitor = come(tables.dealt("touch", "bolivia"), device=PHONE)
    player = Player(visitor, "touch")
    player.play_hand()
    assert player.done["discard"]
    assert visitor.sideways() <= 0
