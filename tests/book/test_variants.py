"""Sentences with a variant of their own: one partner or two, feet, idle wild cards, the cut."""

import pytest

from escalera.book import book
from escalera.book.book import prose
from escalera.rules import games, load

ASKED = [
    (4, "en", "Your partner answers yes or no, and until then nothing else is played."),
    (6, "en", "Your partners answer in the order of their seats."),
    (4, "es", "Su compañero responde sí o no, y hasta entonces no se juega nada más."),
    (6, "es", "Los compañeros responden en el orden de los asientos."),
]


@pytest.mark.parametrize(("players", "language", "words"), ASKED)
@pytest.mark.parametrize("game", ["sambola", "bolivia"])
def test_a_team_of_two_has_one_partner(game: str, players: int, language: str, words: str) -> None:
    assert words in " ".join(prose(load(game, players), language)["asking"])


@pytest.mark.parametrize("game", games())
def test_a_book_for_two_against_two_never_speaks_of_partners(game: str) -> None:
    told = book(load(game, 4))
    lines = [line for chapter in told.chapters[1:] for line in chapter.lines]
    captions = [one.caption for chapter in told.chapters for one in chapter.examples]
    titles = [chapter.title for chapter in told.chapters]
    assert [said for said in (*titles, *lines, *captions) if "artners" in said] == []


def test_who_has_no_partner_is_told_of_no_partners_foot() -> None:
    alone = " ".join(prose(load("villages-samba", 3))["feet"])
    assert "picked up your own foot." in alone
    assert "partner" not in alone


def test_colours_are_no_matter_where_no_meld_takes_a_wild_card() -> None:
    told = " ".join(prose(load("samba", 4, {"wilds_in_set": 0}))["table"])
    assert "red, or pure" not in told


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("chosen", [{}, {"cut_bonus": 0.05}])
def test_an_exact_cut_is_what_hand_and_foot_take(chosen: dict[str, object], language: str) -> None:
    rules = load("villages-samba", 4, {"hand_cards": 13, "foot_cards": 11, **chosen})
    told = prose(rules, language)
    said = (*told["deal"], *(told["scores"] if chosen else ()))
    assert len([line for line in said if "24" in line]) == (3 if chosen else 2)
    assert [line for line in said if "exactly 30" in line or "exactamente 30" in line] == []
