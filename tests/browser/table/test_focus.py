"""The keyboard's focus at the table: after every play it is where the player goes on."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.lobbies import in_a_lobby
from tests.browser.tables import Tables
from tests.browser.watching import DESKTOP, PHONE, Device

SMALL: Device = {"viewport": {"width": 320, "height": 568}}
FOCUSED = """() => {
  const now = document.activeElement
  if (now.closest('[data-zone=hand]')) return 'hand'
  return now === document.body ? 'body' : now.innerText.trim() || now.ariaLabel
}"""


def focused(page: Page) -> str:
    """Return what has the focus: `hand`, `body`, or a button's words."""
    return str(page.evaluate(FOCUSED))


def in_hand(player: Player) -> None:
    player.wait(lambda: focused(player.page) == "hand", f"the focus is on {focused(player.page)}")


@pytest.mark.parametrize("view", ["grid", "fan"])
def test_after_drawing_melding_and_taking_back(come: Come, tables: Tables, view: str) -> None:
    visitor = come()
    visitor.remember(view=view)
    table = tables.position("initial-meld")
    visitor.be(table.cookies["Ann"])
    visitor.go(table.path)
    player = Player(visitor, "keys")
    page = player.page
    player.wait(lambda: player.phase == "draw", "the table is there")
    player.draw()
    in_hand(player)
    for chosen, key in enumerate(("9", "9", "*"), 1):
        page.keyboard.press(key)
        page.keyboard.press(" ")
        expect(page.get_by_text(re.compile(f"^{chosen} cards? chosen"))).to_be_visible()
    page.keyboard.press("m")
    player.wait(lambda: focused(page).startswith("New set of 9s"), "the keys lead to the offer")
    page.keyboard.press("Enter")
    player.wait(lambda: player.hand()["9S"] == 0, "the meld is on the table")
    in_hand(player)
    page.keyboard.press("b")
    player.wait(lambda: player.sheet.count() or player.hand()["9S"], "it can be taken back")
    if player.sheet.count():
        player.press(player.sheet.get_by_role("button", name="Take everything back"), "all")
    player.wait(lambda: player.hand()["9S"] == 1, "the cards are back")
    in_hand(player)


def test_single_keys_lead_to_the_hand(come: Come, tables: Tables) -> None:
    player = Player(come(tables.position("initial-meld")), "keys")
    page = player.page
    player.wait(lambda: player.phase == "draw", "the table is there")
    assert focused(page) == "body"
    page.keyboard.press("d")
    player.wait(lambda: player.phase == "play", "the card comes")
    in_hand(player)


IN_SIGHT = """() => {
  const now = document.activeElement
  if (now === document.body) return ''
  const { left, top, width, height } = now.getBoundingClientRect()
  const hit = document.elementFromPoint(left + Math.min(8, width / 2), top + height / 3)
  const seen = top >= 0 && top + height <= innerHeight + 0.5 && now.contains(hit)
  return seen ? 'seen' : `hidden: ${now.ariaLabel ?? now.innerText}`
}"""


@pytest.mark.parametrize("device", [SMALL, PHONE, DESKTOP], ids=["small", "phone", "laptop"])
def test_the_focus_is_never_hidden(come: Come, tables: Tables, device: Device) -> None:
    page = come(tables.position("full-villages-samba"), device=device).page
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    for step in range(60):
        page.keyboard.press("Tab")
        found = page.evaluate(IN_SIGHT)
        if not found:
            assert step > 5, "Tab leads nowhere"
            return
        if "skip" not in page.evaluate("document.activeElement.className"):
            assert found == "seen"


def test_after_taking_the_pile_and_discarding(come: Come, tables: Tables) -> None:
    player = Player(come(tables.position("frozen", pace="calm")), "keys")
    player.wait(lambda: player.phase == "draw", "the table is there")
    player.press(player.button("Take the pile …"), "open")
    player.press(player.sheet.get_by_role("listitem").get_by_role("button").first, "take")
    player.wait(lambda: player.hand()["JD"] == 1, "the pile comes")
    in_hand(player)
    held = len(player.hand())
    player.page.keyboard.press("4")
    player.page.keyboard.press(" ")
    player.wait(lambda: player.sees("Discard 4♣") or player.sees("Discard 4♦"), "a 4 is chosen")
    player.page.keyboard.press("x")
    player.wait(lambda: len(player.hand()) < held, "the card is discarded")
    in_hand(player)


def test_a_closed_sheet_gives_the_focus_back(come: Come, tables: Tables) -> None:
    player = Player(come(tables.position("frozen")), "keys")
    player.wait(lambda: player.phase == "draw", "the table is there")
    player.press(player.button("Menu"), "menu")
    player.press(player.sheet.get_by_role("button", name="What was played"), "log")
    player.page.keyboard.press("Escape")
    player.wait(lambda: player.sheet.count() == 0, "the sheet closes")
    player.wait(lambda: focused(player.page) == "☰", focused(player.page))


def test_while_a_discard_waits_and_after_it_is_taken_back(come: Come, tables: Tables) -> None:
    visitor = come()
    visitor.remember(hold="5")
    table = tables.position("frozen", pace="calm")
    visitor.be(table.cookies["Ann"])
    visitor.go(table.path)
    player = Player(visitor, "keys")
    player.wait(lambda: player.phase == "draw", "the table is there")
    player.page.keyboard.press("d")
    player.wait(lambda: player.phase == "play", "the card comes")
    in_hand(player)
    player.page.keyboard.press("4")
    player.page.keyboard.press(" ")
    player.wait(lambda: player.sees(re.compile("^Discard 4")), "a 4 is chosen")
    player.page.keyboard.press("x")
    player.wait(lambda: player.sees("Discard now"), "the card waits")
    in_hand(player)
    player.page.keyboard.press("b")
    player.wait(lambda: not player.sees("Discard now"), "the card is back")
    in_hand(player)


def test_in_the_next_hand_it_is_in_the_hand(come: Come, tables: Tables) -> None:
    player = Player(come(tables.position("last-turn")), "keys")
    player.play_hand()
    player.press(player.button("Next hand"), "next")
    player.wait(lambda: player.phase in {"draw", "wait"}, "the next hand is dealt")
    in_hand(player)


def test_while_it_is_shown_what_the_others_did(come: Come, tables: Tables) -> None:
    player = Player(come(tables.dealt("shown-again", "samba")), "keys")
    player.play_turns(1)
    player.press(player.page.locator("[data-since]"), "since")
    player.press(player.sheet.get_by_role("button", name="Show me"), "show")
    player.wait(lambda: player.sheet.count() == 0, "the sheet is gone")
    in_hand(player)


def test_in_the_lobby_it_is_on_what_took_the_buttons_place(come: Come) -> None:
    ann, ben = in_a_lobby(come)
    sat = ben.page.locator("[data-seat='2']")
    expect(sat.get_by_role("button", name="Stand up")).to_be_focused()
    host, seat = Player(ann, "keys"), ann.page.locator("[data-seat='2']")
    host.hands.press(seat.get_by_role("button", name="Take the seat back"))
    expect(seat.get_by_role("button", name="Sit here")).to_be_focused()
    host.hands.press(seat.get_by_role("button", name="Add a bot"))
    expect(seat.get_by_role("button", name="Remove")).to_be_focused()
    host.hands.press(host.button("Start"))
    in_hand(host)


def test_in_the_menu_it_stays_there_after_a_refusal_and_after_an_answer(
    come: Come, tables: Tables
) -> None:
    player = Player(come(tables.position("frozen")), "keys")
    player.wait(lambda: player.phase == "draw", "the table is there")
    player.press(player.button("Menu"), "menu")
    call = player.sheet.get_by_label("Address of the call")
    save = player.sheet.get_by_role("button", name="Save")
    for address, refusals in (("http://meet.example/samba", 1), ("https://meet.example/samba", 0)):
        call.fill(address)
        player.hands.press(save)
        expect(player.sheet.get_by_role("alert")).to_have_count(refusals)
        expect(save).to_be_focused()
    expect(player.page.get_by_role("alert")).to_have_count(0)
