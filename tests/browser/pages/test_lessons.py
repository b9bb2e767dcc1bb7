"""Lessons: task and hand on the first screen, how far one is, a coached hand at the end."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from escalera.book import Lesson, lessons
from escalera.rules import games, load
from tests.browser.conftest import Come
from tests.browser.pages.test_book import go_through
from tests.browser.pages.test_pages import sound
from tests.browser.watching import PHONE

SCREENS: dict[str, ViewportSize] = {
    "small phone": {"width": 360, "height": 640},
    "low laptop": {"width": 1024, "height": 600},
}
OUTSIDE = """() => [document.querySelector('.task'),
  ...document.querySelectorAll('[data-zone=hand] [data-card], .bar .end')].filter(one => {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1
  }).map(one => one.textContent)"""
"""What of task, cards and discard button is not on the screen as it is."""


def open_lesson(page: Page, lesson: Lesson) -> None:
    """Come to a lesson by its link, and wait until its table is there."""
    page.evaluate("at => { location.hash = at }", lesson.key)
    expect(page.get_by_role("heading", level=2)).to_have_text(lesson.title)
    cards = page.locator("[data-zone=hand] [data-card]")
    expect(cards).to_have_count(len(lesson.hand))


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
@pytest.mark.parametrize("game", games())
def test_task_and_hand_are_on_the_first_screen(come: Come, game: str, screen: ViewportSize) -> None:
    visitor = come(device={"viewport": screen})
    page = visitor.go(f"/book/{game}/lessons?players=4")
    for lesson in lessons(load(game)):
        open_lesson(page, lesson)
        page.wait_for_function(f"() => !({OUTSIDE})().length")
        assert page.evaluate(OUTSIDE) == []


def test_the_first_page_says_how_far_one_is(come: Come) -> None:
    visitor = come(device=PHONE)
    page = visitor.go("/")
    page.get_by_role("link", name="Learn Samba").tap()
    course = lessons(load("samba"))
    expect(page.get_by_role("heading", level=2)).to_have_text(course[0].title)
    page.get_by_text("Things to try here").tap()
    go_through(page, course[0])
    expect(page.locator("[data-became=reached]")).to_contain_text(course[0].done)
    page = visitor.go("/")
    expect(page.get_by_text(f"1 of {len(course)} lessons")).to_be_visible()
    sound(visitor)
    page.get_by_role("link", name="Learn Samba").tap()
    expect(page.get_by_role("heading", level=2)).to_have_text(course[1].title)


def test_after_the_last_lesson_comes_a_hand_with_the_coach(come: Come) -> None:
    page = come().go("/book/samba/lessons?players=4#out")
    page.get_by_text("Things to try here").click()
    go_through(page, lessons(load("samba"))[-1])
    page.get_by_role("button", name="Play a first hand with the coach").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    expect(page.get_by_role("note", name="A tip")).to_be_visible(timeout=60_000)  # bots play first
