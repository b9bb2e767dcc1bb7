"""Positions that come up once in an evening: how the page shows them and how they play."""

import re
from functools import partial

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.hands import click_at
from tests.browser.tables import Tables
from tests.browser.watching import PHONE, TWO_FRAMES


def test_a_frozen_pile_says_why_and_is_taken_with_two_naturals(come: Come, tables: Tables) -> None:
    player = Player(come(tables.position("frozen"), device=PHONE), "touch")
    page = player.page
    expect(page.get_by_text(re.compile("Frozen by 2♣"))).to_be_visible()
    player.press(player.button("Take the pile …"), "open")
    ways = player.sheet.get_by_role("listitem").all_inner_texts()
    assert len(ways) == 3
    assert all("Joker" not in way for way in ways)
    expect(player.sheet.get_by_text(re.compile("5 cards under it come with it"))).to_be_visible()
    assert player.hand()["JD"] == 0
    player.press(player.sheet.get_by_role("listitem").get_by_role("button").first, "take")
    player.wait(lambda: player.hand()["JD"] == 1, "the cards under it come along")
    assert player.phase == "play"


def note(sent: list[str], frame: str | bytes) -> None:
    sent.append(str(frame))


def test_no_stray_tap_takes_the_pile(come: Come, tables: Tables) -> None:
    player = Player(come(tables.position("frozen"), device=PHONE), "touch")
    sent: list[str] = []
    player.visitor.spent = True
    player.page.on("websocket", lambda made: made.on("framesent", partial(note, sent)))
    player.page.reload()
    heap = player.page.locator("[data-zone=pile]")
    expect(heap).to_be_visible()
    heap.tap()
    player.page.evaluate(TWO_FRAMES)
    assert not any('"play"' in frame for frame in sent)
    assert sum(player.hand().values()) == 10
    if player.sheet.count():
        player.press(player.sheet.get_by_role("button", name="Leave it"), "leave")
    assert player.phase == "draw"


def test_a_pile_that_can_not_be_taken_says_which_rule_forbids_it(
    come: Come, tables: Tables
) -> None:
    visitor = come(tables.position("blocked"))
    page = visitor.page
    click_at(page.get_by_role("button", name="Take it …"))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("use naturals")
    alert.get_by_role("link").click()
    rules = page.get_by_role("dialog", name="Rules of this table")
    expect(rules.get_by_role("heading", name="Taking the discard pile")).to_be_visible()


def test_the_initial_meld_from_the_pile(come: Come, tables: Tables) -> None:
    player = Player(come(tables.position("initial-meld")))
    player.press(player.button("Take the pile …"), "open")
    player.press(player.sheet.get_by_role("listitem").get_by_role("button").first, "take")
    tray = player.page.get_by_text(re.compile("of 50 points|points: enough"))
    expect(tray).to_contain_text("30 of 50")
    assert player.hand()["9C"] == 0
    player.choose("4C")
    ending = player.button(re.compile("^Discard 4"))
    expect(ending).to_have_attribute("aria-disabled", "true")
    click_at(ending)
    expect(player.page.get_by_role("alert")).to_contain_text(re.compile("minimum|short"))
    player.hands.press(player.button("Let go of the chosen cards"))
    player.choose("5S", "5H", "JK")
    player.press(player.page.get_by_role("button", name="New set of 5s"), "meld")
    player.wait(lambda: player.hand()["9C"] == 1, "the rest of the pile comes with the minimum")
    player.choose("4C")
    player.press(player.button(re.compile("^Discard 4")), "discard")


def test_single_cards_or_all_are_taken_back(come: Come, tables: Tables) -> None:
    player = Player(come(tables.position("initial-meld")))
    player.draw()
    player.wait(lambda: player.phase == "play", "the card comes")
    drawn = player.hand()
    player.choose("9S", "9H", "JK")
    player.press(player.page.get_by_role("button", name="New set of 9s"), "meld")
    player.choose("5S")
    player.hands.press(player.button("Let go of the chosen cards"))
    player.wait(
        lambda: sum(player.hand().values()) == sum(drawn.values()) - 3, "the meld is on the table"
    )
    player.press(player.button("Take back"), "back")
    if player.sheet.count():
        everything = player.sheet.get_by_role("button", name="Take everything back")
        player.press(everything, "everything")
    player.wait(lambda: player.hand() == drawn, "everything is in the hand again")
    assert sum(drawn.values()) == 11


def test_the_special_discard(come: Come, tables: Tables) -> None:
    player = Player(come(tables.position("special-discard"), device=PHONE), "touch")
    player.draw()
    player.discard(player.button("Special discard"))
    told = player.page.get_by_text("You made the special discard.").first
    expect(told).to_be_attached()
    assert set(player.hand()) == {"JK"}


def test_the_foot_is_picked_up_after_the_first_turn_with_a_meld(come: Come, tables: Tables) -> None:
    player = Player(come(tables.position("feet"), device=PHONE), "touch")
    expect(player.page.get_by_text("Your foot: 15 cards")).to_be_attached()
    player.draw()
    player.wait(lambda: player.phase == "play", "the cards come")
    player.choose("AS", "AH", "AD")
    player.press(player.page.get_by_role("button", name=re.compile("^New set of")), "meld")
    assert player.hand()["9S"] == 0
    player.choose("7C")
    player.press(player.button(re.compile("^Discard 7")), "discard")
    player.wait(lambda: player.hand()["9S"] == 1, "the foot is in the hand")
