"""A game's headline stands only where the settings in force do not contradict it."""

from importlib import resources
from pathlib import Path

import pytest

from escalera.book import LANGUAGES, book
from escalera.book.page import book_page, card_page
from escalera.cli.app import run
from escalera.rules import RuleError, RuleSet, games, load, presets
from escalera.rules.definition import definitions, read_definition

DATA = resources.files("escalera.rules") / "data"
FROZEN = {"en": "the discard pile is always frozen", "es": "el pozo está siempre congelado"}
CONTRADICTED = [
    ("samba", {"pile_take": 5}),
    ("samba", {"sequences": "no"}),
    ("samba", {"packs": 4}),
    ("sambola", {"joker_discard": "allowed"}),
    ("sambola", {"jokers": 0}),
    ("sambola", {"stock_piles": 1}),
    ("sambola", {"pile_take": "all"}),
    ("black-samba", {"wilds_in_sequence": 0}),
    ("black-samba", {"wilds_in_sequence": 2}),
    ("black-samba", {"complete_cards": 6, "take_onto_at_most": 5}),
    ("bolivia", {"always_frozen": "no"}),
    ("bolivia", {"wild_melds": "none"}),
    ("bolivia", {"wild_red": 2000, "wild_black": 2000}),
    ("villages-samba", {"foot_cards": 0}),
    ("villages-samba", {"pile_take": "all"}),
    (
        "villages-samba",
        {"hands": 0, "target": 5000, "minimum_by": "score", "minimums": "50/90/120/150/180"},
    ),
]
LEFT_STANDING = [
    ("samba", {"jokers": 9}),
    ("samba", {"self_policed": "yes"}),
    ("sambola", {"jokers": 6}),
    ("black-samba", {"pile_take": "all"}),
    ("bolivia", {"pile_take": "all"}),
    ("villages-samba", {"hands": 3}),
    ("villages-samba", {"self_policed": "yes"}),
]


@pytest.mark.parametrize("game", games())
def test_it_stands_by_the_game_s_own_rules(game: str) -> None:
    assert definitions()[game].special_while
    for players in load(game).players:
        assert load(game, players).special == definitions()[game].special


@pytest.mark.parametrize(("game", "chosen"), LEFT_STANDING)
def test_other_settings_leave_it(game: str, chosen: dict[str, object]) -> None:
    for language in LANGUAGES:
        told = book(load(game, 4, chosen), language).about
        assert told == book(load(game), language).about != ""


@pytest.mark.parametrize(("game", "chosen"), CONTRADICTED)
def test_what_contradicts_it_drops_it(game: str, chosen: dict[str, object]) -> None:
    rules = load(game, 4, chosen)
    assert rules.special == ""
    assert {book(rules, language).about for language in LANGUAGES} == {""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preset_says_nothing_that_it_does_not_play(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    rules: RuleSet = presets()["bolivia-card-books"].rules()
    assert FROZEN[language] in book_page(load("bolivia"), language)
    for page in (book_page(rules, language), card_page(rules, language)):
        assert FROZEN[language] not in page
    for words in (["book"], ["book", "--card"]):
        assert run([*words, "bolivia-card-books", "--language", language]) == 0
        head = capsys.readouterr().out.splitlines()[:3]
        assert all(head[:2])
        assert FROZEN[language] not in " ".join(head)


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ('["pack=3"]', "pack"),
        ('["packs", "!"]', ""),
        ('"packs=3"', "special_while"),
        ("[3]", "special_while"),
    ],
)
def test_a_condition_on_no_parameter_is_refused(written: str, key: str) -> None:
    text = Path(str(DATA / "samba.toml")).read_text("utf-8")
    own = '["packs=3", "sequences", "pile_take=0"]'
    assert own in text
    with pytest.raises(RuleError) as caught:
        read_definition(text.replace(own, written))
    assert caught.value.key == key


def test_a_game_may_name_no_conditions() -> None:
    text = Path(str(DATA / "samba.toml")).read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("special_while")]
    assert read_definition("\n".join(lines)).special_while == ()
