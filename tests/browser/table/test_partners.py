"""Two browsers at a table that one of them opened: people join, reload, leave and come back."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import Player, play_together
from tests.browser.lobbies import in_a_lobby
from tests.browser.menus import leave
from tests.browser.tables import Tables
from tests.browser.watching import PHONE

GRACE = 4
"""Seconds until a bot plays for who has gone: more than a reload takes."""


def sit(page: Page, seat: int, name: str) -> None:
    page.locator(f'[data-seat="{seat}"]').get_by_role("button", name=re.compile("^Sit")).click()
    field = page.get_by_role("textbox", name="Your name")
    if field.count():
        field.fill(name)
        page.get_by_role("button", name="Sit down").click()
    expect(page.locator(f'[data-seat="{seat}"]')).to_contain_text(name)


def test_friends_are_invited_and_play_as_partners(come: Come) -> None:
    ann, cy = come().go("/new/samba"), come(device=PHONE)
    ann.get_by_role("textbox", name="Your name").fill("Ann")
    ann.get_by_role("button", name="Invite friends").click()
    expect(ann.get_by_role("heading", name="Invite friends")).to_be_visible()
    link = ann.url
    cy.page.goto(link)
    expect(cy.page.get_by_role("heading", level=1)).to_have_text("Ann invites you to Samba")
    expect(cy.page.get_by_text("4 players.")).to_contain_text("Rules as in the rule book.")
    sit(cy.page, 3, "Cy")
    if ann.locator('[data-seat="1"]').get_by_text("(you)").count() == 0:
        sit(ann, 1, "Ann")
    ann.get_by_role("button", name="Start").click()
    for page in ann, cy.page:
        expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible(timeout=20_000)
    expect(ann.get_by_text("Cy").first).to_be_visible()


def test_one_reloads_and_one_is_replaced_by_a_bot_and_returns(come: Come, tables: Tables) -> None:
    table = tables.dealt("partners", "samba", {1: "Ann", 3: "Cy"}, grace_seconds=GRACE)
    ann, cy = Player(come(table, "Ann")), Player(come(table, "Cy", PHONE), "touch")
    cy.wait(cy.hand, "the table is there")
    ann.wait(lambda: ann.phase in {"draw", "wait"}, "the table is there")
    held = cy.hand()
    cy.page.reload()
    cy.wait(lambda: cy.hand() == held, "the same cards after a reload")
    address = cy.page.url
    cy.page.goto("about:blank")
    replaced = ann.page.get_by_text("A bot plays for Cy until Cy is back.")
    expect(replaced).to_be_visible(timeout=20_000)
    cy.page.goto(address)
    expect(replaced).to_be_hidden()
    expect(cy.page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    play_together(ann, cy, until=lambda: ann.over or min(turns(ann), turns(cy)) >= 3)


def test_one_lets_a_bot_play_and_comes_back(come: Come, tables: Tables) -> None:
    table = tables.dealt("left", "samba", {1: "Ann", 3: "Cy"})
    ann, cy = Player(come(table, "Ann")), Player(come(table, "Cy", PHONE), "touch")
    cy.wait(cy.hand, "the table is there")
    ann.wait(lambda: ann.phase in {"draw", "wait"}, "the table is there")
    address = cy.page.url
    leave(cy.page, cy.hands)
    left = ann.page.get_by_text("Cy has left. A bot plays until Cy is back.")
    expect(left).to_be_visible()
    cy.page.goto(address)
    expect(left).to_be_hidden()
    expect(cy.page.locator("[data-zone=hand] [data-card]").first).to_be_visible()


def turns(player: Player) -> int:
    """Return how many turns a player has ended."""
    return player.done["discard"]


def test_only_the_host_changes_the_bots_of_a_servers_table(come: Come, tables: Tables) -> None:
    table = tables.dealt("partners-bots", "samba", {1: "Ann", 3: "Cy"})
    for name, fields in ("Ann", 1), ("Cy", 0):
        page = come(table, name).page
        expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("group", name="How fast bots play")).to_have_count(fields)
        if fields:
            page.get_by_role("radio", name="Beginner").check()
            expect(page.get_by_role("radio", name="Beginner")).to_be_checked()


def test_the_host_removes_somebody_who_then_reads_a_sentence(come: Come, tables: Tables) -> None:
    table = tables.dealt("removed", "samba", {1: "Ann", 3: "Cy"})
    ann, cy = Player(come(table, "Ann")), Player(come(table, "Cy", PHONE), "touch")
    for player in ann, cy:
        player.wait(lambda player=player: player.phase != "", "the table is there")  # type: ignore[misc]
    ann.page.get_by_role("button", name="Menu").first.click()
    ann.page.get_by_role("button", name="Remove Cy").click()
    expect(ann.page.get_by_text("A bot plays on with the cards.")).to_be_visible()
    ann.page.get_by_role("button", name="Remove", exact=True).click()
    sentence = cy.page.get_by_text("The person who opened this table has removed you from it.")
    expect(sentence).to_be_visible(timeout=20_000)
    cy.page.reload()
    expect(sentence).to_be_visible(timeout=20_000)


def test_whose_seat_the_host_takes_back_reads_who_did_it(come: Come) -> None:
    ann, ben = in_a_lobby(come)
    sentence = ben.page.get_by_text("Ann, who opened this table, has taken your seat back.")
    expect(sentence).to_have_count(0)
    ann.page.get_by_role("button", name="Take the seat back").click()
    expect(sentence).to_be_visible()
    ben.page.reload()
    expect(sentence).to_be_visible()
    ben.settle()  # the page asks for the name first
    ben.page.locator("[data-seat='3']").get_by_role("button", name="Sit here").click()
    expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()
    expect(sentence).to_have_count(0)
