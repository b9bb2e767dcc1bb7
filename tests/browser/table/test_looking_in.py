"""Who has no seat: spectators, and people with a wrong link."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.sight import NEEDED
from tests.browser.tables import Tables

LOST = "The connection is lost"
NOTED = f"""
  window.lost = false
  new MutationObserver(() => {{ window.lost ||= document.body?.innerText.includes("{LOST}") }})
    .observe(document, {{ childList: true, subtree: true, characterData: true }})
"""


def test_a_spectator_has_no_buttons_for_a_hand(come: Come, tables: Tables) -> None:
    page = come().go(tables.position("frozen").path)
    expect(page.locator("[data-context] .say")).to_contain_text("You are watching.")
    expect(page.locator(NEEDED["the upcard"])).to_be_visible()
    expect(page.locator(":is(.do, .actions) button")).to_have_count(0)


def test_a_wrong_link_is_told_at_once(come: Come) -> None:
    visitor = come()
    visitor.allowed = ("WebSocket connection", "status of 404")
    visitor.first(NOTED)
    page = visitor.go("/t/there-is-no-such-table")
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    assert not page.evaluate("window.lost")
    page.get_by_role("link", name="To the start page").click()
    expect(page.locator(".face.drawn").first).to_be_attached()  # nothing waits for a table now
