"""What a person's system asks for: its own colours, more contrast, room beside a camera."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.sight import in_sight
from tests.browser.tables import Tables
from tests.browser.watching import PHONE

DEVICE = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
NOTCH = 47
"""How many pixels of a phone held sideways lie beside its camera."""
LOOKS = """element => {
  const { backgroundImage, boxShadow, outlineStyle } = getComputedStyle(element)
  return { backgroundImage, boxShadow, outlineStyle }
}"""
EDGES = """() => [...document.querySelectorAll('.board button, .board [data-card]')]
  .filter((one) => one.checkVisibility())
  .map((one) => one.getBoundingClientRect())
  .filter(({ width }) => width)
  .flatMap(({ left, right }) => [left, innerWidth - right])"""
"""How far from the screen's left and right edges everything is that one touches."""


def seated(come: Come, tables: Tables, device: dict[str, object]) -> Player:
    visitor = come(device=device, keeps=True)
    table = tables.position("frozen")
    visitor.be(table.cookies["Ann"])
    visitor.go(table.path)
    expect(visitor.page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    return Player(visitor)


def test_cards_stay_cards_in_the_colours_of_a_system(come: Come, tables: Tables) -> None:
    player = seated(come, tables, PHONE)
    player.page.emulate_media(forced_colors="active")
    assert player.page.locator(".take.can").evaluate(LOOKS)["outlineStyle"] == "solid"
    player.draw()
    player.wait(lambda: player.phase == "play", "the card comes")
    player.choose("9S")
    card = player.page.locator("[data-zone=hand] .card.selected")
    looks = card.evaluate(LOOKS)
    assert "gradient" in looks["backgroundImage"]
    assert looks["boxShadow"] != "none"


def test_more_contrast_is_there_for_who_asks_the_system_for_it(come: Come) -> None:
    visitor = come(device=PHONE, keeps=True)
    visitor.page.emulate_media(contrast="more")
    visitor.go("/")
    expect(visitor.page.locator("html")).to_have_attribute("data-contrast", "high")


def test_nothing_lies_beside_the_camera_of_a_phone_held_sideways(
    come: Come, tables: Tables
) -> None:
    player = seated(come, tables, DEVICE)
    session = player.page.context.new_cdp_session(player.page)
    insets = {"left": NOTCH, "right": NOTCH, "bottom": 21}
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    player.wait(lambda: min(player.page.evaluate(EDGES)) >= NOTCH, "everything is in reach")
    in_sight(player.page, [(844, 390)])


@pytest.mark.parametrize(("path", "kept"), [("/", True), ("/pad", False)])
def test_a_browsers_translation_leaves_alone_what_changes(
    come: Come, path: str, kept: bool
) -> None:
    visitor = come()
    visitor.go(path)
    expect(visitor.page.locator("h1").first).to_be_visible()
    assert visitor.page.locator("main").evaluate("main => main.translate") is kept


def test_a_browser_that_is_too_old_says_so(come: Come) -> None:
    visitor = come(keeps=True)
    visitor.page.route("**/assets/*.js", lambda route: route.abort())
    visitor.allowed = ("Failed to load resource",)
    visitor.page.goto(visitor.address)
    words = visitor.page.locator(".too-old")
    expect(words).to_be_hidden()
    expect(words).to_be_visible(timeout=20_000)
