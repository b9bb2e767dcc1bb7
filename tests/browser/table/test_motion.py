"""Motion explains and never holds up: it can be skipped by a tap, and be off."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.watching import PHONE

NEW_FLYERS = """
window.flown = 0
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.classList?.contains('flyer')) window.flown += 1
}).observe(document, { childList: true, subtree: true })
"""
SLOW = """
addEventListener('DOMContentLoaded', () => {
  document.documentElement.style.setProperty('--time-travel', '60000ms')
})
"""
"""A card's way takes a minute: no test waits so long."""
MOVING = """() => document.getAnimations().filter(
  (one) => one.effect.target.closest('.flyer, [data-zone=hand] [data-card]')
).length"""


def deal(come: Come, motion: str) -> Page:
    """Open a table of Samba and see its first hand dealt."""
    visitor = come(device=PHONE)
    visitor.remember(motion=motion)
    visitor.first(NEW_FLYERS + SLOW)
    page = visitor.go("/")
    page.get_by_role("button", name="Play now: Samba", exact=True).tap()
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    return page


def test_cards_are_seen_to_be_dealt_and_a_tap_ends_it(come: Come) -> None:
    page = deal(come, "full")
    page.wait_for_function(f"() => ({MOVING})() > 0")
    page.wait_for_function("() => window.flown >= 9")
    page.locator("h1").first.tap(force=True)
    page.wait_for_function(f"() => ({MOVING})() === 0")
    expect(page.locator(".flyer")).to_have_count(0)


@pytest.mark.parametrize("motion", ["less", "auto"])
def test_nothing_moves_if_the_player_or_the_system_says_so(come: Come, motion: str) -> None:
    page = deal(come, motion)
    page.get_by_role("button", name="Draw", exact=False).first.tap(timeout=60_000)  # bots first
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    assert page.evaluate("window.flown") == 0
    assert page.evaluate(MOVING) == 0
