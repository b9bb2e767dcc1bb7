"""Larger cards and text, a big hand or a grid: they give way before any part of the table does."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.screen.test_first_screen import DEVICE, open_table
from tests.browser.sight import in_sight, places
from tests.browser.tables import Tables

SIZES = ((320, 568), (360, 640), (390, 844), (844, 390), (1024, 600))
LOOKS: dict[str, dict[str, Any]] = {
    "all large": {"textSize": "large", "cardSize": "large"},
    "huge": {"textSize": "huge", "cardSize": "large"},
    "big": {"textSize": "huge", "cardSize": "large", "view": "big"},
    "big alone": {"view": "big"},
    "grid": {"textSize": "large", "cardSize": "large", "view": "grid"},
}
CHOSEN = """() => {
  const cards = [...document.querySelectorAll('[data-zone=hand] .card')]
  const reached = [...document.querySelectorAll('[data-zone=hand] [data-card]')]
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
  return {
    text: rem,
    cards: cards[0].getBoundingClientRect().width / rem,
    reach: Math.min(...reached.map((card) => card.getBoundingClientRect().width)),
  }
}"""
"""The text and what is reached of a card of the hand, in pixels; a card's width in rem."""


COVERED_NAMES = """() => [...document.querySelectorAll('.seat .name')].filter((name) => {
  const { left, top, width, height } = name.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) !== name
}).map((name) => name.innerText)"""

SMALLER = {
    "Normal": {(320, 568): 0},
    "Large": {(320, 568): 1, (844, 390): 1, (1280, 800): 0},
    "Very large": {(1280, 800): 0, (390, 844): 1},
}
"""Whether a size of text is smaller than that at the table, by screen."""


def at(page: Page, size: tuple[int, int]) -> dict[str, float]:
    in_sight(page, [size])
    return dict(page.evaluate(CHOSEN))


@pytest.mark.parametrize("looks", LOOKS)
@pytest.mark.parametrize("position", ["long-hand", "full-villages-samba"])
def test_all_is_in_sight(come: Come, tables: Tables, position: str, looks: str) -> None:
    visitor = come(device=DEVICE)
    visitor.remember(**LOOKS[looks])
    in_sight(open_table(visitor, tables, position), SIZES)


def test_a_chosen_card_and_a_draw_leave_all_in_sight(come: Come, tables: Tables) -> None:
    visitor = come(device=DEVICE)
    visitor.remember(**LOOKS["big"])
    open_table(visitor, tables, "frozen")
    player = Player(visitor)
    player.draw()
    player.wait(lambda: player.phase == "play", "the card comes")
    in_sight(player.page, SIZES)
    player.choose("9S", "9D", "9H")
    in_sight(player.page, SIZES)


def test_looks_give_way_only_where_room_is_missing(come: Come, tables: Tables) -> None:
    usual, large = come(device=DEVICE), come(device=DEVICE)
    large.remember(**LOOKS["big"])
    pages = [open_table(visitor, tables, "frozen") for visitor in (usual, large)]
    normal, chosen = (at(page, (1920, 1080)) for page in pages)
    assert chosen["text"] > 1.15 * normal["text"]
    assert chosen["text"] * chosen["cards"] > 1.1 * normal["text"] * normal["cards"]
    assert chosen["reach"] >= 44
    page = open_table(large, tables, "long-hand")
    assert at(page, (390, 844))["cards"] < 1.01 * 3.3
    # A larger screen has room again.
    page = open_table(large, tables, "frozen")
    at(page, (390, 844))
    assert at(page, (1920, 1080)) == chosen


def said_where_text_stays_smaller(page: Page) -> None:
    """Beside the choice of the text's size: only where a table has no room for it."""
    said = page.get_by_role("dialog").get_by_text("no room for text that large")
    for text, sizes in SMALLER.items():
        page.get_by_role("radio", name=text, exact=True).last.check()
        for (width, height), times in sizes.items():
            page.set_viewport_size({"width": width, "height": height})
            expect(said).to_have_count(times)


def test_text_chosen_at_the_table_is_as_large_as_after_a_reload(come: Come, tables: Tables) -> None:
    visitor = come(device=DEVICE)
    page = open_table(visitor, tables, "full-villages-samba")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Looks and sounds").click()
    said_where_text_stays_smaller(page)
    page.get_by_role("radio", name="Very large").check()
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).last.click()
    found = at(page, (390, 844)), places(page)
    page.reload()
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    assert found == (at(page, (390, 844)), places(page))


def test_no_medal_lies_on_a_name(come: Come, tables: Tables) -> None:
    visitor = come(device=DEVICE)
    visitor.remember(**LOOKS["huge"])
    page = open_table(visitor, tables, "frozen")
    for size in (1920, 1080), (2560, 1440), (1280, 800):
        in_sight(page, [size])
        assert page.evaluate(COVERED_NAMES) == []
