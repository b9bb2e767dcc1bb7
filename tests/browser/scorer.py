"""Somebody who keeps score at a real table, on the pad's pages, by tapping."""

import re
import time
from typing import Any

from playwright.sync_api import Locator, Page, expect

from escalera.pad import Pad, read_pad
from escalera.rules import games, load
from tests.browser.driver import SECONDS
from tests.browser.watching import Visitor

NAMES = ("Ann", "Bob", "Cem", "Dee", "Eva", "Flo")
KEPT = """() => Object.keys(localStorage).filter((key) => key.startsWith('escalera.pad.'))
  .map((key) => JSON.parse(localStorage.getItem(key)))
  .sort((a, b) => b.touched - a.touched)[0].pad"""


KEPT_SHEETS = """async () => {
  await navigator.serviceWorker.ready
  return Object.keys(JSON.parse(localStorage.getItem('escalera.sheets') ?? '{}')).length
}"""
"""How many sheets the browser keeps once it has kept the page."""
SHEETS = sum(len(load(game).players) for game in games())


class Scorer:
    """Keeps score in one browser."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    # ------------------------------------------------------------ a pad

    def start(self, game: str, players: int = 4, dealer: int = 1, **settings: str) -> None:
        """Begin a pad as a person does: game, players, names, variations."""
        page = self.visitor.go("/pad")
        page.locator(f'input[name=pad-game][value="{game}"]').check()
        page.get_by_role("radio", name=str(players), exact=True).check()
        for seat, name in enumerate(NAMES[:players], 1):
            page.get_by_role("textbox", name=re.compile(f"^Player {seat}")).fill(name)
        page.get_by_label("Deals first").select_option(str(dealer))
        if settings:
            page.get_by_text("Variations", exact=True).click()
        for key, value in settings.items():
            radio = page.locator(f'input[name="{key}"]')
            radio.last.check()
            page.locator(f'input[aria-describedby="takes-{key}"]').fill(value)
        self.button("Start the pad").click()
        expect(self.button(re.compile("^Enter hand"))).to_be_visible()

    def wait_until_kept(self) -> None:
        """Wait until a pad of any game could begin without the server."""
        until = time.monotonic() + SECONDS
        while (kept := self.page.evaluate(KEPT_SHEETS)) < SHEETS:
            assert time.monotonic() < until, f"{kept} of {SHEETS} sheets are kept"
            self.page.wait_for_timeout(50)

    def share(self) -> str:
        """Share the open pad; return its link."""
        self.page.get_by_text("Share by a link").click()
        self.button("Make the link").click()
        return self.page.get_by_label("The pad's link").input_value()

    @property
    def kept(self) -> Pad:
        """What the browser keeps, as Python reads it."""
        return read_pad(self.page.evaluate(KEPT))

    def scores(self) -> list[int]:
        """Return the scores that the page shows."""
        shown = self.page.locator("td.score").all_inner_texts()
        return [int(text.replace(",", "").replace("\N{MINUS SIGN}", "-")) for text in shown]

    # ------------------------------------------------------------ a hand

    def open(self) -> None:
        self.button(re.compile("^Enter hand")).click()

    def team(self, number: int) -> Locator:
        return self.page.locator(f"fieldset[data-team='{number}']")

    def fill(self, number: int, label: str, kind: str, value: Any, *, rare: bool = False) -> None:
        """Fill in one field of a team, a rare one too."""
        team = self.team(number)
        folded = team.locator("details:not([open]) > summary")
        if rare and folded.count():
            folded.click()
        if kind == "flag":
            team.get_by_role("checkbox").check()
        elif kind == "count":
            self.tap(team.get_by_role("group", name=re.compile(f"^{label},")), value)
        elif isinstance(value, dict):
            team.get_by_role("button", name=re.compile(f"^Count by value: {label}")).click()
            for worth, count in value.items():
                cards = team.get_by_role("group", name=re.compile(f"^{label},"))
                self.tap(cards.get_by_role("group", name=re.compile(f"^Cards of {worth},")), count)
        else:
            team.get_by_role("textbox", name=re.compile(f"^{label},")).fill(str(value))

    def tap(self, group: Locator, times: int) -> None:
        if times:
            group.get_by_role("button", name="one more").click(click_count=times)

    def write_in(self, sheet: dict[str, Any], hand: dict[str, Any]) -> None:
        """Tap a hand in from data."""
        known = {field["name"]: field for field in sheet["fields"]}
        for number, team in enumerate(hand["teams"], 1):
            for name, value in team.items():
                field = known[name]
                self.fill(number, field["label"], field["kind"], value, rare=field["rare"])

    def write_down(self, *, alone: bool = False) -> None:
        """Write the hand down once the server has looked at it; keep doubtful entries.

        alone: there is no server.
        """
        if not alone:
            expect(self.page.locator("section[data-checked=true]")).to_be_visible()
        self.button(re.compile("^(Write it down|Keep it anyway)$")).click()
        expect(self.page.locator("section[data-checked]")).to_have_count(0)

    def enter(self, sheet: dict[str, Any], hand: dict[str, Any]) -> None:
        self.open()
        self.write_in(sheet, hand)
        self.write_down()
