"""The log and the earlier hands' sheets: after a reload, on another device, for spectators."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.tables import Tables
from tests.browser.watching import DESKTOP, PHONE, Device

TURNS = 3
SPANISH = {"language": "es"}


def lines(page: Page) -> list[str]:
    """Return the log's lines, draws included."""
    draws = page.get_by_role("checkbox", name=re.compile("with draws"))
    draws.check()
    return page.locator(".log .lines li").all_inner_texts()


def shows(page: Page, told: list[str]) -> None:
    """The log shows what was told, at once or soon."""
    page.get_by_role("checkbox", name=re.compile("with draws")).check()
    expect(page.locator(".log .lines li")).to_have_text(told)


def go_out(player: Player) -> None:
    """Go out at once: draw the queen, lay both, discard the last card."""
    player.draw()
    player.wait(lambda: player.phase == "play", "the card comes")
    player.choose("QC", "QD")
    player.press(player.page.locator("[data-offer]").filter(has_text="Add").first, "add")
    player.wait(
        lambda: not player.hand()["QC"] and player.phase == "play", "the queens are on the table"
    )
    player.choose("4S")
    player.press(player.button(re.compile("^Discard 4")), "discard")
    player.press(player.sheet.get_by_role("button", name=re.compile("and go out")), "out")
    player.wait(lambda: player.over, "the sheet comes")


def open_log(page: Page) -> None:
    """Open the log by its key; on a wide screen it is beside the table."""
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("What was played")


def test_the_log_is_the_same_after_a_reload_elsewhere_and_for_spectators(
    come: Come, tables: Tables
) -> None:
    table = tables.dealt("what-was-played", "samba")
    visitor, witness = come(table), come()
    witness.go(table.path)
    witness.page.bring_to_front()
    expect(witness.page.locator(".log")).to_be_visible()
    ann = Player(visitor)
    ann.page.bring_to_front()
    ann.play_turns(TURNS)
    told = lines(ann.page)
    assert sum(line.startswith("You discarded") for line in told) == ann.done["discard"]
    assert len(told) >= 8 * TURNS
    ann.page.reload()
    shows(ann.page, told)

    elsewhere = come(table, device=PHONE)
    elsewhere.page.bring_to_front()
    ann.wait(lambda: Player(elsewhere).phase == "draw", "the table is there")
    open_log(elsewhere.page)
    shows(elsewhere.page, told)

    witness.page.bring_to_front()
    public = lines(witness.page)
    assert len(public) == len(told)
    assert not any(line.startswith("You") for line in public)
    late = come()
    late.go(table.path)
    late.page.bring_to_front()
    shows(late.page, public)


def test_the_log_goes_on_after_it_was_told_again(come: Come, tables: Tables) -> None:
    ann = Player(come(tables.dealt("played-on", "sambola")))
    ann.page.bring_to_front()
    ann.play_turns(1)
    ann.page.reload()
    ann.wait(lambda: ann.phase == "draw", "the table is there")
    ann.play_turns(2)
    told = lines(ann.page)
    assert not any("has not seen" in line for line in told)
    assert sum(line.startswith("You discarded") for line in told) == ann.done["discard"]
    ann.page.reload()
    shows(ann.page, told)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_sheets_of_the_hands_before_can_be_opened(
    come: Come, tables: Tables, device: Device
) -> None:
    table = tables.position("last-turn")
    visitor = come(table, device=device)
    ann, page = Player(visitor), visitor.page
    page.bring_to_front()
    go_out(ann)
    expect(page.get_by_text("Take your time: the next hand waits for you.")).to_be_visible()
    expect(page.get_by_text("at the latest")).to_have_count(0)
    sheet = page.locator("[data-result] table.sheet").inner_text()
    page.get_by_role("button", name="Next hand").click()
    ann.wait(lambda: ann.phase == "draw", "the next hand is dealt")
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Scores: ")).click()
        opened_line_by_line(page, "The hands before", "Hand 1", sheet)
        assert visitor.look_at() == []
        assert visitor.too_small() == []
        page.get_by_role("button", name="Close").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.reload()
        ann.wait(lambda: ann.phase == "draw", "the table is there")
    friend = come()
    friend.remember(**SPANISH)
    friend.go(table.path)
    friend.page.bring_to_front()
    friend.page.get_by_role("button", name=re.compile("^Puntos: ")).click()
    opened_line_by_line(friend.page, "Las manos anteriores", "Mano 1", "")


def opened_line_by_line(page: Page, title: str, hand: str, sheet: str) -> None:
    """Open a hand's sheet in the dialog; it says the same as at the end of the hand."""
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=title)).to_be_visible()
    dialog.get_by_text(re.compile(f"^{hand}: ")).click()
    opened = dialog.locator("details table.sheet")
    expect(opened).to_be_visible()
    assert not sheet or opened.inner_text() == sheet


def test_a_hand_before_can_be_read_in_the_log(come: Come, tables: Tables) -> None:
    table = tables.position("last-turn")
    visitor = come(table)
    ann, page = Player(visitor), visitor.page
    page.bring_to_front()
    go_out(ann)
    page.get_by_role("button", name="Next hand").click()
    ann.wait(lambda: ann.phase == "draw", "the next hand is dealt")
    page.get_by_label("Which hand").select_option("Hand 1")
    told = lines(page)
    assert told[0] == "You went out."
    assert told[1].startswith("You discarded 4♠")
    assert len(told) == 4
    page.reload()
    page.get_by_label("Which hand").select_option("Hand 1")
    shows(page, told)


def test_among_people_the_page_says_how_long_the_sheet_stays(come: Come, tables: Tables) -> None:
    table = tables.position("last-turn", {1: "Ann", 3: "Cy"})
    ann, cy = Player(come(table, "Ann")), Player(come(table, "Cy"))
    ann.page.bring_to_front()
    go_out(ann)
    for player in ann, cy:
        player.page.bring_to_front()
        expect(
            player.page.get_by_text(
                re.compile(r"^The next hand is dealt in (1:\d\d|2:00) at the latest\.$")
            )
        ).to_be_visible()
        player.page.get_by_role("button", name="Next hand").click()
    cy.wait(lambda: cy.phase in ("draw", "wait"), "the next hand is dealt")
