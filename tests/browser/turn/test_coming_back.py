"""Whoever comes back reads at once what a bot played for them, in the hand before too."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.menus import leave
from tests.browser.tables import Opened, Tables

TWO = {1: "Ann", 3: "Cy"}
BEFORE = "A bot in your place, in the hand before"


def both(come: Come, table: Opened) -> tuple[Player, Player]:
    ann, cy = Player(come(table, "Ann")), Player(come(table, "Cy"))
    for player in ann, cy:
        player.wait(player.hand, "the table is there")
    return ann, cy


def test_a_bots_plays_are_told_before_my_turn(come: Come, tables: Tables) -> None:
    ann, cy = both(come, tables.dealt("bot-played", "samba", TWO))
    address = cy.page.url
    leave(cy.page, cy.hands)
    ann.page.bring_to_front()
    ann.play_turns(1)
    cy.page.goto(address)
    told = cy.page.locator("[data-since] .line")
    expect(told.first).to_contain_text("in your place discarded")
    expect(told.first).not_to_contain_text(BEFORE)
    assert cy.phase == "wait"


def test_so_are_those_that_ended_the_hand(come: Come, tables: Tables) -> None:
    table = tables.position("last-turn", TWO)
    ann, cy = both(come, table)
    address = ann.page.url
    leave(ann.page, ann.hands)
    cy.page.bring_to_front()
    cy.play_until(lambda phase: phase == "over")
    cy.press(cy.button("Next hand"), "next")
    cy.wait(lambda: cy.phase in {"draw", "wait"}, "the next hand is dealt")
    ann.page.goto(address)
    ann.page.bring_to_front()
    strip = ann.page.locator("[data-since]")
    expect(strip.locator(".line").first).to_contain_text(BEFORE)
    ann.hands.press(strip)
    expect(ann.sheet.get_by_role("heading", name=BEFORE)).to_be_visible()
    assert ann.visitor.look_at() == []
