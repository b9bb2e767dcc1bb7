"""Tables in the page: whole hands with the server killed, a reload, the record verified."""

import json
import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from escalera.notation.verify import verify
from escalera.rules import games, load
from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.scorer import Scorer
from tests.browser.watching import LOST, PHONE, Visitor
from tests.server.serving import Server

CARDS = "[data-zone=hand] [data-card]"
TITLES = {game: load(game).title.replace("'", "\u2019") for game in games()}


def at_home(come: Come, server: Server, bot: str = "hard") -> Visitor:
    """Visit the first page, wait until all of it is kept, and kill the server.

    bot: which one was played against last, in each game.
    """
    visitor = come(device=PHONE, at=server.address, keeps=True)
    visitor.allowed = (*LOST, "Failed to load resource")
    table = {"players": 4, "pace": "instant"}
    habits = {game: {"table": table, "bot": bot} for game in games()}
    kept = json.dumps(json.dumps(habits))
    visitor.context.add_init_script(f"localStorage.setItem('escalera.habits', {kept})")
    visitor.go("/")
    Scorer(visitor).wait_until_kept()
    server.stop(signal.SIGKILL)
    visitor.go("/")
    return visitor


def play_now(visitor: Visitor, game: str) -> Player:
    """Open a table with one tap."""
    visitor.page.bring_to_front()
    visitor.page.get_by_role("button", name=f"Play now: {TITLES[game]}", exact=True).tap()
    expect(visitor.page.locator(CARDS).first).to_be_visible()
    return Player(visitor, "touch")


def saved_record(visitor: Visitor) -> str:
    """Return the record that the page saves on the device."""
    page = visitor.page
    page.get_by_text("Was the shuffle fair?").first.tap()
    with page.expect_download() as saved:
        page.get_by_role("button", name=re.compile("record")).first.tap()
    return Path(saved.value.path()).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", games())
def test_a_whole_hand_and_a_reload_in_the_middle(come: Come, server: Server, game: str) -> None:
    visitor = at_home(come, server)
    player = play_now(visitor, game)
    while player.phase != "draw":
        player.move()
    player.draw()
    player.wait(lambda: player.phase == "play", "the drawn cards come")
    held = player.hand()
    visitor.page.reload()
    expect(visitor.page.locator(CARDS).first).to_be_visible()
    assert player.hand() == held
    player.play_hand()
    assert verify(saved_record(visitor)) is None


def test_a_hand_against_experts(come: Come, server: Server) -> None:
    visitor = at_home(come, server, "expert")
    play_now(visitor, "samba").play_hand()
    record = saved_record(visitor)
    assert record.count("bot:expert") == 3
    assert verify(record) is None
