"""House rules on the static site: finer points, values of one's own, and rules saved by name."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.pages.test_pages import MORE, sound
from tests.browser.site.static_host import StaticHost
from tests.browser.site.test_static_site import CARDS, at_home


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_rule_of_one_s_own_is_judged_and_played(
    come: Come, server: StaticHost, language: str
) -> None:
    visitor = at_home(come)
    visitor.remember(language=language)
    visitor.page.reload()
    said = {"en": ("Bonuses", "is not possible here"), "es": ("Premios", "no vale aquí")}
    group, refused = said[language]
    server.kill()
    page = visitor.go("/new/sambola")
    page.get_by_text({"en": MORE, "es": "Más: variantes, números, velocidad"}[language]).click()
    page.get_by_text(
        {"en": "Numbers and finer points", "es": "Números y detalles"}[language]
    ).click()
    page.get_by_text(group, exact=True).click()
    field = page.locator("#finer-going_out_bonus")
    for value in "20001", "333":
        field.fill(value)
        field.press("Enter")
        if value != "333":
            expect(page.get_by_role("alert").first).to_contain_text(refused)
            sound(visitor)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator(".ways .go").click()
    expect(page.locator(CARDS).first).to_be_visible()
    visitor.go(page.url.rpartition("#")[2] + "/rules")
    expect(page.locator("#app")).to_contain_text("333")
    sound(visitor)


def test_house_rules_are_saved_in_the_browser(come: Come, server: StaticHost) -> None:
    visitor = at_home(come)
    server.kill()
    page = visitor.go("/new/sambola")
    page.get_by_text(MORE).click()
    page.get_by_text("Numbers and finer points").click()
    page.get_by_text("Players and cards", exact=True).click()
    page.locator("#finer-hand_cards").fill("12")
    page.locator("#finer-hand_cards").press("Enter")
    page.get_by_text("Save these house rules").click()
    page.get_by_label("Name of the rules").fill("Short hands")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved in this browser.")).to_be_visible()
    sound(visitor)
    page.evaluate("localStorage.removeItem('escalera.habits')")
    visitor.go("/mine")
    page.get_by_role("link", name="Short hands").click()
    expect(page.locator("#app")).to_contain_text(
        "How many cards each player is dealt as a hand. 12"
    )
    sound(visitor)
    page.get_by_role("link", name="Play by these rules").click()
    page.get_by_role("button", name="Play now with bots").click()
    expect(page.locator(CARDS).first).to_be_visible()
    visitor.go(page.url.rpartition("#")[2] + "/rules")
    expect(page.locator("#app")).to_contain_text("each player is dealt as a hand. 12")
