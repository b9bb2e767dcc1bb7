"""The states that are looked at in each size and language; they need none of the page's words."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.hands import click_at
from tests.browser.scenes import Stage
from tests.browser.watching import Visitor

State = Callable[[Stage, Visitor], object]
"""Brings somebody to it, whatever language their browser speaks."""


def first_turn(stage: Stage, visitor: Visitor) -> None:
    page = stage.come(visitor, stage.tables.dealt("first-turn", "samba")).page
    expect(page.locator("[data-context] .turn")).to_be_visible()


def chosen(stage: Stage, visitor: Visitor) -> None:
    page = stage.sit(visitor, "full-bolivia").page
    for card in "TD", "TC", "2D":
        page.locator(f'[data-zone=hand] [data-card="{card}"]').first.click()
    expect(page.locator("[data-offer]").first).to_be_visible()


def refused(stage: Stage, visitor: Visitor) -> None:
    page = stage.sit(visitor, "blocked").page
    click_at(page.locator("button.take"))
    expect(page.get_by_role("alert")).to_be_visible()


def asked(stage: Stage, visitor: Visitor) -> None:
    """A partner asks whether to go out."""
    table = stage.tables.position("asking", {1: "Carla", 3: "Ann"})
    page = stage.come(visitor, table).page
    carla = stage.come(stage.visit(), table, "Carla")
    carla.draw()
    carla.wait(lambda: carla.phase == "play", "the card comes")
    carla.press(carla.page.locator("[data-offer]").filter(has_text="Ask").first, "ask")
    expect(page.get_by_role("dialog")).to_be_visible()


def ended(position: str) -> State:
    """The end of a hand which the same person has played in another browser, in English."""

    def state(stage: Stage, visitor: Visitor) -> None:
        table = stage.tables.position(position)
        other = stage.visit()
        stage.come(other, table).play_hand()
        other.page.close()
        visitor.be(table.cookies["Ann"])
        expect(visitor.go(table.path).locator("[data-result]")).to_be_visible()

    return state


def results(stage: Stage, visitor: Visitor) -> None:
    ended("asking")(stage, visitor)
    visitor.go("/results")
    expect(visitor.page.locator("summary").first).to_be_visible()


def lesson(_stage: Stage, visitor: Visitor) -> None:
    page = visitor.go("/book/samba/lessons?players=4#frozen")
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()


def at(position: str) -> State:
    return lambda stage, visitor: stage.sit(visitor, position)


def page(path: str) -> State:
    return lambda _stage, visitor: visitor.go(path)


STATES: dict[str, State] = {
    "home": page("/"),
    "new-table": page("/new/sambola"),
    "first-turn": first_turn,
    "chosen": chosen,
    "refused": refused,
    "frozen": at("frozen"),
    "long-hand": at("long-hand"),
    "villages-late": at("full-villages-samba"),
    "six-players": at("six-players"),
    "three-teams": at("three-teams"),
    "asked": asked,
    "hand-over": ended("last-turn"),
    "match-over": ended("asking"),
    "lesson": lesson,
    "results": results,
}
