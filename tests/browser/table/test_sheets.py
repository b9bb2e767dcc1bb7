"""Sheets over the table: every entry of every menu, and sheets that follow each other."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.hands import hands_of
from tests.browser.menus import SHEETS, entries, open_every_entry, two_frames
from tests.browser.tables import Tables
from tests.browser.watching import DESKTOP, PHONE, TWO_FRAMES, Device

COVERED = """(selector) => [...document.querySelectorAll(selector)].filter((button) => {
  const { left, top, bottom, width } = button.getBoundingClientRect()
  const seen = (y) => button.contains(document.elementFromPoint(left + width / 2, y))
  return !seen(top + 4) || !seen(bottom - 4)
}).map((button) => button.innerText)"""
"""The buttons that something lies over, or that are out of sight."""
DEVICES = {"phone": (PHONE, "touch"), "laptop": (DESKTOP, "mouse")}
each_device = pytest.mark.parametrize(("device", "way"), DEVICES.values(), ids=DEVICES)


@each_device
def test_a_player_opens_every_entry(come: Come, tables: Tables, device: Device, way: str) -> None:
    visitor = come(tables.position("frozen"), device=device)
    opened: list[str] = []
    open_every_entry(visitor, hands_of(visitor.page, way), opened.append)
    assert set(opened) == set(SHEETS)


@each_device
def test_a_spectator_opens_every_entry(
    come: Come, tables: Tables, device: Device, way: str
) -> None:
    table, visitor = tables.position("frozen"), come(device=device)
    visitor.go(table.path)
    opened: list[str] = []
    open_every_entry(visitor, hands_of(visitor.page, way), opened.append)
    assert set(opened) == set(SHEETS) - {"Say something"}


@each_device
def test_a_learner_opens_every_entry(come: Come, device: Device, way: str) -> None:
    visitor = come(device=device)
    visitor.go("/book/samba/lessons?players=4#frozen")
    opened: list[str] = []
    open_every_entry(visitor, hands_of(visitor.page, way), opened.append)
    assert set(opened) == set(SHEETS) - {"Say something"}


@each_device
def test_what_opens_no_sheet_does_what_it_says(
    come: Come, tables: Tables, device: Device, way: str
) -> None:
    table = tables.position("frozen")
    visitor = come(table, device=device)
    page, hands = visitor.page, hands_of(visitor.page, way)
    assert "Copy the link to this table" in entries(visitor, hands)
    sheet = page.get_by_role("dialog")
    hands.press(sheet.get_by_role("button", name="Copy the link to this table"))
    expect(sheet.get_by_role("status")).to_contain_text(table.path)
    hands.press(sheet.get_by_role("button", name="Pause the game"))
    expect(page.get_by_text("You paused the game")).to_be_visible()
    assert "Pause the game" not in entries(visitor, hands)
    hands.press(sheet.get_by_role("link", name="Leave the table"))
    expect(page.get_by_role("button", name="Play now: Samba", exact=True)).to_be_visible()


def test_what_was_said_is_heard(come: Come, tables: Tables) -> None:
    visitor = come(tables.position("frozen"), device=PHONE)
    page, hands = visitor.page, hands_of(visitor.page, "touch")
    entries(visitor, hands)
    hands.press(page.get_by_role("dialog").get_by_role("button", name="Say something"))
    hands.press(page.get_by_role("dialog").get_by_role("button", name="Well played!"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text(re.compile("Well played!")).first).to_be_visible()
    page.reload()
    expect(page.locator("[data-notices]")).to_contain_text("Ann: Well played!")
    entries(visitor, hands)
    hands.press(page.get_by_role("dialog").get_by_role("button", name="Say something"))
    expect(page.get_by_role("log", name="What was said")).to_have_text("Ann: Well played!")


def test_a_partners_question_takes_the_place_of_an_open_sheet(come: Come, tables: Tables) -> None:
    table = tables.position("asking", {1: "Ann", 3: "Cy"})
    ann, cy = Player(come(table, "Ann")), Player(come(table, "Cy", PHONE), "touch")
    cy.press(cy.button("Menu"), "menu")
    ann.draw()
    ann.wait(lambda: ann.phase == "play", "the card comes")
    ann.choose("QC", "QD")
    ann.press(ann.page.locator("[data-offer]").filter(has_text="Add").first, "add")
    ann.press(ann.button(re.compile("^Ask ")), "ask")
    cy.page.bring_to_front()
    question = cy.page.get_by_role("dialog", name="Ann asks: may I go out?")
    expect(question).to_be_visible()
    two_frames(cy.page)
    expect(cy.page.get_by_role("dialog")).to_have_count(1)
    cy.hands.press(question.get_by_role("button", name="No, play on"))
    expect(cy.page.get_by_role("dialog")).to_have_count(0)


def test_folded_melds_are_opened_one_by_one(come: Come, tables: Tables) -> None:
    visitor = come(tables.position("full-villages-samba"), device=PHONE)
    page, hands = visitor.page, hands_of(visitor.page, "touch")
    hands.press(page.get_by_role("button", name=re.compile("^Show .*complete")).first)
    first = page.get_by_role("dialog").get_by_role("listitem").get_by_role("button").first
    name = first.inner_text().splitlines()[-1].strip()
    hands.press(first)
    shown = page.get_by_role("dialog", name=name)
    two_frames(visitor.page)
    expect(shown).to_be_visible()
    hands.press(shown.get_by_role("button", name="Close"))
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (844, 390)])
def test_the_piles_cards_are_shown_from_the_top_one_on(
    come: Come, tables: Tables, size: tuple[int, int]
) -> None:
    visitor = come(tables.position("last-meld"), device=PHONE)
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    hands_of(visitor.page, "touch").press(visitor.page.locator("[data-zone=pile]"))
    sheet = visitor.page.get_by_role("dialog", name=re.compile("110 cards"))
    for shown in (
        sheet.get_by_role("heading"),
        sheet.get_by_role("img").first,
        sheet.get_by_role("button", name="Close"),
    ):
        expect(shown).to_be_in_viewport(ratio=0.95)
    expect(sheet.get_by_role("button", name="Close")).to_be_focused()
    expect(sheet.get_by_role("img").last).not_to_be_in_viewport()


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(320, 568), (360, 640), (844, 390)])
def test_both_answers_are_in_sight_before_somebody_is_removed(
    come: Come, tables: Tables, size: tuple[int, int], language: str
) -> None:
    visitor = come(device=PHONE)
    visitor.remember(language=language)
    table = tables.position("frozen", {1: "Ann", 3: "Cy"})
    visitor.be(table.cookies["Ann"])
    page, hands = visitor.go(table.path), hands_of(visitor.page, "touch")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    hands.press(page.get_by_role("button", name=re.compile("^Men")))
    sheet = page.get_by_role("dialog")
    hands.press(sheet.locator("fieldset li button"))
    answers = sheet.get_by_role("group").get_by_role("button")
    expect(answers).to_have_count(2)
    page.evaluate(TWO_FRAMES)
    assert page.evaluate(COVERED, "dialog fieldset li button") == []


def menu_of(player: Player) -> Locator:
    """Open the table's menu anew."""
    player.page.bring_to_front()
    if player.page.get_by_role("dialog").count():
        player.hands.press(player.sheet.get_by_role("button", name="Close", exact=True))
    entries(player.visitor, player.hands)
    return player.sheet


@each_device
def test_whoever_opened_the_table_gives_the_call_during_the_match(
    come: Come, tables: Tables, device: Device, way: str
) -> None:
    table, call = tables.position("frozen", {1: "Ann", 3: "Cy"}), "https://meet.example/samba"
    ann, cy = Player(come(table, device=device), way), Player(come(table, "Cy"))
    menu, others = menu_of(ann), menu_of(cy)
    link = menu.get_by_role("textbox", name="Address of the call")
    expect(others.get_by_role("textbox", name="Address of the call")).to_have_count(0)
    expect(others.get_by_role("link", name="Open the call")).to_have_count(0)
    ann.page.bring_to_front()
    link.fill(call)
    ann.hands.press(menu.get_by_role("button", name="Save"))
    opened = menu.get_by_role("link", name="Open the call")
    expect(opened).to_have_attribute("href", call)
    assert ann.visitor.look_at() == []
    given = menu_of(cy).get_by_role("link", name="Open the call")
    expect(given).to_have_attribute("href", call)
    expect(given).to_have_attribute("target", "_blank")
    cy.page.keyboard.press("Escape")
    on_table = cy.page.get_by_role("link", name="Open the call")
    expect(on_table).to_have_text("Call")
    expect(on_table).to_have_attribute("href", call)
    ann.page.reload()
    menu = menu_of(ann)
    expect(link).to_have_value(call)
    link.fill("")
    ann.hands.press(menu.get_by_role("button", name="Save"))
    expect(opened).to_have_count(0)
    expect(menu_of(cy).get_by_role("link", name="Open the call")).to_have_count(0)
