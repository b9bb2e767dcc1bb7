"""Keeping score at a real table: evenings of all games, reloads, no network, sharing, paper."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from escalera.pad import described
from escalera.rules import games
from tests.browser.conftest import Come
from tests.browser.hands import click_at
from tests.browser.pages.test_pages import sound
from tests.browser.scorer import Scorer
from tests.browser.watching import PHONE
from tests.pad.examples import empty_pad, examples, filled_pad

SMALL = {**PHONE, "viewport": {"width": 360, "height": 740}}
EVENINGS = {
    game: next(match for match in examples() if match["game"] == game and len(match["hand"]) >= 3)
    for game in games()
}
FIRST: dict[str, Any] = {
    "teams": [{"red_canastas": 2, "out": 1, "table": 435, "hand": 20}, {"hand": 110}]
}
SECOND: dict[str, Any] = {
    "teams": [{"table": 160, "hand": 45}, {"red_sambas": 2, "out": 1, "table": {"10": 31}}]
}
SAMBA = described(empty_pad(EVENINGS["samba"]).rules)


@pytest.mark.parametrize("game", games())
def test_a_whole_evening_of_each_game(come: Come, game: str) -> None:
    match = EVENINGS[game]
    scorer = Scorer(come(device=SMALL))
    empty = empty_pad(match)
    scorer.start(game, empty.rules.seats, empty.dealer, **match.get("settings", {}))
    sheet = described(empty.rules)
    for hand in match["hand"]:
        scorer.enter(sheet, {"teams": hand["teams"]})
        expect(scorer.page.locator("td.score").first).to_be_visible()
        assert scorer.scores() == hand["scores"]
    assert scorer.kept.standing == filled_pad(match).standing
    [winner] = match["hand"][-1]["winners"]
    names = ("Ann & Cem", "Bob & Dee")
    expect(scorer.page.locator(".won")).to_contain_text(names[winner - 1])
    expect(scorer.page.locator(".won")).not_to_contain_text(names[2 - winner])
    expect(scorer.button(re.compile("^Enter hand"))).to_have_count(0)


def test_nothing_is_lost_by_a_reload_in_mid_entry(come: Come) -> None:
    scorer = Scorer(come(device=SMALL))
    scorer.start("samba")
    scorer.open()
    scorer.write_in(SAMBA, {"teams": [{"red_canastas": 2, "table": {"50": 3, "10": 2}}, {}]})
    scorer.page.reload()
    first = scorer.team(1)
    expect(first.get_by_role("group", name="Red canastas").locator("output")).to_have_text("2")
    expect(first.get_by_role("heading")).to_contain_text("1,170")
    scorer.write_in(SAMBA, {"teams": [{"out": 1}, {"hand": 110}]})
    scorer.write_down()
    assert scorer.scores() == [1370, -110]


def test_correction_of_an_old_hand_and_undo(come: Come) -> None:
    scorer = Scorer(come())
    scorer.start("samba")
    scorer.enter(SAMBA, FIRST)
    scorer.enter(SAMBA, SECOND)
    assert scorer.scores() == [1615 + 115, -110 + 1510]
    scorer.page.locator("[data-hand='1'] summary").click()
    scorer.button("Correct hand 1").click()
    scorer.tap(scorer.team(1).get_by_role("group", name="Black canastas"), 1)
    scorer.write_down()
    assert scorer.scores() == [1915 + 115, -110 + 1510]
    scorer.button("Undo").click()
    assert scorer.scores() == [1615 + 115, -110 + 1510]
    scorer.page.locator("[data-hand='1'] summary").click()
    scorer.button("Remove hand 1").click()
    scorer.button("Remove hand 1 for good").click()
    assert scorer.scores() == [115, 1510]
    scorer.button("Undo").click()
    scorer.button("Undo").click()
    assert scorer.scores() == [1615, -110]
    scorer.page.reload()
    expect(scorer.page.locator("td.score").first).to_have_text("1,615")
    assert [edit.done.value for edit in scorer.kept.edits] == ["entered"]


def test_what_can_not_be_is_said_while_entering(come: Come) -> None:
    scorer = Scorer(come())
    scorer.start("samba")
    scorer.open()
    findings = scorer.page.locator("[data-findings]")
    scorer.write_in(SAMBA, {"teams": [{"out": 1, "table": 60}, {"hand": 7}]})
    expect(findings).to_contain_text("To go out, a team needs")
    expect(findings).to_contain_text("No cards add up to 7 points.")
    keep = scorer.button("Write it down")
    expect(keep).to_have_attribute("aria-disabled", "true")
    click_at(keep)
    expect(keep).to_be_visible()
    scorer.write_in(SAMBA, {"teams": [{"red_canastas": 2, "table": 435}, {"hand": 110}]})
    expect(findings).to_have_count(0)
    scorer.team(1).get_by_role("checkbox").uncheck()
    expect(findings).to_contain_text("Nobody went out")
    expect(scorer.button("Keep it anyway")).to_be_visible()


def test_rare_rows_are_folded_below_the_two_that_everybody_needs(come: Come) -> None:
    scorer = Scorer(come(device=SMALL))
    scorer.page.bring_to_front()
    scorer.start("samba")
    scorer.open()
    first = scorer.team(1)
    folded = first.locator("details")
    penalties = first.get_by_role("textbox", name=re.compile("^Other penalties"))
    expect(penalties).to_be_hidden()
    left = first.get_by_role("textbox", name=re.compile("^Cards left in hands"))
    places = [part.bounding_box() for part in (left, folded)]
    assert places[0]
    assert places[1]
    assert places[0]["y"] < places[1]["y"]
    folded.locator("summary").tap()
    penalties.fill("50")
    expect(first.get_by_role("heading")).to_contain_text("\N{MINUS SIGN}50")
    scorer.page.reload()
    expect(penalties).to_be_visible()
    expect(scorer.team(2).get_by_role("textbox", name=re.compile("^Other"))).to_be_hidden()


def test_an_untouched_form_doubts_nothing_until_it_is_to_be_kept(come: Come) -> None:
    scorer = Scorer(come(device=SMALL))
    page = scorer.page
    page.bring_to_front()
    scorer.start("samba")
    scorer.open()
    entry = page.locator("section[data-checked=true]")
    expect(entry).to_be_visible()
    expect(page.locator("[data-findings]")).to_have_count(0)
    expect(entry).not_to_contain_text("Sure?")
    scorer.button("Write it down").tap()
    expect(entry).to_contain_text("Nobody went out")
    scorer.button("Keep it anyway").tap()
    expect(page.locator("td.score").first).to_have_text("0")


def test_no_digit_is_lost_when_the_next_field_is_tapped_at_once(come: Come) -> None:
    """The bar's news after the first digit does not come between the finger and a field."""
    scorer = Scorer(come(device=SMALL))
    page = scorer.page
    page.bring_to_front()
    scorer.start("samba")
    scorer.open()
    boxes = [
        scorer.team(1).get_by_role("textbox", name=re.compile(f"^{label},"))
        for label in ("Cards on the table", "Cards left in hands")
    ]
    bar = page.locator(".ways")
    page.evaluate(
        "([last, bar]) => scrollBy(0, last.getBoundingClientRect().bottom"
        " - bar.getBoundingClientRect().top + 4)",
        [boxes[1].element_handle(), bar.element_handle()],
    )
    places = [box.bounding_box() for box in boxes]
    for place, digits in zip(places, ("435", "20"), strict=True):
        assert place
        page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        page.keyboard.type(digits)
    expect(page.locator("section[data-checked=true]")).to_be_visible()
    assert [box.input_value() for box in boxes] == ["435", "20"]


def test_goes_on_without_a_network(come: Come) -> None:
    visitor = come(device=SMALL, keeps=True)
    visitor.allowed = ("ERR_INTERNET_DISCONNECTED",)
    scorer = Scorer(visitor)
    scorer.start("samba")
    scorer.wait_until_kept()
    visitor.context.set_offline(True)
    scorer.open()
    scorer.write_in(SAMBA, {"teams": [{"out": 1}, {"out": 1}]})
    expect(visitor.page.locator("[data-findings]")).to_contain_text("Only one team")
    scorer.team(2).get_by_role("checkbox").uncheck()
    scorer.write_in(
        SAMBA, {"teams": [{"red_canastas": 2, "table": 435, "hand": 20}, {"hand": 110}]}
    )
    scorer.write_down(alone=True)
    assert scorer.scores() == [1615, -110]
    visitor.page.reload()
    expect(visitor.page.locator("td.score").first).to_have_text("1,615")
    scorer.start("bolivia")
    visitor.context.set_offline(False)


def test_shared_pad_is_seen_and_written_by_others(come: Come) -> None:
    owner, other = Scorer(come()), Scorer(come(device=SMALL))
    owner.start("samba")
    owner.enter(SAMBA, FIRST)
    link = owner.share()
    other.page.goto(link)
    expect(other.page.locator("td.score").first).to_have_text("1,615")
    assert other.button(re.compile("^Enter hand")).count() == 0
    owner.enter(SAMBA, SECOND)
    expect(other.page.locator("td.score").first).to_have_text("1,730")
    owner.page.get_by_text("Share by a link").click()
    owner.page.get_by_role("radio", name="sees it and writes too").check()
    owner.button("Change it").click()
    other.enter(SAMBA, FIRST)
    expect(owner.page.locator("td.score").first).to_have_text("3,345")


@pytest.mark.parametrize(
    ("language", "told", "refused"),
    [
        ("en", "Its owner does not share this pad any more.", "does not share this score pad"),
        ("es", "Quien la creó ya no comparte esta libreta.", "Quien creó esta libreta ya no"),
    ],
)
def test_sharing_is_stopped_by_the_owner(
    come: Come, language: str, told: str, refused: str
) -> None:
    owner, other, late = Scorer(come()), Scorer(come()), come()
    other.visitor.remember(language=language)
    late.remember(language=language)
    other.visitor.allowed = late.allowed = ("status of 410",)
    owner.start("samba")
    owner.enter(SAMBA, FIRST)
    link = owner.share()
    other.page.goto(link)
    expect(other.page.locator("td.score").first).to_be_visible()
    owner.button("Stop sharing").click()
    owner.button(re.compile("^Stop sharing for good")).click()
    expect(owner.page.get_by_text("The link to this pad no longer works.")).to_be_visible()
    expect(owner.page.get_by_label("The pad's link")).to_have_count(0)
    expect(other.page.get_by_role("alert")).to_contain_text(told)
    assert other.kept.standing.scores == (1615, -110)
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text(refused)


def test_season_sums_up_what_was_kept(come: Come) -> None:
    scorer = Scorer(come())
    for _ in range(2):
        scorer.start("samba")
        scorer.enter(SAMBA, FIRST)
    page = scorer.visitor.go("/pad/season")
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Ann")).first
    expect(row).to_contain_text("1,615")
    with page.expect_download() as download:
        scorer.button("Hands as CSV").click()
    lines = Path(download.value.path()).read_text("utf-8").splitlines()
    assert len(lines) == 1 + 2 * 2
    assert lines[1].endswith(',1,Ann & Cem,"Ann, Cem",1615,1615')


@pytest.mark.parametrize("device", [SMALL, {"viewport": {"width": 1280, "height": 800}}])
def test_every_page_of_the_pad_is_sound(come: Come, device: dict[str, Any]) -> None:
    visitor = come(device=device)
    scorer = Scorer(visitor)

    def well() -> None:
        sound(visitor)
        assert visitor.too_small() == []

    visitor.go("/pad")
    well()
    scorer.start("villages-samba")
    well()
    scorer.open()
    scorer.tap(scorer.team(1).get_by_role("group", name="Red 3s", exact=False).first, 1)
    scorer.button(re.compile("^Count by value: Cards on the table, Ann")).click()
    expect(visitor.page.locator("[data-findings]")).to_be_visible()
    well()
    scorer.write_in(
        described(empty_pad(EVENINGS["villages-samba"]).rules), {"teams": [{}, {"hand": 100}]}
    )
    scorer.write_down()
    visitor.page.locator("[data-hand='1'] summary").click()
    visitor.page.get_by_text("Paper and files").click()
    visitor.page.get_by_text("Share by a link").click()
    well()
    visitor.go("/pad")
    well()
    visitor.go("/pad/season")
    well()
