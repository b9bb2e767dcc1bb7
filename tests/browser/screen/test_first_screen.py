"""All that matters is on the first screen: at every size, in every game, with many melds."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.sight import LARGE_TEXT, in_sight, twice_as_large
from tests.browser.tables import Tables
from tests.browser.watching import Visitor

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


@pytest.mark.parametrize("position", POSITIONS)
def test_on_every_screen(come: Come, tables: Tables, position: str) -> None:
    shown = in_sight(open_table(come(device=DEVICE), tables, position))
    assert len(set(shown)) == 1, "a screen leaves melds out"


@pytest.mark.parametrize("position", ["full-villages-samba", "long-hand", "frozen"])
def test_with_text_twice_as_large(come: Come, tables: Tables, position: str) -> None:
    visitor = come(device=DEVICE)
    twice_as_large(visitor)
    in_sight(open_table(visitor, tables, position), LARGE_TEXT)
