"""What a match leaves behind: its figures and sheets on this device, export and delete."""

import json
import re
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from escalera.cli.app import run
from tests.browser.conftest import Come
from tests.browser.scenes import Stage
from tests.browser.tables import Opened, Tables
from tests.browser.watching import PHONE, Visitor
from tests.server.serving import Server

GONE = ("status of 404",)
"""What a console says when the server has no such table any more."""

BLANK = """() => {
  const panel = document.querySelector('section.panel')
  const room = parseFloat(getComputedStyle(panel).paddingRight)
  const sheet = document.querySelector('details.hand[open]').getBoundingClientRect()
  return panel.getBoundingClientRect().right - room - sheet.right
}"""
"""How many pixels are left blank beside the match that is looked at."""


def finished(stage: Stage, visitor: Visitor) -> Opened:
    """Play a match to its end and go to its results."""
    table = stage.tables.position("asking")
    stage.come(visitor, table).play_hand()
    visitor.page.get_by_role("link", name="Your results").tap()
    expect(visitor.page.get_by_role("heading", name="Your results")).to_be_visible()
    return table


def gone(server: Server, table: Opened) -> None:
    """Let whoever runs the server delete a table."""
    with ThreadPoolExecutor(1) as thread:  # the browser's own loop runs in this one
        words = ["admin", "delete", table.id, "--database", server.database]
        assert thread.submit(run, words).result() == 0


def figure(visitor: Visitor, name: str) -> str:
    line = visitor.page.locator("dl > div", has=visitor.page.get_by_text(name, exact=True))
    return line.locator("dd").inner_text()


def test_a_finished_match_is_counted_exported_and_deleted(
    come: Come, server: Server, tables: Tables
) -> None:
    visitor = come(device=PHONE)
    table = finished(Stage(come, server.address, tables), visitor)
    assert (figure(visitor, "Matches"), figure(visitor, "Hands")) == ("1", "1")
    with visitor.page.expect_download() as saving:
        visitor.page.get_by_role("button", name="Save as JSON").tap()
    (result,) = json.loads(saving.value.path().read_text("utf-8"))
    best = figure(visitor, "Best hand").replace(",", "")
    assert result["hands"][0]["points"][result["team"] - 1] == int(best)
    assert sum(result["hands"][0]["canastas"]) > 0
    gone(server, table)
    visitor.allowed = GONE
    visitor.page.reload()
    assert figure(visitor, "Matches") == "1"
    visitor.page.locator("summary").filter(has_text="won").tap()
    visitor.page.locator("details.hand summary").tap()
    sheet = visitor.page.get_by_role("table", name="The score sheet of hand 1")
    expect(sheet.get_by_role("row", name=re.compile("^This hand"))).to_contain_text(
        f"{int(best):,}"
    )
    for width, height in (1920, 1080), (2560, 1440), (390, 844):
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.page.evaluate(BLANK) < 2, width
    expect(visitor.page.get_by_role("link", name="Score sheets")).to_have_count(0)
    visitor.page.get_by_role("button", name="Delete all").tap()
    visitor.page.get_by_role("button", name="Delete the match").tap()
    expect(visitor.page.get_by_text("There is nothing here yet.")).to_be_visible()
    visitor.page.reload()
    expect(visitor.page.get_by_text("There is nothing here yet.")).to_be_visible()
    visitor.go("/mine")
    expect(visitor.page.get_by_text("You have not played here yet.")).to_be_visible()
