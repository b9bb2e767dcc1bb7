"""What differs: exactly the parameters that are not the same."""

from itertools import permutations

import pytest

from escalera.book import Difference, compared, differences, from_default
from escalera.book.wording.catalogue import catalogue
from escalera.book.wording.plays import card_words, play_words
from escalera.rules import games, load, switches
from tests.rules.others import changed, choices, silent


@pytest.mark.parametrize(("one", "other"), list(permutations(games(), 2)))
def test_two_games(one: str, other: str) -> None:
    left, right = load(one), load(other)
    values = left.values(), right.values()
    changed = {name for name in values[0] if values[0][name] != values[1][name]}
    nowhere = {name for name in changed if silent(name, left) and silent(name, right)}
    if "bolivia" not in (one, other):
        nowhere |= {"wild_red", "wild_black"} & changed
    found = differences(left, right)
    assert {item.name for item in found} == changed - nowhere
    assert all(item.left != item.right for item in found)
    mirrored = [(item.right, item.left) for item in differences(right, left)]
    assert mirrored == [(item.left, item.right) for item in found]


@pytest.mark.parametrize("game", games())
def test_any_parameter_is_named(game: str) -> None:
    for name in choices():
        for rules in changed(game, 4, name):
            for language in ("en", "es"):
                found = {item.name: item for item in from_default(rules, language)}
                if silent(name, rules) and silent(name, load(game)):
                    assert name not in found
                else:
                    assert found[name].left != found[name].right


@pytest.mark.parametrize("game", games())
def test_switches_name_what_they_change(game: str) -> None:
    for switch in switches(game):
        for value in switch.values[1:]:
            players = switch.only_players.get(value, (4,))[0]
            rules = load(game, players, {switch.name: value})
            changes = {name for item in rules.deviations for name in item.changes}
            base = load(game, players)
            real = {name for name in changes if getattr(rules, name) != getattr(base, name)}
            real -= {name for name in real if silent(name, rules) and silent(name, base)}
            assert {item.name for item in from_default(rules)} == real


def test_what_a_game_does_not_have_is_not_priced() -> None:
    found = {item.name: item for item in differences(load("samba"), load("sambola"))}
    assert (found["black_samba"].left, found["black_samba"].right) == ("does not apply", "700")
    assert found["red_samba"].label == "Red samba"
    villages = {item.name: item for item in differences(load("samba"), load("villages-samba"))}
    assert "black_samba" not in villages
    assert villages["red_samba"].label == "Samba"
    assert villages["wild_mixed"].label == "Complete wild meld"
    assert not {"wild_red", "wild_black", "points_black_three"} & set(villages)
    bolivia = {
        item.name: item for item in differences(load("villages-samba"), load("bolivia"), "es")
    }
    assert bolivia["wild_red"].label == "Bolivia roja: solo doses"
    assert (bolivia["wild_red"].left, bolivia["wild_red"].right) == ("2.000", "4.000")


def test_who_plays_alone_agrees_on_no_asking() -> None:
    alone = from_default(load("villages-samba", 2, {"self_policed": "yes"}))
    assert [item.name for item in alone] == ["short_initial_raise"]


def test_the_number_of_players_is_named() -> None:
    found = differences(load("villages-samba", 2), load("villages-samba", 4))
    assert [(item.name, item.left, item.right) for item in found] == [
        ("seats", "2", "4"),
        ("packs", "7", "6"),
        ("jokers", "14", "12"),
        ("draw_cards", "5", "3"),
    ]


@pytest.mark.parametrize(
    ("game", "seats", "usual"),
    [("samba", 2, "4"), ("bolivia", 3, "4 or 6"), ("sambola", 5, "2, 3, 4 or 6")],
)
def test_an_unusual_number_of_players_is_a_house_rule(game: str, seats: int, usual: str) -> None:
    rules = load(game, seats)
    assert from_default(rules) == (Difference("seats", "Players at the table", usual, str(seats)),)
    (found,) = compared(rules, rules, "es")
    assert (found.left, found.right) == (str(seats), usual.replace(" or ", " o "))


def test_against_its_document_a_table_comes_first() -> None:
    rules = load("samba", 2, {"jokers": "9"})
    found = compared(rules, load("samba", 2))
    assert [(item.name, item.left, item.right) for item in found] == [
        ("seats", "2", "4"),
        ("jokers", "9", "6"),
    ]
    assert compared(rules, rules) == ()
    assert not compared(load("samba"), load("samba"))


@pytest.mark.parametrize(
    ("play", "words"),
    [
        ("draw", "Draw."),
        ("take to m3", "Take the upcard onto meld 3."),
        ("take with 8S TH", "Take with 8♠ 10♥."),
        ("take with 8D JK=9D to m2", "Take with 8♦ JK=9♦, onto meld 2."),
        ("meld 5H JK=6H 7H", "Lay down 5♥ JK=6♥ 7♥."),
        ("add 9C to m1", "Add 9♣ to meld 1."),
        ("back", "Take everything back."),
        ("back 8C from m2", "Take back 8♣ from meld 2."),
        ("merge m1 m2", "Join melds 1 and 2."),
        ("ask", "Ask: “May I go out?”"),
        ("discard 4S", "Discard 4♠."),
        ("end stock", "End the hand."),
    ],
)
def test_plays_in_words(play: str, words: str) -> None:
    assert play_words(play, catalogue("en")) == words


def test_cards_in_words() -> None:
    assert [card_words(card) for card in ("TS", "JK", "2C", "2H=TD")] == [
        "10♠",
        "JK",
        "2♣",
        "2♥=10♦",
    ]


def test_without_sequences_black_threes_go_out_as_a_set_either_way() -> None:
    sets: dict[str, object] = {"sequences": "no", "need_samba": 0}
    left, right = load("bolivia", 4, sets), load("bolivia", 4, {**sets, "black_threes_out": "set"})
    assert differences(left, right) == ()
