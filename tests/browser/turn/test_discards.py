"""A discard is thought of twice: asked about where it is dear, and taken back while it waits."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.sight import SIZES, in_sight, places
from tests.browser.tables import Tables
from tests.browser.watching import PHONE

WAYS = {"mouse": {}, "touch": {"device": PHONE}, "keys": {}}
each_way = pytest.mark.parametrize("way", WAYS)
FEW = ((320, 568), (844, 390), (1280, 800))


def seated(come: Come, tables: Tables, way: str, position: str = "frozen", **habits: str) -> Player:
    """Ann sits there and has drawn."""
    visitor = come(**WAYS[way])
    visitor.remember(**habits)
    table = tables.position(position)
    visitor.be(table.cookies["Ann"])
    visitor.go(table.path)
    player = Player(visitor, way)
    player.draw()
    player.wait(lambda: player.phase == "play", "the card comes")
    return player


def first_wild(player: Player) -> str:
    return next(card for card in player.hand() if card == "JK" or card[0] == "2")


def first_natural(player: Player) -> str:
    return next(card for card in player.hand() if card[0] in "456789")


@each_way
def test_a_wild_is_discarded_by_a_second_tap(come: Come, tables: Tables, way: str) -> None:
    player = seated(come, tables, way)
    wild, held = first_wild(player), player.hand()
    player.choose(wild)
    before = places(player.page)
    for _ in range(2):
        player.press(player.button(re.compile("^Discard ")), "asked")
        expect(player.page.get_by_text("Discard it?")).to_be_visible()
        assert places(player.page) == before, "the question moves nothing"
        assert player.visitor.look_at() == []
        assert player.hand() == held
        if way == "keys":
            player.page.keyboard.press("Escape")
        else:
            player.hands.press(player.button("No, keep it"))
        expect(player.page.get_by_text("Discard it?")).to_have_count(0)
    player.discard(player.button(re.compile("^Discard ")))
    player.wait(lambda: player.hand()[wild] == held[wild] - 1, "the wild is discarded")


@each_way
def test_a_discard_is_taken_back(come: Come, tables: Tables, way: str) -> None:
    player = seated(come, tables, way, hold="5")
    card, held = first_natural(player), player.hand()
    player.choose(card)
    before = places(player.page)
    player.press(player.button(re.compile("^Discard ")), "discard")
    assert player.hand()[card] == held[card] - 1
    expect(player.page.locator("[data-held]")).to_be_visible()
    now = places(player.page)
    assert {part: now[part] for part in now if part != ".cards"} == {
        part: before[part] for part in before if part != ".cards"
    }
    player.hands.press(player.button("Take back"))
    expect(player.page.locator("[data-held]")).to_have_count(0)
    assert player.hand() == held
    player.page.reload()
    player.wait(lambda: player.phase == "play", "it is Ann's turn still")
    assert player.hand() == held


def test_a_discard_is_played_when_its_time_is_over(come: Come, tables: Tables) -> None:
    player = seated(come, tables, "mouse", hold="3")
    card = first_natural(player)
    player.choose(card)
    player.press(player.button(re.compile("^Discard ")), "discard")
    expect(player.button("Discard now")).to_be_visible()
    expect(player.page.get_by_text("You discarded").first).to_be_visible()


def test_a_page_that_is_reloaded_loses_no_card(come: Come, tables: Tables) -> None:
    player = seated(come, tables, "mouse", hold="5")
    card, held = first_natural(player), player.hand()
    player.choose(card)
    player.press(player.button(re.compile("^Discard ")), "discard")
    player.page.reload()
    # The page sends it as it goes, if there is time; else nothing has happened.
    told = player.page.get_by_text("You discarded")
    player.wait(lambda: told.count() or player.hand() == held, "the card is somewhere")


def test_the_question_is_seen_on_every_screen(come: Come, tables: Tables) -> None:
    player = seated(come, tables, "mouse")
    player.choose(first_wild(player))
    player.press(player.button(re.compile("^Discard ")), "asked")
    in_sight(player.page, SIZES)
    for size in FEW:
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(player.page.get_by_text("Discard it?")).to_be_in_viewport(ratio=1)


def test_both_can_be_turned_off_in_the_menu(come: Come, tables: Tables) -> None:
    player = seated(come, tables, "mouse", hold="5")
    page = player.page
    page.get_by_role("button", name="Menu", exact=True).click()
    for habit in "I can take a discard back", "Ask before I discard":
        group = page.get_by_role("group", name=re.compile(f"^{habit}"))
        group.get_by_label("No", exact=True).check()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    wild, held = first_wild(player), player.hand()
    player.choose(wild)
    player.press(player.button(re.compile("^Discard ")), "discard")
    player.wait(lambda: player.hand()[wild] == held[wild] - 1, "it is discarded at once")


PEOPLE = {1: "Ann", 2: "Bo"}


def two_people(come: Come, tables: Tables, seconds: int) -> tuple[Player, Player]:
    """Ann has drawn at a table of friends, and Bo sits next to her."""
    table = tables.position("frozen", PEOPLE, take_back_seconds=seconds)
    ann, bo = (Player(come(table, name), "mouse") for name in PEOPLE.values())
    ann.visitor.remember(hold="3")
    ann.visitor.go(table.path)
    ann.draw()
    ann.wait(lambda: ann.phase == "play", "the card comes")
    return ann, bo


def seen_of_ann(bo: Player) -> str:
    """Return what Bo sees of Ann's hand and of the pile."""
    seat = bo.page.locator(".seat").filter(has_text="Ann")
    pile = bo.page.locator("[data-zone=pile]")
    return f"{seat.inner_text()} {pile.get_attribute('aria-label')} {pile.inner_text()}"


def test_among_people_the_next_sees_nothing_of_a_discard_that_is_taken_back(
    come: Come, tables: Tables
) -> None:
    ann, bo = two_people(come, tables, 5)
    card, held = first_natural(ann), ann.hand()
    expect(bo.page.locator(".seat").filter(has_text="Ann")).to_contain_text(str(held.total()))
    seen = seen_of_ann(bo)
    ann.choose(card)
    ann.press(ann.button(re.compile("^Discard ")), "discard")
    expect(ann.page.locator("[data-held]")).to_be_visible()
    assert seen_of_ann(bo) == seen
    ann.hands.press(ann.button("Take back"))
    expect(ann.page.locator("[data-held]")).to_have_count(0)
    assert (ann.hand(), seen_of_ann(bo)) == (held, seen)
    ann.choose(card)
    ann.press(ann.button(re.compile("^Discard ")), "discard")
    ann.hands.press(ann.button("Discard now"))
    expect(bo.page.get_by_text("Ann discarded").first).to_be_visible()
    bo.page.bring_to_front()
    bo.wait(lambda: bo.phase == "draw", "it is Bo's turn")


def test_among_people_a_discard_is_played_at_once_unless_the_table_allows_it(
    come: Come, tables: Tables
) -> None:
    ann, bo = two_people(come, tables, 0)
    ann.choose(first_natural(ann))
    ann.press(ann.button(re.compile("^Discard ")), "discard")
    expect(ann.page.locator("[data-held]")).to_have_count(0)
    expect(bo.page.get_by_text("Ann discarded").first).to_be_visible()
