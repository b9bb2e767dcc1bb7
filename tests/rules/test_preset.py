"""Presets are games with settings: each loads, says where it stands, and differs as it says."""

import pytest

from escalera.book import differences
from escalera.rules import RuleError, load, presets
from escalera.rules.preset import read_preset

GOOD = """
preset = "p"
game = "samba"
order = 9
title = { en = "P" }
published = { en = "A book" }
[settings]
draw_cards = 2
"""


def test_samba_of_the_card_books() -> None:
    rules = presets()["samba-card-books"].rules()
    assert (rules.draw_cards, rules.red_samba, rules.minimums[-1]) == (2, 1500, 150)
    assert rules.house_rule_keys == ("draw_cards", "minimums", "red_samba")


def test_bolivia_of_the_card_books() -> None:
    rules = presets()["bolivia-card-books"].rules()
    assert rules.wilds_in_sequence == 0
    assert {rules.wild_mixed, rules.wild_black, rules.wild_red} == {2500}
    assert rules.wild_blocks
    assert rules.pile_take == 0
    assert rules.red_samba == 1500


def test_bolivia_of_the_card_books_is_samba_with_the_changes_that_are_printed() -> None:
    samba, bolivia = (presets()[f"{game}-card-books"].rules() for game in ("samba", "bolivia"))
    printed = {"need_samba", "target", "wild_melds", "wild_mixed", "black_three_in_hand"}
    made_for = {"players"}  # no setting can change it
    assert {one.name for one in differences(samba, bolivia)} == printed | made_for
    assert (bolivia.need_samba, bolivia.target, bolivia.black_three_in_hand) == (1, 15_000, 100)


@pytest.mark.parametrize("name", list(presets()))
def test_every_preset_says_where_it_stands_in_both_languages(name: str) -> None:
    made = presets()[name]
    assert made.preset == name
    assert set(made.published) == {"en", "es"}
    assert set(made.title) == {"en", "es"}
    assert made.rules(4).values() != load(made.game, 4).values()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("draw_cards = 2", "draw_cards = 99"),
        ("draw_cards = 2", "draw_card = 2"),
        ('game = "samba"', 'game = "tango"'),
        ("order = 9", 'order = "9"'),
        ('published = { en = "A book" }', ""),
        ('published = { en = "A book" }', 'published = "A book"'),
        ("order = 9", "order = 9\nsize = 1"),
    ],
)
def test_a_bad_preset_is_refused(old: str, new: str) -> None:
    assert read_preset(GOOD).rules().draw_cards == 2
    with pytest.raises(RuleError):
        read_preset(GOOD.replace(old, new))
