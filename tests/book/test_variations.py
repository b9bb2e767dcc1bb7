"""The book lists each document's variations, with what the table has agreed on."""

import pytest

from escalera.book import LANGUAGES, book, variations
from escalera.book.card.variations import choice_words
from escalera.book.page import book_page
from escalera.book.wording.catalogue import catalogue
from escalera.rules import games, load, switches


def played(game: str, players: int = 4, **settings: object) -> dict[str, str]:
    """Return the choice a table has agreed on, by variation."""
    found = variations(load(game, players, settings))
    for one in found:
        assert sum(choice.agreed for choice in one.choices) == 1
        assert sum(choice.usual for choice in one.choices) == 1
    return {one.key: choice.text for one in found for choice in one.choices if choice.agreed}


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_and_value_is_listed(game: str, language: str) -> None:
    found = variations(load(game), language)
    assert [(one.key, tuple(item.value for item in one.choices)) for one in found] == [
        (switch.name, switch.values) for switch in switches(game)
    ]
    texts = [choice.text for one in found for choice in one.choices]
    assert all(texts)
    assert all(len({item.text for item in one.choices}) == len(one.choices) for one in found)
    assert book(load(game), language).variations == found


@pytest.mark.parametrize("game", games())
def test_what_is_agreed_is_marked(game: str) -> None:
    for switch in switches(game):
        for value in switch.values[1:]:
            players = switch.only_players.get(value, (4,))[0]
            rules = load(game, players, {switch.name: value})
            one = next(item for item in variations(rules) if item.key == switch.name)
            assert [item.value for item in one.choices if item.agreed] == [value]
            assert [item.value for item in one.choices if item.usual] == [switch.default]


def test_choices_besides_the_named_ones() -> None:
    assert played("villages-samba", cut_bonus=0.05)["cut_bonus"] == "5 in 100"
    assert played("sambola", jokers=7)["jokers"] == "7"
    assert played("black-samba") == {
        "jokers": "6 jokers",
        "pile_take": "the upcard and the 4 cards under it",
        "wilds_qualify": "yes",
        "samba_bonus": "1,500 and 1,000 points",
        "going_out": "any two",
    }


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_is_about_holds_with_every_variation(game: str, language: str) -> None:
    """The one sentence about a game gives no number that a switch changes."""
    changed = {"jokers": ("nine", "nueve", "six j", "seis j"), "hands": ("four hands", "cuatro")}
    about = book(load(game), language).about.lower()
    for switch in switches(game):
        assert not any(word in about for word in changed.get(switch.name, ()))


def test_choices_in_words() -> None:
    words = catalogue("en")
    (going_out,) = (one for one in variations(load("sambola")) if one.key == "going_out")
    assert [choice_words(item, words) for item in going_out.choices] == [
        "two red and one black (as in the rule book, played here)",
        "one red and two black (2 or 3 players)",
        "one red and one black (2 or 3 players)",
    ]


def test_the_page_lists_them() -> None:
    page = book_page(load("villages-samba", 4, {"hands": 3}))
    assert "<b>three hands: 70, 120, 150 (played here)</b>" in page
    assert "<li>four hands: 50, 90, 120, 150 (as in the rule book)</li>" in page
