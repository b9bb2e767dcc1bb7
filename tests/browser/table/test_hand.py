"""The player's own cards: laid where the player wants them, by dragging and by keys."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.tables import Tables


def laid(page: Page) -> list[str]:
    """Return the cards of the hand from left to right."""
    cards = page.locator("[data-zone=hand] [data-card]")
    return [str(card) for card in cards.evaluate_all("all => all.map(e => e.dataset.card)")]


def drag(page: Page, card: Locator, to: Locator) -> None:
    """Drag with the mouse, from index to index."""
    for place, then in (card, page.mouse.down), (to, page.mouse.up):
        box = place.bounding_box()
        assert box
        page.mouse.move(box["x"] + 12, box["y"] + 12, steps=8)
        then()


def test_cards_are_laid_by_hand(come: Come, tables: Tables) -> None:
    visitor = come()
    visitor.remember(view="fan")
    table = tables.position("frozen")
    visitor.be(table.cookies["Ann"])
    page = visitor.go(table.path)
    for press in "Suits", "My order":
        page.get_by_role("button", name=press).click()
    expect(page.get_by_role("button", name="Ranks")).to_be_visible()
    before = laid(page)
    cards = page.locator("[data-zone=hand] [data-card]")
    drag(page, cards.nth(1), cards.nth(4))
    after = [before[0], *before[2:5], before[1], *before[5:]]
    assert laid(page) == after
    expect(page.locator("[data-zone=hand] [aria-pressed=true]")).to_have_count(0)
    cards.nth(4).focus()
    page.keyboard.press("Shift+ArrowRight")
    assert laid(page) == [*after[:4], after[5], after[4], *after[6:]]
    page.get_by_role("button", name="Draw a card").click()
    expect(cards).to_have_count(len(before) + 1)
    assert sorted(laid(page)[:-1]) == sorted(before)


def test_a_card_can_be_drawn_while_others_are_chosen(come: Come, tables: Tables) -> None:
    player = Player(come(tables.position("frozen")))
    draw = player.page.locator("[data-context]").get_by_role("button", name="Draw a card")
    for cards in ("KH",), ("KH", "KD"), ("9S", "9D"):
        player.choose(*cards)
        player.offers()
        expect(draw).to_be_visible()
    held = sum(player.hand().values())
    player.press(draw, "draw")
    player.wait(lambda: sum(player.hand().values()) == held + 1, "the card comes")
    raised = player.page.locator("[data-zone=hand] [aria-pressed=true]")
    expect(raised).to_have_count(2)
