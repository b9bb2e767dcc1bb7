"""A player sees all they need on every screen, whatever the page has to say; and nothing moves."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.hands import click_at
from tests.browser.menus import entries, say_hello
from tests.browser.serving import server_to_kill, tables_of
from tests.browser.sight import LARGE_TEXT, SIZES, in_sight, places, twice_as_large
from tests.browser.tables import Tables
from tests.browser.watching import LOST, Visitor
from tests.server.serving import Server

DEVICE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
FEW = ((320, 568), (844, 390), (1280, 800))
TEXTS = {"normal": SIZES, "200%": LARGE_TEXT}
each_text = pytest.mark.parametrize("text", TEXTS)


def sized(visitor: Visitor, text: str) -> None:
    if text == "200%":
        twice_as_large(visitor)


def seated(come: Come, tables: Tables, position: str, text: str) -> Player:
    visitor = come(device=DEVICE)
    sized(visitor, text)
    table = tables.position(position)
    visitor.be(table.cookies["Ann"])
    visitor.go(table.path)
    expect(visitor.page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    return Player(visitor)


@each_text
def test_in_my_turn_and_with_chosen_cards(come: Come, tables: Tables, text: str) -> None:
    player = seated(come, tables, "frozen", text)
    in_sight(player.page, TEXTS[text])
    player.draw()
    player.wait(lambda: player.phase == "play", "the card comes")
    in_sight(player.page, TEXTS[text])
    player.choose("9S", "9D", "9H")
    assert player.offers()
    in_sight(player.page, TEXTS[text])


@each_text
def test_under_a_refusal(come: Come, tables: Tables, text: str) -> None:
    player = seated(come, tables, "blocked", text)
    click_at(player.button("Take it …"))
    expect(player.page.get_by_role("alert")).to_be_visible()
    in_sight(player.page, TEXTS[text])


@contextmanager
def noticed(
    come: Come, tables: Tables, position: str, text: str
) -> Iterator[tuple[Player, Visitor]]:
    """Ann and her partner Cy are at a table."""
    ann, cy = come(device=DEVICE), come()
    sized(ann, text)
    table = tables.position(position, {1: "Ann", 3: "Cy"}, grace_seconds=600)
    for visitor, name in (cy, "Cy"), (ann, "Ann"):
        visitor.be(table.cookies[name])
        visitor.go(table.path)
        expect(visitor.page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    yield Player(ann), cy


def pause(player: Player) -> None:
    entries(player.visitor, player.hands)
    player.press(player.page.get_by_role("button", name="Pause the game"), "pause")
    expect(player.page.get_by_text("You paused the game")).to_be_visible()


@each_text
def test_while_somebody_is_away_and_in_a_pause(come: Come, tables: Tables, text: str) -> None:
    with noticed(come, tables, "full-villages-samba", text) as (player, cy):
        cy.page.goto("about:blank")
        expect(player.page.get_by_text("Cy lost the connection").first).to_be_visible()
        in_sight(player.page, TEXTS[text])
        pause(player)
        in_sight(player.page, TEXTS[text])


@pytest.mark.parametrize("size", FEW, ids=lambda size: f"{size[0]}")
def test_nothing_moves_while_notices_come_and_go(
    come: Come, tables: Tables, size: tuple[int, int]
) -> None:
    with noticed(come, tables, "blocked", "normal") as (player, cy):
        page = player.page
        in_sight(page, [size])
        before = places(page)
        click_at(player.button("Take it …"))
        expect(page.get_by_role("alert")).to_be_visible()
        assert places(page) == before, "a refusal"
        page.get_by_role("button", name="Got it").click()
        say_hello(cy)
        page.bring_to_front()
        expect(page.get_by_text("Cy: Hello!")).to_be_visible()
        assert places(page) == before, "a greeting"
        pause(player)
        # A greeting does not cover the pause.
        in_sight(page, [size])
        assert places(page) == before, "a pause"
        cy.page.goto("about:blank")
        expect(page.get_by_text("Cy lost the connection").first).to_be_visible()
        assert places(page) == before, "somebody is away"


@pytest.mark.parametrize("size", FEW, ids=lambda size: f"{size[0]}")
def test_nothing_moves_and_nothing_is_red_while_cards_are_chosen(
    come: Come, tables: Tables, size: tuple[int, int]
) -> None:
    player = seated(come, tables, "frozen", "normal")
    player.draw()
    player.wait(lambda: player.phase == "play", "the card comes")
    in_sight(player.page, [size])
    before = places(player.page)
    for cards in ("9S",), ("9S", "9D"), ("9S", "9D", "9H"):
        player.choose(*cards)
        player.offers()
        assert places(player.page) == before, cards
        assert strong(player.page) <= 1, cards
        expect(player.page.get_by_role("alert")).to_have_count(0)


def strong(page: Page) -> int:
    """Return how many buttons are strong: one at most, so that it is clear what to do."""
    return page.locator(":is(.do, .actions) :is(button.go, button.strong)").count()


@pytest.fixture
def other_server(tmp_path: Path) -> Iterator[Server]:
    with server_to_kill(tmp_path / "server") as made:
        yield made


def test_while_the_connection_is_lost(come: Come, other_server: Server) -> None:
    table = tables_of(other_server).position("frozen")
    visitor = come(table, device=DEVICE, at=other_server.address)
    visitor.allowed = LOST
    page = visitor.page
    draw = page.get_by_role("button", name="Draw a card", exact=True)
    expect(draw).to_be_enabled()
    before = places(page)
    other_server.stop()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    assert places(page) == before
    expect(draw).to_be_disabled()
    expect(page.locator(".stock")).to_have_attribute("aria-disabled", "true")
    in_sight(page)
