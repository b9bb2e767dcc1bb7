"""The server is killed in mid-turn and started again; the page goes on without help."""

import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.serving import prepared_server, tables_of
from tests.browser.watching import LOST


def test_the_page_goes_on_after_kill_9_in_mid_turn(come: Come, tmp_path: Path) -> None:
    server = prepared_server(tmp_path / "server")
    server.start()
    try:
        visitor = come(tables_of(server).position("initial-meld"), at=server.address)
        visitor.allowed = LOST
        player = Player(visitor)
        player.draw()
        player.wait(lambda: player.phase == "play", "the card comes")
        player.choose("9S", "9H", "JK")
        player.press(player.page.get_by_role("button", name="New set of 9s"), "meld")
        player.wait(lambda: player.hand()["JK"] == 0, "the meld is on the table")
        held = player.hand()
        server.stop(signal.SIGKILL)
        lost = player.page.get_by_text("The connection is lost. Trying again …")
        expect(lost).to_be_visible()
        server.start()
        expect(lost).to_be_hidden(timeout=20_000)
        assert player.hand() == held
        player.choose("5S", "5H")
        player._let_go()
        player.press(player.button("Take back"), "back")
        player.play_hand()
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


pytestmark = pytest.mark.filterwarnings("default::ResourceWarning")
