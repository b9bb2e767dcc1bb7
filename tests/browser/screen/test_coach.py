"""A beginner's tips can be read, understood and turned off without scrolling, at every size."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.hands import Finger, click_at
from tests.browser.sight import SIZES, Size, in_sight
from tests.browser.tables import Tables
from tests.browser.watching import TWO_FRAMES

DEVICE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
HIDDEN = """() => {
  const box = document.querySelector('[data-notices]').getBoundingClientRect()
  return [...document.querySelectorAll('.coach button')].flatMap((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const seen = button.contains(hit) && top >= box.top - 1 && bottom <= box.bottom + 1
    return seen ? [] : [`${button.innerText.slice(0, 20)}: ${top} to ${bottom} of ${box.bottom}`]
  })
}"""
SMALL_OR_CUT = """() => {
  const size = (part) => parseFloat(getComputedStyle(part).fontSize)
  return [...document.querySelectorAll('.coach button:not(.tip)')]
    .filter((button) => size(button) < size(document.documentElement) ||
      button.scrollWidth > button.clientWidth + 1)
    .map((button) => `${button.innerText}: ${button.scrollWidth} in ${button.clientWidth}`)
}"""

ALL_OR_MORE = """() => {
  const words = document.querySelector('.tip span')
  const line = parseFloat(getComputedStyle(words).lineHeight)
  const cut = words.scrollHeight - words.clientHeight > line / 2
  const [more, buttons] = ['u', 'button'].map((one) => document.querySelectorAll(`.coach ${one}`))
  return cut === (more.length === 1) && buttons.length === 3 - more.length
}"""
"""Whether all is said with what one can answer, or a word says that a tap shows more."""
WHOLE_ON = ((390, 844), (768, 1024), (1280, 800), (1920, 1080), (2560, 1440))
"""Screens that have room for the whole of it."""
COACHED = {"on": True, "said": {}}
"""What the browser of somebody keeps who wants tips and has had none."""


def coached(come: Come, tables: Tables, position: str, language: str = "en") -> Page:
    """Return the page of a beginner who sits in a position."""
    visitor = come(device=DEVICE)
    visitor.remember(language=language)
    visitor.has_kept("coach", COACHED)
    table = tables.position(position)
    visitor.be(table.cookies["Ann"])
    return visitor.go(table.path)


def readable(page: Page, whole_on: tuple[Size, ...] = ()) -> None:
    """A tip is whole or says that there is more, and can be answered, at every size."""
    for size in SIZES:
        in_sight(page, [size])
        assert page.evaluate(HIDDEN) == [], size
        assert page.evaluate(SMALL_OR_CUT) == [], size
        page.evaluate(TWO_FRAMES)
        assert page.evaluate(ALL_OR_MORE), size
        assert size not in whole_on or not page.locator(".tip u").count(), size


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("position", ["initial-meld", "frozen"])
def test_a_tip_can_be_read_and_answered(
    come: Come, tables: Tables, position: str, language: str
) -> None:
    page = coached(come, tables, position, language)
    tip = page.locator("[data-coach]")
    expect(tip.locator(".tip")).to_be_visible()
    readable(page, WHOLE_ON)
    sentence = tip.locator(".tip span").inner_text()
    press = Finger().press
    press(tip.locator(".tip"))
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(sentence)).to_be_visible()
    press(sheet.get_by_role("button").last)
    expect(sheet).to_have_count(0)
    expect(page.locator(".tip", has_text=sentence)).to_have_count(0)
    if tip.count():
        press(tip.get_by_role("button").last)
    expect(tip).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "es"])
def test_so_can_the_next_tips(come: Come, tables: Tables, language: str) -> None:
    page = coached(come, tables, "initial-meld", language)
    page.bring_to_front()
    tip = page.locator("[data-coach]")
    expect(tip).to_be_visible()
    click_at(page.locator(".stock"))
    situations = set[str | None]()
    for _ in range(2):
        expect(page.locator("[data-coach]:not([data-coach=take])")).to_be_visible()
        situations.add(tip.get_attribute("data-coach"))
        readable(page)
        page.set_viewport_size({"width": 390, "height": 844})
        click_at(tip.locator(".tip"))
        Finger().press(page.get_by_role("dialog").get_by_role("button").last)
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert len(situations) == 2


@pytest.mark.parametrize("language", ["en", "es"])
def test_so_can_a_tip_on_chosen_cards(come: Come, tables: Tables, language: str) -> None:
    page = coached(come, tables, "full-bolivia", language)
    for card in "TD", "TC", "2D":
        click_at(page.locator(f'[data-zone=hand] [data-card="{card}"]').first)
    expect(page.locator("[data-coach]")).to_be_visible()
    readable(page)


def test_a_tip_waits_while_a_refusal_says_why(come: Come, tables: Tables) -> None:
    page = coached(come, tables, "blocked")
    tip = page.locator("[data-coach]")
    expect(tip).to_be_visible()
    click_at(page.locator("button.take"))
    refusal = page.get_by_role("alert")
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(refusal).to_be_in_viewport(ratio=0.95)
        expect(page.locator("[data-context] .turn")).to_be_in_viewport(ratio=0.95)
        expect(tip).to_be_hidden()
    Finger().press(refusal.locator("button.quiet"))
    expect(refusal).to_have_count(0)
    expect(tip).to_be_visible()


def test_a_tip_speaks_the_language_that_is_chosen_at_the_table(come: Come, tables: Tables) -> None:
    page = coached(come, tables, "frozen")
    tip = page.locator(".tip")
    expect(tip).to_contain_text("pile")
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.get_by_role("dialog").get_by_role("button", name="Looks and sounds", exact=True).tap()
    page.get_by_role("group", name="Language").locator("input[value=es]").check()
    expect(tip).to_contain_text("pozo")
