"""The book's sentences and the card tell every parameter."""

import dataclasses

import pytest

from escalera.book import book, figures
from escalera.book.book import CHAPTERS, prose
from escalera.book.card.parameter_words import GROUPS
from escalera.rules import RuleSet, games, load, parameters, switches
from escalera.texts.messages import source
from tests.rules.others import changed, choices, silent

TABLES = [*((game, 4) for game in games()), ("sambola", 2), ("villages-samba", 3)]


def card_text(rules: RuleSet, language: str = "en") -> list[tuple[str, str]]:
    return [(row.label, row.value) for group in figures(rules, language) for row in group.rows]


@pytest.mark.parametrize("name", choices())
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_parameter_changes_the_sentences_and_the_card(
    game: str, players: int, name: str
) -> None:
    base = load(game, players)
    for rules in changed(game, players, name):
        if silent(name, rules) and silent(name, base):
            continue
        assert prose(rules) != prose(base), (name, getattr(rules, name))
        assert card_text(rules) != card_text(base), (name, getattr(rules, name))


@pytest.mark.parametrize("game", games())
def test_every_switch_changes_both_languages(game: str) -> None:
    for switch in switches(game):
        for value in (*switch.values[1:], *(["0.05"] if switch.takes else [])):
            players = switch.only_players.get(value, (4,))[0]
            rules, base = load(game, players, {switch.name: value}), load(game, players)
            for language in ("en", "es"):
                assert prose(rules, language) != prose(base, language)
                assert card_text(rules, language) != card_text(base, language)


def test_every_parameter_has_its_place_on_the_card() -> None:
    placed = [name for names in GROUPS.values() for name in names.split()]
    assert sorted(placed) == sorted(parameter.name for parameter in parameters())


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_sentences_are_well_formed(game: str, language: str, players: int) -> None:
    chapters = prose(load(game, players), language)
    lines = [line for lines in chapters.values() for line in lines]
    assert len(lines) == len(set(lines))
    for line in lines:
        assert line[-1] in ".”»"
        assert line[0].isupper() or line[0].isdigit()
        assert not set(line) & set("{}_\n")
        assert "  " not in line
        assert " ." not in line


@pytest.mark.parametrize("game", games())
def test_the_sentences_do_not_know_the_game(game: str) -> None:
    rules = load(game)
    nameless = dataclasses.replace(rules, game="x", title="x", credit="x", special="x", version=9)
    assert prose(nameless) == prose(rules)
    assert card_text(nameless) == card_text(rules)


FEET = {"foot_cards": 5, "foot_taken": "empty"}
NO_FOOT = {"foot_cards": 0}
ONE_CARD = {"pile_minimum": 1}
DECLARED = {"red_threes_laid": "declare"}
SAYS = [
    ("samba", {}, "turn", "draw 1 card from the stock"),
    ("samba", {}, "sets", "2 wild cards at most"),
    ("samba", {}, "sets", "Two open sets of a rank may be joined"),
    ("samba", {}, "initial", "15 for a team whose score is below 0"),
    ("samba", {}, "offences", "told yes and don't go out, that costs 100 points"),
    ("sambola", {}, "turn", "special discard"),
    ("sambola", {}, "out", "2 red canastas or sambas and 1 black canasta or samba"),
    ("black-samba", {"pile_take": "all"}, "taking", "Then the whole pile is yours."),
    ("bolivia", {}, "frozen", "The pile is always frozen"),
    ("bolivia", {}, "black", "below the 4 of a sequence"),
    ("bolivia", {}, "scores", "A red bolivia, 2s alone, is worth 4,000; a black one"),
    ("bolivia", {}, "scores", "A black 3 that is left there costs 100."),
    ("bolivia", {}, "wild", "a black one three 2s and four jokers, and any other is mixed"),
    ("bolivia", {}, "aim", "a bolivia."),
    ("bolivia", {}, "taking", "with any two wild cards from your hand if it is wild itself"),
    ("bolivia", {}, "taking", "Three wild cards begin a new wild meld, or go onto an open one"),
    (
        "bolivia",
        {},
        "out",
        "at least 2 complete melds of any kind for that. Among these there must be",
    ),
    ("villages-samba", {}, "deal", "lift 30 cards off the pack"),
    ("villages-samba", {}, "deal", "15 on the left and 15 on the right. The left stack goes to"),
    ("villages-samba", {}, "deal", "the highest keeps the score"),
    (
        "villages-samba",
        {},
        "deal",
        "a team 100 points for cutting exactly 30 cards; this table doesn't",
    ),
    ("villages-samba", {"cut_bonus": 0.05}, "deal", "that happens 5 times in 100"),
    ("villages-samba", {"cut_bonus": 0.05}, "scores", "A cut of exactly 30 brings its team 100"),
    ("villages-samba", {}, "scores", "A complete wild meld is worth 2,000."),
    ("villages-samba", {}, "scores", "A canasta of 7s is worth 2,000. A samba is worth 2,000."),
    ("villages-samba", {}, "scores", "and 5 for each from 4 to 7. It takes off the same"),
    ("villages-samba", {}, "scores", "A black 3 that is left there costs 5."),
    ("villages-samba", {}, "taking", "Three wild cards go onto your team's open wild meld"),
    ("villages-samba", {}, "frozen", "if a black 3 is on top"),
    ("villages-samba", {}, "asking", "before you have picked up your foot, nor in a turn in which"),
    ("villages-samba", {"wilds_with_sevens": "yes"}, "scores", "2,000, red or black."),
    (
        "villages-samba",
        {"wilds_with_sevens": "yes", "black_sevens_bonus": 700},
        "scores",
        "A red canasta of 7s is worth 2,000. A black canasta of 7s is worth 700.",
    ),
    ("samba", {}, "scores", "10 for each card from 8 to king, 5 for each from 4 to 7 and 5 for a"),
    ("samba", {}, "scores", "A samba is worth 500."),
    ("samba", {}, "frozen", "if a black 3, a red 3 or a wild card is on top"),
    ("samba", {}, "frozen", "You can't take the upcard of a frozen pile by itself."),
    ("samba", {}, "asking", "a yes that you don't use costs 100 points"),
    ("samba", {}, "sets", "A set is never split."),
    (
        "sambola",
        {},
        "asking",
        "any number of cards then, and your team need not have its complete melds",
    ),
    ("sambola", {}, "asking", "ask first and lay them down after the yes"),
    ("sambola", {}, "asking", "a single card that needs nothing but the yes"),
    ("sambola", {}, "out", "Going out in the turn of the initial meld, called concealed, earns no"),
    ("sambola", {}, "turn", "If there is no stock left, the turn just ends."),
    ("sambola", {}, "red", "One that you get with the discard pile is laid down, and nothing"),
    ("sambola", {}, "red", "On the table they count for their team whatever happens."),
    ("black-samba", {}, "frozen", "a black 3, a red 3 or a wild card is on top"),
    (
        "black-samba",
        {"wilds_qualify": "no"},
        "frozen",
        "take the upcard of a frozen pile by itself.",
    ),
    ("black-samba", {"pile_take": "all"}, "frozen", "if a black 3 or a wild card is on top"),
    ("black-samba", {}, "red", "If the team has not melded when the hand ends, the same points"),
    ("villages-samba", {}, "feet", "second hand, of 15 cards"),
    ("villages-samba", {"hands": 3}, "match", "After 3 hands"),
    ("villages-samba", {}, "taking", "fewer than 7 cards"),
    ("samba", {"wilds_in_set": 0}, "sets", "Wild cards can't go into sets."),
    ("samba", {"need_any": 0}, "out", "needs no complete melds"),
    ("samba", {"wild_blocks": "no"}, "frozen", "you can't meld it"),
    ("sambola", {"joker_discard": "allowed"}, "turn", "a joker as well"),
    ("samba", {"self_policed": "yes"}, "offences", "not laid down when the hand ends costs 500"),
    ("samba", {"self_policed": "yes"}, "offences", "you can break some rules"),
    ("sambola", {"claim_penalty": 50}, "offences", "you can break some rules"),
    (
        "samba",
        {"take_for_initial": "no"},
        "stock",
        "have to take from the discard pile if you can.",
    ),
    ("samba", {"partner_counts": "none"}, "asking", "nobody to ask"),
    ("sambola", {"draw_cards": 1}, "turn", "You draw from one stock pile until it is used up"),
    (
        "bolivia",
        {},
        "taking",
        "those two may go beyond its seventh card; the upcard may not.",
    ),
    ("bolivia", {}, "taking", "Otherwise no meld gets more than seven cards this way."),
    (
        "bolivia",
        {"sets_combine": "no"},
        "taking",
        "go onto an open one that you name. No meld gets more than seven cards this way.",
    ),
    ("sambola", {"take_onto_at_most": 4}, "taking", "take. No meld gets more than seven cards"),
    ("sambola", FEET, "taking", "fewer will do: you get it as soon as you hold no other card."),
    ("samba", DECLARED, "red", "not been laid down when the hand ends scores nothing."),
    ("villages-samba", DECLARED, "red", "not been laid down when the hand ends scores nothing."),
    ("sambola", DECLARED, "red", "discard pile is laid down and replaced as well."),
    ("sambola", DECLARED, "red", "The new card comes from the fuller stock pile."),
    ("sambola", {}, "asking", "asked your partner “May I go out?” and the answer was yes."),
    ("villages-samba", {}, "feet", "Your partner's foot still counts against the team."),
    ("villages-samba", {}, "out", "may not play your last card, unless you then pick up your foot"),
    ("villages-samba", {}, "out", "then pick up your foot or cards from the discard pile."),
    ("villages-samba", {}, "turn", "unless you go out, or then pick up your foot or cards from"),
    ("villages-samba", NO_FOOT, "turn", "unless you go out or then pick up cards from the"),
    ("villages-samba", {"pile_take": 1}, "turn", "Unless you go out or pick up your foot, you"),
    ("samba", {"pile_face_down": "yes"}, "turn", "unless you go out or then pick up cards from"),
    ("samba", {}, "out", "you may not play your last card."),
    ("villages-samba", {}, "out", "You must have picked up your own foot in an earlier turn."),
    ("villages-samba", FEET, "out", "You must have picked up your own foot."),
    ("villages-samba", {}, "out", "your last card, your partner must have said yes."),
    ("samba", {}, "turn", "Unless you go out, you need one card"),
    ("samba", {}, "table", "A canasta or samba without a wild card is called red, or pure;"),
    ("samba", {"sequences": "no"}, "table", "A canasta without a wild card is called red"),
    ("samba", {"wilds_in_set": 0}, "table", "called wild; at this table no meld takes them."),
    (
        "samba",
        {"wilds_in_set": 0, "wild_melds": "several", "wild_blocks": "no"},
        "table",
        "called wild; at this table they meld only with each other.",
    ),
    ("samba", {"wilds_in_set": 0}, "initial", "melds laid down in the turn count. Red 3s and"),
    ("samba", {}, "initial", "melds laid down in the turn count, wild cards too."),
    ("sambola", {"freeze_wild": "no"}, "taking", "and only in the ways named first."),
    ("sambola", {}, "taking", "the pile counts as frozen for you"),
    ("bolivia", {}, "taking", "the pile counts as frozen for you"),
    ("villages-samba", {}, "taking", "you must still hold a card to discard."),
    ("villages-samba", ONE_CARD, "taking", "and have no foot to pick up, you must hold two."),
    ("villages-samba", {**ONE_CARD, **NO_FOOT}, "taking", "but the upcard, you must hold two."),
    ("villages-samba", {"pile_take": 1}, "taking", "no foot to pick up, you must hold two."),
    ("villages-samba", {}, "feet", "those cards come first, then the foot."),
    ("villages-samba", FEET, "feet", "you must keep a card to discard. Then you pick those cards"),
    ("villages-samba", NO_FOOT, "out", "unless you then pick up cards from the discard pile"),
    ("villages-samba", {"pile_take": 1}, "out", "unless you pick up your foot then."),
]


@pytest.mark.parametrize(("game", "chosen", "chapter", "words"), SAYS)
def test_says(game: str, chosen: dict[str, object], chapter: str, words: str) -> None:
    assert words in " ".join(prose(load(game, 4, chosen))[chapter])


SAYS_NOT = [
    ("samba", {}, "scores", "canasta of 7s"),
    ("villages-samba", {}, "turn", "Unless you go out or pick up your foot, you need one card"),
    ("samba", {}, "scores", "left there costs"),
    ("samba", {}, "scores", "red samba"),
    ("samba", {}, "frozen", "with a wild card from your hand"),
    ("sambola", {}, "scores", "for a black 3"),
    ("black-samba", {}, "scores", "for a black 3"),
    ("black-samba", {}, "asking", "foot"),
    ("bolivia", {}, "deal", "for cutting exactly"),
    ("bolivia", {"pile_take": "all"}, "frozen", "red 3"),
    ("villages-samba", {}, "frozen", "red 3"),
    ("villages-samba", {}, "red", "discard pile is laid"),
    ("villages-samba", {}, "red", "the same points are taken off"),
    ("villages-samba", {}, "scores", "for a black 3"),
    ("villages-samba", {}, "scores", "red samba"),
    ("villages-samba", {}, "scores", "jokers"),
    ("villages-samba", {}, "deal", "is dealt"),
    ("sambola", {}, "taking", "While your foot is still to be picked up"),
    ("samba", {}, "offences", "you can break some rules"),
    ("samba", DECLARED, "red", "counts as if it had been laid down"),
    ("villages-samba", DECLARED, "red", "in a foot are laid down when your first turn"),
    ("villages-samba", {**DECLARED, **FEET}, "red", "the red 3s in it are laid down at once"),
    ("villages-samba", DECLARED, "red", "when the hand ends costs"),
    ("sambola", DECLARED, "red", "and nothing replaces it"),
    ("sambola", DECLARED, "red", "where you drew the red 3"),
    ("villages-samba", {}, "out", "make the initial meld in it too"),
    ("villages-samba", {}, "out", "called concealed"),
    ("samba", {}, "out", "must have said yes"),
    ("sambola", {}, "out", "your own foot"),
    ("villages-samba", FEET, "feet", "those cards come first, then the foot."),
    ("villages-samba", {**FEET, "pile_take": 1}, "feet", "you must keep a card to discard."),
    ("villages-samba", {}, "taking", "you must hold two."),
]


@pytest.mark.parametrize(("game", "chosen", "chapter", "words"), SAYS_NOT)
def test_says_not(game: str, chosen: dict[str, object], chapter: str, words: str) -> None:
    assert words not in " ".join(prose(load(game, 4, chosen))[chapter])
    assert words in source("en", "chapters")  # or else no table could say it


def test_nothing_contradicts_self_policed_play() -> None:
    declared = prose(load("samba", 4, {"self_policed": "yes"}))["red"]
    assert not any("as if it had been laid down" in line for line in declared)
    raised = prose(load("villages-samba", 4, {"self_policed": "yes"}))["initial"]
    assert not any("can't end your turn" in line for line in raised)


def test_chapters_with_nothing_to_say_are_left_out() -> None:
    keys = [chapter.key for chapter in book(load("bolivia")).chapters]
    assert "feet" not in keys
    assert "offences" not in keys
    assert keys == [key for key in CHAPTERS if key in keys]
    everything = load("villages-samba", 4, {"self_policed": "yes"})
    assert [chapter.key for chapter in book(everything).chapters] == list(CHAPTERS)


def test_the_book_names_what_was_agreed() -> None:
    agreed = book(load("sambola", 4, {"jokers": 6})).agreed
    assert [(item.label, item.left, item.right) for item in agreed] == [("Jokers", "9", "6")]
    assert book(load("sambola")).agreed == ()


def test_the_book_in_spanish() -> None:
    spanish = book(load("villages-samba"), "es")
    assert spanish.title == "La Samba de The Villages"
    assert spanish.chapters[0].title == "Cartas y asientos"
