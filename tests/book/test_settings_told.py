"""A sentence that the settings in force make false gives way to one that is true."""

import pytest

from escalera.book.book import prose
from escalera.rules import load
from escalera.texts.messages import source

NO_UPCARD = {"upcard": "none"}
SAYS = [
    ("samba", NO_UPCARD, "red", "Those you are dealt are laid down as soon as everybody has their"),
    ("bolivia", {**NO_UPCARD, "red_threes_laid": "deal"}, "red", "as everybody has their cards;"),
    ("samba", {}, "red", "as soon as the first upcard is turned over"),
    ("sambola", {"need_any": 4}, "out", "at least 4 complete melds of any kind"),
    ("sambola", {"need_any": 2}, "out", "at least 2 red canastas or sambas and 1 black canasta or"),
]
SAYS_NOT = [
    ("samba", NO_UPCARD, "red", "as soon as the first upcard is turned over"),
    ("sambola", {"need_any": 2}, "out", "Among these there must be at least"),
    ("sambola", {"need_any": 3}, "out", "Among these there must be at least"),
    ("villages-samba", {"need_any": 1}, "out", "Among these there must be at least"),
]


@pytest.mark.parametrize(("game", "chosen", "chapter", "words"), SAYS)
def test_says(game: str, chosen: dict[str, object], chapter: str, words: str) -> None:
    assert words in " ".join(prose(load(game, 4, chosen))[chapter])


@pytest.mark.parametrize(("game", "chosen", "chapter", "words"), SAYS_NOT)
def test_says_not(game: str, chosen: dict[str, object], chapter: str, words: str) -> None:
    assert words not in " ".join(prose(load(game, 4, chosen))[chapter])
    assert words in source("en", "chapters")  # or else no table could say it
