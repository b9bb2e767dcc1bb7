"""The table's menu, entry by entry: what to press, and what shows then."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import Hands
from tests.browser.watching import Visitor

Look = Callable[[Locator], None]


def _headed(title: str, content: str) -> Look:
    """Return a check of a sheet: its heading, and something of its content."""

    def look(sheet: Locator) -> None:
        expect(sheet.get_by_role("heading", name=title, exact=True).first).to_be_visible()
        expect(sheet.get_by_text(re.compile(content)).first).to_be_visible()

    return look


SHEETS: dict[str, Look] = {
    "Scores": _headed("Scores", "Before this hand"),
    "What was played": _headed("What was played", "."),
    "Rules of this table": _headed("Rules of this table", "Going out"),
    "Say something": _headed("Say something", "Well played"),
    "Looks and sounds": _headed("Looks and sounds", "High contrast|Contrast"),
    "Keys": _headed("Keys", "Use these keys"),
}
STAYS = {"Pause the game", "Copy the link to this table", "Tips for beginners", "Leave the table"}
"""Entries that open no sheet."""


def entries(visitor: Visitor, hands: Hands) -> list[str]:
    """Open the menu and return what it offers."""
    hands.press(visitor.page.get_by_role("button", name="Menu", exact=True))
    menu = visitor.page.get_by_role("dialog", name="This table")
    expect(menu).to_be_visible()
    found = menu.locator(".items").locator("button, a").all_inner_texts()
    return [text.strip().split("\n")[0] for text in found]


def open_every_entry(visitor: Visitor, hands: Hands, done: Callable[[str], None]) -> None:
    """Open every sheet of the menu, look at it, and close it by its button."""
    page = visitor.page
    wanted = [entry for entry in entries(visitor, hands) if entry not in STAYS]
    assert set(wanted) <= set(SHEETS)
    for entry in wanted:
        hands.press(page.get_by_role("dialog").get_by_role("button", name=entry, exact=True))
        sheet = page.get_by_role("dialog", name=entry, exact=True)
        SHEETS[entry](sheet)
        two_frames(visitor.page)
        expect(sheet).to_be_visible()
        done(entry)
        hands.press(sheet.get_by_role("button", name="Close", exact=True).last)
        expect(page.get_by_role("dialog")).to_have_count(0)
        hands.press(page.get_by_role("button", name="Menu", exact=True))
    hands.press(page.get_by_role("dialog").get_by_role("button", name="Close", exact=True))
    expect(page.get_by_role("dialog")).to_have_count(0)


def leave(page: Page, hands: Hands) -> None:
    """Leave the table: a bot plays on."""
    address = page.url
    page.bring_to_front()
    hands.press(page.get_by_role("button", name="Menu", exact=True))
    hands.press(page.get_by_role("link", name=re.compile("^Leave the table")))
    expect(page).not_to_have_url(address)


def say_hello(visitor: Visitor) -> None:
    """Greet everybody at the table."""
    _about_to_speak(visitor).get_by_role("button", name="Hello!", exact=True).click()


def say(visitor: Visitor, text: str) -> None:
    """Say something of one's own at a table with chat."""
    field = _about_to_speak(visitor).get_by_role("textbox")
    field.fill(text)
    field.press("Enter")


def _about_to_speak(visitor: Visitor) -> Locator:
    """Open the sheet with the phrases, and return it."""
    visitor.page.bring_to_front()
    visitor.page.get_by_role("button", name="Menu", exact=True).click()
    visitor.page.get_by_role("button", name="Say something").click()
    return visitor.page.get_by_role("dialog", name="Say something")


def two_frames(page: Page) -> None:
    """Let the browser draw twice: by then it has told even what it tells late."""
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
