"""The rule book's pages: every game in both languages, its card on paper, the referee, lessons."""

import re

import pytest
from playwright.sync_api import Page, expect

from escalera.book import Lesson, lessons
from escalera.rules import games, load
from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.pages.test_pages import SMALLEST, sound
from tests.browser.scenes import ASKED
from tests.browser.tables import Tables
from tests.browser.watching import DESKTOP, NOT_POSSIBLE, PHONE

LANGUAGES = ("en", "es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_book(come: Come, language: str) -> None:
    visitor = come()
    visitor.remember(language=language)
    legal, illegal = {"en": ("Legal.", "Not legal."), "es": ("Permitido.", "No permitido.")}[
        language
    ]
    for game in games():
        page = visitor.go(f"/book/{game}")
        contents = page.get_by_role("navigation", name={"en": "Contents", "es": "Índice"}[language])
        chapters = contents.get_by_role("link")
        expect(chapters.first).to_be_visible()
        assert page.locator("section[id]").count() == chapters.count() > 12
        pictures = page.locator("figure")
        assert pictures.filter(has_text=illegal).count() > 5
        assert pictures.filter(has_text=re.compile(f"✓ {re.escape(legal)}")).count() > 5
        assert pictures.first.get_by_role("img").count() > 1
        assert "book-" not in page.locator("main").inner_text()


def test_the_documents_variations_are_listed_with_what_is_agreed(come: Come) -> None:
    page = come(device=PHONE).go("/book/black-samba?players=4&pile_take=all")
    page.bring_to_front()
    listed = page.locator(".variations")
    expect(listed.locator(".here")).to_have_count(5)
    expect(listed.locator(".here").nth(1)).to_contain_text("the whole pile (played here)")
    expect(listed).to_contain_text("any two (as in the rule book, played here)")


def test_a_picture_shows_what_was_laid_down_before(come: Come) -> None:
    page = come().go("/book/samba")
    page.bring_to_front()
    asked = page.locator("figure").filter(has_text="needs. You laid down what you drew, hold one")
    expect(asked).to_contain_text("Laid down this turn")
    expect(asked.get_by_role("img", name="jack of clubs").last).to_be_visible()


def test_a_switch_changes_the_text(come: Come) -> None:
    page = come().go("/")
    page.get_by_role("link", name="Rule book: Sambola").click()
    expect(page.locator("#table")).to_contain_text("9 jokers")
    page.get_by_text("as in the rule book: change").click()
    page.get_by_role("radio", name="6 jokers").check()
    expect(page.locator("#table")).to_contain_text("6 jokers")
    expect(page).to_have_url(re.compile("jokers=6"))
    expect(page.locator(".agreed")).to_contain_text("Jokers: 6 (rule book: 9)")
    page.get_by_role("link", name="What differs").click()
    expect(page.locator("main li")).to_contain_text(["Jokers"])
    page.get_by_role("combobox", name="What differs from").select_option("bolivia")
    expect(page.locator("main li").nth(10)).to_contain_text("Bolivia:")


def test_a_part_that_the_book_has_not_is_said(come: Come) -> None:
    page = come().go("/book/samba/nochapter")
    expect(page.get_by_text("There is no such page.")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Samba")
    expect(page).to_have_title("Samba · Escalera")


def test_a_tables_rules_lead_to_its_book(come: Come, tables: Tables) -> None:
    table = tables.position("frozen")
    page = come(table).go(f"{table.path}/rules")
    page.get_by_role("link", name="The rule book, with pictures").click()
    expect(page.get_by_role("navigation", name="Contents")).to_be_visible()


@pytest.mark.parametrize("game", games())
def test_the_rule_card_is_a_page(come: Come, game: str) -> None:
    visitor = come()
    visitor.spent = True
    for language in LANGUAGES:
        page = visitor.go(f"/book/{game}/card?players=4")
        page.evaluate(f"localStorage.setItem('escalera.prefs', '{{\"language\":\"{language}\"}}')")
        page.reload()
        expect(page.locator(f".rule-card[lang={language}] table").first).to_be_visible()
        page.emulate_media(media="print")
        expect(page.get_by_role("banner")).to_be_hidden()
        for size in "A4", "Letter":
            assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=size))) == 1, (game, size)


def test_the_referee_says_legal_and_not_and_why(come: Come) -> None:
    visitor = come(device=SMALLEST)
    page = visitor.go("/book/samba/referee")
    pack = page.get_by_role("group", name="All cards")
    for card in "8 of spades", "8 of hearts", "4 of clubs", "9 of clubs", "king of diamonds":
        pack.get_by_role("button", name=card).tap()
    page.get_by_role("button", name="New own meld (team 1)").tap()
    for suit in "spades", "hearts", "diamonds":
        pack.get_by_role("button", name=f"queen of {suit}").tap()
    page.get_by_role("button", name="Discard pile").tap()
    for card in "6 of diamonds", "8 of diamonds":
        pack.get_by_role("button", name=card).tap()
    page.get_by_role("combobox", name="The play").select_option("take")
    chosen = page.get_by_role("group", name="With which cards from the hand?")
    for card in "8 of spades", "8 of hearts":
        chosen.get_by_role("button", name=card).tap()
    page.get_by_role("button", name=re.compile("^May I")).tap()
    verdict = page.locator(".verdict")
    expect(verdict).to_have_text(re.compile(r"✓ Legal\."))
    page.get_by_role("button", name="Discard pile").tap()
    pack.get_by_role("button", name="joker").tap()
    expect(verdict).to_be_empty()
    page.get_by_role("button", name=re.compile("^May I")).tap()
    expect(verdict).to_contain_text("Not legal. The top card blocks the pile.")
    expect(verdict).to_contain_text("(Frozen and blocked)")

    other = come()
    other.remember(language="es")
    other.page.goto(page.url)
    expect(other.page.locator(".verdict")).to_contain_text("No permitido.")
    hand = other.page.get_by_role("group", name="Mano al empezar el turno")
    expect(hand.get_by_role("button", name="Quitar")).to_have_count(5)
    expect(other.page.get_by_role("group", name="Pozo").get_by_role("button")).to_have_count(4)


def test_one_play_follows_another_at_the_referees(come: Come) -> None:
    page = come().go(ASKED)
    verdict = page.locator(".verdict")
    expect(verdict).to_have_text(re.compile(r"✓ Legal\."))
    page.get_by_role("button", name="It is played: ask on").click()
    page.get_by_role("combobox", name="The play").select_option("discard")
    chosen = page.get_by_role("group", name="With which cards from the hand?")
    expect(chosen.get_by_role("button")).to_have_count(3)
    chosen.get_by_role("button", name="9 of diamonds").click()
    page.get_by_role("button", name=re.compile("^May I")).click()
    expect(verdict).to_have_text(re.compile("egal"))
    assert "done=meld" in page.url


@pytest.mark.parametrize(
    ("melded", "legal"), [("8S+8H+8D+8C", "✓ Legal."), ("8S+8H+8D", "✗ Not legal.")]
)
def test_a_part_of_a_meld_is_taken_back_by_tapping(come: Come, melded: str, legal: str) -> None:
    page = come(device=SMALLEST).go(
        "/book/samba/referee?players=4#hand=8S+8H+8D+8C+4C+9D&drawn=KS&meld=1+QS+QH+QD&pile=9C"
        f"&done=draw&done=meld+{melded}"
    )
    page.get_by_role("combobox", name="The play").select_option("back")
    expect(page.get_by_role("button", name="May I? Take everything back")).to_be_enabled()
    page.get_by_role("combobox", name="What").select_option("2")
    cards = page.get_by_role("group", name="Which cards from the meld?")
    expect(cards.get_by_role("button")).to_have_count(len(melded.split("+")))
    expect(page.get_by_role("button", name="May I?")).to_be_disabled()
    cards.get_by_role("button", name="8 of hearts").tap()
    page.get_by_role("button", name=re.compile("^May I")).tap()
    expect(page.locator(".verdict")).to_contain_text(legal)
    assert "play=back+8H+from+m2" in page.url
    page.reload()
    expect(page.locator(".verdict")).to_contain_text(legal)
    expect(cards.get_by_role("button", name="8 of hearts")).to_have_attribute(
        "aria-pressed", "true"
    )


def test_what_only_some_tables_have_is_asked_there(come: Come) -> None:
    visitor = come()
    page = visitor.go("/book/samba/referee?players=4")
    plays = page.get_by_role("combobox", name="The play").get_by_role("option")
    expect(plays.filter(has_text="End the hand")).to_have_count(2)
    expect(plays.filter(has_text=re.compile("red 3|upcard"))).to_have_count(0)
    visitor.go(
        "/book/samba/referee?players=4&self_policed=yes#hand=3H+4C+9D&drawn=KS&pile=9C&done=draw"
    )
    expect(plays.filter(has_text=re.compile("red 3|upcard"))).to_have_count(2)
    page.get_by_role("combobox", name="The play").select_option("declare")
    chosen = page.get_by_role("group", name="With which cards from the hand?")
    for card, said in ("9 of diamonds", "✗ Not legal."), ("3 of hearts", "✓ Legal."):
        chosen.get_by_role("button", name=card).click()
        page.get_by_role("button", name=re.compile("^May I")).click()
        expect(page.locator(".verdict")).to_contain_text(said)
    page.get_by_role("combobox", name="The play").select_option("claim")
    page.get_by_role("button", name=re.compile("^May I")).click()
    expect(page.locator(".verdict")).to_contain_text("✗ Not legal.")


def test_a_position_that_cannot_be_is_named(come: Come) -> None:
    visitor = come()
    visitor.allowed = NOT_POSSIBLE
    page = visitor.go("/book/samba/referee#hand=7S+7S+7S+7S&play=draw")
    expect(page.get_by_role("alert")).to_have_text("The pack does not hold that many 7S.")


def test_a_picture_is_asked_of_the_referee(come: Come) -> None:
    page = come().go("/book/villages-samba")
    for at in 0, 5, 12:
        picture = page.locator("figure").nth(at)
        legal = "illegal" not in (picture.get_attribute("class") or "")
        picture.get_by_role("link").click()
        expect(page.locator(".verdict")).to_contain_text("✓" if legal else "✗")
        page.go_back()
        expect(page.locator("figure").first).to_be_visible()


@pytest.mark.parametrize("game", games())
def test_every_lesson_can_be_gone_through(come: Come, game: str) -> None:
    page = come().go(f"/book/{game}/lessons?players=4")
    course = lessons(load(game))
    for lesson in course:
        expect(page.get_by_role("heading", level=2)).to_have_text(lesson.title)
        page.get_by_text("Things to try here").click()
        go_through(page, lesson)
        expect(page.locator("[data-became=reached]")).to_contain_text(lesson.done)
        if lesson != course[-1]:
            page.get_by_role("link", name="Next lesson").click()


def go_through(page: Page, lesson: Lesson) -> None:
    """Play a lesson's solution by the page's own suggestions."""
    tempting = {one.play for one in lesson.tempting}
    plays = [play[2:] for play in lesson.solution if play.startswith("1 ")]
    for n, play in enumerate(plays):
        wait_for_plays(page, n)
        offered = sorted(tempting | {play})
        tries = page.locator("details .row button")
        expect(tries).to_have_count(len(offered))
        tries.nth(offered.index(play)).click()


def wait_for_plays(page: Page, n: int) -> None:
    """Wait until the lesson's table has taken this many plays."""
    expect(page.locator("[data-became]")).to_have_attribute("data-plays", str(n))


@pytest.mark.parametrize("way", ["keys", "touch"])
def test_a_lesson_is_played_at_the_table(come: Come, way: str) -> None:
    """The first meld, with the table's own hand, offers and discard."""
    visitor = come(device=PHONE if way == "touch" else DESKTOP)
    player = Player(visitor, way)
    page = visitor.go("/book/samba/lessons?players=4#first-meld")
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    player.draw()
    for n, cards in enumerate(("AS AH AD", "KS KH KD", "4S 4H 4D"), 1):
        wait_for_plays(page, n)
        player.choose(*cards.split())
        offer = page.locator("[data-offer]").filter(has_text="New set")
        expect(offer).to_be_visible()
        player.press(offer.first, "meld")
    wait_for_plays(page, 4)
    player.choose("9C")
    player.press(player.button("Discard 9♣"), "discard")
    expect(page.locator("[data-became=reached]")).to_contain_text("From now on")
    expect(page.get_by_text(re.compile("^It is Seat 2"))).to_be_visible()


@pytest.mark.parametrize(
    ("language", "told", "missed"),
    [
        ("en", "These two cards don't make a meld with the upcard.", "Try again"),
        ("es", "Esas dos cartas no hacen una combinación", "Inténtelo de nuevo"),
    ],
)
def test_what_tempts_is_told_and_a_goal_can_be_missed(
    come: Come, language: str, told: str, missed: str
) -> None:
    visitor = come(device=PHONE)
    visitor.remember(language=language)
    page = visitor.go("/book/samba/lessons?players=4#take")
    page.locator("section.lesson summary").tap()
    page.locator("section.lesson .row button").last.tap()
    expect(page.get_by_role("alert")).to_contain_text(told)
    expect(page.get_by_role("alert").get_by_role("link")).to_be_visible()
    sound(visitor)
    assert visitor.too_small() == []
    page.locator("[data-context] .go").tap()
    wait_for_plays(page, 1)
    page.locator('[data-zone=hand] [data-card="4C"]').tap()
    page.locator(".bar .end").tap()
    expect(page.locator("[data-became=missed]")).to_contain_text(missed)
    page.locator("[data-became=missed] button").tap()
    wait_for_plays(page, 0)
    expect(page.locator("[data-became=open]")).to_have_count(1)
