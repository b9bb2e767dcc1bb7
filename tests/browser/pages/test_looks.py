"""The looks to choose from, alone and together."""

import pytest

from tests.browser.conftest import Come

COLOURS = """() => [...'SHDC'].map(
  (suit) => getComputedStyle(document.querySelector(`main .suit-${suit}`)).color
)"""


@pytest.mark.parametrize("contrast", ["normal", "high"])
@pytest.mark.parametrize("surface", ["felt", "paper", "dark"])
def test_two_colours_or_four_with_every_other_look(come: Come, contrast: str, surface: str) -> None:
    visitor = come()
    page = visitor.go("/look")
    for group, choice in ("Contrast", contrast), ("Table", surface):
        page.get_by_role("group", name=group, exact=True).locator(f"input[value={choice}]").check()
    suits = page.get_by_role("group", name="Suits")
    suits.locator("input[value=no]").check()
    page.wait_for_function(f"() => new Set(({COLOURS})()).size === 2")
    spades, hearts, diamonds, clubs = page.evaluate(COLOURS)
    assert diamonds == hearts != spades == clubs
    suits.locator("input[value=yes]").check()
    page.wait_for_function(f"() => new Set(({COLOURS})()).size === 4")
    assert visitor.look_at() == []
