"""One tap away: what the match is played to, how it went so far, and past hands' sheets."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.tables import Tables
from tests.browser.watching import PHONE

BEYOND = """() => {
  const table = document.querySelector('dialog table')
  return table.scrollWidth - table.parentElement.clientWidth
}"""
"""How far the scores are beyond their room, in pixels."""
OVER_EACH_OTHER = r"""() => {
  const room = document.querySelector('dialog table').parentElement.getBoundingClientRect()
  return [...document.querySelectorAll('dialog table :is(th, td)')].flatMap((cell) => {
    const words = document.createRange()
    words.selectNodeContents(cell)
    const [own, said] = [cell.getBoundingClientRect(), words.getBoundingClientRect()]
    const over = said.width && (said.left < own.left - 1 || said.right > own.right + 1)
    const out = own.right > room.right + 1
    const broken = /^[\d.]+$/.test(cell.innerText) && words.getClientRects().length > 1
    return over || out || broken ? [`${cell.innerText}: ${said.left} to ${said.right}`] : []
  })
}"""
"""Figures and names that are not whole in their own place."""


def scores(page: Page) -> list[list[str]]:
    """Open the scores; return the course of the match, row by row."""
    page.locator("button.scores").click()
    course = page.get_by_role("dialog").get_by_role("table", name="The scores after each hand")
    expect(course).to_be_visible()
    rows = course.locator("tr").all_inner_texts()
    return [row.split() for row in rows]


def test_the_scores_have_room_on_the_smallest_phone(come: Come, tables: Tables) -> None:
    table = tables.position("last-turn")
    visitor = come(table, device={"viewport": {"width": 320, "height": 568}, "has_touch": True})
    visitor.remember(language="es")
    page = visitor.go(table.path)
    page.locator("button.scores").tap()
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    assert page.evaluate(BEYOND) <= 0


@pytest.mark.parametrize("text", ["normal", "large", "huge"])
@pytest.mark.parametrize("size", [(320, 568), (360, 640), (390, 844)])
def test_both_teams_have_room_whatever_the_texts_size(
    come: Come, tables: Tables, size: tuple[int, int], text: str
) -> None:
    people = {1: "Ann", 2: "Wenceslao", 3: "Concepción", 4: "Maximiliano"}
    visitor = come(device={"viewport": {"width": 390, "height": 844}, "has_touch": True})
    visitor.remember(language="es", textSize=text)
    table = tables.position("full-bolivia", people)
    visitor.be(table.cookies["Ann"])
    page = visitor.go(table.path)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator("button.scores").tap()
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    assert page.evaluate(BEYOND) <= 0
    assert page.evaluate(OVER_EACH_OTHER) == []


def test_the_course_of_the_match_is_one_tap_away(come: Come, tables: Tables) -> None:
    table = tables.position("last-turn")
    ann = Player(come(table, device=PHONE), "touch")
    page = ann.page
    page.locator("button.scores").tap()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The match is played to 10,000 points.")
    expect(dialog.get_by_role("row", name="Still to go")).to_contain_text("8,790")
    expect(dialog.get_by_role("table")).to_have_count(1)
    dialog.get_by_role("button", name="Close").tap()
    ann.play_hand()
    page.locator("[data-result] h2").tap()  # all is counted now
    over = page.locator("[data-result] table.sheet tr")
    ended = over.last.locator("td").all_inner_texts()
    expected = [["Hand", "We", "They"], ["Start", "1,210", "845"], ["1", *ended]]
    ann.hands.press(page.get_by_role("button", name="Next hand"))
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    assert scores(page) == expected
    hand = dialog.locator("details", has_text="Hand 1")
    hand.locator("summary").tap()
    expect(hand).to_contain_text("Cards on the table")
