"""Hints at a server's table: only where it allows them, worked out from what the player sees."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.tables import Tables


def test_a_table_that_allows_hints(come: Come, tables: Tables) -> None:
    player = Player(come(tables.dealt("hinted", "samba", hints=True)))
    player.play_turns(1)
    player.press(player.button("Hint"), "hint")
    said = player.page.locator("[data-hint]")
    expect(said).to_contain_text(re.compile("A strong bot would play: (Draw a card|Take)"))
    player.draw()
    player.wait(lambda: player.phase == "play", "the card comes")
    expect(said).to_have_count(0)
    player.press(player.button("Hint"), "hint")
    expect(said).to_contain_text("A strong bot would play: ")
    assert player.page.locator("[data-zone=hand] [data-card][aria-pressed=true]").count() > 0


def test_a_table_that_allows_none(come: Come, tables: Tables) -> None:
    page = come(tables.dealt("unhinted", "samba")).page
    expect(page.get_by_role("button", name=re.compile("^Draw")).first).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
