"""Moments for pictures and for axe: how a person would get there."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from escalera.pad import agreed, described
from tests.browser.driver import Player
from tests.browser.hands import click_at
from tests.browser.scorer import Scorer
from tests.browser.tables import Opened, Tables
from tests.browser.watching import Visitor

PAGES = {
    "home": "/",
    "pad-start": "/pad",
    "new-table": "/new/sambola",
    "rules": "/rules/bolivia",
    "looks": "/look",
    "about": "/about",
    "another-device": "/move",
    "nowhere": "/nothing/here",
}
TABLES = (
    "full-samba",
    "full-sambola",
    "full-black-samba",
    "full-bolivia",
    "full-villages-samba",
    "long-hand",
    "many-melds",
    "frozen",
    "initial-meld",
)


ASKED = (
    "/book/samba/referee?players=4#hand=7S+7H+JK+4C+9D&drawn=QS"
    "&meld=1+8S+8H+8D&meld=2+5H+6H+7H&pile=9C+7D&scores=1500+20&done=draw&play=meld+7S+7H+JK"
)
"""A question to the referee."""
BOOK = {
    "book": "/book/black-samba?players=4&jokers=9",
    "rule-card": "/book/villages-samba/card?players=6",
    "differs": "/book/samba/differs?players=4#bolivia",
    "referee": ASKED,
}
VILLAGES = described(agreed("villages-samba"))
PAD_HANDS: tuple[dict[str, Any], ...] = (
    {
        "teams": [
            {"red_canastas": 2, "red_sambas": 1, "red_threes": 3, "table": 620, "hand": 20},
            {"black_canastas": 1, "table": {"50": 2, "10": 12, "5": 9}, "hand": 110},
        ]
    },
    {
        "teams": [
            {"red_canastas": 1, "table": 210, "hand": 45},
            {"red_sambas": 2, "red_sevens": 1, "red_threes": 5, "table": 540, "hand": 15},
        ]
    },
)


@dataclass(frozen=True)
class Stage:
    """The place where scenes play."""

    visit: Callable[..., Visitor]
    """Brings somebody in: `visit()` on a laptop, `visit(device=PHONE)`."""
    address: str
    tables: Tables

    def sit(self, visitor: Visitor, position: str) -> Player:
        """Seat somebody at a table in a written position."""
        return self.come(visitor, self.tables.position(position))

    def come(self, visitor: Visitor, table: Opened, name: str = "Ann") -> Player:
        """Let somebody come to a table."""
        visitor.be(table.cookies[name])
        visitor.go(table.path)
        expect(visitor.page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
        return Player(visitor)


def lobby(stage: Stage, visitor: Visitor) -> None:
    page = visitor.go("/new/samba")
    page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("heading", name="Invite friends")).to_be_visible()


def house_rules(stage: Stage, visitor: Visitor) -> None:
    rules = {"game": "sambola", "players": 4, "settings": {"jokers": "6"}, "name": "Friday club"}
    made = visitor.context.request.post(f"{stage.address}/api/presets", data=rules)
    page = visitor.go(f"/house/{made.json()['id']}")
    expect(page.get_by_role("heading", name="Friday club")).to_be_visible()


def finer_rules(stage: Stage, visitor: Visitor) -> None:
    page = visitor.go("/new/bolivia")
    more = "More: variations, numbers, speed"
    for opened in more, "Numbers and finer points", "Taking the pile":
        page.get_by_text(opened, exact=True).click()
    expect(page.get_by_role("combobox").first).to_be_visible()


def going_on(stage: Stage, visitor: Visitor) -> None:
    visitor.go("/move#word")


def taking(stage: Stage, visitor: Visitor) -> None:
    player = stage.sit(visitor, "frozen")
    player.press(player.button("Take the pile …"), "open")


def refusal(stage: Stage, visitor: Visitor) -> None:
    page = stage.sit(visitor, "blocked").page
    click_at(page.get_by_role("button", name="Take it …"))
    expect(page.get_by_role("alert")).to_be_visible()


def choosing(stage: Stage, visitor: Visitor) -> None:
    player = stage.sit(visitor, "full-bolivia")
    player.choose("TD", "TC", "2D")
    player.offers()


def question(stage: Stage, visitor: Visitor) -> None:
    """Carla has just drawn and asks her partner Ann; her own browser stays open behind."""
    table = stage.tables.position("asking", {1: "Carla", 3: "Ann"})
    player = stage.come(visitor, table)
    asking = stage.visit()
    carla = stage.come(asking, table, "Carla")
    carla.draw()
    carla.wait(lambda: carla.phase == "play", "the card comes")
    carla.press(carla.page.locator("[data-offer]").filter(has_text="Ask").first, "ask")
    expect(player.sheet).to_be_visible()


def hand_over(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "last-turn").play_hand()


def match_over(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "asking").play_hand()


def results(stage: Stage, visitor: Visitor) -> None:
    match_over(stage, visitor)
    visitor.page.get_by_role("link", name="Your results").click()
    visitor.page.locator("summary", has_text="lost").or_(
        visitor.page.locator("summary", has_text="won")
    ).click()


def pad(stage: Stage, visitor: Visitor) -> Scorer:
    """A score pad after two hands of The Villages' game."""
    scorer = Scorer(visitor)
    scorer.start("villages-samba")
    for hand in PAD_HANDS:
        scorer.enter(VILLAGES, hand)
    visitor.page.locator("[data-hand='2'] summary").click()
    return scorer


def pad_entry(stage: Stage, visitor: Visitor) -> None:
    """A hand being entered, with something impossible in it."""
    scorer = pad(stage, visitor)
    scorer.open()
    scorer.write_in(VILLAGES, {"teams": [{"red_canastas": 2, "out": 1, "red_threes": 3}, {}]})
    expect(visitor.page.locator("[data-findings]")).to_contain_text("To go out, a team needs")


def lesson(stage: Stage, visitor: Visitor) -> None:
    """A lesson after a try that the rules refuse."""
    page = visitor.go("/book/samba/lessons?players=4#frozen")
    page.get_by_text("Things to try here").click()
    page.locator("section.lesson").get_by_role("button").filter(has_text="onto").first.click()
    expect(page.get_by_role("alert")).to_be_visible()


def replay(stage: Stage, visitor: Visitor) -> None:
    hand_over(stage, visitor)
    visitor.page.get_by_role("link", name="Replay this hand").click()
    visitor.page.get_by_role("slider", name="Step").fill("2")


def my_tables(stage: Stage, visitor: Visitor) -> None:
    stage.sit(visitor, "frozen")
    visitor.go("/mine")


def fan(stage: Stage, visitor: Visitor) -> None:
    visitor.remember(view="fan")
    stage.sit(visitor, "long-hand")


def paper(stage: Stage, visitor: Visitor) -> None:
    visitor.remember(surface="paper", contrast="high")
    stage.sit(visitor, "frozen")


def spanish(stage: Stage, visitor: Visitor) -> None:
    visitor.remember(language="es")
    stage.sit(visitor, "frozen")


Scene = Callable[[Stage, Visitor], object]
SCENES: dict[str, Scene] = {
    "lobby": lobby,
    "house-rules": house_rules,
    "finer-rules": finer_rules,
    "going-on": going_on,
    "taking": taking,
    "refusal": refusal,
    "choosing": choosing,
    "question": question,
    "hand-over": hand_over,
    "match-over": match_over,
    "results": results,
    "pad": pad,
    "pad-entry": pad_entry,
    "lesson": lesson,
    "replay": replay,
    "my-tables": my_tables,
    "fan": fan,
    "paper": paper,
    "spanish": spanish,
}


def all_scenes() -> dict[str, Scene]:
    """Return every page, table and moment, by its name."""
    pages: dict[str, Scene] = {name: _page(path) for name, path in PAGES.items()}
    tables: dict[str, Scene] = {name: _table(name) for name in TABLES}
    book: dict[str, Scene] = {name: _of_the_book(path) for name, path in BOOK.items()}
    return {**pages, **tables, **book, **SCENES}


def _page(path: str) -> Scene:
    return lambda _stage, visitor: visitor.go(path)


def _of_the_book(path: str) -> Scene:
    def scene(_stage: Stage, visitor: Visitor) -> None:
        expect(visitor.go(path).locator("main .panel").nth(1)).to_be_visible()

    return scene


def _table(name: str) -> Scene:
    return lambda stage, visitor: stage.sit(visitor, name)
