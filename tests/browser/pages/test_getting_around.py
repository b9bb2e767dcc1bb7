"""From page to page by keys alone: each begins at its top, with the focus where it begins."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come

AT = """() => [Math.round(scrollY), document.activeElement.id]"""
LOW = {"viewport": {"width": 900, "height": 420}}


def begins(page: Page) -> None:
    expect(page.locator("main")).to_be_focused()
    assert page.evaluate(AT) == [0, "main"]


@pytest.mark.parametrize(
    ("start", "link", "there"),
    [
        ("/book/samba", "Rule card", "/book/samba/card"),
        ("/book/samba", "Looks", "/look"),
        ("/", "Rule book: Sambola", "/book/sambola"),
    ],
)
def test_a_page_begins_at_its_top(come: Come, start: str, link: str, there: str) -> None:
    page = come(device=LOW).go(start)
    page.bring_to_front()
    way = page.get_by_role("link", name=link).first
    expect(way).to_be_visible()
    expect(page.locator("main section").last).to_be_visible()
    way.focus()
    page.evaluate("scrollTo(0, 150)")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(there))
    begins(page)


@pytest.mark.parametrize("place", ["/book/samba/differs#bolivia", "/book/samba#table"])
def test_skipping_to_the_content_leaves_the_place_in_the_book(come: Come, place: str) -> None:
    page = come(device=LOW).go(place)
    page.bring_to_front()
    expect(page.locator("main li").first).to_be_visible()
    before = page.url
    page.get_by_role("link", name="Skip to the page").focus()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    assert page.url == before
