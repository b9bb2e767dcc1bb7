"""A hint at a table in the page: in words, its cards chosen, and playable as it says."""

import re
import time
from collections import Counter

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.driver import HAND_SECONDS, Player
from tests.browser.solo.test_without_a_server import at_home, play_now
from tests.browser.watching import Visitor

GAMES = ("samba", "villages-samba")
TURNS = 3
TAKE = "Take the pile · "


def hint(player: Player) -> Locator:
    """Press the button; return what the page says."""
    player.hands.press(player.button("Hint"))
    said = player.page.locator("[data-hint]")
    expect(said).to_be_visible()
    return said


def chosen(player: Player) -> Counter[str]:
    """Return the chosen cards' kinds."""
    cells = player.page.locator("[data-zone=hand] [data-card][aria-pressed=true]")
    return Counter(cells.evaluate_all("all => all.map(e => e.dataset.card)"))


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_as_the_hints_say(alone: Visitor, game: str) -> None:
    player = play_now(at_home(alone), game)
    turns, until = 0, time.monotonic() + HAND_SECONDS
    while turns < TURNS and not player.over:
        assert time.monotonic() < until, "the turns don't end"
        phase = player.phase
        if phase == "sheet":
            player.move()
        if phase not in ("draw", "play", "chosen"):
            player.page.wait_for_timeout(20)
            continue
        first = hint(player).locator("p").inner_text().removeprefix("A strong bot would play: ")
        takes, first = first.startswith(TAKE), first.removeprefix(TAKE)
        if first.startswith(("Discard", "Meld", "Add")):
            assert chosen(player)
        player.offers()  # once they are known, the bar shows them or says that there are more
        button = player.button(first.split(" · ")[0])
        more = player.button(re.compile(r"\d+ more …"))
        if not button.count() and more.count():  # the bar had no room for all that the cards can do
            player.press(more.first, "more")
        if takes and not button.count():  # without cards of the hand: a sheet shows the ways
            player.press(player.button("Take the pile …"), "open")
            continue
        expect(button).to_be_enabled()
        if first.startswith("Discard"):
            player.discard(button)
        else:
            player.press(button, first.split()[0])
        turns += first.startswith("Discard")
    assert player.done["Draw"] > 0
    assert turns == TURNS or player.over
