"""The keyboard's focus on the pages: after an answer it is where one goes on, never nowhere."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Come
from tests.browser.pages.test_pad import FIRST, SAMBA
from tests.browser.scorer import Scorer


def press(button: Locator) -> None:
    button.focus()
    button.press("Enter")


def heading(page: Page) -> Locator:
    return page.get_by_role("heading", level=1)


def test_on_a_pad(come: Come) -> None:
    scorer = Scorer(come())
    scorer.start("samba")
    enter = scorer.button(re.compile("^Enter hand"))
    press(enter)
    scorer.write_in(SAMBA, {"teams": [{"red_canastas": 1}, {}]})
    less = scorer.team(1).get_by_role("button", name="Red canastas, Ann & Cem: one less")
    press(less)
    expect(less).to_be_focused()
    press(scorer.button("Cancel"))
    expect(enter).to_be_focused()
    scorer.enter(SAMBA, FIRST)
    expect(enter).to_be_focused()
    scorer.page.locator("[data-hand='1'] summary").click()
    remove = scorer.button("Remove hand 1")
    press(remove)
    expect(scorer.button("Cancel")).to_be_focused()
    press(scorer.button("Cancel"))
    expect(remove).to_be_focused()
    press(remove)
    press(scorer.button("Remove hand 1 for good"))
    expect(enter).to_be_focused()


def test_where_a_pad_is_shared_and_no_longer(come: Come) -> None:
    scorer = Scorer(come())
    scorer.start("samba")
    scorer.page.get_by_text("Share by a link").click()
    press(scorer.button("Make the link"))
    expect(scorer.button("Copy the link")).to_be_focused()
    press(scorer.button("Stop sharing"))
    expect(scorer.button("Cancel")).to_be_focused()
    press(scorer.button(re.compile("^Stop sharing for good")))
    expect(scorer.button("Make the link")).to_be_focused()


def test_in_the_list_of_pads(come: Come) -> None:
    scorer = Scorer(come())
    scorer.start("samba")
    page = scorer.visitor.go("/pad")
    press(scorer.button(re.compile("^Delete")))
    expect(scorer.button("Cancel")).to_be_focused()
    press(scorer.button("Delete it for good"))
    expect(heading(page)).to_be_focused()


def test_a_folded_number_that_cannot_be_is_shown(come: Come) -> None:
    page = come().go("/pad")
    page.get_by_text("Starting scores and a title").click()
    first = page.get_by_label("Number of the first hand")
    first.fill("0")
    page.get_by_text("Starting scores and a title").click()
    expect(first).not_to_be_visible()
    press(page.get_by_role("button", name="Start the pad"))
    expect(first).to_be_focused()


def test_where_other_devices_are_signed_out(come: Come) -> None:
    page = come().go("/move")
    out = page.get_by_role("button", name="Sign out everywhere else")
    press(out)
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    question = page.get_by_role("status").filter(has_text="Sign out on all your other devices?")
    expect(question).to_be_visible()
    press(out)
    expect(page.get_by_role("heading", name="Your other devices")).to_be_focused()


def test_after_the_question_of_the_first_page(come: Come) -> None:
    page = come().go("/")
    press(page.get_by_role("group", name="Have you played Canasta?").get_by_role("button").first)
    expect(heading(page)).to_be_focused()
