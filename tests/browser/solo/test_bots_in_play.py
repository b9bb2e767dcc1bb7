"""How well and how fast bots play is changed at the table, and stays so after a reload."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.pages.test_pages import fits_the_smallest_phone, sound
from tests.browser.watching import DESKTOP, PHONE, Device

CARDS = "[data-zone=hand] [data-card]"


def in_menu(page: Page, group: str, choice: str) -> None:
    expect(page.get_by_role("group", name=group).get_by_role("radio", name=choice)).to_be_checked()


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_level_and_pace_are_changed_in_the_menu(come: Come, device: Device) -> None:
    visitor = come(device=device, keeps=True)
    page = visitor.go("/")
    page.get_by_role("button", name="Play now: Samba", exact=True).click()
    expect(page.locator(CARDS).first).to_be_visible()
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    page.get_by_role("radio", name="Beginner").check()
    page.get_by_role("radio", name="At once").check()
    in_menu(page, "How fast bots play", "At once")
    sound(visitor)
    fits_the_smallest_phone(visitor)
    page.reload()
    menu.click()
    in_menu(page, "How well do the bots play?", "Beginner")
    in_menu(page, "How fast bots play", "At once")
