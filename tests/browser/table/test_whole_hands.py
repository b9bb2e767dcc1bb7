"""People play whole hands: of each game as partners, with mouse and finger; one with keys only."""

import pytest
from playwright.sync_api import Locator, expect

from escalera.rules import games
from tests.browser.conftest import Come
from tests.browser.driver import Player, play_together
from tests.browser.menus import SHEETS, open_every_entry
from tests.browser.sight import hidden
from tests.browser.tables import Tables
from tests.browser.watching import DESKTOP, PHONE

SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}
DEALS = {"samba": 52, "sambola": 40, "black-samba": 59, "bolivia": 74, "villages-samba": 47}
"""Deals whose hands end soon, as these players play them."""


class Looker(Player):
    """Opens every entry of the menu in the second turn, and looks at all before each draw."""

    looked_at = 0

    def move(self) -> None:
        if self.done["discard"] and self.phase == "draw":
            self._look()
        super().move()

    def _look(self) -> None:
        self.wait(lambda: not hidden(self.page), f"hidden: {hidden(self.page)}")
        if not self.looked_at:
            opened: list[str] = []
            open_every_entry(self.visitor, self.hands, opened.append)
            assert set(opened) == set(SHEETS)
        self.looked_at += 1


@pytest.mark.parametrize("game", games())
def test_partners_use_every_entry_of_the_menu_and_see_one_result(
    come: Come, tables: Tables, game: str
) -> None:
    """One plays at a laptop, the other on a small phone."""
    table = tables.dealt(f"both-{game}-{DEALS[game]}", game, {1: "Ann", 3: "Cy"})
    ann, cy = Looker(come(table, "Ann")), Looker(come(table, "Cy", SMALL), "touch")
    play_together(ann, cy, until=lambda: ann.over and cy.over)
    for player in ann, cy:
        assert player.looked_at
        assert player.visitor.sideways() <= 0
    ours, theirs = (player.page.get_by_role("table").first for player in (ann, cy))
    expect(ours.get_by_role("columnheader").nth(1)).to_have_text("We")
    assert figures(ours) == figures(theirs) != []


def figures(sheet: Locator) -> list[str]:
    """Return what a score sheet says, cell by cell."""
    return sheet.get_by_role("cell").all_inner_texts()


def test_by_keys_alone(come: Come, tables: Tables) -> None:
    visitor = come(tables.dealt("keys", "samba"), device=DESKTOP)
    player = Player(visitor, "keys")
    player.play_hand()
    assert player.done["discard"]
