"""The rule card says what the parameters say."""

import dataclasses
from collections.abc import Callable

import pytest

from escalera.rules import RuleError, RuleSet, games, load, parameters, rule_card, switches
from tests.rules.others import choices

AGREED = "Agreed at this table"


def _no_red_three_in_pile(rules: RuleSet) -> bool:
    return rules.upcard == "none" and rules.joker_discard == "allowed"


def _black_threes_score_nothing(rules: RuleSet) -> bool:
    return rules.black_threes_out == "never" or not rules.black_threes_score


# Where a parameter changes nothing in play, the card is silent about it.
SILENT: dict[str, Callable[[RuleSet], bool]] = {
    "freeze_wild": lambda rules: rules.always_frozen,
    "freeze_red_three": lambda rules: rules.always_frozen or _no_red_three_in_pile(rules),
    "pile_red_three_replaced": _no_red_three_in_pile,
    "points_black_three": _black_threes_score_nothing,
    "take_upcard_alone": lambda rules: rules.always_frozen,
    "wilds_qualify": lambda rules: rules.always_frozen,
    "wilds_with_sevens": lambda rules: rules.wilds_in_set == 0,
    "black_threes_score": lambda rules: rules.black_threes_out == "never",
    "asking": lambda rules: not rules.partners,
    "unused_yes_penalty": lambda rules: not rules.partners,
    "out_after_no_penalty": lambda rules: not rules.partners,
    "out_without_yes_returns": lambda rules: not rules.partners,
    "black_samba": lambda rules: rules.wilds_in_sequence == 0,
    "black_canasta": lambda rules: rules.wilds_in_set == 0,
    "wild_mixed": lambda rules: rules.wild_melds == "none",
    "wild_black": lambda rules: rules.wild_melds == "none",
    "wild_red": lambda rules: rules.wild_melds == "none",
    "undeclared_penalty": lambda rules: rules.red_threes_laid != "declare",
    "cut_points": lambda rules: rules.cut_bonus == 0,
}
# Parameters that can't change alone.
WITH: dict[str, tuple[dict[str, object], ...]] = {
    "hands": ({"target": 0}, {"target": 0, "minimums": "50/90"}),
    "target": ({"hands": 0, "minimum_by": "score", "minimums": "15/50/90/120/150"},),
    "minimum_by": (
        {"hands": 4, "target": 0, "minimums": "50/90/120/150"},
        {"minimums": "15/50/90/120/150"},
    ),
    "need_wild": ({}, {"wild_melds": "several"}),
}


def body(rules: RuleSet) -> list[tuple[str, tuple[str, ...]]]:
    """The card without the list of what was agreed."""
    return [(item.title, item.lines) for item in rule_card(rules) if item.title != AGREED]


def silent(name: str, rules: RuleSet) -> bool:
    return name in SILENT and SILENT[name](rules)


def changed(game: str, players: int, name: str) -> list[RuleSet]:
    """Rule sets in which this parameter has another value."""
    base, found = load(game, players), []
    for value in choices()[name]:
        for more in WITH.get(name, ({},)):
            try:
                rules = load(game, players, {name: value, **more})
            except RuleError:
                continue
            if getattr(rules, name) != getattr(base, name):
                found.append(rules)
    return found


@pytest.mark.parametrize("name", choices())
@pytest.mark.parametrize(
    ("game", "players"), [*((game, 4) for game in games()), ("sambola", 2), ("villages-samba", 3)]
)
def test_the_card_follows_every_parameter(game: str, players: int, name: str) -> None:
    base = load(game, players)
    others = changed(game, players, name)
    assert others, "no other value could be tried"
    for rules in others:
        assert (body(rules) == body(base)) == (silent(name, base) and silent(name, rules))


@pytest.mark.parametrize("game", games())
def test_the_card_follows_every_switch(game: str) -> None:
    for switch in switches(game):
        for value in (*switch.values[1:], *(["0.05"] if switch.takes else [])):
            players = switch.only_players.get(value, (4,))[0]
            rules = load(game, players, {switch.name: value})
            assert body(rules) != body(load(game, players))
            marked = next(item for item in rule_card(rules) if item.title == AGREED)
            assert len(marked.lines) == 1
            assert marked.lines[0].startswith(f"Variation: {switch.name} {value} instead of ")
            assert switch.sentence in marked.lines[0]


def test_house_rules_are_marked() -> None:
    rules = load("bolivia", 3, {"jokers": 7, "pile_take": "all"})
    marked = rule_card(rules)[0]
    assert marked.title == AGREED
    assert [line.split(".")[0] for line in marked.lines] == [
        "House rule: players 3 instead of 4/6",
        "Variation: pile_take all instead of 5",
        "House rule: jokers 7 instead of 6",
    ]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("players", range(2, 7))
def test_the_card_is_well_formed(game: str, players: int) -> None:
    card = rule_card(load(game, players))
    titles = [item.title for item in card]
    assert len(titles) == len(set(titles))
    for item in card:
        assert item.lines
        for line in item.lines:
            assert line == line.strip()
            assert not set(line) & set("{}_\n") or item.title == AGREED
            assert "  " not in line
            assert line[-1] in ".:" or line[-1].isdigit() or line.endswith("together")


@pytest.mark.parametrize("game", games())
def test_the_card_does_not_know_the_game(game: str) -> None:
    rules = load(game)
    nameless = dataclasses.replace(rules, game="x", title="x", credit="x", special="x", version=9)
    assert rule_card(nameless) == rule_card(rules)


# A few sentences, read against the documents.
SAYS = [
    ("samba", 4, {}, "Going out", "Your team needs at least 2 complete melds of any kind."),
    (
        "sambola",
        4,
        {},
        "Going out",
        "at least 2 red canastas or sambas and at least 1 black canasta",
    ),
    ("sambola", 4, {}, "Your turn", "Jokers can't be discarded."),
    ("sambola", 4, {}, "The deal", "in two piles"),
    ("black-samba", 4, {}, "Going out", "needs at least 2 complete melds of any kind."),
    ("bolivia", 4, {}, "Going out", "2 complete melds of any kind, among them at least 1 samba."),
    ("bolivia", 4, {}, "Frozen and blocked", "always frozen"),
    ("bolivia", 4, {}, "Scores", "A black 3 left in a hand costs 100 points."),
    ("villages-samba", 4, {}, "The deal", "lifts 30 cards and makes two face-down stacks"),
    ("villages-samba", 4, {}, "The deal", "15 cards on the left, which are the left neighbour's"),
    ("villages-samba", 4, {}, "Frozen and blocked", "A black 3 on top blocks the pile"),
    ("villages-samba", 4, {}, "Scores", "10, 4s to 7s 5. Card"),
    ("villages-samba", 4, {}, "Scores", "Complete wild meld: 2000 Going out"),
    ("villages-samba", 4, {}, "Scores", "Canasta of 7s: 2000 Samba: 2000"),
    ("villages-samba", 4, {}, "The initial meld", "Wild cards count, red 3s and bonuses do not."),
    ("villages-samba", 4, {}, "Taking the discard pile", "Three wild cards join your team's open"),
    ("villages-samba", 4, {}, "Asking to go out", "foot or in a turn in which you took"),
    ("villages-samba", 4, {"cut_bonus": "0.05"}, "Scores", "A cut of exactly 30: 100"),
    ("samba", 4, {}, "The initial meld", "An upcard that you took counts too"),
    ("samba", 4, {}, "Asking to go out", "you may go out without asking. You may ask once a turn"),
    ("samba", 4, {}, "Frozen and blocked", "A frozen pile can't be taken with the upcard alone."),
    ("sambola", 4, {}, "Asking to go out", "with any number of cards in hand."),
    ("sambola", 4, {}, "Asking to go out", "ask first and lay them down then"),
    ("sambola", 4, {}, "Going out", "(going out concealed) scores nothing extra."),
    ("sambola", 4, {}, "Scores", "4s to 7s 5. Card"),
    ("bolivia", 4, {}, "Scores", "Black bolivia (three 2s and four jokers): 3000"),
    ("villages-samba", 4, {}, "Players and cards", "6 packs of 52 with 12 jokers: 324 cards"),
    ("villages-samba", 2, {}, "Your turn", "First draw 5 cards"),
    ("villages-samba", 4, {"hands": 3}, "The initial meld", "Hand 3: 150"),
    ("villages-samba", 4, {"cut_bonus": "0.05"}, "The deal", "5 in 100"),
    ("samba", 4, {"self_policed": "yes"}, "Offences", "costs 500 points"),
    ("samba", 4, {"always_frozen": "yes"}, "Frozen and blocked", "always frozen"),
    ("samba", 4, {"wild_blocks": "no"}, "Frozen and blocked", "nothing can take it"),
    ("samba", 4, {"pile_take": 1}, "Taking the discard pile", "the upcard only"),
    ("samba", 4, {"need_any": 0}, "Going out", "needs no complete melds"),
    ("samba", 4, {"wilds_in_set": 0}, "Sets", "no wild cards"),
    ("samba", 4, {"hands": 1, "target": 0}, "The match", "one hand"),
]


@pytest.mark.parametrize(("game", "players", "chosen", "title", "words"), SAYS)
def test_says(game: str, players: int, chosen: dict[str, object], title: str, words: str) -> None:
    card = {item.title: " ".join(item.lines) for item in rule_card(load(game, players, chosen))}
    assert words in card[title]


SAYS_NOT = [
    ("villages-samba", 4, "The initial meld", "upcard"),
    ("villages-samba", 4, "Frozen and blocked", "red 3"),
    ("villages-samba", 4, "Red 3s", "discard pile"),
    ("villages-samba", 4, "Scores", "black 3s"),
    ("black-samba", 4, "Asking to go out", "foot"),
    ("samba", 4, "Scores", "Red samba"),
]


@pytest.mark.parametrize(("game", "players", "title", "words"), SAYS_NOT)
def test_says_not(game: str, players: int, title: str, words: str) -> None:
    card = {item.title: " ".join(item.lines) for item in rule_card(load(game, players))}
    assert words not in card[title]


def test_who_plays_alone_reads_nothing_of_asking() -> None:
    rules = load("villages-samba", 2, {"self_policed": "yes"})
    card = {item.title: " ".join(item.lines) for item in rule_card(rules)}
    assert "without a yes" not in card["Offences"]
    assert card["Asking to go out"] == "You have no partner, so you ask nobody."


def test_silence_is_justified_for_known_parameters_only() -> None:
    assert set(SILENT) <= {parameter.name for parameter in parameters()}
