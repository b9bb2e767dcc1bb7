"""Where room is little nothing is cut off: fields, a lesson's table, a score sheet, names."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.scenes import ASKED, BOOK
from tests.browser.sight import twice_as_large
from tests.browser.tables import Tables
from tests.browser.watching import Device

SMALL: Device = {"viewport": {"width": 320, "height": 568}, "has_touch": True}
LESSON = "/book/samba/lessons?players=4#frozen"
WITH_LARGE_TEXT = (
    "/",
    "/new/samba",
    "/new/bolivia",
    "/book/samba",
    "/book/samba/referee",
    "/pad",
    "/look",
    "/about",
    "/results",
    "/move",
)
STICKING_OUT = """() => [...document.querySelectorAll('.panel input')].filter((field) => {
  const panel = field.closest('.panel')
  const room = parseFloat(getComputedStyle(panel).paddingRight)
  const inside = panel.getBoundingClientRect().right - room
  return field.checkVisibility() && field.getBoundingClientRect().right > inside + 0.5
}).length"""
UNDER_THE_SCORES = """() => {
  const scores = document.querySelector('[data-result] tbody tr:last-child th')
  const sheet = scores.closest('.inside').getBoundingClientRect()
  return sheet.bottom - scores.getBoundingClientRect().bottom
}"""
CUT_NAMES = """() => [...document.querySelectorAll('.middle .seat .name')]
  .filter((name) => name.scrollWidth > name.clientWidth).length"""

CHOSEN_IN_SIGHT = """() => [...document.querySelectorAll('main select')].map((field) => {
  const words = document.createRange()
  words.selectNodeContents(field.parentElement.querySelector('[aria-hidden]') ?? field)
  const { left, right, top, bottom } = words.getBoundingClientRect()
  const box = field.getBoundingClientRect()
  const arrow = 20
  return right > left && left > box.left && right < box.right - arrow &&
    top > box.top && bottom < box.bottom
})"""
"""Of each drop-down, whether what is chosen is whole."""


def in_spanish(come: Come, size: tuple[int, int]) -> Page:
    """Open the lesson with the longest words, and wait for its cards."""
    visitor = come(device={"viewport": {"width": size[0], "height": size[1]}})
    visitor.remember(language="es")
    page = visitor.go(LESSON)
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    return page


def test_fields_stay_in_their_panels(come: Come) -> None:
    visitor = come(device=SMALL)
    page = visitor.go("/")
    expect(page.get_by_role("textbox", name="Code or link you were sent")).to_be_attached()
    assert page.evaluate(STICKING_OUT) == 0
    made = visitor.context.request.post(f"{visitor.address}/api/tables", data={"game": "samba"})
    visitor.go(f"/t/{made.json()['id']}")
    expect(page.get_by_role("heading", name="Invite friends")).to_be_attached()
    assert page.evaluate(STICKING_OUT) == 0


def test_a_lesson_shows_the_melds_on_the_smallest_phone(come: Come) -> None:
    page = in_spanish(come, (320, 568))
    expect(page.locator(".pile .why")).to_be_in_viewport(ratio=0.95)
    expect(page.locator(".felt .meld").last).to_be_in_viewport(ratio=0.5)


@pytest.mark.parametrize("size", [(768, 1024), (1280, 800)])
def test_a_long_word_about_the_pile_leaves_the_names_their_room(
    come: Come, size: tuple[int, int]
) -> None:
    page = in_spanish(come, size)
    expect(page.locator(".middle .seat .name")).to_have_count(2)
    assert page.evaluate(CUT_NAMES) == 0


def test_nothing_shows_under_the_new_scores(come: Come, tables: Tables) -> None:
    visitor = come(tables.position("last-turn"))
    Player(visitor).play_hand()
    visitor.page.set_viewport_size({"width": 844, "height": 390})
    expect(visitor.page.locator("[data-result] tbody tr:last-child th")).to_be_in_viewport()
    assert -4 <= visitor.page.evaluate(UNDER_THE_SCORES) <= -2


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_page_scrolls_sideways_with_text_twice_as_large(come: Come, language: str) -> None:
    visitor = come(device=SMALL)
    visitor.remember(language=language)
    twice_as_large(visitor)
    for path in WITH_LARGE_TEXT:
        visitor.go(path)
        visitor.settle()
        assert visitor.sideways() == 0, path


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_books_drop_downs_are_whole_with_text_twice_as_large(come: Come, language: str) -> None:
    visitor = come(device=SMALL)
    visitor.remember(language=language)
    twice_as_large(visitor)
    for path, fields in (ASKED, 2), (BOOK["differs"], 1):
        page = visitor.go(path)
        expect(page.locator("main select")).to_have_count(fields)
        visitor.settle()
        assert page.evaluate(CHOSEN_IN_SIGHT) == [True] * fields, path
        assert visitor.sideways() == 0
