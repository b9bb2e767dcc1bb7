"""May I go out? Two browsers as partners; the answer ends the match."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.hands import click_at
from tests.browser.tables import Tables
from tests.browser.watching import DESKTOP, PHONE


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
    costs = "If Ann goes out now, your hand costs us 40 points."
    for shown in "Our melds", "We 9,300 · They 7,420", "Ann: 1 card", "Ben: 11 cards", costs:
        expect(question).to_contain_text(shown)
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


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_a_last_meld_is_asked_for_and_then_played(come: Come, tables: Tables, way: str) -> None:
    """The meld has its own button, waits for the yes, and then ends the hand."""
    table = tables.position("last-meld", {1: "Ann", 3: "Cy"})
    ann = Player(come(table, "Ann", PHONE if way == "touch" else DESKTOP), way)
    cy = Player(come(table, "Cy"))
    ann.page.bring_to_front()
    ann.draw()
    ann.wait(lambda: ann.phase == "play", "the cards come")
    expect(ann.button(re.compile("^Ask Cy"))).to_be_visible()
    ann.choose("7S", "7H", "7D")
    ann.press(ann.button("Ask, then play it"), "ask")
    cy.page.bring_to_front()
    question = cy.page.get_by_role("dialog")
    expect(question).to_contain_text("Ann: 3 cards")
    cy.hands.press(question.get_by_role("button", name="Yes, go out"))
    for player in ann, cy:
        expect(player.page.get_by_role("heading", name="Hand 1 is over")).to_be_visible()


def test_after_a_no_a_last_meld_stays_in_the_hand(come: Come, tables: Tables) -> None:
    table = tables.position("last-meld", {1: "Ann", 3: "Cy"})
    ann, cy = Player(come(table, "Ann")), Player(come(table, "Cy"))
    ann.page.bring_to_front()
    ann.draw()
    ann.wait(lambda: ann.phase == "play", "the cards come")
    ann.press(ann.button(re.compile("^Ask Cy")), "ask")
    cy.page.bring_to_front()
    cy.hands.press(cy.page.get_by_role("dialog").get_by_role("button", name="No, play on"))
    ann.page.bring_to_front()
    ann.wait(lambda: ann.phase == "play", "the answer comes")
    assert ann.hand().total() == 3
    assert not ann.sees(re.compile("^Ask "))
    ann.choose("7S")
    ann.press(ann.button(re.compile("^Discard 7")), "discard")
    assert ann.hand().total() == 2


def test_a_question_that_may_cost_is_in_the_menu_and_says_so(come: Come, tables: Tables) -> None:
    """In Samba's first turn nobody can go out, so the table has no button for the question."""
    ann = Player(come(tables.dealt("costly", "samba")))
    ann.page.bring_to_front()
    ann.wait(lambda: ann.phase in {"draw", "play"}, "Ann's turn comes")
    if ann.phase == "draw":
        ann.draw()
        ann.wait(lambda: ann.phase == "play", "the card comes")
    assert not ann.sees(re.compile("^Ask "))
    ann.hands.press(ann.button("Menu"))
    ann.hands.press(ann.sheet.get_by_role("button", name="May I go out?"))
    for said in "There seems to be no way to go out this turn", "your team loses 100 points":
        expect(ann.sheet).to_contain_text(said)
    ann.press(ann.sheet.get_by_role("button", name=re.compile("^Ask ")), "ask")
    bar = ann.page.locator("[data-context]")
    expect(bar).to_contain_text(re.compile("The answer was (yes|no)"))
    expect(bar).not_to_contain_text("can go out now")
