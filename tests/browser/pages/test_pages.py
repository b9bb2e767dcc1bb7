"""Every page: axe finds nothing wrong, nothing scrolls sideways, and the page does its job."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Come
from tests.browser.driver import SECONDS
from tests.browser.scenes import Stage, all_scenes
from tests.browser.tables import Tables
from tests.browser.watching import DESKTOP, NOT_POSSIBLE, PHONE, Device, Visitor
from tests.server.serving import Server

DEVICES = {"desktop": DESKTOP, "phone": PHONE}
SMALL_SCREEN: ViewportSize = {"width": 360, "height": 640}
SMALLEST = {**PHONE, "viewport": SMALL_SCREEN}
MORE = "More: variations, numbers, speed"
"""What opens the rest of a new table's form."""


def sound(visitor: Visitor) -> None:
    """Everybody can read, reach and see the page as it is."""
    visitor.settle()
    assert visitor.look_at() == []
    assert visitor.sideways() <= 0


@pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES)
@pytest.mark.parametrize("name", all_scenes())
def test_every_page_is_sound(
    come: Come, server: Server, tables: Tables, name: str, device: Device
) -> None:
    visitor = come(device=device)
    all_scenes()[name](Stage(come, server.address, tables), visitor)
    sound(visitor)
    fits_the_smallest_phone(visitor)


def fits_the_smallest_phone(visitor: Visitor) -> None:
    """Once the screen has turned, nothing is out of sight and all is large enough to touch."""
    visitor.page.set_viewport_size(SMALL_SCREEN)
    until = time.monotonic() + SECONDS
    while visitor.sideways() > 0 or visitor.too_small():
        assert time.monotonic() < until, (visitor.sideways(), visitor.too_small())
        visitor.page.wait_for_timeout(50)


@pytest.mark.parametrize("name", ["frozen", "long-hand", "full-villages-samba"])
def test_the_smallest_phone_shows_every_table(come: Come, tables: Tables, name: str) -> None:
    visitor = come(tables.position(name), device=SMALLEST)
    expect(visitor.page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    sound(visitor)


SHEETS: dict[str, Callable[[Page], None]] = {
    "take": lambda page: page.get_by_role("button", name="Take the pile …").click(),
    "menu": lambda page: page.get_by_role("button", name="Menu").click(),
    "scores": lambda page: page.get_by_role("button", name=re.compile("^Scores")).click(),
    "keys": lambda page: page.keyboard.press("?"),
}


@pytest.mark.parametrize("name", SHEETS)
def test_every_sheet_is_sound_and_closes_by_escape(come: Come, tables: Tables, name: str) -> None:
    visitor = come(tables.position("frozen"))
    visitor.settle()
    SHEETS[name](visitor.page)
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert visitor.look_at() == []
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_from_the_first_page_to_the_first_card_in_ten_seconds(come: Come) -> None:
    page = come(device=PHONE).go("/")
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("button", name="Play now: Samba", exact=True).tap()
    cards = page.locator("[data-zone=hand] [data-card]")
    expect(cards.first).to_be_visible(timeout=10_000)
    expect(page.get_by_text("Samba").first).to_be_visible()


def test_a_page_that_is_not_there_says_so(come: Come) -> None:
    page = come().go("/nothing/here")
    expect(page.get_by_text("There is no such page.")).to_be_visible()


def test_spanish(come: Come, tables: Tables) -> None:
    visitor = come(device=PHONE)
    visitor.remember(language="es")
    page = visitor.go("/")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.get_by_role("button", name="Jugar ya: Samba", exact=True)).to_be_visible()
    table = tables.position("frozen")
    visitor.be(table.cookies["Ann"])
    visitor.go(table.path)
    expect(page.get_by_text(re.compile("Congelado|Congelada|Helado"))).to_be_visible()
    assert "look-" not in page.locator("body").inner_text()
    assert "table-" not in page.locator("body").inner_text()
    sound(visitor)


def link_of(page: Page, name: str) -> str:
    """Return the link in a field for sharing."""
    return page.get_by_role("textbox", name=name).input_value()


def test_house_rules_are_saved_and_shared_by_a_link(come: Come) -> None:
    ann, bo = come().go("/new/sambola"), come()
    ann.get_by_text(MORE).click()
    jokers = ann.get_by_role("group", name=re.compile("joker", re.IGNORECASE)).first
    other = jokers.get_by_role("radio", checked=False).first
    other.check()
    chosen = jokers.locator("legend").inner_text()
    ann.get_by_text("Save these house rules").click()
    ann.get_by_role("textbox", name="Name of the rules").fill("Friday club")
    ann.get_by_role("button", name="Save", exact=True).click()
    page = bo.page
    page.goto(link_of(ann, "The link to these rules"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Friday club")
    expect(page.get_by_text(chosen).first).to_be_visible()
    sound(bo)
    page.get_by_role("link", name="Play by these rules").click()
    expect(page.get_by_role("radio", name="House rules: Friday club")).to_be_checked()


@pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES)
def test_a_game_is_played_as_card_books_print_it(come: Come, device: Device) -> None:
    visitor = come(device=device)
    page = visitor.go("/new/samba")
    page.bring_to_front()
    whose = page.get_by_role("group", name="Whose rules?")
    expect(whose.get_by_role("radio", name="As in the rule book here")).to_be_checked()
    printed = whose.get_by_role("radio", name="Samba as in most card books")
    printed.check()
    where = "Printed by Bicycle, with 160 from 7,000, and most card books"
    expect(page.get_by_text(where)).to_be_visible()
    expect(page.get_by_text("What is different:")).to_be_visible()
    sound(visitor)
    fits_the_smallest_phone(visitor)
    page.get_by_text(MORE).click()
    page.get_by_role("group", name=re.compile("watch each other")).get_by_role(
        "radio", checked=False
    ).first.check()
    expect(whose.get_by_role("radio", name="Your own choices")).to_be_checked()
    printed.check()
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_text("1,500").or_(page.get_by_text("1500")).first).to_be_visible()


def test_numbers_and_choices_are_house_rules_too(come: Come) -> None:
    visitor = come(device=PHONE)
    visitor.allowed = NOT_POSSIBLE
    page = visitor.go("/new/villages-samba")
    for opened in MORE, "Numbers and finer points", "Players and cards", "Melds", "Going out":
        page.get_by_text(opened, exact=True).tap()
    cards = page.get_by_role("textbox", name="How many cards each player is dealt as a hand.")
    expect(cards).to_have_value("15")
    cards.fill("41")
    cards.press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("write a whole number from 1 to 40")
    cards.fill("")
    cards.press("Tab")
    expect(cards).to_have_value("15")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("combobox", name=re.compile("^Whether wild cards alone")).select_option("none")
    expect(page.get_by_text("Numbers and finer points (1 changed)")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("Going out takes 1 complete wild meld,")
    page.get_by_role("textbox", name=re.compile("^How many complete wild melds")).fill("0")
    page.keyboard.press("Tab")
    expect(page.get_by_role("alert")).to_have_count(0)
    sound(visitor)
    fits_the_smallest_phone(visitor)


def test_a_match_of_five_hands_needs_five_minimums(come: Come) -> None:
    visitor = come()
    visitor.allowed = NOT_POSSIBLE
    page = visitor.go("/new/villages-samba")
    page.get_by_text(MORE).click()
    hands = page.get_by_role("textbox", name=re.compile("Another value: How many hands"))
    hands.fill("5")
    hands.press("Tab")
    told = page.get_by_role("alert")
    expect(told).to_contain_text("A match of 5 hands needs an initial meld for each of them")
    expect(page.get_by_role("radio", name="Your own: see “More”")).to_be_checked()
    for opened in "Numbers and finer points", "Initial meld and match":
        page.get_by_text(opened, exact=True).click()
    steps = page.get_by_role("table", name=re.compile("first meld in a hand"))
    page.get_by_role("button", name="Another row").click()
    steps.get_by_role("textbox", name="Row 5").fill("180")
    steps.get_by_role("textbox", name="Row 5").press("Tab")
    expect(told).to_have_count(0)
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_text("Hand 4: 150; Hand 5: 180")).to_be_visible()


def test_three_hands_show_their_own_minimums(come: Come) -> None:
    page = come().go("/new/villages-samba")
    page.get_by_text(MORE).click()
    page.get_by_role("radio", name=re.compile("^Three hands")).check()
    for opened in "Numbers and finer points", "Initial meld and match":
        page.get_by_text(opened, exact=True).click()
    steps = page.get_by_role("table", name=re.compile("first meld in a hand"))
    fields = steps.get_by_role("textbox")
    expect(fields).to_have_count(3)
    assert [one.input_value() for one in fields.all()] == ["70", "120", "150"]


def test_a_first_meld_out_of_range_says_so_beside_its_field(come: Come) -> None:
    visitor = come(device=PHONE)
    visitor.allowed = NOT_POSSIBLE
    page = visitor.go("/new/samba")
    for opened in MORE, "Numbers and finer points", "Initial meld and match":
        page.get_by_text(opened, exact=True).tap()
    field = page.get_by_role("textbox", name="Row 2: points of the first meld")
    expect(field).to_have_value("50")
    field.fill("20000")
    field.press("Tab")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("alert")).to_contain_text("points up to 10,000")
    sound(visitor)
    fits_the_smallest_phone(visitor)
    field.fill("60")
    field.press("Tab")
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("game", ["samba", "villages-samba"])
def test_a_quick_match_is_one_hand(come: Come, game: str) -> None:
    page = come().go(f"/new/{game}")
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("radio", name="Quick: one hand").check()
    expect(page.get_by_role("radio", name="As in the rule book here")).to_be_checked()
    page.get_by_role("button", name="Invite friends").click()
    length = page.get_by_role("listitem").filter(has_text="Length of the match")
    expect(length.get_by_role("strong")).to_have_text("Quick: one hand")
    bo = come().page
    bo.goto(page.url)
    expect(bo.get_by_text("4 players.")).to_contain_text(
        "Quick: one hand. Rules as in the rule book"
    )


def test_a_private_link_moves_one_to_another_device(come: Come, tables: Tables) -> None:
    table = tables.position("frozen")
    ann, phone = come(table), come(device=PHONE)
    ann.go("/mine")
    ann.page.get_by_role("link", name="Continue on another device").click()
    ann.page.get_by_role("button", name="Make the link").click()
    phone.page.goto(link_of(ann.page, "Your private link"))
    sound(phone)
    phone.page.get_by_role("button", name="Go on here").tap()
    expect(phone.page.get_by_role("heading", name="My tables")).to_be_visible()
    phone.go(table.path)
    expect(phone.page.locator("[data-zone=hand] [data-card]")).to_have_count(10)


def test_the_rules_of_a_table_are_said_in_spanish(come: Come, tables: Tables) -> None:
    visitor = come()
    visitor.remember(language="es")
    page = visitor.go(f"{tables.position('frozen').path}/rules#PILE_FROZEN")
    frozen = page.locator("#frozen")
    expect(frozen).to_have_class(re.compile("marked"))
    expect(frozen.get_by_role("heading")).to_have_text("Congelado y bloqueado")
    expect(frozen.get_by_role("listitem").first).to_contain_text("pozo")
