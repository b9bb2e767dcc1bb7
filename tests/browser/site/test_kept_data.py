"""What older versions of the page kept is read for ever; what can't be read is said plainly."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from escalera.engine.match.engine_version import ENGINE
from escalera.notation.verify import verify
from escalera.rules import load
from escalera.server.table.parameters import in_full
from tests.browser.conftest import Come
from tests.browser.driver import DRAW, Player
from tests.browser.site.kept_data import KEPT, log_version, read_kept, write_kept
from tests.browser.solo.test_without_a_server import saved_record
from tests.browser.watching import PHONE, Visitor

CARDS = "[data-zone=hand] [data-card]"
SAMPLES = sorted(KEPT.glob("*.json"))
NEWER = "A newer version of this page keeps this table."
NOT_READ = "This table can\u2019t be opened"
NOT_REPLAYED = {
    "en": ("This table can\u2019t go on", "The scores so far", "Download the record so far"),
    "es": ("Esta mesa no puede seguir", "Los puntos hasta", "Descargar el registro hasta"),
}
NOT_KEPT = "This browser keeps nothing for this page"
Kept = dict[str, Any]


def came_back(come: Come, kept: Kept) -> Visitor:
    """Come with what a browser kept; the page has not been open yet."""
    visitor = come(device=PHONE)
    visitor.page.goto(visitor.address.replace("#", "icon.svg"))
    write_kept(visitor.page, kept)
    return visitor


def table_of(kept: Kept, game: str) -> str:
    """Return the name of the table of a game."""
    [found] = [row["id"] for row in kept["stores"]["tables"]["rows"] if row["game"] == game]
    return str(found)


def events_of(kept: Kept) -> list[dict[str, Any]]:
    """Return the events of all tables."""
    return [row["event"] for row in kept["stores"]["events"]["rows"]]


def sample() -> Kept:
    """Return the newest sample."""
    return dict(json.loads(SAMPLES[-1].read_text("utf-8")))


def test_this_version_has_a_sample() -> None:
    assert f"{log_version()}.json" in {path.name for path in SAMPLES}


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_tables_and_pads_of_every_version_go_on(come: Come, path: Path) -> None:
    kept = json.loads(path.read_text("utf-8"))
    visitor = came_back(come, kept)
    page = visitor.go("/mine")
    expect(page.get_by_text("Hand 2")).to_contain_text("1,305")
    visitor.go(f"/t/{table_of(kept, 'bolivia')}")
    expect(page.locator(CARDS).first).to_be_visible()
    visitor.go(f"/t/{table_of(kept, 'samba')}")
    player = Player(visitor, "touch")
    player.play_hand()
    assert verify(saved_record(visitor)) is None
    before, after = events_of(kept), events_of(read_kept(page))
    assert len(after) > len(before)
    assert {"end", "points"} <= {key for event in after for key in event}
    visitor.go("/pad")
    page.get_by_role("link", name=re.compile("^Go on")).first.tap()
    expect(page.locator("td.score").first).to_have_text("1,615")
    visitor.go("/")
    expect(page.get_by_text("You play as Ann")).to_be_visible()


def test_a_new_table_notes_what_it_is_played_by(come: Come) -> None:
    page = come(device=PHONE).go("/")
    page.get_by_role("button", name="Play now: Samba", exact=True).tap()
    expect(page.locator(CARDS).first).to_be_visible()
    made, *others = events_of(read_kept(page))
    assert all(event["deck"] for event in others if event["type"] == "dealt")
    rules = load("samba", 4)
    assert (made["engine"], made["version"]) == (ENGINE, rules.version)
    assert made["rules"] == {
        name: value for name, value in in_full(rules).items() if name != "players"
    }


def of_a_newer_log(kept: Kept) -> None:
    for row in kept["stores"]["events"]["rows"]:
        if row["event"]["type"] == "made" and row["event"]["options"]["game"] == "samba":
            row["event"]["log"] += 1


def with_a_hole(kept: Kept) -> None:
    name = table_of(kept, "samba")
    rows = kept["stores"]["events"]["rows"]
    [dealt, *_] = [one for one in rows if one["table"] == name and one["event"]["type"] == "dealt"]
    rows.remove(dealt)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [(of_a_newer_log, NEWER), (with_a_hole, NOT_READ)],
    ids=["newer", "hole"],
)
def test_a_table_that_can_t_be_read_says_so_and_the_others_go_on(
    come: Come, spoil: Callable[[Kept], None], sentence: str
) -> None:
    kept = sample()
    spoil(kept)
    visitor = came_back(come, kept)
    page = visitor.go(f"/t/{table_of(kept, 'samba')}")
    expect(page.get_by_text(sentence)).to_be_visible()
    page.get_by_role("link", name="To the start page").tap()
    page.get_by_role("listitem").filter(has_text="Bolivia").get_by_text("Go on").first.tap()
    expect(page.locator(CARDS).first).to_be_visible()
    assert read_kept(page)["stores"]["events"]["rows"][-1] == kept["stores"]["events"]["rows"][-1]


def with_a_play_that_is_not_legal(kept: Kept) -> None:
    """Let Samba's second hand go on with a play that the rules refuse now."""
    name, rows = table_of(kept, "samba"), kept["stores"]["events"]["rows"]
    [*_, last] = [at for at, one in enumerate(rows) if one["table"] == name]
    event = {"type": "played", "at": 0, "seat": 1, "action": "discard JK JK", "by": "person"}
    rows.insert(last + 1, {"table": name, "seq": rows[last]["seq"] + 1, "event": event})


@pytest.mark.parametrize("language", NOT_REPLAYED)
def test_a_table_that_can_t_be_replayed_leaves_its_scores_and_its_record(
    come: Come, language: str
) -> None:
    kept = sample()
    with_a_play_that_is_not_legal(kept)
    said, scores, download = NOT_REPLAYED[language]
    visitor = came_back(come, kept)
    visitor.remember(language=language)
    page = visitor.go(f"/t/{table_of(kept, 'samba')}")
    expect(page.get_by_role("alert")).to_contain_text(said)
    expect(page.get_by_role("table", name=scores)).to_be_visible()
    points = page.get_by_role("table", name=scores).get_by_role("cell").all_inner_texts()
    assert [re.sub(r"\D", "", one) for one in points] == ["150", "1305"] * 2
    with page.expect_download() as saved:
        page.get_by_role("button", name=download).tap()
    text = saved.value.path().read_text("utf-8")
    assert verify(text) is None
    assert "\nhand 1\n" in text
    assert "\n# hand 2, which comes out differently now\n" in text
    assert read_kept(page)["stores"] == kept["stores"]
    visitor.go(f"/t/{table_of(kept, 'bolivia')}")
    expect(page.locator(CARDS).first).to_be_visible()


def test_tables_of_a_newer_page_stay_as_they_are(come: Come) -> None:
    kept = sample()
    kept["version"] += 1
    visitor = came_back(come, kept)
    page = visitor.go(f"/t/{table_of(kept, 'samba')}")
    expect(page.get_by_text(NEWER)).to_be_visible()
    visitor.go("/")
    page.get_by_role("button", name="Play now: Samba", exact=True).tap()
    expect(page.get_by_role("alert")).to_contain_text(NEWER)
    assert read_kept(page)["stores"] == kept["stores"]


CLOSED = "indexedDB.open = () => { throw new DOMException('', 'SecurityError') }\n"
"""In the worker: a browser that lets it keep nothing."""
FULL = """let full = false
const { add } = IDBObjectStore.prototype
IDBObjectStore.prototype.add = function (...given) {
  if (full) throw new DOMException('', 'QuotaExceededError')
  return add.apply(this, given)
}
new BroadcastChannel('full').onmessage = ({ data }) => (full = data)
"""
"""In the worker: a store that is full when somebody says so."""


def began(come: Come, store: str) -> Visitor:
    """Come and play; the worker runs a script before its own."""

    def changed(route: Route) -> None:
        route.fulfill(body=store + route.fetch().text(), content_type="text/javascript")

    visitor = come(device=PHONE)
    visitor.spent = True
    visitor.page.route(re.compile(r"worker-.*\.js$"), changed)
    visitor.go("/").get_by_role("button", name="Play now: Samba", exact=True).tap()
    return visitor


def test_a_browser_that_keeps_nothing_says_so(come: Come) -> None:
    visitor = began(come, CLOSED)
    expect(visitor.page.get_by_role("alert")).to_contain_text(NOT_KEPT)
    visitor.go("/mine")
    expect(visitor.page.get_by_role("alert")).to_contain_text(NOT_KEPT)


def test_once_there_is_room_again_the_table_goes_on(come: Come) -> None:
    page = began(come, FULL).page
    draw = page.get_by_role("button", name=DRAW)
    expect(draw).to_be_visible(timeout=60_000)  # three bots may play before
    page.evaluate("new BroadcastChannel('full').postMessage(true)")
    draw.tap()
    expect(page.get_by_role("alert")).to_contain_text(NOT_KEPT)
    page.evaluate("new BroadcastChannel('full').postMessage(false)")
    draw.tap()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(draw).to_have_count(0)
