"""The same table of the page in two tabs of one browser: each shows what the other has played."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.watching import DESKTOP, Visitor

CARDS = "[data-zone=hand] [data-card]"


@pytest.fixture
def first(come: Come) -> Visitor:
    """Somebody at a table against bots, about to draw, in a game whose hands never end soon."""
    visitor = come(device=DESKTOP)
    habits = {"villages-samba": {"table": {"players": 4, "pace": "instant"}, "bot": "easy"}}
    visitor.has_kept("habits", habits)
    visitor.go("/")
    visitor.page.get_by_role("button", name=re.compile("^Play now: The Villages")).first.click()
    expect(visitor.page.locator(CARDS).first).to_be_visible()
    Player(visitor).play_turns(0)
    return visitor


@pytest.fixture
def second(first: Visitor) -> Iterator[Visitor]:
    """The same person, who has opened the same table in another tab."""
    context: BrowserContext = first.context
    page: Page = context.new_page()
    visitor = Visitor(context, page, first.address, first.device)
    page.goto(first.page.url)
    expect(page.locator(CARDS).first).to_be_visible()
    yield visitor
    page.close()


def test_a_play_in_one_tab_is_seen_in_the_other_which_can_go_on(
    first: Visitor, second: Visitor
) -> None:
    here, there = Player(first), Player(second)
    there.wait(lambda: there.phase == "draw", "the second tab knows whose turn it is")
    first.page.bring_to_front()
    here.draw()
    here.wait(lambda: here.phase == "play", "the drawn cards come")
    held = here.hand()
    second.page.bring_to_front()
    there.wait(lambda: there.hand() == held, "the second tab shows the drawn cards")
    there.play_turns(1)
    held = there.hand()
    first.page.bring_to_front()
    here.wait(lambda: here.phase == "draw", "the first tab shows what the second played")
    assert here.hand() == held
    here.play_turns(1)


def test_a_table_that_was_removed_in_one_tab_is_gone_in_the_other(
    first: Visitor, second: Visitor
) -> None:
    page = first.go("/mine")
    page.get_by_role("button", name="Remove").click()
    assert first.look_at() == []
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_text("The table is removed.")).to_be_visible()
    second.page.bring_to_front()
    expect(second.page.get_by_text("There is no such table").first).to_be_visible()
    page = first.go("/mine")
    expect(page.get_by_text("You have not played here yet.")).to_be_visible()
