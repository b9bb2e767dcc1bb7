"""What a match leaves behind: its figures on this device, export and delete."""

import json

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Come
from tests.browser.scenes import Stage
from tests.browser.tables import Tables
from tests.browser.watching import PHONE, Visitor
from tests.server.serving import Server


def finished(stage: Stage, visitor: Visitor) -> None:
    """Play a match to its end and go to its results."""
    stage.sit(visitor, "asking").play_hand()
    visitor.page.get_by_role("link", name="Your results").tap()
    expect(visitor.page.get_by_role("heading", name="Your results")).to_be_visible()


def figure(visitor: Visitor, name: str) -> str:
    line = visitor.page.locator("dl > div", has=visitor.page.get_by_text(name, exact=True))
    return line.locator("dd").inner_text()


def test_a_finished_match_is_counted_exported_and_deleted(
    browser: Browser, come: Come, server: Server, tables: Tables
) -> None:
    visitor = come(device=PHONE)
    finished(Stage(browser, server.address, tables), visitor)
    assert (figure(visitor, "Matches"), figure(visitor, "Hands")) == ("1", "1")
    with visitor.page.expect_download() as saving:
        visitor.page.get_by_role("button", name="Save as JSON").tap()
    (result,) = json.loads(saving.value.path().read_text("utf-8"))
    best = figure(visitor, "Best hand").replace(",", "")
    assert result["hands"][0]["points"][result["team"] - 1] == int(best)
    assert sum(result["hands"][0]["canastas"]) > 0
    visitor.page.reload()
    assert figure(visitor, "Matches") == "1"
    visitor.page.get_by_role("button", name="Delete all").tap()
    visitor.page.get_by_role("button", name="Delete the match").tap()
    expect(visitor.page.get_by_text("There is nothing here yet.")).to_be_visible()
    visitor.page.reload()
    expect(visitor.page.get_by_text("There is nothing here yet.")).to_be_visible()
    visitor.go("/mine")
    expect(visitor.page.get_by_text("You have not played here yet.")).to_be_visible()
