"""Two people who have met in a lobby, before any match."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.watching import Visitor


def in_a_lobby(come: Come) -> tuple[Visitor, Visitor]:
    """Let Ann open a table for friends, and Ben take seat 2 by keys."""
    ann, ben = come(), come()
    page = ann.go("/new/samba")
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("heading", name="Invite friends")).to_be_visible()
    ben.go(page.url.removeprefix(ann.address))
    seat = ben.page.locator("[data-seat='2']")
    seat.get_by_role("button", name="Sit here").click()
    ben.page.get_by_label("Your name").fill("Ben")
    Player(ben, "keys").hands.press(seat.get_by_role("button", name="Sit down"))
    expect(page.locator("[data-seat='2']")).to_contain_text("Ben")
    return ann, ben
