"""All that matters is on the first screen: at every size, in every game, with many melds."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.sight import CUT_NAMES, SIZES, in_sight, places, twice_as_large
from tests.browser.tables import Tables
from tests.browser.watching import TWO_FRAMES, Visitor

POSITIONS = (
    "full-samba",
    "full-sambola",
    "full-black-samba",
    "full-bolivia",
    "full-villages-samba",
    "many-melds",
    "long-hand",
    "frozen",
    "six-players",
    "three-teams",
)
SMALL_TEXT = """() => {
  const size = (part) => parseFloat(getComputedStyle(part).fontSize)
  const rem = size(document.documentElement)
  return [...document.querySelectorAll('.seat .name, .scores, .scores *, .team .name')]
    .filter((part) => size(part) < rem - 0.01)
    .map((part) => `${part.className}: ${size(part) / rem} rem`)
}"""
DEVICE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def open_table(visitor: Visitor, tables: Tables, position: str) -> Page:
    table = tables.position(position)
    visitor.be(table.cookies["Ann"])
    page = visitor.go(table.path)
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    return page


@pytest.mark.parametrize("position", POSITIONS)
def test_on_every_screen(come: Come, tables: Tables, position: str) -> None:
    page = open_table(come(device=DEVICE), tables, position)
    shown = set()
    for size in SIZES:
        shown.update(in_sight(page, [size]))
        texts_are_whole(page)
    assert len(shown) == 1, "a screen leaves melds out"


@pytest.mark.parametrize("position", ["six-players", "long-hand", "three-teams"])
def test_on_every_screen_in_spanish(come: Come, tables: Tables, position: str) -> None:
    visitor = come(device=DEVICE)
    visitor.remember(language="es")
    page = open_table(visitor, tables, position)
    for size in SIZES:
        in_sight(page, [size])
        texts_are_whole(page)


def texts_are_whole(page: Page) -> None:
    """Names and scores are no smaller than other text, and no name is cut."""
    size = page.viewport_size
    assert page.evaluate(SMALL_TEXT) == [], size
    assert page.evaluate(CUT_NAMES) == [], size


@pytest.mark.parametrize("size", [(320, 568), (1024, 600)])
def test_folded_melds_unfold_by_a_tap(come: Come, tables: Tables, size: tuple[int, int]) -> None:
    small = {"width": size[0], "height": size[1]}
    visitor = come(device={**DEVICE, "viewport": small})
    visitor.remember(textSize="huge")
    page = open_table(visitor, tables, "full-villages-samba")
    visitor.settle()
    page.locator(".folded").first.tap()
    dialog = page.get_by_role("dialog")
    for _ in range(5):
        expect(dialog).to_be_visible()
        page.evaluate(TWO_FRAMES)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator(".folded").first).to_be_visible()


@pytest.mark.parametrize("position", ["full-villages-samba", "long-hand", "six-players"])
def test_with_text_twice_as_large(come: Come, tables: Tables, position: str) -> None:
    visitor = come(device=DEVICE)
    twice_as_large(visitor)
    in_sight(open_table(visitor, tables, position))


def test_a_chosen_card_leaves_folded_melds_in_sight(come: Come, tables: Tables) -> None:
    page = open_table(come(device=DEVICE), tables, "full-villages-samba")
    for size in SIZES:
        in_sight(page, [size])
        before = places(page)
        page.locator('[data-zone=hand] [data-card="6D"]').first.click()
        expect(page.locator("[data-offer]").first).to_be_visible()
        in_sight(page, [size])
        assert places(page) == before
        page.locator("[data-context] .quiet").click()


APART = """() => [...document.querySelectorAll('.seat')].map((seat) => {
  const box = seat.getBoundingClientRect()
  const number = seat.querySelector('.number')
  if (!number) return ''
  const { left, right, width } = number.getBoundingClientRect()
  return width > 5 && left > box.left && right < box.right ? number.innerText.trim() : 'cut'
}).sort().join(' ').trim()"""
"""The numbers that are whole at the ends of names."""


def test_two_of_one_name_are_told_apart(come: Come, tables: Tables) -> None:
    people = {1: "Ann", 2: "Benedict", 3: "Benedict 2", 4: "Benedict 3"}
    page = come(tables.dealt("one-name", "samba", people), device=DEVICE).page
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    for size in SIZES:
        in_sight(page, [size])
        assert page.evaluate(APART) == "2 3", size
