"""Melds that are on their way need no more room than those that lie still, and move no pile."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.sight import in_sight
from tests.browser.tables import Tables
from tests.browser.watching import TWO_FRAMES

DEVICE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
STEP = "document.querySelector('.felt').dataset.step"
FAR_AWAY = """document.querySelector('.felt [data-zone^="meld-"]').animate(
  [{ transform: 'translate(0, 900px)' }, { transform: 'translate(0, 800px)' }], 60_000)"""
FROM_THE_FELT = """() => ['.stock', '[data-zone=pile]'].map((selector) => {
  const { left, top } = document.querySelector(selector).getBoundingClientRect()
  const felt = document.querySelector('.felt').getBoundingClientRect()
  return [left, top - (felt.top + felt.bottom) / 2].map(Math.round)
})"""
"""How far stock and pile are from the middle of the felt, which the hand may make higher."""


def test_a_meld_on_its_way_folds_no_others(come: Come, tables: Tables) -> None:
    player = Player(come(tables.position("last-turn"), device=DEVICE))
    page = player.page
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    found = page.evaluate(STEP)
    page.evaluate(FAR_AWAY)
    player.draw()
    page.evaluate(TWO_FRAMES)
    assert page.evaluate(STEP) == found


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=lambda size: f"{size[0]}")
def test_stock_and_pile_stay_where_they_are_as_melds_come(
    come: Come, tables: Tables, size: tuple[int, int]
) -> None:
    player = Player(come(tables.position("initial-meld"), device=DEVICE))
    in_sight(player.page, [size])
    player.draw()
    player.wait(lambda: player.phase == "play", "the card comes")
    before = player.page.evaluate(FROM_THE_FELT)
    player.choose("9S", "9H", "JK")
    player.press(player.page.get_by_role("button", name="New set of 9s"), "meld")
    expect(player.page.locator(".felt [data-zone^=meld-]")).to_have_count(1)
    player.page.evaluate(TWO_FRAMES)
    assert player.page.evaluate(FROM_THE_FELT) == before
