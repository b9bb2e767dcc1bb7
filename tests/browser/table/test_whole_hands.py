"""A person plays a whole hand: of each game with mouse and finger, and with keys only."""

from collections import Counter

import pytest

from escalera.rules import games
from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.menus import SHEETS, open_every_entry
from tests.browser.sight import hidden
from tests.browser.tables import Tables
from tests.browser.watching import DESKTOP, PHONE, Device

SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}


SCREENS = {"laptop": (DESKTOP, "mouse"), "small phone": (SMALL, "touch")}
DEALS = {
    "samba": {"mouse": 234, "touch": 191},
    "sambola": {"mouse": 45, "touch": 36},
    "black-samba": {"mouse": 60, "touch": 57},
    "bolivia": {"mouse": 83, "touch": 6},
    "villages-samba": {"mouse": 18, "touch": 28},
}
"""Deals whose hands end soon, as this player plays them."""


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(("device", "way"), SCREENS.values(), ids=SCREENS)
def test_of_each_game_with_every_entry_of_the_menu(
    come: Come, tables: Tables, game: str, device: Device, way: str
) -> None:
    visitor = come(tables.dealt(f"alone-{game}-{DEALS[game][way]}", game), device=device)
    player = Player(visitor, way)
    player.play_until(lambda _: player.done["discard"])
    opened: list[str] = []
    open_every_entry(visitor, player.hands, opened.append)
    assert set(opened) == set(SHEETS)
    looked_at = Counter[str]()

    def over(phase: str) -> bool:
        """Look at the page at the beginning of each turn; say whether the hand is over."""
        if phase == "draw":
            player.wait(lambda: not hidden(player.page), f"hidden: {hidden(player.page)}")
        looked_at[phase] += 1
        return phase == "over"

    player.play_until(over)
    assert looked_at["draw"]
    assert visitor.sideways() <= 0


def test_by_keys_alone(come: Come, tables: Tables) -> None:
    visitor = come(tables.dealt("keys", "samba"), device=DESKTOP)
    player = Player(visitor, "keys")
    player.play_hand()
    assert player.done["discard"]
