"""Spanish words are longer: everything is in sight with them too, and players' names are whole."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.hands import click_at
from tests.browser.scenes import Stage
from tests.browser.sight import SIZES, in_sight
from tests.browser.states import asked
from tests.browser.tables import Tables
from tests.browser.watching import TWO_FRAMES
from tests.server.serving import Server

DEVICE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
CUT_NAMES = """() => [...document.querySelectorAll('.seat :is(.name, .state)')]
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


def test_while_a_partner_asks(come: Come, server: Server, tables: Tables) -> None:
    visitor = come(device=DEVICE)
    visitor.remember(language="es")
    asked(Stage(come, server.address, tables), visitor)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    no_seat_is_cut(visitor.page)


def test_while_somebody_is_away(come: Come, tables: Tables) -> None:
    table = tables.position("asking", {1: "Carla", 3: "Ann"}, grace_seconds=600)
    carla, visitor = come(table, "Carla"), come(device=DEVICE)
    visitor.remember(language="es")
    visitor.be(table.cookies["Ann"])
    page = visitor.go(table.path)
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    carla.page.goto("about:blank")
    expect(page.locator(".seat.away .state").locator("visible=true")).to_be_visible()
    no_seat_is_cut(page)


def no_seat_is_cut(page: Page) -> None:
    page.bring_to_front()
    for width, height in SIZES[:4]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)
        assert page.evaluate(CUT_NAMES) == [], width
