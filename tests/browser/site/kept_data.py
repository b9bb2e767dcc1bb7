"""What a browser keeps of the page, as JSON; samples of older versions lie in `kept`, for ever.

`python -m tests.browser.site.kept_data` plays a sample with the built site and writes it, once for
each version of the table's log (`web/src/solo/table/events.ts`).
"""

import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect, sync_playwright

from escalera.pad import agreed, described
from tests.browser.driver import Player
from tests.browser.scorer import Scorer
from tests.browser.site.static_host import StaticHost
from tests.browser.watching import PHONE, Visitor, visit
from tools.chromium import FLAGS, chromium

KEPT: Final = Path(__file__).parent / "kept"
HAND: Final = {"teams": [{"red_canastas": 2, "out": 1, "table": 435, "hand": 20}, {"hand": 110}]}
_VERSION: Final = re.compile(r"^export const LOG = (\d+)$", re.MULTILINE)
_EVENTS: Final = Path(__file__).parents[3] / "web" / "src" / "solo" / "table" / "events.ts"
_DATABASE: Final = "escalera-tables"
_READ: Final = """async (name) => {
  const answer = (asked) => new Promise((good, bad) => {
    asked.onsuccess = () => good(asked.result)
    asked.onerror = () => bad(asked.error)
  })
  const database = await answer(indexedDB.open(name))
  const stores = {}
  for (const store of database.objectStoreNames) {
    const found = database.transaction(store).objectStore(store)
    stores[store] = { path: found.keyPath, rows: await answer(found.getAll()) }
  }
  const { version } = database
  database.close()
  return { version, stores, storage: { ...localStorage } }
}"""
_WRITE: Final = """async ([name, kept]) => {
  for (const [key, text] of Object.entries(kept.storage)) localStorage.setItem(key, text)
  const asked = indexedDB.open(name, kept.version)
  const stores = Object.entries(kept.stores)
  asked.onupgradeneeded = () => {
    for (const [store, { path, rows }] of stores) {
      const made = asked.result.createObjectStore(store, { keyPath: path })
      for (const row of rows) made.add(row)
    }
  }
  await new Promise((good, bad) => {
    asked.onsuccess = () => good(asked.result.close())
    asked.onerror = () => bad(asked.error)
    asked.onblocked = () => bad(new Error('The page has opened it already.'))
  })
}"""


def read_kept(page: Page) -> dict[str, Any]:
    """Return what a page's browser keeps: `{version, stores: {name: {path, rows}}, storage}`."""
    return dict(page.evaluate(_READ, _DATABASE))


def write_kept(page: Page, kept: dict[str, Any]) -> None:
    """Put it into a browser that keeps no tables yet."""
    page.evaluate(_WRITE, [_DATABASE, kept])


def log_version() -> int:
    """Return the version of the table's log in the sources."""
    found = _VERSION.search(_EVENTS.read_text("utf-8"))
    assert found
    return int(found[1])


def play_sample(visitor: Visitor) -> None:
    """Play one hand of Samba and some of the next, open a table of Bolivia, and keep a pad."""
    visitor.go("/new/samba")
    page = visitor.page
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_text("More: variations, numbers, speed").click()
    page.get_by_text("Speed and clock").click()
    page.get_by_role("radio", name=re.compile("^At once|^Instant")).check()
    page.get_by_role("button", name="Play now with bots").click()
    player = Player(visitor, "touch")
    player.play_hand()
    player.press(player.button("Next hand"), "next")
    player.play_turns(0)
    visitor.go("/")
    page.get_by_role("button", name="Play now: Bolivia").click()
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    scorer = Scorer(visitor)
    scorer.start("samba")
    scorer.open()
    scorer.write_in(described(agreed("samba")), HAND)
    scorer.write_down(alone=True)


def main() -> None:
    """Write this version's sample; one that is there stays as it is."""
    file = KEPT / f"{log_version()}.json"
    if file.exists():
        sys.exit(f"{file} is there: it is what that version kept.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = StaticHost(Path(folder))
        host.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        visitor = visit(browser, host.address, PHONE)
        play_sample(visitor)
        KEPT.mkdir(exist_ok=True)
        file.write_text(json.dumps(read_kept(visitor.page), separators=(",", ":")) + "\n", "utf-8")
        browser.close()
        host.kill()


if __name__ == "__main__":
    main()
