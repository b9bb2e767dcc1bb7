"""How a take of the pile is told: all its cards at once, or in the two parts in which they come."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.tables import Tables
from tests.browser.watching import DESKTOP, PHONE, Device

DEVICES = {"laptop": (DESKTOP, "mouse"), "phone": (PHONE, "touch")}
each_device = pytest.mark.parametrize(("device", "way"), DEVICES.values(), ids=DEVICES)
FOUR = """escalera 1
game samba 1
players 4
hand 1
dealer 4
scores 1210 845
position
deal 1 KH KD 9S 9H 5S 6S AC 4D
deal 2 *11
deal 3 *11
deal 4 *11
melds 1 m1 7S 7H 7D 7C
pile 9C 4H TS KS
turn 1
"""
"""A pile of four cards, and Ann's team has melded."""


def told(page: Page, sentence: str | re.Pattern[str]) -> None:
    """The newest line of the log, which a phone has in a sheet, is this sentence."""
    page.keyboard.press("l")
    expect(page.locator(".log .lines li").first).to_have_text(sentence)
    page.keyboard.press("Escape")


def take(player: Player, cards: str) -> None:
    """Take the pile with some cards of the hand."""
    player.press(player.button("Take the pile …"), "open")
    player.press(player.sheet.get_by_role("button", name=cards).first, "take")
    player.wait(lambda: player.phase == "play", "the pile comes")


@each_device
def test_a_take_of_four_cards_is_told_as_four(
    come: Come, tables: Tables, device: Device, way: str
) -> None:
    table = tables.written("four", FOUR)
    player, witness = Player(come(table, device=device), way), come(device=device)
    witness.go(table.path)
    player.page.bring_to_front()
    take(player, "K♥ K♦")
    told(player.page, "You took the pile with K♥ K♦. 4 cards were taken.")
    player.page.reload()
    expect(player.page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    told(player.page, "You took the pile with K♥ K♦. 4 cards were taken.")
    witness.page.bring_to_front()
    told(witness.page, "Ann took the pile with K♥ K♦. 4 cards were taken.")


def test_for_the_initial_meld_it_is_told_in_two_parts(come: Come, tables: Tables) -> None:
    player = Player(come(tables.position("initial-meld")))
    take(player, "K♥ K♦")
    follow = "The other cards that go with it follow with the initial meld"
    told(player.page, re.compile(f"^You took .*{follow}"))
    player.choose("5S", "5H", "JK")
    assert player.offers()
    player.press(player.page.locator("[data-offer]").filter(has_text="New set").first, "meld")
    told(player.page, re.compile("^You melded .*The other cards followed: 3 cards\\."))


@each_device
def test_a_pile_that_cannot_be_taken_shows_its_cards(
    come: Come, tables: Tables, device: Device, way: str
) -> None:
    player = Player(come(tables.position("frozen"), device=device), way)
    player.draw()
    player.wait(lambda: player.phase == "play", "the card comes")
    player.hands.press(player.page.locator("button[data-zone=pile]"))
    expect(player.sheet.get_by_role("heading")).to_have_text("The pile: 6 cards, the top one first")
    cards = [
        str(card.get_attribute("aria-label")) for card in player.sheet.get_by_role("img").all()
    ]
    assert [card.split(" of ")[0] for card in cards] == ["9", "10", "2", "jack", "8", "4"]
    assert player.visitor.look_at() == []
    player.hands.press(player.sheet.get_by_role("button", name="Close"))
    expect(player.page.get_by_role("dialog")).to_have_count(0)
