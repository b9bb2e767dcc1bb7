"""What the page says can be read where it stands: on every screen, or "more" shows the rest."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.hands import click_at
from tests.browser.menus import say
from tests.browser.scenes import Stage
from tests.browser.screen.test_first_screen import open_table
from tests.browser.sight import CUT_NAMES, SIZES, in_sight
from tests.browser.states import ended
from tests.browser.tables import Tables
from tests.browser.watching import TWO_FRAMES
from tests.server.serving import Server

DEVICE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
COACHED = {"on": True, "said": {}}
CUT = """(selector) => {
  const place = document.querySelector('[data-notices]').getBoundingClientRect()
  const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  if (!shown.length) return [`no ${selector}`]
  return shown.flatMap((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    const inside = top > place.top - 1 && bottom < place.bottom + 1
    return inside ? [] : [`${selector}: ${top} to ${bottom}`]
  })
}"""
"""What of a notice reaches over the edge of the notices' place."""
LINES_CUT = """() => {
  const words = document.querySelector('[data-hint] .words')
  const line = parseFloat(getComputedStyle(words).lineHeight)
  const over = words.scrollHeight - words.clientHeight > line / 2
  const more = document.querySelectorAll('[data-hint] button').length
  return over && !more ? [`${words.scrollHeight} px in ${words.clientHeight}`] : []
}"""
STOCK = """() => {
  const { left } = document.querySelector('.stock').getBoundingClientRect()
  return Math.round(left)
}"""


def at_each_size(page: Page, script: str, *given: str) -> list[str]:
    """Return what a script finds wrong, size by size."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)
        page.evaluate(TWO_FRAMES)
        found += [f"{width}x{height}: {one}" for one in page.evaluate(script, *given)]
    return found


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_hint_is_whole_or_says_that_there_is_more(
    come: Come, tables: Tables, language: str
) -> None:
    visitor = come(device=DEVICE)
    visitor.remember(language=language)
    player = Player(visitor)
    table = tables.position("frozen", hints=True)
    visitor.be(table.cookies["Ann"])
    page = visitor.go(table.path)
    page.bring_to_front()
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    page.keyboard.press("i")
    hint = page.locator("[data-hint]")
    expect(hint).to_be_visible()
    assert at_each_size(page, CUT, "[data-hint]") == []
    assert at_each_size(page, LINES_CUT) == []
    page.set_viewport_size({"width": 320, "height": 568})
    player.hands.press(hint.get_by_role("button"))
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("li").first).to_be_visible()
    player.hands.press(sheet.get_by_role("button").last)
    expect(sheet).to_have_count(0)


def test_the_points_of_the_first_meld_are_told_on_every_screen(come: Come, tables: Tables) -> None:
    visitor = come(device=DEVICE)
    visitor.has_kept("coach", COACHED)
    player = Player(visitor)
    table = tables.position("initial-meld")
    visitor.be(table.cookies["Ann"])
    page = visitor.go(table.path)
    page.bring_to_front()
    player.draw()
    player.wait(lambda: player.phase == "play", "the card comes")
    player.choose("9S", "9H", "JK")
    player.press(page.locator("[data-offer]").first, "meld")
    expect(page.locator(".tray")).to_be_visible()
    assert at_each_size(page, CUT, ".tray") == []
    expect(page.locator("[data-coach]")).to_be_hidden()


def test_each_player_is_named_in_what_they_did(come: Come, tables: Tables) -> None:
    player = Player(come(tables.dealt("named", "samba"), device=DEVICE))
    page = player.page
    page.bring_to_front()
    player.play_turns(1)
    expect(page.locator("[data-since]")).to_be_visible()
    names = [text.split()[0] for text in page.locator(".told .line").all_inner_texts()]
    assert names == ["Ben", "Carla", "Dan"]
    assert at_each_size(page, CUT, ".told .line") == []


def test_names_are_whole_beside_the_score_sheet(come: Come, server: Server, tables: Tables) -> None:
    visitor = come(device=DEVICE)
    ended("last-turn")(Stage(come, server.address, tables), visitor)
    assert at_each_size(visitor.page, CUT_NAMES) == []


def test_the_stock_stays_whatever_is_said_of_the_pile(come: Come, tables: Tables) -> None:
    places = []
    for position in "frozen", "initial-meld":
        table = tables.position(position)
        visitor = come(table, device=DEVICE)
        page = visitor.page
        expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
        of_one = []
        for size in SIZES:
            in_sight(page, [size])
            of_one.append((size, page.evaluate(STOCK)))
        places.append(of_one)
    frozen, free = places
    assert [(size, left) for size, left in frozen if size[1] > 600] == [
        (size, left) for size, left in free if size[1] > 600
    ]


TURN_HIDDEN = """() => {
  const said = document.querySelector('[data-context] .say')
  const { left, top, width, height } = said.getBoundingClientRect()
  const seen = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2)
  const words = said.firstElementChild
  const cut = words.scrollHeight - words.clientHeight
  return [...(said.contains(seen) ? [] : ['hidden']), ...(cut > 4 ? [`cut: ${cut} px`] : [])]
}"""


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_refusal_leaves_in_sight_whose_turn_it_is(
    come: Come, tables: Tables, language: str
) -> None:
    visitor = come(device=DEVICE)
    visitor.remember(language=language)
    page = open_table(visitor, tables, "blocked")
    page.bring_to_front()
    click_at(page.locator("button.take"))
    expect(page.get_by_role("alert")).to_be_visible()
    assert at_each_size(page, CUT, "[role=alert]") == []
    assert at_each_size(page, TURN_HIDDEN) == []


LONG = "My daughter calls at nine, so shall we stop after this hand and go on tomorrow at four?"


def test_chat_and_the_plays_of_others_are_both_in_sight(come: Come, tables: Tables) -> None:
    table = tables.position("blocked", {1: "Ann", 3: "Cy"}, chat=True)
    ann, cy = Player(come(table, "Ann")), Player(come(table, "Cy"))
    for player in ann, cy:
        player.play_until(lambda _phase, player=player: player.done["discard"])  # type: ignore[misc]
    say(cy.visitor, LONG)
    page = ann.page
    page.bring_to_front()
    expect(page.locator("[data-since]")).to_be_visible()
    expect(page.locator(".said")).to_contain_text("Cy: My daughter")
    assert at_each_size(page, CUT, ".said") == []
    assert at_each_size(page, CUT, "[data-since]") == []
    cy.page.goto("about:blank")
    expect(page.locator(".others")).to_contain_text("Cy lost the connection")
    for told in ".said", ".others > p.news":
        assert at_each_size(page, CUT, told) == []


def test_short_names_are_whole_beside_a_long_one(come: Come, tables: Tables) -> None:
    people = {1: "Ann", 2: "Gertrude-Wilhelmina", 3: "Dan", 4: "Marga"}
    page = come(tables.dealt("long-name", "samba", people), device=DEVICE).page
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    cut = at_each_size(page, CUT_NAMES)
    assert [one for one in cut if "Gertrude" not in one] == []


FACTS_OUTSIDE = """() => [...document.querySelectorAll('.seat')].flatMap((seat) => {
  const box = seat.getBoundingClientRect()
  return [...seat.querySelectorAll('.facts > :not(.dealer)')].flatMap((fact) => {
    const { left, right } = fact.getBoundingClientRect()
    return left > box.left - 1 && right < box.right + 1 ? [] : [`${seat.innerText}: ${right}`]
  })
})"""


def test_hands_and_feet_of_six_players_fit_their_seats(come: Come, tables: Tables) -> None:
    people = {1: "Ann", 3: "Cy"}
    table = tables.dealt("six-dealt", "villages-samba", people, players=6)
    page = come(table, device=DEVICE).page
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    assert at_each_size(page, FACTS_OUTSIDE) == []
    assert at_each_size(page, CUT_NAMES) == []


def test_who_watches_can_read_what_was_said(come: Come, tables: Tables) -> None:
    table = tables.position("frozen", {1: "Ann"}, chat=True)
    say(come(table, device=DEVICE), LONG)
    witness = come(device=DEVICE)
    watched = witness.go(table.path)
    line = watched.locator(".said")
    expect(line).to_contain_text("Ann: My daughter")
    line.tap()
    sheet = watched.get_by_role("dialog")
    expect(sheet.get_by_role("log")).to_contain_text(LONG)
    sheet.get_by_role("button").last.tap()
    watched.get_by_role("button", name="Menu", exact=True).tap()
    watched.get_by_role("dialog").get_by_role("button", name="What was said").tap()
    expect(sheet.get_by_role("log")).to_contain_text(LONG)
    expect(sheet.get_by_role("button", name="Hello!")).to_have_count(0)


OUT_OF_STRIP = """() => {
  const place = document.querySelector('[data-notices]').getBoundingClientRect()
  const strip = document.querySelector('[data-since]').getBoundingClientRect()
  const end = Math.min(place.bottom, strip.bottom)
  return [...document.querySelectorAll('[data-since] .line')].flatMap((line) => {
    const { top, bottom } = line.getBoundingClientRect()
    const whole = top > Math.max(place.top, strip.top) - 1 && bottom < end + 1
    return whole ? [] : [`${line.innerText}: ${top} to ${bottom}, in ${strip.top} to ${end}`]
  })
}"""
NEARLY_OVER = "() => { const now = Date.now; Date.now = () => now() + 3_550_000 }"
"""Of a turn of an hour, less than a minute is left to this page."""


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("players", [4, 6])
def test_what_was_played_stands_in_whole_lines_with_a_clock(
    come: Come, tables: Tables, players: int, language: str
) -> None:
    game = {4: "samba", 6: "villages-samba"}[players]
    timed: dict[str, Any] = {"players": players, "clock": "strict", "turn_seconds": 3600}
    visitor = come(tables.dealt("timed", game, **timed), device=DEVICE)
    page = visitor.page
    page.bring_to_front()
    Player(visitor).play_turns(1)
    visitor.remember(language=language)
    page.reload()
    expect(page.locator("[data-since] .line")).to_have_count(players - 1)
    page.evaluate(NEARLY_OVER)
    expect(page.locator(".say .left")).to_be_visible()
    assert at_each_size(page, OUT_OF_STRIP) == []
    said = page.locator(".say > span").first
    before = said.inner_text()
    click_at(page.locator(".do button.go"))
    expect(said).not_to_have_text(before)
    assert at_each_size(page, OUT_OF_STRIP) == []
