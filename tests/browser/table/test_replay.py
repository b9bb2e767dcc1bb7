"""A finished hand again: from every seat, step by step, by a link; and the shuffle's proof."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.sight import CUT, SIZES
from tests.browser.tables import Tables
from tests.browser.watching import PHONE, TWO_FRAMES


def test_a_finished_hand_is_replayed_and_its_shuffle_proved(come: Come, tables: Tables) -> None:
    ann = Player(come(tables.dealt("replay", "samba"), device=PHONE), "touch")
    ann.play_hand()
    page = ann.page
    page.get_by_text("Was the shuffle fair?").tap()
    expect(page.get_by_text("Every card of the deal follows")).to_be_visible()
    expect(page.get_by_text("✗")).to_have_count(0)
    page.get_by_role("link", name="Replay this hand").tap()
    expect(page.get_by_role("heading", name="Replay of hand 1")).to_be_attached()
    step = page.get_by_role("slider", name="Step")
    page.get_by_role("button", name=re.compile("^On")).tap()
    expect(step).to_have_value("1")
    step.fill("12")
    expect(page).to_have_url(re.compile("step=12"))

    friend = come()
    friend.page.goto(page.url)
    expect(friend.page.get_by_role("slider", name="Step")).to_have_value("12")
    assert friend.look_at() == []
    path = urlsplit(page.url).path
    for seat in range(5):
        friend.go(f"{path}?seat={seat}&step=3")
        expect(friend.page.get_by_role("slider", name="Step")).to_have_value("3")


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_steps_fit_every_screen(come: Come, tables: Tables, language: str) -> None:
    ann = Player(come(tables.position("last-turn")))
    ann.play_hand()
    watching = come()
    watching.remember(language=language)
    for seat in 0, 1:
        page = watching.go(f"{urlsplit(ann.page.url).path}/replay/1?seat={seat}&step=1")
        buttons = page.locator(".actions button")
        expect(buttons).to_have_count(3)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(TWO_FRAMES)
            assert page.evaluate(CUT) == []
            for button in buttons.all():
                box = button.bounding_box()
                assert box
                assert box["x"] >= 0
                assert box["x"] + box["width"] <= width
                assert button.evaluate("b => b.scrollWidth <= b.clientWidth"), (width, seat)
            assert not re.search("[◂▸◀▶]", page.locator(".actions").inner_text())
