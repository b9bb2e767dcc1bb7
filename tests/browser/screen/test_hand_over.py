"""At the end of a hand the table stays in sight, all hands turned up, and the sheet beside it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.sight import ENDED, FOLDED, LARGE_TEXT, SHEET, SIZES, in_sight, twice_as_large
from tests.browser.tables import Tables
from tests.browser.watching import Visitor

DEVICE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TEXTS = {"normal": SIZES, "200%": LARGE_TEXT}
BESIDE = ((844, 390), (1024, 600), (1280, 800), (1920, 1080), (2560, 1440))
TOLD = """all => all.map((one) =>
  `${one.querySelector('.who').innerText} ${one.querySelectorAll('.card').length}`)"""
each_text = pytest.mark.parametrize("text", TEXTS)


def ended(come: Come, tables: Tables, text: str = "normal", way: str = "mouse") -> Player:
    """Return a player whose hand is over, with the score sheet open."""
    visitor = come(device=DEVICE)
    if text == "200%":
        twice_as_large(visitor)
    return ended_for(visitor, tables, way)


def ended_for(visitor: Visitor, tables: Tables, way: str = "mouse") -> Player:
    """Play somebody's last turn of a hand."""
    table = tables.position("last-turn")
    visitor.be(table.cookies["Ann"])
    visitor.go(table.path)
    expect(visitor.page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    player = Player(visitor, way)
    player.play_hand()
    return player


def turned_up(page: Page) -> list[str]:
    """Return the names of the players whose hands are shown, and how many cards each has."""
    return list(page.locator("[data-turned]").evaluate_all(TOLD))


@each_text
def test_the_table_stays_in_sight_while_the_sheet_is_folded(
    come: Come, tables: Tables, text: str
) -> None:
    player = ended(come, tables, text)
    page = player.page
    assert turned_up(page) == ["Ben 1", "Carla 5", "Dan 0"]
    player.press(player.button("See the table"), "fold")
    expect(page.locator("[data-result]")).to_have_count(0)
    in_sight(page, TEXTS[text], FOLDED if text == "normal" else few(FOLDED))
    player.press(player.button("Score sheet"), "unfold")
    in_sight(page, TEXTS[text], SHEET)


def few(needed: dict[str, str]) -> dict[str, str]:
    """With text twice as large the last hands are reached by scrolling."""
    return {**needed, "a hand turned up": "[data-turned]:first-child"}


def test_the_sheet_lies_beside_the_table_on_wide_screens(come: Come, tables: Tables) -> None:
    page = ended(come, tables).page
    in_sight(page, BESIDE, ENDED)
    in_sight(page, BESIDE, SHEET)


def test_the_largest_text_gives_way_to_the_sheet_beside_the_table(
    come: Come, tables: Tables
) -> None:
    visitor = come(device=DEVICE)
    visitor.remember(textSize="huge")
    page = ended_for(visitor, tables).page
    in_sight(page, BESIDE, ENDED)
    in_sight(page, BESIDE, SHEET)


def test_keys_fold_the_sheet_away_and_back_and_go_on(come: Come, tables: Tables) -> None:
    player = ended(come, tables)
    page = player.page
    page.locator("[data-fold]").focus()
    for folded in (True, False):
        page.keyboard.press("Enter")
        expect(page.locator("[data-result]")).to_have_count(0 if folded else 1)
        expect(page.locator("[data-fold]")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_text("hand 2")).to_be_visible()
    expect(page.locator("[data-turned]")).to_have_count(0)


def test_a_spectator_sees_all_hands_once_it_is_over_and_not_before(
    come: Come, tables: Tables
) -> None:
    table = tables.position("last-turn")
    looking = come(device=DEVICE)
    looking.go(table.path)
    expect(looking.page.locator(".stock")).to_be_visible()
    expect(looking.page.locator("[data-turned]")).to_have_count(0)
    ann = come(table, device=DEVICE)
    Player(ann).play_hand()
    expect(looking.page.locator("[data-turned]")).to_have_count(4)


def test_the_keyboard_stays_with_its_buttons_when_the_sheet_comes(
    come: Come, tables: Tables
) -> None:
    player = ended(come, tables)
    page = player.page
    page.reload()
    page.locator(".actions [data-fold]").focus()
    expect(page.locator("[data-result] [data-fold]")).to_be_focused()
