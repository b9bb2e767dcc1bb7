"""What the others did since my last turn: told on every screen, after a reload, shown again."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.menus import say_hello
from tests.browser.sight import SIZES, in_sight, places
from tests.browser.tables import Tables
from tests.browser.watching import DESKTOP, PHONE

WAYS = {"mouse": DESKTOP, "touch": PHONE, "keys": DESKTOP}


def after_a_turn(come: Come, tables: Tables, way: str = "mouse") -> Player:
    """Ann has played a turn and is to draw again."""
    player = Player(come(tables.dealt("since", "samba"), device=WAYS[way]), way)
    player.page.bring_to_front()
    player.play_turns(1)
    return player


def told(page: Page) -> str:
    """Return what the strip says."""
    expect(page.locator("[data-since]")).to_be_visible()
    return page.locator("[data-since] .told").inner_text()


@pytest.mark.parametrize("way", WAYS)
def test_it_is_told_until_my_turn_ends_and_shown_again(
    come: Come, tables: Tables, way: str
) -> None:
    player = after_a_turn(come, tables, way)
    page, said = player.page, told(player.page)
    for name in "Ben", "Carla", "Dan":
        assert f"{name} discarded" in said
    before = places(page)
    player.hands.press(page.locator("[data-since]"))
    expect(player.sheet.get_by_role("heading", name="Ben")).to_be_visible()
    assert player.visitor.look_at() == []
    player.hands.press(player.sheet.get_by_role("button", name="Show me"))
    expect(page.locator("[data-showing]")).to_be_visible()
    expect(page.locator("[data-shown][data-zone=seat-2]")).to_have_count(1)
    assert places(page) == before
    expect(page.locator("[data-showing='2']")).to_be_visible()
    if way == "keys":
        page.keyboard.press("Escape")
    else:
        # What comes where it was tapped is not tapped too.
        player.hands.press(page.locator("[data-showing]"))
        expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-showing], [data-shown]")).to_have_count(0)
    assert told(page) == said
    player.draw()
    player.wait(lambda: player.phase == "play", "the card comes")
    assert told(page) == said
    player.play_turns(2)
    # The next turn tells of the next round.
    assert told(page) != said


def test_it_survives_a_reload_and_comes_along_to_another_device(come: Come, tables: Tables) -> None:
    table = tables.dealt("since-elsewhere", "samba")
    player = Player(come(table))
    player.page.bring_to_front()
    player.play_turns(1)
    said = told(player.page)
    player.page.reload()
    expect(player.page.locator("[data-since] .told")).to_have_text(said)
    elsewhere = come(table, device=PHONE)
    elsewhere.page.bring_to_front()
    expect(elsewhere.page.locator("[data-since] .told")).to_have_text(said)
    witness = come()
    witness.go(table.path)
    expect(witness.page.locator(".log .lines li").first).to_have_text(re.compile("discarded"))
    expect(witness.page.locator("[data-since]")).to_have_count(0)


def test_it_has_room_on_every_screen(come: Come, tables: Tables) -> None:
    player = after_a_turn(come, tables)
    told(player.page)
    in_sight(player.page)
    player.page.set_viewport_size({"width": 1280, "height": 800})
    player.draw()
    player.wait(lambda: player.phase == "play", "the card comes")
    in_sight(player.page)


LEGIBLE = """(selector) => {
  const texts = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const text = texts.at(-1)
  if (!text) return [false, 0, 0]
  const { left, top, right, bottom, width, height } = text.getBoundingClientRect()
  const letters = document.createRange()
  letters.selectNodeContents(text)
  const shows = ({ top: from, bottom: to }) => (from + to) / 2 < bottom
  const lines = [...letters.getClientRects()].filter(shows)
  const clear = ({ left, top, bottom }) => {
    const hit = document.elementFromPoint(left + 9, (top + bottom) / 2)
    return text.contains(hit) || hit.matches('[data-since]')
  }
  const inside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5
  return [inside && width > 60 && lines.length > 0 && lines.every(clear), top, bottom]
}"""
"""Whether a line of a text is in sight, with nothing over it (the strip is touched through it);
where the text begins and ends."""
SAID, TOLD = ".others .news span", "[data-since] .told"


def apart(page: Page) -> bool:
    """Say whether what was said and what was played can be read, one above the other."""
    said, played = (page.evaluate(LEGIBLE, one) for one in (SAID, TOLD))
    (_, _, end), (_, start, _) = sorted((said, played), key=lambda text: float(text[1]))
    return bool(said[0] and played[0] and end <= start + 1)


def parts(page: Page) -> list[object]:
    """Return where everything is, the strip too."""
    strip = page.locator("[data-since]").bounding_box()
    assert strip
    return [places(page), *(round(strip[side]) for side in ("x", "y", "width", "height"))]


def test_it_stays_readable_while_somebody_says_something(come: Come, tables: Tables) -> None:
    table = tables.position("blocked", {1: "Ann", 3: "Cy"})
    ann, cy = Player(come(table, "Ann")), Player(come(table, "Cy"))
    for player in ann, cy:
        player.play_until(lambda _phase, player=player: player.done["discard"])  # type: ignore[misc]
    page = ann.page
    page.bring_to_front()
    told(page)
    before = {}
    for size in SIZES:
        in_sight(page, [size])
        before[size] = parts(page)
    for size in SIZES:
        say_hello(cy.visitor)
        page.bring_to_front()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator(SAID).last).to_have_text("Cy: Hello!")
        ann.wait(lambda: apart(page), f"both can be read at {size}")
        in_sight(page, [size])
        assert parts(page) == before[size], size
    page.set_viewport_size({"width": 320, "height": 568})
    ann.hands.press(page.locator("[data-since]"))
    # It opens at its beginning, not at what was said last.
    expect(ann.sheet.get_by_role("heading", name="Ben")).to_be_in_viewport()
    expect(ann.sheet.get_by_role("log", name="What was said")).to_contain_text("Cy: Hello!")
    ann.hands.press(ann.sheet.get_by_role("button", name="Close"))
    cy.page.goto("about:blank")
    lost = page.locator(".others > p").filter(has_text="Cy lost the connection")
    expect(lost).to_be_in_viewport(ratio=0.95)
    expect(page.locator(".said")).to_be_in_viewport(ratio=0.95)
    # Two things that are said have its room where there is little; elsewhere it stays.
    expect(page.locator("[data-since]")).to_be_hidden()
    page.set_viewport_size({"width": 1280, "height": 800})
    told(page)
