"""A hand alone in the page, and the match goes on with a friend at the server; or there is none."""

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from escalera.notation.verify import verify
from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.serving import server_to_kill
from tests.browser.watching import DESKTOP, LOST, PHONE, Visitor
from tests.server.serving import Server

CARDS = "[data-zone=hand] [data-card]"
ELSEWHERE = "One hand of this match was played elsewhere, before this table was opened."


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to kill."""
    with server_to_kill(tmp_path / "server") as made:
        yield made


def after_a_hand(come: Come, server: Server) -> Visitor:
    """Play one hand of samba in the page, up to its score sheet."""
    visitor = come(device=PHONE, at=server.address)
    habits = {"samba": {"table": {"players": 4, "pace": "instant"}, "bot": "hard"}}
    visitor.has_kept("habits", habits)
    visitor.go("/")
    visitor.page.get_by_role("textbox").first.fill("Ann")
    visitor.page.get_by_role("button", name="Play now: Samba", exact=True).tap()
    expect(visitor.page.locator(CARDS).first).to_be_visible()
    Player(visitor, "touch").play_hand()
    return visitor


def friends(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name="Go on with friends")


def scores_on(sheet: Locator) -> list[int]:
    """Return the last line of a score sheet."""
    cells = sheet.locator("tr").last.locator("td").all_inner_texts()
    return [int(re.sub("[^0-9-]", "", text.replace("\u2212", "-"))) for text in cells]


def test_a_friend_joins_by_the_link_and_the_next_hand_is_dealt(come: Come, server: Server) -> None:
    ann = after_a_hand(come, server)
    alone = ann.page.url
    scores = scores_on(ann.page.locator("table.sheet").first)
    assert ann.look_at() == []
    friends(ann).tap()
    expect(ann.page.get_by_text(ELSEWHERE)).to_be_visible()
    expect(ann.page.locator("[data-seat='1']")).to_contain_text("Ann")
    expect(ann.page.locator("li[data-seat]", has_text="free")).to_have_count(3)
    assert (ann.look_at(), ann.too_small(), ann.sideways()) == ([], [], 0)
    link = ann.page.get_by_label("Whoever has this link can sit down here").input_value()

    ben = come(device=DESKTOP, at=server.address)
    ben.go(link.removeprefix(server.address))
    expect(ben.page.get_by_text(ELSEWHERE)).to_be_visible()
    for team, score in enumerate(scores, 1):
        expect(ben.page.locator(".scores")).to_contain_text(f"Team {team} {score:,}")
    ben.page.locator("[data-seat='2']").get_by_role("button", name="Sit here").click()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.locator("[data-seat='2']")).to_contain_text("Ben")

    ann.page.bring_to_front()
    ann.page.get_by_role("button", name="Start").tap()
    for visitor in ann, ben:
        expect(visitor.page.locator(CARDS).first).to_be_visible()
    (sheet,) = ann.page.request.get(f"{link.replace('/t/', '/api/tables/')}/sheets").json()
    assert (sheet["number"], sheet["scores"]) == (1, scores)
    told = ann.page.request.get(f"{link.replace('/t/', '/api/tables/')}/hands/2/plays").json()
    assert told["plays"][0]["table"]["scores"] == scores
    assert (
        verify(ann.page.request.get(f"{link.replace('/t/', '/api/tables/')}/record").text()) is None
    )

    ben.page.bring_to_front()
    ben.page.keyboard.press("s")
    expect(ben.page.get_by_role("dialog")).to_contain_text("Hand 1: ")

    ann.go(alone.removeprefix(server.address))
    on = ann.page.get_by_role("link", name="Go on there")
    expect(on).to_have_attribute("href", link.removeprefix(server.address))
    expect(ann.page.get_by_role("button", name="Next hand")).to_have_count(0)
    expect(ann.page.locator("table.sheet").first).to_be_visible()
    ann.go("/mine")
    expect(ann.page.get_by_role("link", name="Goes on with friends")).to_be_visible()


def test_without_a_server_it_says_so_and_the_table_stays(come: Come, server: Server) -> None:
    ann = after_a_hand(come, server)
    ann.allowed = (*LOST, "Failed to load resource")
    server.stop(signal.SIGKILL)
    friends(ann).tap()
    expect(ann.page.get_by_role("alert")).to_contain_text("Friends need the server")
    assert ann.look_at() == []
    ann.page.get_by_role("button", name="Next hand").tap()
    expect(ann.page.locator(CARDS).first).to_be_visible()
