"""A player sees all they need on every screen, whatever the page has to say."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import SECONDS, Player
from tests.browser.hands import click_at
from tests.browser.menus import entries
from tests.browser.serving import prepared_server, tables_of
from tests.browser.sight import hidden, unseen_melds
from tests.browser.tables import Tables
from tests.browser.watching import LOST, Visitor
from tests.server.serving import Server

SIZES = (
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 600),
    (1280, 800),
)
LAPTOP = (1280, 800)
DEVICE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TEXTS = ("normal", "huge", "200%")
each_text = pytest.mark.parametrize("text", TEXTS)


def sized(visitor: Visitor, text: str) -> None:
    """Set a text size: one of the page's, or twice the browser's usual one."""
    if text == "200%":
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    else:
        visitor.remember(textSize=text)


def in_sight(page: Page, look: Callable[[Page], list[str]] = hidden) -> None:
    """Nothing is hidden at any size, once the screen has turned."""
    page.bring_to_front()
    for width, height in SIZES if look is hidden else [LAPTOP]:
        page.set_viewport_size({"width": width, "height": height})
        until = time.monotonic() + SECONDS
        while found := look(page):
            assert time.monotonic() < until, (width, height, found)
            page.wait_for_timeout(50)
    page.set_viewport_size(DEVICE["viewport"])


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
    in_sight(player.page)
    player.draw()
    player.wait(lambda: player.phase == "play", "the card comes")
    in_sight(player.page)
    player.choose("9S", "9D", "9H")
    assert player.offers()
    in_sight(player.page)


@each_text
def test_under_a_refusal(come: Come, tables: Tables, text: str) -> None:
    player = seated(come, tables, "blocked", text)
    click_at(player.button("Take it …"))
    expect(player.page.get_by_role("alert")).to_be_visible()
    in_sight(player.page)


@each_text
@pytest.mark.parametrize("position", ["full-villages-samba", "long-hand"])
def test_with_many_cards(come: Come, tables: Tables, position: str, text: str) -> None:
    in_sight(seated(come, tables, position, text).page)


@contextmanager
def noticed(come: Come, tables: Tables, position: str, text: str) -> Iterator[Player]:
    """Ann is alone at a table of two: her partner has just lost the connection, and she pauses."""
    ann, cy = come(device=DEVICE), come()
    sized(ann, text)
    table = tables.position(position, {1: "Ann", 3: "Cy"}, grace_seconds=600)
    for visitor, name in (cy, "Cy"), (ann, "Ann"):
        visitor.be(table.cookies[name])
        visitor.go(table.path)
        expect(visitor.page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    cy.page.goto("about:blank")
    expect(ann.page.get_by_text("Cy lost the connection")).to_be_visible()
    yield Player(ann)


def pause(player: Player) -> None:
    entries(player.visitor, player.hands)
    player.press(player.page.get_by_role("button", name="Pause the game"), "pause")
    expect(player.page.get_by_text("You paused the game")).to_be_visible()


@each_text
def test_while_somebody_is_away_and_in_a_pause(come: Come, tables: Tables, text: str) -> None:
    with noticed(come, tables, "frozen", text) as player:
        in_sight(player.page)
        pause(player)
        in_sight(player.page)


def test_no_notice_hides_our_melds_on_a_laptop(come: Come, tables: Tables) -> None:
    with noticed(come, tables, "full-villages-samba", "normal") as player:
        in_sight(player.page, unseen_melds)
        pause(player)
        in_sight(player.page, unseen_melds)


@pytest.fixture
def other_server(tmp_path: Path) -> Iterator[Server]:
    server = prepared_server(tmp_path / "server")
    server.start()
    yield server
    if server.process is not None and server.process.poll() is None:
        server.stop()


def test_while_the_connection_is_lost(come: Come, other_server: Server) -> None:
    table = tables_of(other_server).position("full-villages-samba")
    visitor = come(table, device=DEVICE, at=other_server.address)
    visitor.allowed = LOST
    expect(visitor.page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    other_server.stop()
    expect(visitor.page.get_by_text("The connection is lost.")).to_be_visible()
    in_sight(visitor.page)
    in_sight(visitor.page, unseen_melds)
