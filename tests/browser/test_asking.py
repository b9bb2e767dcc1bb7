"""May I go out? Two browsers as partners; the answer ends the match."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.hands import click_at
from tests.browser.tables import Tables
from tests.browser.watching import PHONE


def asked(player: Player) -> None:
    player.draw()
    player.wait(lambda: player.phase == "play", "the card comes")
    player.choose("QC", "QD")
    player.press(player.page.locator("[data-offer]").filter(has_text="Add").first, "add")
    player.press(player.button(re.compile("^Ask ")), "ask")


def test_a_partner_is_asked_and_the_match_is_won(come: Come, tables: Tables) -> None:
    table = tables.position("asking", {1: "Ann", 3: "Cy"})
    ann, cy = Player(come(table, "Ann")), Player(come(table, "Cy", PHONE), "touch")
    cy.wait(lambda: cy.phase == "wait", "the table is there")
    asked(ann)
    question = cy.page.get_by_role("dialog")
    expect(question.get_by_role("heading", name="Ann asks: may I go out?")).to_be_visible()
    for shown in "Our melds", "We 9,300 · They 7,420", "Ann holds 1 card", "count against you":
        expect(question).to_contain_text(re.compile(shown, re.IGNORECASE))
    cy.hands.press(question.get_by_role("button", name="Yes, go out"))
    expect(ann.page.get_by_text(re.compile("Cy sa(id|ys): yes, go out")).first).to_be_attached()
    ann.wait(lambda: ann.phase == "play", "the answer comes")
    ann.choose("4S")
    ann.press(ann.button(re.compile("^Discard 4")), "discard")
    expect(ann.sheet).to_contain_text("Go out?")
    ann.press(ann.sheet.get_by_role("button", name=re.compile("and go out")), "out")
    for player in ann, cy:
        expect(player.page.get_by_text("You won the match!")).to_be_visible()
        expect(player.page.get_by_role("heading", name="Hand 1 is over")).to_be_visible()
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page).not_to_have_url(re.compile(table.id))
    cy.page.get_by_role("link", name="To the rematch").or_(
        cy.page.get_by_role("button", name="To the rematch")
    ).first.tap()
    expect(cy.page).to_have_url(ann.page.url)


def test_a_partner_may_say_no(come: Come, tables: Tables) -> None:
    table = tables.position("asking", {1: "Ann", 3: "Cy"})
    ann, cy = Player(come(table, "Ann")), Player(come(table, "Cy"))
    asked(ann)
    cy.page.get_by_role("dialog").get_by_role("button", name="No, play on").click()
    ann.wait(lambda: ann.phase == "play", "the answer comes")
    expect(ann.page.get_by_text(re.compile("Cy sa(id|ys): no, play on")).first).to_be_attached()
    ann.choose("4S")
    click_at(ann.button(re.compile("^Discard 4")))
    expect(ann.page.get_by_role("alert")).to_contain_text("said no")


def test_a_bot_answers_by_itself(come: Come, tables: Tables) -> None:
    ann = Player(come(tables.position("asking")))
    asked(ann)
    answer = ann.page.get_by_text(re.compile("Carla sa(id|ys): (yes|no)"))
    expect(answer.first).to_be_attached()
