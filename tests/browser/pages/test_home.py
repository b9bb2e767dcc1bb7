"""The first page: cards, one big button, the way to a friend's table."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Come
from tests.browser.tables import Tables
from tests.browser.watching import PHONE

GAMES = ("Samba", "Sambola", "Black Samba", "Bolivia", "The Villages\u2019 Samba")


def big_button(page: Page) -> str:
    """Return what the big button plays: it alone is bright."""
    button = page.locator("main button.go:visible")
    expect(button).to_be_enabled()
    expect(button).to_have_count(1)
    return button.get_attribute("aria-label") or ""


def touch(page: Page, part: Locator) -> None:
    """Touch the screen where a part is, whatever lies on it there."""
    part.scroll_into_view_if_needed()
    box = part.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_the_big_button_plays_the_game_played_last(come: Come) -> None:
    page = come(device=PHONE).go("/")
    assert big_button(page) == "Play now: Samba"
    page.get_by_role("button", name="Play now: Bolivia").tap()
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    page.goto(page.url.partition("/t/")[0])
    assert big_button(page) == "Play now: Bolivia"
    expect(page.get_by_role("button", name="Play now: Samba", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Go on where you were")).to_be_visible()
    page.get_by_role("link", name="Go on with Bolivia", exact=True).tap()
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()


@pytest.mark.parametrize(("answer", "pace"), [("No, never", "Slow"), ("Yes, often", "Calm")])
def test_bots_of_a_new_table_are_as_fast_as_suits_a_newcomer(
    come: Come, answer: str, pace: str
) -> None:
    visitor = come(device=PHONE)
    page = visitor.go("/")
    page.get_by_role("button", name=answer, exact=True).tap()
    page.goto(visitor.address + "/new/samba")
    for part in "More: variations, numbers, speed", "Speed, clock and visitors":
        page.get_by_text(part, exact=True).tap()
    speeds = page.get_by_role("group", name="How fast bots play")
    expect(speeds.get_by_role("radio", name=re.compile(f"^{pace}"))).to_be_checked()


def test_every_game_shows_its_cards_and_plays_at_a_tap_on_them(come: Come) -> None:
    page = come(device=PHONE).go("/")
    games = page.get_by_role("list", name="The games").locator("article")
    expect(games).to_have_count(len(GAMES))
    for game, title in zip(games.all(), GAMES, strict=True):
        expect(game.get_by_role("heading")).to_have_text(title)
        expect(game.locator(".card").first).to_be_visible()
    touch(page, games.nth(1).locator(".card").first)
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    expect(page.get_by_text("Sambola").first).to_be_visible()


@pytest.mark.parametrize("as_link", [False, True], ids=["code", "link"])
def test_a_friend_comes_by_code_or_link(come: Come, tables: Tables, *, as_link: bool) -> None:
    table = tables.position("frozen")
    visitor = come()
    page = visitor.go("/")
    field = page.get_by_role("textbox", name="Code or link you were sent")
    field.fill("the blue table")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("no code of a table")
    code = table.path.rpartition("/")[2]
    field.fill(visitor.address + table.path if as_link else code)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page).to_have_url(re.compile(re.escape(table.path)))


def test_pictures_and_figures_come_after_the_first_cards(come: Come) -> None:
    page = come().go("/")
    expect(page.locator(".first .drawn")).to_have_count(9)
    expect(page.locator("text.corner").first).to_be_visible()
    page.wait_for_function("() => document.fonts.check('20px \"Yeseva One\"')")


USED = """() => [
  document.querySelector('main').getBoundingClientRect().width / innerWidth,
  parseFloat(getComputedStyle(document.documentElement).fontSize),
]"""


@pytest.mark.parametrize("path", ["/", "/mine", "/results"])
def test_a_large_screen_is_used_and_read_from_afar(come: Come, path: str) -> None:
    visitor = come(device={"viewport": {"width": 2560, "height": 1440}})
    page = visitor.go(path)
    visitor.settle()
    wide, letters = page.evaluate(USED)
    assert wide > 0.95
    assert letters > 24
    page.set_viewport_size({"width": 1280, "height": 800})
    wide, letters = page.evaluate(USED)
    assert wide > 0.95
    assert round(letters) == 17
    assert visitor.sideways() == 0
