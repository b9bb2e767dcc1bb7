"""The new-table page by keys alone: its bar at the bottom never lies over what has the focus."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.watching import DESKTOP, PHONE, Device, Visitor

SMALL: Device = {"viewport": {"width": 320, "height": 568}}
LOW: Device = {"viewport": {"width": 844, "height": 390}}
DEVICES = {"small": SMALL, "phone": PHONE, "low": LOW, "laptop": DESKTOP}
MOST = 400
"""More stops than the page has."""
LEAST = 80
STOP = """() => {
  const now = document.activeElement
  if (now === document.body) return ['', true]
  const { left, top, width, height } = now.getBoundingClientRect()
  const inside = (down) => {
    const hit = document.elementFromPoint(left + Math.min(8, width / 2), top + down * height)
    return !!hit && (now.contains(hit) || hit.contains(now))
  }
  const seen = top >= -0.5 && top + height <= innerHeight + 0.5 && inside(0.2) && inside(0.8)
  const name = now.ariaLabel ?? now.closest('label')?.innerText ?? now.innerText
  return [name || now.id || now.tagName, seen]
}"""
"""What has the focus, and whether all of it is in sight; no words where nothing has it."""


def walk(page: Page, key: str) -> int:
    """Press a key until it has led around the page; return how many stops there were."""
    for stops in range(MOST):
        page.keyboard.press(key)
        name, seen = page.evaluate(STOP)
        if not name:
            return stops
        assert seen, f"{key}: “{name}” is hidden, stop {stops}"
    raise AssertionError("the keys lead nowhere")


def there_and_back(page: Page) -> None:
    """Lead the focus from the first stop to the last, and back again."""
    page.evaluate("document.querySelector('a[href], button').focus()")
    stops = walk(page, "Tab")
    assert stops > LEAST
    assert walk(page, "Shift+Tab") >= stops


def everything_open(visitor: Visitor) -> Page:
    """Open the page with everything unfolded."""
    page = visitor.go("/new/samba")
    page.get_by_text("More: variations, numbers, speed").click()
    page.get_by_text("Numbers and finer points", exact=True).click()
    expect(page.get_by_text("Players and cards", exact=True)).to_be_visible()
    for summary in page.locator("details details summary").all():
        if not summary.evaluate("one => one.parentElement.open"):
            summary.click()
    return page


@pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES)
def test_the_bar_never_hides_the_focus(come: Come, device: Device) -> None:
    there_and_back(everything_open(come(device=device)))


@pytest.mark.parametrize("device", [SMALL, PHONE], ids=["small", "phone"])
def test_nor_does_it_with_a_sentence_about_what_is_wrong(come: Come, device: Device) -> None:
    visitor = come(device=device)
    visitor.allowed = ("status of 422",)
    page = everything_open(visitor)
    cards = page.get_by_role("textbox", name="How many cards each player is dealt as a hand.")
    cards.fill("41")
    cards.press("Tab")
    expect(page.get_by_role("alert")).to_have_count(1)
    page.get_by_role("button", name="Play now with bots").click()
    expect(page.locator(".ways").get_by_role("alert")).to_be_visible()
    there_and_back(page)
