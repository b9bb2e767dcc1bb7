"""All that matters is on the first screen, at every size, in every game, however many melds lie there."""

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import SECONDS
from tests.browser.sight import hidden, melds_shown
from tests.browser.tables import Tables
from tests.browser.watching import Visitor

SIZES = (
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 600),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
)
LARGE_TEXT = ((390, 844), (844, 390), (1280, 800))
"""Where the text is twice the usual size too."""
POSITIONS = (
    "full-samba",
    "full-sambola",
    "full-black-samba",
    "full-bolivia",
    "full-villages-samba",
    "many-melds",
    "long-hand",
    "frozen",
)
DEVICE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def open_table(visitor: Visitor, tables: Tables, position: str) -> Page:
    table = tables.position(position)
    visitor.be(table.cookies["Ann"])
    page = visitor.go(table.path)
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    return page


def all_in_sight(page: Page, size: tuple[int, int]) -> list[int]:
    """Nothing is hidden, once the screen has turned; return how many melds each team shows."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    until = time.monotonic() + SECONDS / 5
    while found := hidden(page):
        assert time.monotonic() < until, (size, found)
        page.wait_for_timeout(50)
    return melds_shown(page)


@pytest.mark.parametrize("position", POSITIONS)
def test_on_every_screen(come: Come, tables: Tables, position: str) -> None:
    page = open_table(come(device=DEVICE), tables, position)
    shown = [all_in_sight(page, size) for size in SIZES]
    assert len(set(map(tuple, shown))) == 1, "a screen leaves melds out"


@pytest.mark.parametrize("position", ["full-villages-samba", "long-hand", "frozen"])
def test_with_text_twice_as_large(come: Come, tables: Tables, position: str) -> None:
    visitor = come(device=DEVICE)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    page = open_table(visitor, tables, position)
    for size in LARGE_TEXT:
        all_in_sight(page, size)
