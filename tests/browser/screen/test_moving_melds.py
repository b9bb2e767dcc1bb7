"""Melds that are on their way need no more room than those that lie still."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.tables import Tables
from tests.browser.watching import TWO_FRAMES

DEVICE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
STEP = "document.querySelector('.felt').dataset.step"
FAR_AWAY = """document.querySelector('.felt [data-zone^="meld-"]').animate(
  [{ transform: 'translate(0, 900px)' }, { transform: 'translate(0, 800px)' }], 60_000)"""


def test_a_meld_on_its_way_folds_no_others(come: Come, tables: Tables) -> None:
    player = Player(come(tables.position("last-turn"), device=DEVICE))
    page = player.page
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    found = page.evaluate(STEP)
    page.evaluate(FAR_AWAY)
    player.draw()
    page.evaluate(TWO_FRAMES)
    assert page.evaluate(STEP) == found
