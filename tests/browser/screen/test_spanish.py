"""Spanish words are longer: everything is in sight with them too, and players' names are whole."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.hands import click_at
from tests.browser.sight import SIZES, in_sight
from tests.browser.tables import Tables

DEVICE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
CUT_NAMES = """() => [...document.querySelectorAll('.seat .name')]
  .filter((name) => name.checkVisibility() && name.scrollWidth > name.clientWidth)
  .map((name) => name.textContent)"""


def seated(come: Come, tables: Tables, position: str) -> Page:
    visitor = come(device=DEVICE)
    visitor.remember(language="es")
    table = tables.position(position)
    visitor.be(table.cookies["Ann"])
    page = visitor.go(table.path)
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    return page


@pytest.mark.parametrize(
    "position", ["frozen", "blocked", "long-hand", "six-players", "three-teams", "full-samba"]
)
def test_everything_is_in_sight(come: Come, tables: Tables, position: str) -> None:
    page = seated(come, tables, position)
    for size in SIZES:
        in_sight(page, [size])
        assert page.evaluate(CUT_NAMES) == [], size


def test_under_a_refusal(come: Come, tables: Tables) -> None:
    page = seated(come, tables, "blocked")
    click_at(page.locator("button.take"))
    expect(page.get_by_role("alert")).to_be_visible()
    in_sight(page)
