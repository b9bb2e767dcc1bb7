"""Each text is there once in each language, with the same values, and no file has a mistake."""

from collections import Counter
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from escalera.book.book import CHAPTERS
from escalera.book.card.parameter_words import GROUPS
from escalera.book.positions.examples import OF_PARTNERS
from escalera.book.positions.sketches import sketches
from escalera.engine.match.refusals import RESTS_ON, first_parameter, sentence
from escalera.engine.match.score_sheet import NAMES
from escalera.engine.state.reasons import Reason
from escalera.pad import Check, agreed, lines
from escalera.rules import games, keys, load, parameters, switches
from escalera.rules.errors import BAD_FILE
from escalera.rules.parameter import Kind
from escalera.server.apidocs.errors import error_sentences
from escalera.texts import LANGUAGES, message_id, texts
from tests.another_python import run
from tests.texts.asked_for import filled, mentioned, named, patterns
from tests.texts.files import entries, files, messages
from tools.page.rules import GIVEN

ELSEWHERE = {"games", "houserules"}
"""Files whose English is elsewhere: in a game's own file, and in the list of parameters."""
ENGLISH_ONLY = {"sheet-hand-nth": {"ending"}}
"""Only English has these: Spanish writes `1.ª`."""


def test_every_folder_is_a_language() -> None:
    found = {item.name for item in resources.files("escalera.texts").iterdir() if item.is_dir()}
    assert found - {"__pycache__"} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_file_is_lost_to_a_mistake_in_it(language: str) -> None:
    for file in files(language):
        junk = [entry for entry in entries(language, file) if isinstance(entry, ast.Junk)]
        assert [entry.content for entry in junk] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice_here_or_in_the_client(language: str) -> None:
    client = (Path("web/src/lang") / language).glob("*.ftl")
    parts = [entries(language, file) for file in files(language)]
    parts += [FluentParser().parse(path.read_text("utf-8")).body for path in client]
    found = [entry.id.name for part in parts for entry in part if isinstance(entry, ast.Message)]
    assert len(found) > 1500
    assert [key for key, times in Counter(found).items() if times > 1] == []


def test_all_languages_say_the_same_with_the_same_values() -> None:
    for file in (files("en") | files("es")) - ELSEWHERE:
        english = messages("en", file)
        own = {key: english[key] - values for key, values in ENGLISH_ONLY.items() if key in english}
        assert messages("es", file) == english | own


def made() -> set[str]:
    """Return the ids put together from games, rules and the book's lists."""
    found = {f"chapter-{key}" for key in CHAPTERS} | {f"card-group-{key}" for key in GROUPS}
    found |= {f"example-{sketch.more['id']}" for sketch in sketches("examples.toml", "example")}
    found |= {f"example-{key}_one" for key in OF_PARTNERS}
    found |= {
        f"lesson-{sketch.more['id']}-{part}"
        for sketch in sketches("lessons.toml", "lesson")
        for part in ("title", "text", "done")
    }
    found |= {f"reason-{reason.name}" for reason in RESTS_ON}
    found |= {f"reason-{name}" for name in {BAD_FILE, *error_sentences()}}
    found |= {f"takes-{message_id(kind)}" for kind in Kind} | {f"reason-{GIVEN}"}
    found |= {f"padcheck-{check}" for check in Check}
    found |= {f"fact-{one.name}" for one in parameters()}
    found |= {f"value-{one.name}-{choice}" for one in parameters() for choice in one.choices}
    published = [switch for game in games() for switch in switches(game)]
    found |= {f"variation-{switch.name}" for switch in published}
    return found | {
        f"value-{switch.name}-{message_id(value)}"
        for switch in published
        for value in switch.values
        if value not in {"yes", "no"}
    }


OWN_WORDS = (
    "chapter-",
    "card-group-",
    "example-",
    "lesson-",
    "reason-",
    "padcheck-",
    "variation-",
    "takes-",
    "fault-",
)
"""Ids that are all in a list in the code, and are asked for only through it."""


def test_no_message_is_left_over() -> None:
    known, shapes = made() | mentioned() | {f"fault-{one}" for one in mentioned()}, patterns()
    counted = {key for key in messages("en") if key.removeprefix("count-") in known}
    for key in messages("en").keys() - known - counted:
        asked = not key.startswith(OWN_WORDS) and any(shape.fullmatch(key) for shape in shapes)
        assert asked, key


def test_no_message_is_asked_for_that_does_not_exist() -> None:
    said = set(messages("en"))
    assert sorted(made() - said) == []
    asked = {key for key in named() if "-" in key.strip("-") and not key.startswith("-")}
    assert len(asked) > 150
    assert sorted(asked - said) == []


def test_the_terminal_gives_each_message_its_values() -> None:
    taken, given = messages("en"), list(filled())
    assert len(given) > 100
    assert [(key, values) for key, values in given if taken[key] != values] == []


def test_every_line_of_a_score_is_said_in_spanish() -> None:
    wanted = {f"padlabel-{message_id(name[:1].upper() + name[1:])}" for name in NAMES.values()}
    assert sorted(wanted - messages("es", "padlabels").keys()) == []


def test_every_line_of_a_pad_is_said_in_spanish() -> None:
    wanted = {
        f"padlabel-{part}"
        for game in games()
        for line in lines(agreed(game))
        for part in (*line.words, *(field.words for field in line.fields))
    }
    assert sorted(wanted - messages("es", "padlabels").keys()) == []


def test_every_refusal_is_said_and_no_other() -> None:
    assert set(messages("en", "reasons")) == {f"reason-{reason.name}" for reason in RESTS_ON}
    assert set(RESTS_ON) == set(Reason) - {Reason.OK}


def test_a_refusal_names_only_the_first_parameter_it_rests_on() -> None:
    rules = load("samba")
    for key, values in messages("en", "reasons").items():
        number = getattr(rules, first_parameter(Reason[key.removeprefix("reason-")]), None)
        assert values == set() or (values == {"n"} and type(number) is int), key


def test_a_refusal_in_both_languages() -> None:
    rules = load("sambola", 4, {"pile_minimum": 7})
    assert [sentence(Reason.PILE_TOO_SMALL, rules, language) for language in LANGUAGES] == [
        "The pile holds fewer than 7 cards.",
        "El pozo tiene menos de 7 cartas.",
    ]


def test_every_game_is_told_in_spanish() -> None:
    told = {f"game-{game}{part}" for game in games() for part in ("", "-about", "-credit")}
    assert set(messages("es", "games")) == told


def test_every_setting_is_told_in_spanish() -> None:
    for game in games():
        for key in keys(game):
            assert key.sentence("es") != key.sentence("en"), key.name


def test_what_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError, match="reason-NONE"):
        texts("en", "reasons").say("reason-NONE")
    with pytest.raises(KeyError, match="reason-PILE_TOO_SMALL"):
        texts("en", "reasons").say("reason-PILE_TOO_SMALL")
    with pytest.raises(ValueError, match="en, es"):
        texts("de", "reasons")


WANTED = """
import sys
from escalera import Game
game = Game.new("samba", seed=1, players=4)
print("fluent.runtime" in sys.modules, game.why_not("yes").name, "fluent.runtime" in sys.modules)
"""


def test_texts_are_read_when_they_are_wanted() -> None:
    assert run("-c", WANTED) == "False NOBODY_ASKED True\n"
