"""Tables in the page: whole hands with the server killed, a reload, the record verified."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from escalera.notation.verify import verify
from escalera.rules import games, load
from tests.browser.driver import Player
from tests.browser.watching import Visitor

CARDS = "[data-zone=hand] [data-card]"
TITLES = {game: load(game).title.replace("'", "\u2019") for game in games()}


def at_home(visitor: Visitor, bot: str = "hard") -> Visitor:
    """Open the first page, where bots play at once.

    bot: which one was played against last, in each game.
    """
    table = {"players": 4, "pace": "instant"}
    habits = json.dumps({game: {"table": table, "bot": bot} for game in games()})
    visitor.page.evaluate("habits => localStorage.setItem('escalera.habits', habits)", habits)
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


BOTS = dict.fromkeys(games(), "hard") | {"samba": "expert"}
"""Who plays against the person, in each game."""


@pytest.mark.parametrize("game", games())
def test_a_whole_hand_and_a_reload_in_the_middle(alone: Visitor, game: str) -> None:
    bot = BOTS[game]
    visitor = at_home(alone, bot)
    player = play_now(visitor, game)
    player.play_turns(0)
    player.draw()
    player.wait(lambda: player.phase == "play", "the drawn cards come")
    held = player.hand()
    visitor.page.reload()
    expect(visitor.page.locator(CARDS).first).to_be_visible()
    assert player.hand() == held
    player.play_hand()
    record = saved_record(visitor)
    assert record.count(f"bot:{bot}") == 3
    assert verify(record) is None
