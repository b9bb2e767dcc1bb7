"""What the book says in each language: numbers, counts and lists."""

import pytest

from escalera.book.wording.catalogue import FILES, catalogue
from escalera.book.wording.phrases import Counted, Listed, Said, Value, listed, say
from escalera.rules import games, load
from escalera.texts.messages import source


@pytest.mark.parametrize(
    ("language", "value", "text"),
    [
        ("en", 10_000, "10,000"),
        ("es", 10_000, "10.000"),
        ("en", Counted(1, "card"), "1 card"),
        ("en", Counted(2, "card"), "2 cards"),
        ("es", Counted(1, "joker"), "1 jóker"),
        ("en", listed([2, 3, 4], "or"), "2, 3 or 4"),
        ("en", Listed((6,), "and"), "6"),
        ("es", listed(["una samba", "hija"]), "una samba e hija"),
        ("es", listed([6, 8], "or"), "6 u 8"),
        ("es", listed([4, 6], "or"), "4 o 6"),
        (
            "en",
            say("aim-target", target=500),
            "You play hand after hand until a team has 500 points.",
        ),
    ],
)
def test_values(language: str, value: Value, text: str) -> None:
    assert catalogue(language).text(value) == text


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(KeyError):
        catalogue("en").text(Said("aim-target", {}))


def test_other_languages_are_refused() -> None:
    with pytest.raises(ValueError, match="en, es"):
        catalogue("de")


def test_nothing_says_its_game() -> None:
    titles = {load(game).title for game in games()} - {"Samba"}
    for file in FILES:
        said = source("en", file)
        assert said
        assert [title for title in titles if title in said] == [], file
