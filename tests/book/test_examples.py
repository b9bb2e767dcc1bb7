"""Each pictured example is legal or illegal as it says: the engine and the documents agree."""

from functools import cache

import pytest

from escalera.book import LANGUAGES, Example, book
from escalera.book.book import CHAPTERS
from escalera.book.chapters.refusal_chapters import CHAPTERS_OF
from escalera.book.positions.sketches import fits, placed, sketches
from escalera.engine.match.game import Game
from escalera.engine.match.refusals import RESTS_ON
from escalera.engine.state.reasons import Reason
from escalera.notation import read
from escalera.rules import games, load, switches

SKETCHES = {sketch.more["id"]: sketch for sketch in sketches("examples.toml", "example")}
# What the documents say, for four players: + legal, - illegal, . not shown. One column a game:
# samba, sambola, black-samba, bolivia, villages-samba.
BY_DOCUMENT = """
discard-joker            +-+++
special-discard          .+...
special-discard-too-early .-...
back-one-of-four         +++++
back-one-of-three        -----
set-naturals             +++++
set-one-wild             +++++
set-one-natural          -----
set-even                 ++++-
set-three-wilds          -+--+
set-sevens-wild          ++++-
set-second               +----
set-merge                +....
set-natural-onto-canasta -+++-
set-wild-onto-canasta    -----
sequence-naturals        +++++
sequence-ace             +++++
sequence-three           -----
sequence-gap             -----
sequence-suits           -----
sequence-wild            -+++-
sequence-two-wilds       -----
sequence-second          ++++-
sequence-onto-samba      -----
wild-three               ---++
wild-second              ...+-
initial-low              -----
initial-wild             +++++
initial-two-melds        +++++
initial-take             ++++-
take-pair                +++++
take-row                 -++++
take-pair-wild           -++--
take-row-wild            -++--
take-alone               +++--
take-onto-five           ++++-
take-small-pile          ++++-
take-last-cards          ----.
frozen-pair              +++++
frozen-pair-wild         -----
frozen-alone             -----
frozen-red-three         -....
blocked-black-three      -----
blocked-wild             ---++
red-declare              .....
red-discard              .....
black-early              -----
black-out                +--++
black-four-out           +..+-
black-low-end            ...+.
foot-out                 ....-
ask-two-cards            +++++
ask-one-card             +++++
ask-before               +++++
ask-last-set             +++++
out-last-set             +----
out-last-meld            +----
out-last-meld-after-yes  .++++
out-without-asking       +----
out-after-yes            .++++
out-after-no             .----
out-too-early            -----
out-after-binding-no     -....
out-after-take           ....-
claim                    .....
"""
DOCUMENTED = dict(line.split() for line in BY_DOCUMENT.split("\n") if line)
# A switch or house rule that reverses a verdict.
FLIPS = [
    ("samba", {"wilds_in_sequence": 1}, "sequence-wild"),
    ("samba", {"wilds_in_set": 3}, "set-three-wilds"),
    ("samba", {"wild_melds": "several"}, "wild-three"),
    ("samba", {"sets_combine": "yes"}, "set-second"),
    ("samba", {"asking": "required"}, "out-without-asking"),
    ("samba", {"self_policed": "yes"}, "out-after-binding-no"),
    ("samba", {"black_threes_out": "never"}, "black-out"),
    ("samba", {"minimums": "15/15/90/120/160"}, "initial-low"),
    ("sambola", {"joker_discard": "allowed"}, "discard-joker"),
    ("sambola", {"freeze_wild": "no"}, "frozen-alone"),
    ("black-samba", {"wilds_qualify": "no"}, "take-pair-wild"),
    ("black-samba", {"add_to_complete": "no"}, "set-natural-onto-canasta"),
    ("bolivia", {"always_frozen": "no", "take_upcard_alone": "yes"}, "take-alone"),
    ("villages-samba", {"one_sequence_per_suit": "no"}, "sequence-second"),
    ("villages-samba", {"self_policed": "yes"}, "initial-low"),
    ("villages-samba", {"pile_minimum": 1}, "take-small-pile"),
    ("villages-samba", {"naturals_outnumber": "no"}, "set-even"),
]


@cache
def shown(
    game: str, players: int = 4, chosen: tuple[tuple[str, object], ...] = ()
) -> list[Example]:
    rules = load(game, players, dict(chosen))
    return [item for chapter in book(rules).chapters for item in chapter.examples]


def tables() -> list[tuple[str, int, tuple[tuple[str, object], ...]]]:
    found: list[tuple[str, int, tuple[tuple[str, object], ...]]] = []
    for game in games():
        found += [(game, players, ()) for players in load(game).players]
        for switch in switches(game):
            for value in switch.values[1:]:
                players = switch.only_players.get(value, (4,))[0]
                found.append((game, players, ((switch.name, value),)))
    return found


def test_every_example_is_in_the_table() -> None:
    assert list(DOCUMENTED) == list(SKETCHES)
    assert {sketch.more["chapter"] for sketch in SKETCHES.values()} <= set(CHAPTERS)


@pytest.mark.parametrize("game", games())
def test_verdicts_are_those_of_the_documents(game: str) -> None:
    column = games().index(game)
    expected = {key: marks[column] for key, marks in DOCUMENTED.items() if marks[column] != "."}
    found = {item.key: "+" if item.verdict.legal else "-" for item in shown(game)}
    assert found == expected


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "chosen"), tables())
def test_the_record_gives_the_same_verdict(
    game: str, players: int, chosen: tuple[tuple[str, object], ...]
) -> None:
    for item in shown(game, players, chosen):
        found = Game.from_record(read(item.record))
        assert found.seat_to_act == 1
        refusal = found.why_not(item.play)
        assert (refusal is None) == item.verdict.legal, item.key
        if refusal is not None:
            assert (item.verdict.name, item.verdict.sentence) == (refusal.name, refusal.sentence)


@pytest.mark.parametrize(("game", "chosen", "key"), FLIPS)
def test_a_switch_turns_the_verdict_round(game: str, chosen: dict[str, object], key: str) -> None:
    rules, base = load(game, 4, chosen), load(game)
    verdicts = [
        next(
            item.verdict.legal
            for chapter in book(r).chapters
            for item in chapter.examples
            if item.key == key
        )
        for r in (rules, base)
    ]
    assert verdicts[0] != verdicts[1]


def test_self_policed_samba_shows_its_own_examples() -> None:
    found = {item.key: item.verdict.legal for item in shown("samba", 4, (("self_policed", "yes"),))}
    assert found["red-declare"]
    assert not found["red-discard"]
    assert found["claim"]


@pytest.mark.parametrize(("game", "players", "chosen"), tables())
def test_a_verdict_names_a_chapter_of_the_book(
    game: str, players: int, chosen: tuple[tuple[str, object], ...]
) -> None:
    for language in LANGUAGES:
        chapters = book(load(game, players, dict(chosen)), language).chapters
        titles = {chapter.title for chapter in chapters}
        for item in [item for chapter in chapters for item in chapter.examples]:
            named = set(filter(None, item.verdict.rule.split("; ")))
            assert named <= titles
            assert bool(named) != item.verdict.legal, item.key


def test_every_reason_has_its_chapter() -> None:
    engine_limit = {Reason.TABLE_FULL.name}
    listed = [name for names in CHAPTERS_OF.values() for name in names.split()]
    assert len(listed) == len(set(listed))
    assert set(listed) == {reason.name for reason in RESTS_ON} - engine_limit
    assert {key for keys in CHAPTERS_OF for key in keys} <= set(CHAPTERS)


@pytest.mark.parametrize("game", games())
def test_each_chapter_names_the_refusals_that_it_tells(game: str) -> None:
    told = {chapter.key: chapter.reasons for chapter in book(load(game)).chapters}
    assert "TOO_MANY_WILDS" in told["sets"]
    assert "NOT_A_MELD" in told["sets"]
    assert "NOT_A_MELD" in told["sequences"]
    assert not told["deal"]
    assert len({name for names in told.values() for name in names}) > 60


def test_what_was_laid_down_in_the_turn_is_shown() -> None:
    found = {item.key: item for item in shown("samba")}
    for key in ("ask-one-card", "ask-two-cards", "ask-before", "out-without-asking"):
        assert found[key].laid == ("JC",), key
    assert found["back-one-of-four"].laid == ("8S", "8H", "8D", "8C")
    assert found["set-naturals"].laid == ()
    assert {item.key: item for item in shown("bolivia")}["ask-one-card"].laid == ("JS", "JC")


def test_the_last_cards_complete_the_last_meld() -> None:
    found = {item.key: item for item in shown("villages-samba")}["ask-last-set"]
    assert found.hand == ("7S", "7H", "7H")
    assert [len(cards) for _, cards in found.melds[:-1]] == [7] * 8 + [4]


def test_every_example_is_shown_somewhere() -> None:
    keys = {item.key for table in tables() for item in shown(*table)}
    assert keys == set(SKETCHES)


def test_an_impossible_position_is_left_out() -> None:
    rules = load("samba", 4, {"jokers": 0, "black_threes_out": "never"})
    sketch = SKETCHES["discard-joker"]
    assert fits(sketch, rules)
    assert placed(sketch, rules) is None
    assert "discard-joker" not in {
        item.key for chapter in book(rules).chapters for item in chapter.examples
    }


def test_spanish_examples_judge_alike() -> None:
    rules = load("villages-samba")
    both = zip(book(rules, "en").chapters, book(rules, "es").chapters, strict=True)
    for english, spanish in both:
        for one, other in zip(english.examples, spanish.examples, strict=True):
            assert one.verdict.name == other.verdict.name
            assert one.caption != other.caption
            assert one.verdict.legal or one.verdict.sentence != other.verdict.sentence
